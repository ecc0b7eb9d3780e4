/// `words | due 2026-11-20 | note at the desk`: the words, and what is said about them by name.
package struct Phrase: Sendable, Equatable {
  package let words: String
  private let fields: [String: String]

  package init(_ line: String) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(Phrase.trimmed)
    words = parts.first ?? ""
    var fields: [String: String] = [:]
    for part in parts.dropFirst() {
      let (name, value) = Phrase.head(of: part)
      fields[name] = value
    }
    self.fields = fields
  }

  package subscript(name: String) -> String? { fields[name] }

  package var names: [String] { fields.keys.sorted() }

  /// The first word and the rest.
  static func head(of text: String) -> (word: String, rest: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let word = parts.first else { return ("", "") }
    return (String(word), parts.count > 1 ? trimmed(parts[1]) : "")
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
