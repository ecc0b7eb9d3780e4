import NudgyCore
import Testing

@testable import NudgyLLM

@Suite struct WireJSONTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-1", "12.5", "-2.5E-2", "\"\"", "\"a\\\"b\\\\c\\/d\"", "[]", "{}",
    "[1,[2,[3]]]", " { \"a\" : [ 1 , null ] , \"b\" : { } } ", "\"\\u00e9\\ud83d\\udc27\\n\\t\\b\\f\\r\"",
    "9223372036854775807", "\"🐧\"",
  ]) func agreesWithTheStrictReader(_ text: String) throws {
    let expected = try #require(JSONReader.value(from: text))
    #expect(WireJSON.value(text) == expected)
  }

  @Test(
    arguments: [
      ("", nil), ("{", nil), ("[1,]", nil), ("{\"a\"}", nil), ("\"a", nil), ("1 2", nil), ("tru", nil),
      ("-", nil),
      ("\"\\x\"", nil), ("\"\\u12\"", nil), ("1e3", .double(1000)), ("NaN", .null), ("-Infinity", .null),
      ("\"\\ud83d\"", "\u{FFFD}"), ("\"\\ud83dx\"", "\u{FFFD}x"), ("\"a\u{1}b\"", "a\u{1}b"),
      ("100000000000000000000", .double(1e20)),
    ] as [(String, JSONValue?)]) func isForgivingButNotBlind(_ text: String, _ expected: JSONValue?)
  {
    #expect(WireJSON.value(text) == expected)
  }

  @Test func deepNestingIsRefusedRatherThanFollowed() {
    #expect(WireJSON.value(String(repeating: "[", count: 100_000)) == nil)
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(WireJSON.value(deep) != nil)
  }

  @Test func membersKeepTheirOrder() {
    #expect(WireJSON.value(#"{"b":1,"a":2}"#)?.members?.map(\.name) == ["b", "a"])
  }
}
