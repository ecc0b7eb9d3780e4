import NudgyCore

/// The part of a very long text that rules read, and the rest, which is kept as it is.
///
/// Reading a word costs microseconds, so that a megabyte would keep a person waiting. What one sitting can hold is
/// read; nobody said the rest aloud.
struct LongText {
  /// Bytes that are read: more than an hour of talk.
  static let longestRead = 1 << 16

  let head: String
  /// Where the rest stands, in UTF-8 bytes; nil when all is read.
  let rest: Range<Int>?
  private let text: String

  init(_ text: String) {
    self.text = text
    guard text.utf8.count > Self.longestRead else {
      (head, rest) = (text, nil)
      return
    }
    let bytes = text.utf8
    let limit = bytes.index(bytes.startIndex, offsetBy: Self.longestRead)
    // Down to the scalar that the limit may fall into.
    let read = text.unicodeScalars[..<limit]
    let end = read.lastIndex { $0 == "\n" } ?? read.lastIndex { $0.properties.isWhitespace } ?? read.endIndex
    head = String(text[..<end])
    rest = bytes.distance(from: bytes.startIndex, to: end)..<bytes.count
  }

  /// What is kept of the rest: one task with all its words. Nil when there is nothing but space in it.
  var restCapture: TaskCapture? {
    guard let rest else { return nil }
    let words = text[text.utf8.index(text.utf8.startIndex, offsetBy: rest.lowerBound)...].trimmed
    let line =
      words.prefix(Self.longestTitle).split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    let cut = line.count == Self.longestTitle ? line.lastIndex(of: " ") ?? line.endIndex : line.endIndex
    let title = line[..<cut].trimmed
    guard !title.isEmpty else { return nil }
    return TaskCapture(
      title: title.uppercasedFirst + (title.utf8.count < words.utf8.count ? "\u{2026}" : ""), source: rest,
      sourceText: words)
  }

  /// Characters of the title of what was not read.
  private static let longestTitle = 60
}
