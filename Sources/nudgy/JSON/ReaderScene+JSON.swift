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
      let due = (task["due"]?.stringValue?.prefix(10)).map(String.init)
      return Task(number: number, title: title, dueDay: due)
    }
    self.init(tasks: tasks, card: json["card"]?.intValue, just: json["just"]?.stringValue)
  }
}
