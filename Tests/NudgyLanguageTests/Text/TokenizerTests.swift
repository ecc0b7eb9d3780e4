import NudgyFuzzing
import NudgyLanguage
import Testing

/// A text and its tokens, each `lower` with a letter for its kind: w n p (punctuation) / e (emoji) l @ t o.
private struct TokenCase: CustomTestStringConvertible {
  let text: String
  let tokens: [String]
  var testDescription: String { text.debugDescription }

  init(_ text: String, _ tokens: String...) {
    self.text = text
    self.tokens = tokens
  }
}

@Suite("Tokenizer")
struct TokenizerTests {
  @Test(
    "cuts text into tokens",
    arguments: [
      TokenCase("Call Ana", "w:call", "w:ana"),
      TokenCase("don't  stop", "w:don't", "w:stop"),
      TokenCase("Don’t wait, Ana’s here", "w:don't", "w:wait", "p:,", "w:ana's", "w:here"),
      TokenCase("check-in -- go", "w:check-in", "p:--", "w:go"),
      TokenCase("AT&T bill & rent", "w:at&t", "w:bill", "p:&", "w:rent"),
      TokenCase("at 5 p.m. today", "w:at", "n:5", "w:p.m.", "w:today"),
      TokenCase("at 5 a.m today", "w:at", "n:5", "w:a.m", "w:today"),
      TokenCase("I sat. a. b", "w:i", "w:sat", "p:.", "w:a", "p:.", "w:b"),
      TokenCase("5pm 17:30 3/5 1.5 1,000", "n:5pm", "n:17:30", "n:3/5", "n:1.5", "n:1,000"),
      TokenCase("2026-11-20T15:00:00+01:00.", "n:2026-11-20t15:00:00+01:00", "p:."),
      TokenCase("2-4pm 10-minute 2x4 90's", "n:2-4pm", "n:10-minute", "n:2x4", "n:90's"),
      TokenCase("1½ ½ cups", "n:1½", "n:½", "w:cups"),
      TokenCase("3. Buy 7.", "n:3", "p:.", "w:buy", "n:7", "p:."),
      TokenCase("$50, 10% #12 @home", "p:$", "n:50", "p:,", "n:10", "p:%", "p:#", "n:12", "p:@", "w:home"),
      TokenCase("v2.1.3 b12 q3", "w:v2.1.3", "w:b12", "w:q3"),
      TokenCase("m/w/f", "w:m", "p:/", "w:w", "p:/", "w:f"),
      TokenCase("a\nb\r\nc", "w:a", "/:", "w:b", "/:", "w:c"),
      TokenCase("wait... what?!", "w:wait", "p:...", "w:what", "p:?", "p:!"),
      TokenCase("2–4pm — ok", "n:2", "p:–", "n:4pm", "p:—", "w:ok"),
      TokenCase("go 🛒 now 👩‍👩‍👧 🇫🇷🇩🇪 1️⃣ ☎️", "w:go", "e:🛒", "w:now", "e:👩‍👩‍👧", "e:🇫🇷", "e:🇩🇪", "e:1️⃣", "e:☎️"),
      TokenCase("Café Ürün naïve", "w:café", "w:ürün", "w:naïve"),
      TokenCase("e\u{301}te\u{301}", "w:e\u{301}te\u{301}"),
      TokenCase("see https://a.com/x?y=1.", "w:see", "l:https://a.com/x?y=1", "p:."),
      TokenCase("(www.nudgy.app), ok", "p:(", "l:www.nudgy.app", "p:)", "p:,", "w:ok"),
      TokenCase("example.com/path, done.call", "l:example.com/path", "p:,", "w:done", "p:.", "w:call"),
      TokenCase("https://en.wikipedia.org/wiki/A_(b) x", "l:https://en.wikipedia.org/wiki/a_(b)", "w:x"),
      TokenCase("mail ana.lee+x@mail.co.uk!", "w:mail", "@:ana.lee+x@mail.co.uk", "p:!"),
      TokenCase("ana @ home a@b", "w:ana", "p:@", "w:home", "w:a", "p:@", "w:b"),
      TokenCase("call 555-0142.", "w:call", "t:555-0142", "p:."),
      TokenCase("(212) 555-0142 now", "t:(212) 555-0142", "w:now"),
      TokenCase("212.555.0142 212 555 0142 2125550142", "t:212.555.0142", "t:212 555 0142", "t:2125550142"),
      TokenCase("+44 20 7946 0958 and", "t:+44 20 7946 0958", "w:and"),
      TokenCase("1-800-FLOWERS 1-800-555-0142", "t:1-800-flowers", "t:1-800-555-0142"),
      TokenCase("020 7946 0958", "t:020 7946 0958"),
      TokenCase("(5 people) 5 + 3", "p:(", "n:5", "w:people", "p:)", "n:5", "p:+", "n:3"),
      TokenCase("2026-11-20 2-4 24/7", "n:2026-11-20", "n:2-4", "n:24/7"),
      TokenCase("", ""),
    ])
  private func cuts(_ row: TokenCase) {
    let found = Tokenizer.tokenize(row.text).tokens.map { token in
      "\(letter(token.kind)):\(token.kind == .newline ? "" : token.lower)"
    }
    #expect(found == (row.text.isEmpty ? [] : row.tokens))
  }

  @Test("spans give back the words as written")
  func spans() {
    let text = Tokenizer.tokenize("Don’t  call 🛒 Ünal at 5PM\n")
    #expect(text.tokens.map { text.written($0.span) } == ["Don’t", "call", "🛒", "Ünal", "at", "5PM", "\n"])
  }

  @Test("any text is cut into tokens in order, inside the text")
  func anyText() {
    var seed: UInt64 = 7
    for length in 0..<300 {
      let bytes = (0..<length).map { _ -> UInt8 in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1
        return UInt8(truncatingIfNeeded: seed >> 33)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      var end = 0
      for token in Tokenizer.tokenize(text).tokens {
        #expect(token.span.lowerBound >= end && !token.span.isEmpty)
        end = token.span.upperBound
      }
      #expect(end <= text.utf8.count)
    }
  }

  @Test(
    "a long repetition takes no longer than its length",
    arguments: ["a.", "a@", "1-", "(1", "1 ", "+1", "www.", "a-", "a'", "http://", "🇩", "👩‍", "x:", "1:"])
  func repetition(_ unit: String) {
    let short = String(repeating: unit, count: 2500)
    let long = String(repeating: unit, count: 20_000)
    let first = ProcessorTime.measure { _ = Tokenizer.tokenize(short) }
    let second = ProcessorTime.measure { _ = Tokenizer.tokenize(long) }
    // Eight times the text: linear work takes eight times as long, quadratic work sixty-four times.
    #expect(second < first * 32 + 0.2)
  }

  private func letter(_ kind: Token.Kind) -> String {
    switch kind {
    case .word: "w"
    case .number: "n"
    case .punctuation: "p"
    case .newline: "/"
    case .emoji: "e"
    case .link: "l"
    case .email: "@"
    case .phone: "t"
    case .other: "o"
    }
  }
}
