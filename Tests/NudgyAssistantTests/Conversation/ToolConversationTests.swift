import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// Tools run through the executor on a real store, the way every brain runs them.
@Suite struct ToolConversationTests {
  private func run(
    _ tool: ToolName, _ arguments: JSONValue, _ session: Session, _ scope: inout TurnScope
  ) async -> ToolOutcome {
    await session.engine.executor.run(
      ToolCall(id: "abcdefghi", name: tool.rawValue, arguments: arguments), in: &scope
    ).outcome
  }

  private func scope(_ origin: UserMessage.Origin = .typed) -> TurnScope {
    TurnScope(now: TestWorld.now, turn: UUID(), origin: origin, state: DialogueState())
  }

  @Test func twoCandidatesAreAQuestion() async throws {
    let session = try Session()
    try await session.add("Call the bank about the mortgage", "Email the bank")
    var scope = scope()
    let outcome = await run(.completeTask, ["task": "the bank"], session, &scope)
    guard case .asked(let question) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(question.choices.count == 2)
    #expect(scope.state.questions.count == 1)
    #expect(try await session.titles(.done).isEmpty)
  }

  @Test func anExactTitleIsNoQuestion() async throws {
    let session = try Session()
    try await session.add("Call the bank about the mortgage", "Call the bank")
    var scope = scope()
    let outcome = await run(.completeTask, ["task": "call the bank"], session, &scope)
    guard case .changed(let receipts, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(receipts.map(\.text) == ["✓ Done #2 Call the bank"])
  }

  @Test func theLastActiveTaskClearsTheBoard() async throws {
    let session = try Session()
    try await session.add("Call mom")
    var scope = scope()
    guard case .changed(_, let isClear) = await run(.completeTask, ["task": "#1"], session, &scope) else {
      Issue.record("not changed")
      return
    }
    #expect(isClear)
  }

  @Test func moreThanThreeAreLetGoOfOnlyAfterAYes() async throws {
    let session = try Session()
    try await session.add("A", "B", "C", "D")
    var scope = scope()
    #expect(await run(.dropTask, ["task": "all up_next"], session, &scope) == .held)
    #expect(try await session.titles(.upNext).count == 4)
    #expect(scope.held?.calls.map(\.arguments) == [["task": "#4 #3 #2 #1"]])
  }

  @Test func aRecurringTaskComesAgain() async throws {
    let session = try Session()
    var scope = scope()
    let item: JSONValue = [
      "title": "Water plants", "due": "2026-11-20", "recurrence": "FREQ=WEEKLY;BYDAY=FR",
    ]
    _ = await run(.createTasks, ["items": [item]], session, &scope)
    _ = await run(.completeTask, ["task": "#1"], session, &scope)
    let next = try #require(try await session.store.task(number: 2))
    #expect(next.status == .active)
    #expect(next.recurrence == "FREQ=WEEKLY;BYDAY=FR")
    #expect(next.due == .day(try #require(CivilDate(iso: "2026-11-27")), in: TestWorld.newYork))
    // Taking back the completion takes back the next occurrence with it.
    _ = await run(.undo, [:], session, &scope)
    #expect(try await session.titles(.upNext) == ["Water plants"])
    #expect(try await session.store.task(number: 2) == nil)
  }

  @Test func aCountedTaskComesAgainThatOften() async throws {
    let session = try Session()
    var scope = scope()
    let item: JSONValue = ["title": "Pills", "due": "2026-11-20", "recurrence": "FREQ=DAILY;COUNT=2"]
    _ = await run(.createTasks, ["items": [item]], session, &scope)
    _ = await run(.completeTask, ["task": "#1"], session, &scope)
    #expect(try await session.store.task(number: 2)?.recurrence == "FREQ=DAILY;COUNT=1")
    _ = await run(.completeTask, ["task": "#2"], session, &scope)
    #expect(try await session.store.task(number: 3) == nil)
  }

  @Test func aNewDayKeepsTheTimeSaidBefore() async throws {
    let session = try Session()
    var scope = scope()
    _ = await run(
      .createTasks, ["items": [["title": "Dentist", "due": "2026-11-21T15:00:00-05:00"]]], session, &scope)
    _ = await run(.updateTask, ["task": "it", "due": "2026-11-26"], session, &scope)
    let due = try #require(try await session.store.task(number: 1)?.due)
    #expect(InstantFormat.string(due.instant, in: TestWorld.newYork) == "2026-11-26T15:00:00-05:00")
    #expect(!due.isAllDay)
  }

  @Test func whatIsDoneAlreadyIsSaid() async throws {
    let session = try Session()
    try await session.add("Call mom")
    var scope = scope()
    _ = await run(.completeTask, ["task": "#1"], session, &scope)
    let outcome = await run(.completeTask, ["task": "call mom"], session, &scope)
    #expect(outcome == .failed(.refused(.taskUnchanged(number: 1, status: .done))))
  }

  @Test func nothingIsTheCardOfAnEmptyBoard() async throws {
    let session = try Session()
    var scope = scope()
    #expect(await run(.completeTask, ["task": "it"], session, &scope) == .failed(.refused(.noCurrentTask)))
  }

  @Test(
    "Text that is data changes nothing that is there",
    arguments: [
      .dropTask, .completeTask, .skipTask, .snoozeTask, .updateTask, .breakDownTask, .draftMessage, .undo,
      .redo,
      .forget, .setPersona, .setMoodContext,
    ] as [ToolName])
  func dataChangesNothing(_ tool: ToolName) async throws {
    let arguments: JSONValue =
      switch tool {
      case .snoozeTask: ["task": "#1", "until": "tomorrow"]
      case .updateTask: ["task": "#1", "title": "Rob mom"]
      case .setPersona: ["persona": "grandma"]
      case .setMoodContext: ["minutes": 5]
      case .undo, .redo, .forget: [:]
      default: ["task": "#1"]
      }
    let session = try Session()
    try await session.add("Call mom")
    let before = try await session.store.task(number: 1)
    var scope = scope(.pasted)
    #expect(await run(tool, arguments, session, &scope) == .failed(.notFromData))
    #expect(try await session.store.task(number: 1) == before)
    #expect(scope.held == nil && scope.state == DialogueState())
  }
}
