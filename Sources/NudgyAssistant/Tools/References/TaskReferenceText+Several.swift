import NudgyCore
import NudgyLanguage

// Several tasks in one `task` argument.
extension TaskReferenceText {
  /// As many as one call may name; a longer list is one of everything.
  private static let mostParts = 50
  private static let separator: Character = "\n"

  /// Several references as one text, which `parts` takes apart again.
  static func joined(_ references: [String]) -> String {
    let references = references.map { PlainText.singleLine($0) }
    let areNumbers = references.allSatisfy { $0.hasPrefix("#") }
    return references.joined(separator: areNumbers ? " " : String(separator))
  }

  /// The references that a text may hold beside each other: "the milk and Bob", "milk, Bob". One where it holds one.
  static func parts(of text: String) -> [String] {
    guard quoted(text) == nil else { return [text] }
    let listed = text.split(separator: separator).map(\.trimmed).filter { !$0.isEmpty }
    guard listed.count < 2 else { return Array(listed.prefix(mostParts)) }
    let parts = text.replacing(", and ", with: ",").replacing(" and ", with: ",").replacing(" & ", with: ",")
      .split { $0 == "," || $0 == ";" }.map(\.trimmed).filter { !$0.isEmpty }
    return parts.count > 1 ? Array(parts.prefix(mostParts)) : [text]
  }

  /// Whether the text was made of a list, so that it is several and nothing else.
  static func isList(_ text: String) -> Bool { quoted(text) == nil && text.contains(separator) }

  /// "Everything due today", "all of today's tasks", "all overdue".
  static func scope(_ words: [String]) -> TaskScope? {
    guard let first = words.first, first == "all" || first == "everything" else { return nil }
    let telling = words.dropFirst()
      .map { $0.hasSuffix("'s") ? String($0.dropLast(2)) : $0 }
      .filter { !["of", "the", "my", "tasks", "due", "for", "that", "is", "are", "from"].contains($0) }
    guard !telling.isEmpty else { return nil }
    return TaskScope(rawValue: telling.joined(separator: "_"))
  }
}
