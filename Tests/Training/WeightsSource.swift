import NudgyLanguage

/// The Swift source that holds the weights.
struct WeightsSource {
  /// Features with a weight.
  let count: Int
  let text: String

  init(_ weights: [(feature: String, weights: [Double])]) {
    let entries = weights.compactMap { WeightsSource.entry($0.feature, $0.weights) }
    count = entries.count
    text = """
      // Written by `make intents` from Tests/Training/intents.tsv; changes belong there.

      extension IntentModel {
        static let weights = WordTable(
          \"\"\"
      \(WeightsSource.lines(entries).map { "    " + $0 }.joined(separator: "\n"))
          \"\"\")
      }

      """
  }

  private static func entry(_ feature: String, _ weights: [Double]) -> String? {
    var value = ""
    for (place, weight) in weights.enumerated() {
      let units = Int((weight / IntentModel.unit).rounded())
      guard units != 0 else { continue }
      value += String(decoding: [IntentModel.letters[place]], as: UTF8.self) + String(units)
    }
    return value.isEmpty ? nil : feature + ":" + value
  }

  /// At most 1,000 characters each: no one reads them, and a file of many short ones only looks like rules.
  private static func lines(_ entries: [String]) -> [String] {
    var lines: [String] = []
    var line = ""
    for entry in entries {
      if !line.isEmpty, line.utf8.count + entry.utf8.count >= 1000 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + entry
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
