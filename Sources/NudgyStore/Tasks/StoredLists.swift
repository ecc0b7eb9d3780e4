import Foundation
import NudgyCore

/// Steps, resources and reminders as JSON in a column. The empty list is by far the most common and costs nothing.
enum StoredLists {
  static func text(of steps: [TaskStep]) -> String {
    guard !steps.isEmpty else { return "[]" }
    return JSONWriter.compact(
      .array(steps.map { ["title": .string($0.title), "done": .bool($0.isDone)] }))
  }

  static func text(of resources: [String]) -> String {
    resources.isEmpty ? "[]" : JSONWriter.compact(.array(resources.map(JSONValue.string)))
  }

  static func text(of reminders: [Reminder]) -> String {
    guard !reminders.isEmpty else { return "[]" }
    return JSONWriter.compact(
      .array(
        reminders.map { reminder -> JSONValue in
          switch reminder {
          case .at(let instant): ["at": .int(StoredTime.milliseconds(instant))]
          case .before(let seconds): ["before": .int(seconds)]
          }
        }))
  }

  /// The moments themselves, for the table that is ordered by them.
  static func text(of moments: [Date]) -> String {
    guard !moments.isEmpty else { return "[]" }
    return JSONWriter.compact(.array(moments.map { .int(StoredTime.milliseconds($0)) }))
  }

  static func reminders(in text: String?) -> [Reminder] {
    elements(text).compactMap { element in
      if let at = element["at"]?.intValue { return .at(StoredTime.date(at)) }
      return element["before"]?.intValue.map { .before(seconds: max(0, $0)) }
    }
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
