import NudgyCore
import Testing

@Suite struct JSONTests {
  @Test func membersKeepTheirOrderAndNullsAreWritten() {
    let value: JSONValue = ["b": 1, "a": nil, "list": [true, 1.5, "x"]]
    #expect(JSONWriter.compact(value) == #"{"b":1,"a":null,"list":[true,1.5,"x"]}"#)
  }

  @Test func controlCharactersAreEscaped() {
    let text = JSONWriter.compact(.string("a\"\\\n\u{1B}\u{9B}\u{2028}é😀"))
    #expect(text == "\"a\\\"\\\\\\n\\u001b\\u009b\\u2028é😀\"")
    #expect(JSONReader.value(from: text) == .string("a\"\\\n\u{1B}\u{9B}\u{2028}é😀"))
  }

  @Test func prettyTextReadsBackTheSame() {
    let value: JSONValue = ["a": [1, 2], "b": ["c": nil], "d": [], "e": .object([])]
    #expect(JSONReader.value(from: JSONWriter.pretty(value)) == value)
  }

  @Test func json5TakesCommentsAndTrailingCommas() {
    let text = "{ // settings\n clock: 24, }"
    #expect(JSONReader.value(from: text, allowsJSON5: true)?["clock"]?.intValue == 24)
    #expect(JSONReader.value(from: text) == nil)
  }

  @Test(arguments: ["", "{", "nul", "[1", "{\"a\":}"])
  func isNotJSON(_ text: String) {
    #expect(JSONReader.value(from: text) == nil)
  }
}
