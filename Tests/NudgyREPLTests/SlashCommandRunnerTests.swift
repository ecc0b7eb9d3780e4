import NudgyAssistant
import NudgyCore
import Testing

@testable import NudgyREPL

@Suite("Commands reach the engine")
struct SlashCommandRunnerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let calls: [String]
    var testDescription: String { line }
  }

  @Test(arguments: [
    Case(line: "/next", calls: ["next - -"]),
    Case(line: "/next low 10", calls: ["next low 10"]),
    Case(line: "/next 15 minutes, high energy", calls: ["next high 15"]),
    Case(line: "/list", calls: ["board 5"]),
    Case(line: "/ls", calls: ["board 5"]),
    Case(line: "/list snoozed", calls: ["tasks snoozed 5 0", "count snoozed"]),
    Case(line: "/list this week", calls: ["tasks this_week 5 0", "count this_week"]),
    Case(line: "/list dentist", calls: ["find dentist 21"]),
    Case(line: "/agenda", calls: ["agendaRange ", "agenda 0"]),
    Case(line: "/agenda until friday", calls: ["agendaRange until friday", "agenda 0"]),
    Case(line: "/find the bank", calls: ["find the bank 21"]),
    Case(line: "/show 3", calls: ["task 3"]),
    Case(line: "/done", calls: ["complete -"]),
    Case(line: "/done the dentist", calls: ["complete the dentist"]),
    Case(line: "/skip", calls: ["skip -"]),
    Case(line: "/snooze 3 friday", calls: ["snooze 3|friday"]),
    Case(line: "/snooze", calls: ["typed: snooze"]),
    Case(line: "/snooze #3", calls: ["typed: snooze #3"]),
    Case(line: "/drop 3", calls: ["drop 3"]),
    Case(line: "/reopen 3", calls: ["reopen 3"]),
    Case(line: "/edit 3 Call mom", calls: ["edit 3|Call mom"]),
    Case(line: "/add call mom at 5", calls: ["capture call mom at 5"]),
    Case(line: "/dump milk and bread", calls: ["dump milk and bread"]),
    Case(line: "/undo", calls: ["undo 1"]),
    Case(line: "/undo 3", calls: ["undo 3"]),
    Case(line: "/redo", calls: ["redo 1"]),
    Case(line: "/persona", calls: []),
    Case(line: "/persona grandma", calls: ["usePersona grandma"]),
    Case(line: "/persona use grandma", calls: ["usePersona grandma"]),
    Case(line: "/persona tough love", calls: ["usePersona tough love"]),
    Case(line: "/persona show", calls: ["personaText nudgy"]),
    Case(line: "/memory", calls: ["factSentences"]),
    Case(line: "/memory forget my dentist", calls: ["forget my dentist"]),
    Case(line: "/memory path", calls: []),
    Case(line: "/privacy", calls: []),
  ])
  func routing(_ example: Case) async throws {
    let engine = RehearsalEngine()
    let runner = SlashCommandRunner(engine: engine, table: SlashCommandTable(), place: .terminal)
    let replies = await runner.run(try #require(CommandEntry(example.line)))
    #expect(engine.calls == example.calls)
    #expect(!replies.isEmpty)
    #expect(!replies.contains { $0.error != nil })
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let line: String
    let text: String
    var testDescription: String { line }
  }

  @Test(arguments: [
    Refusal(line: "/snoze", text: "I don't know the command '/snoze'. Did you mean '/snooze'?"),
    Refusal(line: "/frobnicate", text: "I don't know the command '/frobnicate'. `/help` lists them."),
    Refusal(line: "/show", text: "'/show' needs a task. `/help show` shows how."),
    Refusal(line: "/edit 3", text: "'/edit' needs the new words. `/help edit` shows how."),
    Refusal(line: "/undo lots", text: "'/undo' takes no 'lots'. `/help undo` shows how."),
    Refusal(line: "/next soon", text: "'/next' takes no 'soon'. `/help next` shows how."),
    Refusal(line: "/help lits", text: "I don't know the command '/lits'. Did you mean '/list'?"),
    Refusal(
      line: "/memory forget", text: "'/memory' needs a subject after 'forget'. `/help memory` shows how."),
  ])
  func refusing(_ example: Refusal) async throws {
    let engine = RehearsalEngine()
    let runner = SlashCommandRunner(engine: engine, table: SlashCommandTable(), place: .terminal)
    let replies = await runner.run(try #require(CommandEntry(example.line)))
    #expect(replies.map(\.noticeText) == [example.text])
    #expect(engine.calls.isEmpty)
  }

  @Test("What the engine refuses is one line")
  func failure() async throws {
    let engine = RehearsalEngine(error: .noSuchTask(reference: "99"))
    let runner = SlashCommandRunner(engine: engine, table: SlashCommandTable(), place: .terminal)
    let replies = await runner.run(try #require(CommandEntry("/done 99")))
    #expect(replies.map(\.noticeText) == ["I can't find a task for '99'. `/list` shows what's here."])
  }

  @Test("More goes on where the list stopped, until its end")
  func more() async throws {
    var responder = Responder(
      engine: RehearsalEngine(taskCount: 12), table: SlashCommandTable(), place: .terminal)
    var pages: [[Int]] = []
    var lines: [String] = []
    for line in ["/list all", "more", "more", "/more"] {
      await responder.answer(line) { reply in
        if case .event(.list(let listing)) = reply { pages.append(listing.tasks.map(\.number)) }
        if case .page(let listing, _) = reply { pages.append(listing.tasks.map(\.number)) }
        if case .line(let text) = reply { lines.append(text) }
      }
    }
    #expect(pages == [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12]])
    #expect(lines.count == 1)
  }

  @Test("Commands that the program adds are found, suggested and helped with")
  func added() async throws {
    let config = AddedCommand(name: "config", arguments: "[KEY]", summary: "settings") { "set \($0)" }
    let table = SlashCommandTable(adding: [config])
    let runner = SlashCommandRunner(engine: RehearsalEngine(), table: table, place: .terminal)
    #expect(await runner.run(try #require(CommandEntry("/config hours"))) == [.document("set hours")])
    let typo = await runner.run(try #require(CommandEntry("/confg")))
    #expect(typo.first?.noticeText?.contains("'/config'") == true)
  }

  @Test("Help names every command")
  func help() async throws {
    let runner = SlashCommandRunner(engine: RehearsalEngine(), table: SlashCommandTable(), place: .terminal)
    guard case .document(let text)? = await runner.run(CommandEntry(.help)).first else {
      Issue.record("Help is no document")
      return
    }
    for name in SlashCommand.Name.allCases { #expect(text.contains("/\(name.rawValue)")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}

extension Reply {
  var error: NudgyError? {
    if case .event(.notice(let notice)) = self { notice.error } else { nil }
  }

  var noticeText: String? {
    if case .event(.notice(let notice)) = self { notice.text } else { nil }
  }
}
