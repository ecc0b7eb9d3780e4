import NudgyCore

/// Steps and resources as JSON in a column. The empty list is by far the most common and costs nothing.
enum StoredLists {
  static func text(of steps: [TaskStep]) -> String {
    guard !steps.isEmpty else { return "[]" }
    return JSONWriter.compact(
      .array(steps.map { ["title": .string($0.title), "done": .bool($0.isDone)] }))
  }

  static func text(of resources: [String]) -> String {
    resources.isEmpty ? "[]" : JSONWriter.compact(.array(resources.map(JSONValue.string)))
  }

  static func steps(in text: String?) -> [TaskStep] {
    elements(text).compactMap { element in
      element["title"]?.stringValue.map { title in
        TaskStep(title: title, isDone: element["done"]?.boolValue ?? false)
      }
    }
  }

  static func resources(in text: String?) -> [String] {
    elements(text).compactMap(\.stringValue)
  }

  private static func elements(_ text: String?) -> [JSONValue] {
    guard let text, text != "[]" else { return [] }
    return JSONReader.value(from: text)?.arrayValue ?? []
  }
}
