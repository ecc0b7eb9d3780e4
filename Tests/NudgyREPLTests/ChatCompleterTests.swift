import NudgyTerminal
import Testing

@testable import NudgyREPL

@Suite("Tab completes")
struct ChatCompleterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let expected: [String]
    var testDescription: String { line }
  }

  /// The whole line after each completion, so that a wrong place shows.
  private func completed(_ line: String, taskCount: Int = 3) async -> [String] {
    let completer = ChatCompleter(engine: RehearsalEngine(taskCount: taskCount), table: SlashCommandTable())
    let found = await completer.completions(of: line, cursor: line.utf8.count)
    return found.map { String(decoding: Array(line.utf8.prefix($0.start)), as: UTF8.self) + $0.text }
  }

  @Test(arguments: [
    Case(line: "/sn", expected: ["/snooze"]),
    Case(line: "/S", expected: ["/show", "/skip", "/snooze"]),
    Case(line: "/pe", expected: ["/persona"]),
    Case(line: "/zzz", expected: []),
    Case(line: "/done ", expected: ["/done 1", "/done 2", "/done 3"]),
    Case(line: "/done #2", expected: ["/done 2"]),
    Case(line: "/done call", expected: ["/done Call the dentist", "/done Call mom"]),
    Case(line: "/snooze 2 to", expected: ["/snooze 2 tonight", "/snooze 2 tomorrow morning"]),
    Case(line: "/snooze tom", expected: ["/snooze tomorrow morning"]),
    Case(line: "/list sn", expected: ["/list snoozed"]),
    Case(line: "/persona gr", expected: ["/persona grandma"]),
    Case(line: "/persona use gr", expected: ["/persona use grandma"]),
    Case(line: "/help und", expected: ["/help undo"]),
    Case(line: "/unknown x", expected: []),
    Case(line: "done with call th", expected: ["done with Call the dentist"]),
    Case(line: "Zoë said: buy", expected: ["Zoë said: Buy milk"]),
    Case(line: "x", expected: []),
    Case(line: "", expected: []),
  ])
  func completing(_ example: Case) async {
    #expect(await completed(example.line) == example.expected)
  }

  @Test("Numbers are listed with their titles")
  func labels() async {
    let completer = ChatCompleter(engine: RehearsalEngine(taskCount: 1), table: SlashCommandTable())
    let found = await completer.completions(of: "/done ", cursor: 6)
    #expect(found.map(\.label) == ["1 Task 1"])
  }
}
