import NudgyAssistant
import Testing

@testable import NudgyREPL

@Suite("Telling commands and keys from messages")
struct InputReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    var isPasted = false
    var takesKeys = true
    var hasListed = false
    let expected: String
    var testDescription: String { "\(text)\(isPasted ? " (pasted)" : "")" }
  }

  @Test(arguments: [
    Case(text: "/next", expected: "command next []"),
    Case(text: "  /Snooze 3  friday ", expected: "command snooze [3  friday]"),
    Case(text: "/", expected: "command help []"),
    Case(text: "?", expected: "command help []"),
    Case(text: "/?", expected: "command ? []"),
    Case(text: "/frobnicate", expected: "command frobnicate []"),
    Case(text: "/etc/hosts is broken", expected: "typed: /etc/hosts is broken"),
    Case(text: "3/5 is the deadline", expected: "typed: 3/5 is the deadline"),
    Case(text: "buy milk", expected: "typed: buy milk"),
    Case(text: "d", expected: "typed: done"),
    Case(text: "N", expected: "typed: what's next?"),
    Case(text: "n", takesKeys: false, expected: "typed: n"),
    Case(text: "more", hasListed: true, expected: "command more []"),
    Case(text: "more", expected: "typed: more"),
    Case(text: "More.", hasListed: true, expected: "command more []"),
    Case(text: "The rest please.", hasListed: true, expected: "typed: The rest please."),
    Case(text: "show me the rest", hasListed: true, expected: "command more []"),
    Case(text: "the rest", expected: "typed: the rest"),
    Case(text: "more milk", hasListed: true, expected: "typed: more milk"),
    Case(text: "buy milk", isPasted: true, expected: "pasted: buy milk"),
    Case(text: "/persona grandma", isPasted: true, expected: "command persona [grandma]"),
    Case(text: "/frobnicate", isPasted: true, expected: "pasted: /frobnicate"),
    Case(text: "/drop 1\n/drop 2", isPasted: true, expected: "pasted: /drop 1\n/drop 2"),
    Case(text: "d", isPasted: true, expected: "pasted: d"),
  ])
  func reading(_ example: Case) {
    let reader = InputReader(
      table: SlashCommandTable(), takesKeys: example.takesKeys, hasListed: example.hasListed)
    let found =
      switch reader.reading(of: example.text, example.isPasted ? .pasted : .typed) {
      case .command(let entry): "command \(entry.name) [\(entry.rest)]"
      case .message(let message): "\(message.origin.rawValue): \(message.text)"
      }
    #expect(found == example.expected)
  }
}
