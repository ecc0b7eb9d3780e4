import NudgyCore

/// A very long text in parts that are read by themselves: what words have to do with each other does not reach so far.
struct LongText {
  /// Bytes that are read at once: more than an hour of talk.
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

  /// Parts that are read at most: the longest afternoon of talk. What is behind them is kept as it is.
  static let mostParts = 4

  /// The rest in parts that can be read, each with the place where it begins, in UTF-8 bytes.
  var parts: [(text: String, start: Int)] {
    guard var start = rest?.lowerBound else { return [] }
    var parts: [(text: String, start: Int)] = []
    while start < text.utf8.count, parts.count + 1 < Self.mostParts {
      let part = LongText(words(from: start))
      parts.append((part.head, start))
      start += max(1, part.head.utf8.count)
    }
    return parts
  }

  /// What is kept of what is not read: one task with all its words. Nil when there is nothing but space in it.
  var restCapture: TaskCapture? {
    guard rest != nil else { return nil }
    let start = parts.last.map { $0.start + $0.text.utf8.count } ?? head.utf8.count
    let words = words(from: start).trimmed
    let line =
      words.prefix(Self.longestTitle).split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    let cut = line.count == Self.longestTitle ? line.lastIndex(of: " ") ?? line.endIndex : line.endIndex
    let title = line[..<cut].trimmed
    guard !title.isEmpty else { return nil }
    return TaskCapture(
      title: title.uppercasedFirst + (title.utf8.count < words.utf8.count ? "\u{2026}" : ""),
      source: start..<text.utf8.count, sourceText: words)
  }

  private func words(from start: Int) -> String {
    String(text[text.utf8.index(text.utf8.startIndex, offsetBy: start)...])
  }

  /// Characters of the title of what was not read.
  private static let longestTitle = 60
}
