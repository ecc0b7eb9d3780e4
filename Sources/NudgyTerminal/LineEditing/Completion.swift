/// One way to complete the word before the cursor.
package struct Completion: Sendable, Equatable {
  /// Where the replaced text begins, as a UTF-8 offset in the line; it ends at the cursor.
  package let start: Int
  /// What takes its place.
  package let text: String
  /// How it is listed among others.
  package let label: String
  /// Whether a space follows when it is the only one.
  package let endsWord: Bool

  package init(start: Int, text: String, label: String? = nil, endsWord: Bool = true) {
    self.start = start
    self.text = text
    self.label = label ?? text
    self.endsWord = endsWord
  }

  /// Finds completions of a line up to a cursor (a UTF-8 offset). Runs while the user waits: keep it quick.
  package typealias Finder = @Sendable (_ line: String, _ cursor: Int) -> [Completion]

  /// What all of them begin with.
  static func commonPrefix(of completions: [Completion]) -> String {
    guard let first = completions.first else { return "" }
    return completions.dropFirst().reduce(first.text) { prefix, completion in
      prefix.commonPrefix(with: completion.text)
    }
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
