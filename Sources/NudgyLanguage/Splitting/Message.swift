import NudgyCore

/// A message with everything that is known of it before it is cut: tokens, time expressions, plain words.
struct Message {
  let source: TokenizedText
  let whens: [When]
  let context: LanguageContext
  /// Without hesitations, repetitions and what was taken back.
  let words: [Word]
  let lineCount: Int
  /// The names of the refiners that changed something.
  let refinements: [String]

  init(_ text: String, context: LanguageContext) {
    source = Tokenizer.tokenize(text)
    whens = WhenParser(context).matches(in: source)
    self.context = context
    lineCount = 1 + source.tokens.count { $0.kind == .newline }
    var words = WordReader.read(source, whens: whens)
    var refinements: [String] = []
    for refiner in WordRefiner.all {
      let count = words.count
      words = refiner.refine(words, whens)
      if words.count != count { refinements.append(refiner.name) }
    }
    self.words = words
    self.refinements = refinements
  }

  /// Whether it is written as a list: short lines, or short things between commas.
  var isList: Bool { lineCount > 2 || words.count <= 24 }

  /// UTF-8 offsets of the words in `range`.
  func span(of words: some Collection<Word>) -> Range<Int> {
    var low = Int.max
    var high = 0
    for word in words {
      low = min(low, source.tokens[word.token].span.lowerBound)
      high = max(high, source.tokens[word.token].span.upperBound)
    }
    return low == Int.max ? 0..<0 : low..<high
  }

  func written(_ word: Word) -> String {
    source.written(source.tokens[word.token].span)
  }
}
