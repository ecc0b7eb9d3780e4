/// One unfolded line of an iCalendar file: `DTSTART;TZID=Europe/Berlin:20261120T100000`.
struct CalendarLine {
  /// In capitals.
  let name: String
  /// By name in capitals, without quotes.
  private(set) var parameters: [String: String] = [:]
  let value: String

  /// Lines of a file that are looked at.
  private static let most = 100_000

  static func all(in bytes: [UInt8]) -> [CalendarLine] {
    var written: [[UInt8]] = []
    for line in bytes.split(separator: 0x0A).prefix(most) {
      let line = line.last == 0x0D ? line.dropLast() : line
      // A line goes on in the next one behind a space, perhaps in the middle of a character.
      if let first = line.first, first == 0x20 || first == 0x09, !written.isEmpty {
        written[written.count - 1] += line.dropFirst()
      } else {
        written.append(Array(line))
      }
    }
    return written.compactMap { CalendarLine(String(decoding: $0, as: UTF8.self)) }
  }

  init?(_ text: String) {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    var isQuoted = false
    var ends: [Substring.Index] = []
    var colon: Substring.Index?
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case ";" where !isQuoted: ends.append(index)
      case ":" where !isQuoted: colon = index
      default: continue
      }
      if colon != nil { break }
    }
    guard let colon else { return nil }
    ends.append(colon)
    name = text[..<ends[0]].uppercased()
    value = String(text[text.index(after: colon)...])
    for (start, end) in zip(ends, ends.dropFirst()) {
      let parts = text[text.index(after: start)..<end].split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      parameters[parts[0].uppercased()] = parts[1].filter { $0 != "\"" }
    }
  }

  /// `\n`, `\,`, `\;` and `\\` as what they stand for.
  static func unescaped(_ value: String) -> String {
    guard value.contains("\\") else { return value }
    var result = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        result.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
