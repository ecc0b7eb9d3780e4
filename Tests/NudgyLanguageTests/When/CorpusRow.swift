import NudgyLanguage
import Testing

/// One meaning (see `When.inBrief`) and the ways people say it.
struct Meaning: Sendable, CustomTestStringConvertible {
  let expected: String
  let phrases: [String]
  var testDescription: String { expected }

  init(_ expected: String, _ phrases: String...) {
    self.expected = expected
    self.phrases = phrases
  }

  /// Each phrase is found in a sentence, with nothing more and nothing less, and understood alone.
  func check(_ parser: WhenParser, sourceLocation: SourceLocation = #_sourceLocation) {
    for phrase in phrases {
      let found = parser.matches(in: Tokenizer.tokenize("call ana \(phrase)"))
      #expect(
        found.map(\.inBrief) == [expected], "“\(phrase)” in a sentence", sourceLocation: sourceLocation)
      #expect(found.map(\.text) == [phrase], "the words of “\(phrase)”", sourceLocation: sourceLocation)
      checkAlone(phrase, parser, sourceLocation)
    }
  }

  /// Weak evidence: a time when one was asked for, nothing in a sentence.
  func checkLatent(_ parser: WhenParser, sourceLocation: SourceLocation = #_sourceLocation) {
    for phrase in phrases {
      let found = parser.matches(in: Tokenizer.tokenize("call ana \(phrase)"))
      #expect(found.isEmpty, "“\(phrase)” in a sentence", sourceLocation: sourceLocation)
      checkAlone(phrase, parser, sourceLocation)
    }
  }

  private func checkAlone(_ phrase: String, _ parser: WhenParser, _ sourceLocation: SourceLocation) {
    let whole = parser.whole(phrase)?.inBrief
    #expect(whole == expected, "“\(phrase)” alone", sourceLocation: sourceLocation)
  }
}
