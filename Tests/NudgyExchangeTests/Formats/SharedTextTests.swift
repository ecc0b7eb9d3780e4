import NudgyCore
import Testing

@testable import NudgyExchange

@Suite struct SharedTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let title: String
    var url: String?
    var preview: String?
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a link", words: "https://example.com/great-article",
      title: "Read: example.com/great-article", url: "https://example.com/great-article"),
    Case(
      testDescription: "a link with what nobody reads",
      words: " https://www.example.com/a%20b/?utm_source=x#top\n",
      title: "Read: example.com/a b", url: "https://www.example.com/a%20b/?utm_source=x#top"),
    Case(
      testDescription: "a long path keeps its ends",
      words: "https://example.com/2026/11/20/\(String(repeating: "x", count: 80))/the-end",
      title: "Read: example.com/…/the-end",
      url: "https://example.com/2026/11/20/\(String(repeating: "x", count: 80))/the-end"),
    Case(
      testDescription: "who stands before the @ is not the host",
      words: "https://bank.com@evil.example/login",
      title: "Read: evil.example/login", url: "https://bank.com@evil.example/login"),
    Case(
      testDescription: "a title, then its link", words: "A great article\nhttps://example.com/a",
      title: "A great article", url: "https://example.com/a"),
    Case(
      testDescription: "words with a link", words: "# for Ana\nlook at https://example.com/a.\nand tell her",
      title: "For Ana", url: "https://example.com/a",
      preview: "# for Ana look at https://example.com/a. and tell her"),
    Case(testDescription: "one line", words: "call Bob", title: "Call Bob"),
    Case(
      testDescription: "control bytes", words: "\u{1B}]0;evil\u{7}red \u{1B}[31mhot\u{202E}\r\nnext",
      title: "Red hot", preview: "red hot next"),
    Case(
      testDescription: "what a browser would run", words: "javascript:alert(1)", title: "Javascript:alert(1)"),
    Case(testDescription: "a file is no page", words: "file:///etc/passwd", title: "File:///etc/passwd"),
    Case(testDescription: "no host", words: "https:///path", title: "Https:///path"),
    Case(testDescription: "only marks", words: "--- ***", title: "***", preview: "--- ***"),
  ]

  @Test(arguments: cases) func becomes(_ test: Case) throws {
    let item = try SharedText.item(test.words)
    #expect(item.title == test.title)
    #expect(item.url == test.url)
    #expect(item.preview == test.preview)
    #expect(item.identity.utf8.count == 64)
  }

  @Test(arguments: ["", "  \n", "\u{1B}[31m", "\u{FEFF}\u{200B}\u{7}".filter { $0 == "\u{7}" }])
  func nothingIsEmpty(_ words: String) {
    #expect(throws: UnreadReason.empty) { try SharedText.item(words) }
  }

  @Test(arguments: [
    ("HTTPS://Example.COM:443/a", "https://example.com/a", true), ("http://a.com", "http://a.com/", true),
    ("http://a.com:80/?q", "http://a.com/?q", true), ("https://a.com/A", "https://a.com/a", false),
    ("https://a.com/?a=1", "https://a.com/?a=2", false), ("http://a.com/", "https://a.com/", false),
    ("https://a.com:8080/", "https://a.com/", false), ("buy milk", " buy milk\n", true),
    ("https://a.com/b/", "https://a.com/b", true), ("https://a.com/b#top", "https://a.com/b", true),
    ("https://a.com/b?utm_source=x&utm_medium=y", "https://a.com/b", true),
    ("https://a.com/b?id=1&fbclid=z", "https://a.com/b/?id=1#x", true),
    ("https://a.com/b?id=1&fbclid=z", "https://a.com/b?id=2", false),
    ("https://a.com/#/one", "https://a.com/#/two", false),
    ("https://a.com/?s=utm_source", "https://a.com/", false),
    ("buy milk", "buy bread", false), ("two\r\nlines", "two\nlines", true),
  ])
  func spellingsAreTheSameThing(_ one: String, _ other: String, _ isSame: Bool) throws {
    #expect(try (SharedText.item(one).identity == SharedText.item(other).identity) == isSame)
  }
}
