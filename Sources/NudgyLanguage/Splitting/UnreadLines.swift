import NudgyCore

/// The lines of a ramble of which no word came to anything. Whatever the rules made of the others, these are not to
/// vanish: they are asked about, or at least named.
struct UnreadLines {
  /// A clause of more words than this is no remark that the rules understood and let pass.
  private static let longestRemark = 24
  /// Bytes of one or two words that say nothing.
  private static let longestSigh = 40

  private let message: Message
  /// Words of the message by the line they stand on.
  private var lines: [(span: Range<Int>, words: ArraySlice<Word>)] = []
  /// What may be something to do.
  private(set) var leftovers: [Leftover] = []
  private(set) var background: [Leftover] = []

  /// - Parameter read: where what became of the message stands in it, in UTF-8 bytes.
  init(_ message: Message, besides read: [Range<Int>]) {
    self.message = message
    let read = UnreadLines.merged(read)
    var next = 0
    var word = 0
    for line in UnreadLines.spans(of: message.source) {
      while next < read.count, read[next].upperBound <= line.lowerBound { next += 1 }
      let first = word
      while word < message.words.count, start(of: message.words[word]) < line.upperBound { word += 1 }
      if next < read.count, read[next].lowerBound < line.upperBound { continue }
      let words = message.words[first..<word]
      if words.isEmpty, isMarkup(line) { continue }
      lines.append((line, words))
    }
  }

  /// "</ul>": nothing but tags.
  private func isMarkup(_ line: Range<Int>) -> Bool {
    let text = message.source.written(line)
    return text.hasPrefix("<") && text.hasSuffix(">")
  }

  private func start(of word: Word) -> Int { message.source.tokens[word.token].span.lowerBound }

  mutating func sort() {
    for line in lines {
      let leftover = Leftover(text: message.source.written(line.span), span: line.span)
      if isOpen(line.words, in: line.span) { leftovers.append(leftover) } else { background.append(leftover) }
    }
  }

  /// Whether nothing is known of the words that would make them a remark: a number, a name, one word, very many.
  private func isOpen(_ words: ArraySlice<Word>, in line: Range<Int>) -> Bool {
    guard words.count <= UnreadLines.longestRemark else { return true }
    let named = words.filter { !$0.isAny(.small) || $0.isAny([.number]) }
    // "Aaaah" is a sigh, and three thousand letters are not.
    if named.isEmpty, words.count <= 2 { return line.count > UnreadLines.longestSigh }
    return named.count == 1 && words.count <= 2 && !named.contains { isRemark($0) }
  }

  private func isRemark(_ word: Word) -> Bool {
    WordTable.remarks.contains(word.text) || ["hello", "hi", "hey", "thanks", "bye"].contains(word.text)
  }

  // MARK: - Lines

  /// The lines that hold more than marks, without the space around them.
  private static func spans(of source: TokenizedText) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var current: Range<Int>?
    var hasWords = false
    func end() {
      if let span = current, hasWords { spans.append(span) }
      (current, hasWords) = (nil, false)
    }
    for token in source.tokens {
      guard token.kind != .newline else {
        end()
        continue
      }
      current = (current?.lowerBound ?? token.span.lowerBound)..<token.span.upperBound
      if token.kind != .punctuation { hasWords = true }
    }
    end()
    return spans
  }

  /// In order, and none within another.
  private static func merged(_ spans: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) where !span.isEmpty {
      if let last = merged.last, last.upperBound >= span.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        merged.append(span)
      }
    }
    return merged
  }
}
