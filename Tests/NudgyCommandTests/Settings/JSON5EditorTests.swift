import NudgyCore
import Testing

@testable import nudgy

@Suite struct JSON5EditorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let name: String
    /// Nil removes.
    let value: JSONValue?
    let expected: String?

    init(_ id: String, _ text: String, _ name: String, _ value: JSONValue?, _ expected: String?) {
      testDescription = id
      self.text = text
      self.name = name
      self.value = value
      self.expected = expected
    }
  }

  static let cases: [Case] = [
    Case("fills an empty object", "{}", "a", 1, "{\n  \"a\": 1\n}"),
    Case("fills an empty object on two lines", "{\n}\n", "a", 1, "{\n  \"a\": 1\n}\n"),
    Case("replaces a value", #"{"a": 1, "b": 2}"#, "a", 3, #"{"a": 3, "b": 2}"#),
    Case("replaces the last value", #"{"a": 1, "b": 2}"#, "b", "x", #"{"a": 1, "b": "x"}"#),
    Case("appends after a value", #"{"a": 1}"#, "b", true, "{\"a\": 1,\n  \"b\": true}"),
    Case("appends after a trailing comma", "{\n  a: 1,\n}", "b", 2, "{\n  a: 1,\n  \"b\": 2\n}"),
    Case("keeps comments", "{ // one\n  a: 1, /* two */\n}", "a", 2, "{ // one\n  a: 2, /* two */\n}"),
    Case(
      "keeps a comment behind a value", "{\n  a: 1 // note\n}", "a", 2, "{\n  a: 2 // note\n}"),
    Case("is not misled by braces in strings", #"{a: "}{", b: 1}"#, "b", 2, #"{a: "}{", b: 2}"#),
    Case("is not misled by escapes", #"{a: "x\"", b: 1}"#, "b", 2, #"{a: "x\"", b: 2}"#),
    Case("is not misled by nesting", "{a: {b: 1}, b: [1, {b: 2}]}", "b", 3, "{a: {b: 1}, b: 3}"),
    Case("is not misled by comments", "{/* b: 1 */ b: 2}", "b", 3, "{/* b: 1 */ b: 3}"),
    Case("understands quoted names", #"{'a': 1}"#, "a", 2, #"{'a': 2}"#),
    Case("understands escaped names", #"{"\u0061": 1}"#, "a", 2, #"{"\u0061": 2}"#),
    Case("changes the last of two", #"{"a": 1, "a": 2}"#, "a", 3, #"{"a": 1, "a": 3}"#),
    Case("keeps other alphabets", #"{"ключ": "é", "a": 1}"#, "a", 2, #"{"ключ": "é", "a": 2}"#),
    Case("removes a member", "{\n  a: 1,\n  b: 2\n}", "a", nil, "{\n  b: 2\n}"),
    Case("removes the last member", "{\n  a: 1, // one\n  b: 2\n}", "b", nil, "{\n  a: 1, // one\n}"),
    Case("removes within a line", "{a: 1, b: 2}", "a", nil, "{ b: 2}"),
    Case("removes every occurrence", "{a: 1, b: 2, a: 3}", "a", nil, "{ b: 2, }"),
    Case("removes nothing", "{a: 1}", "b", nil, "{a: 1}"),
    Case("refuses what is no object", "[1]", "a", 1, nil),
  ]

  @Test(arguments: cases) func edits(_ test: Case) throws {
    let edited =
      test.value.map { JSON5Editor.set(test.name, to: $0, in: test.text) }
      ?? JSON5Editor.remove(test.name, from: test.text)
    #expect(edited == test.expected)
    guard let edited else { return }
    let object = try #require(JSONReader.value(from: edited, allowsJSON5: true))
    if test.testDescription != "changes the last of two" { #expect(object[test.name] == test.value) }
  }
}
