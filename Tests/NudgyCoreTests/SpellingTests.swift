import NudgyCore
import Testing

@Suite("Offering the name that was probably meant")
struct SpellingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let word: String
    let expected: String?
    var testDescription: String { word }
  }

  static let names = ["next", "list", "show", "done", "skip", "snooze", "drop", "edit", "undo", "redo"]

  @Test(arguments: [
    Case(word: "nxet", expected: "next"),
    Case(word: "snoze", expected: "snooze"),
    Case(word: "snoooze", expected: "snooze"),
    Case(word: "LIST", expected: "list"),
    Case(word: "sno", expected: "snooze"),
    Case(word: "dne", expected: "done"),
    Case(word: "banana", expected: nil),
    Case(word: "x", expected: nil),
    Case(word: "", expected: nil),
    Case(word: "frobnicate", expected: nil),
  ])
  func nearest(_ example: Case) {
    #expect(Spelling.nearest(to: example.word, among: Self.names) == example.expected)
  }
}
