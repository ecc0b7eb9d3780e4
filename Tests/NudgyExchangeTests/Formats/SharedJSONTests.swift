import NudgyCore
import Testing

@testable import NudgyExchange

@Suite struct SharedJSONTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let json: String
    var titles: [String] = []
    var reason: UnreadReason?
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a link", json: #"{"url":"https://example.com/a"}"#, titles: ["Read: example.com/a"]),
    Case(
      testDescription: "all four",
      json: #"{"url":"https://example.com/a","text":"so good","title":"An article","until":"this weekend"}"#,
      titles: ["An article"]),
    Case(testDescription: "words", json: #"{"text":"buy milk"}"#, titles: ["Buy milk"]),
    Case(testDescription: "an array", json: #"[{"text":"a"},{"title":"b"}]"#, titles: ["A", "b"]),
    Case(
      testDescription: "members that are no text", json: #"{"text":"a","url":7,"until":{}}"#, titles: ["A"]),
    Case(
      testDescription: "orders beside it are not read", json: #"{"text":"a","complete":3,"drop":"all"}"#,
      titles: ["A"]),
    Case(testDescription: "a byte order mark", json: "\u{FEFF}{\"text\":\"a\"}", titles: ["A"]),
    Case(testDescription: "a nudge link", json: #"{"url":"nudge:add?text=a"}"#, titles: ["A"]),
    Case(
      testDescription: "a forbidden link", json: #"{"url":"nudge:drop?task=1"}"#,
      reason: .nothingInIt(format: "JSON")),
    Case(testDescription: "nothing to keep", json: #"{"a":1}"#, reason: .nothingInIt(format: "JSON")),
    Case(testDescription: "an empty array", json: "[]", reason: .nothingInIt(format: "JSON")),
    Case(testDescription: "a number", json: "7", reason: .damaged(format: "JSON")),
    Case(testDescription: "numbers", json: "[1,2,3]", reason: .damaged(format: "JSON")),
    Case(testDescription: "half of it", json: #"{"text":"buy mi"#, reason: .damaged(format: "JSON")),
    Case(testDescription: "only space", json: " \n", reason: .empty),
    Case(
      testDescription: "too deep", json: String(repeating: "[", count: 100_000),
      reason: .damaged(format: "JSON")),
    Case(
      testDescription: "too many",
      json: "[" + String(repeating: #"{"text":"a"},"#, count: 200) + #"{"text":"a"}]"#,
      reason: .tooMany(limit: 200)),
  ]

  @Test(arguments: cases) func reads(_ test: Case) throws {
    if let reason = test.reason {
      #expect(throws: reason) { try SharedJSON.items(Array(test.json.utf8)) }
    } else {
      #expect(try SharedJSON.items(Array(test.json.utf8)).map(\.title) == test.titles)
    }
  }

  @Test func allFourArrive() throws {
    let json =
      #"{"url":"https://example.com/a","text":"so good","title":"An article","until":"this weekend"}"#
    let item = try #require(try SharedJSON.items(Array(json.utf8)).first)
    #expect(item.url == "https://example.com/a")
    #expect(item.preview == "so good")
    #expect(item.until == "this weekend")
    #expect(try item.identity == SharedText.item("https://example.com/a").identity)
  }
}
