import NudgyCore
import NudgyLanguage
import NudgyReader

// The JSON of the contracts for a message in its scene.
extension ReaderScene {
  /// - Parameter json: `{"tasks": [{"number": 3, "title": "…"}], "card": 3, "just": "created 4"}`; what is missing is
  ///   not there.
  init(_ json: JSONValue) {
    let tasks = (json["tasks"]?.arrayValue ?? []).compactMap { task -> Task? in
      guard let number = task["number"]?.intValue, let title = task["title"]?.stringValue else { return nil }
      let due = task["due"]?.stringValue
      return Task(
        number: number, title: title, dueDay: due.map { String($0.prefix(10)) },
        dueMinute: due.flatMap(ReaderScene.minute))
    }
    self.init(tasks: tasks, card: json["card"]?.intValue, just: json["just"]?.stringValue)
  }

  /// Of `2026-11-27T14:30:00+01:00`, 14:30 in minutes; nil for a day alone.
  private static func minute(of due: String) -> Int? {
    let time = due.dropFirst(10)
    guard time.first == "T" else { return nil }
    let parts = time.dropFirst().prefix(5).split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
  }
}
