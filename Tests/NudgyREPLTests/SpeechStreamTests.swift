import Testing

@testable import NudgyREPL

@Suite("Speech breaks into lines while it arrives")
struct SpeechStreamTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let pieces: [String]
    var columns: Int? = 40
    var indent = 3
    let expected: String
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "short", pieces: ["Got it."], expected: "Got it."),
    Case(id: "in pieces", pieces: ["Go", "t i", "t."], expected: "Got it."),
    Case(
      id: "wrapped with a hanging indent",
      pieces: ["One small thing at a time, and the rest can wait until you are ready."],
      expected: "One small thing at a time, and the\n   rest can wait until you are ready."),
    Case(
      id: "the same letter by letter",
      pieces: "One small thing at a time, and the rest can wait until you are ready.".map(String.init),
      expected: "One small thing at a time, and the\n   rest can wait until you are ready."),
    Case(id: "paragraphs", pieces: ["One.", "\nTwo."], expected: "One.\n   Two."),
    Case(id: "many empty lines are one", pieces: ["One.\n\n\n\nTwo."], expected: "One.\n\n   Two."),
    Case(id: "space at the ends is dropped", pieces: ["\n  Hi", " there \n\n"], expected: "Hi there"),
    Case(
      id: "a word wider than the line is broken", pieces: [String(repeating: "a", count: 50)],
      expected: String(repeating: "a", count: 37) + "\n   " + String(repeating: "a", count: 13)),
    Case(
      id: "wide characters count double", pieces: [String(repeating: "歯", count: 20)],
      expected: String(repeating: "歯", count: 18) + "\n   歯歯"),
    Case(
      id: "no columns, no breaks", pieces: [String(repeating: "word ", count: 30)], columns: nil,
      expected: String(repeating: "word ", count: 29) + "word"),
    Case(id: "nothing", pieces: ["", " ", "\n"], expected: ""),
  ])
  func breaking(_ example: Case) {
    var stream = SpeechStream(columns: example.columns, indent: example.indent, column: example.indent)
    var output = ""
    for piece in example.pieces { output += stream.take(piece) }
    output += stream.finish()
    #expect(output == example.expected)
  }

  @Test("A word is on screen as soon as its first letters are there")
  func immediacy() {
    var stream = SpeechStream(columns: 80, indent: 3, column: 3)
    #expect(stream.take("Wadd") == "Wadd")
    #expect(stream.take("le on") == "le on")
  }
}
