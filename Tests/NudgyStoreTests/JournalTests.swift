import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

@Suite struct JournalTests {
  /// One of each change, and what each undoing has to bring back.
  struct Case: CustomTestStringConvertible, Sendable {
    let change: TaskChange
    let command: TaskCommand
    var testDescription: String { change.rawValue }
  }

  static let cases: [Case] = [
    Case(change: .completed, command: .complete(number: 1)),
    Case(change: .snoozed, command: .snooze(number: 1, until: TestWorld.now.addingTimeInterval(9_000))),
    Case(change: .skipped, command: .skip(number: 1)),
    Case(change: .dropped, command: .drop(number: 1)),
    Case(change: .reopened, command: .reopen(number: 2)),
    Case(change: .updated, command: .update(number: 1, patch)),
    Case(change: .created, command: .create(NewTask(title: "New"))),
  ]

  private static var patch: TaskPatch {
    var patch = TaskPatch()
    patch.title = "Changed"
    patch.due = .set(.instant(TestWorld.now.addingTimeInterval(99), in: TestWorld.newYork))
    patch.movesToTop = true
    return patch
  }

  @Test(arguments: cases)
  func undoBringsBackAndRedoRepeats(_ one: Case) async throws {
    let home = try StoreHarness()
    for title in ["A", "B"] { try await home.add(title) }
    try await home.apply(.complete(number: 2))
    let made = try #require(try await home.apply(one.command, after: 60).first)
    #expect(made.change == one.change)

    let undone = try await home.undo()
    #expect(undone.count == 1)
    #expect(undone.first?.change == .undone)
    #expect(undone.first?.original == one.change)
    #expect(undone.first?.after == made.before)
    #expect(undone.first?.before == made.after)
    let number = try #require(made.task?.number)
    #expect(try await home.store.task(number: number) == made.before)

    let redone = try await home.redo()
    #expect(redone.first?.change == .redone)
    #expect(redone.first?.original == one.change)
    #expect(try await home.store.task(number: number) == made.after)
  }

  @Test func undoAndRedoSurviveLaunches() async throws {
    var home = try StoreHarness()
    for title in ["A", "B", "C"] { try await home.add(title) }
    try await home.apply(.complete(number: 1))
    home = try await home.reopened()
    try await home.undo(2)
    #expect(try await home.titles(.upNext) == ["B", "A"])
    home = try await home.reopened()
    try await home.redo()
    #expect(try await home.titles(.upNext) == ["C", "B", "A"])
    home = try await home.reopened()
    try await home.redo(5)
    #expect(try await home.titles(.done) == ["A"])
    await #expect(throws: NudgyError.nothingToRedo) {
      try await home.redo()
    }
  }

  @Test func thereIsNoLimit() async throws {
    let home = try StoreHarness()
    for index in 0..<200 { try await home.add("Task \(index)") }
    for number in 1...200 { try await home.apply(.complete(number: number)) }
    #expect(try await home.undo(400).count == 400)
    #expect(try await home.counts() == BoardCounts(upNext: 0, snoozed: 0, doneToday: 0, done: 0, dropped: 0))
    await #expect(throws: NudgyError.nothingToUndo) {
      try await home.undo()
    }
    #expect(try await home.redo(400).count == 400)
    #expect(try await home.counts().done == 200)
  }

  @Test func aNewChangeMakesTheUndoneFinal() async throws {
    let home = try StoreHarness()
    try await home.add("A")
    try await home.add("B")
    try await home.undo()
    try await home.apply(.complete(number: 1))
    await #expect(throws: NudgyError.nothingToRedo) {
      try await home.redo()
    }
    // What became final is passed over by undoing as well.
    try await home.undo(2)
    #expect(try await home.store.task(number: 1) == nil)
  }

  @Test func numbersAreNeverUsedAgain() async throws {
    var home = try StoreHarness()
    #expect(try await home.add("A") == 1)
    #expect(try await home.add("B") == 2)
    try await home.undo(2)
    home = try await home.reopened()
    #expect(try await home.add("C") == 3)
  }

  @Test func aWholeTurnGoesAtOnce() async throws {
    let home = try StoreHarness()
    for title in ["Dishes", "Dentist"] { try await home.add(title) }
    let turn = UUID()
    _ = try await home.store.apply([.complete(number: 1)], at: home.now, turn: turn)
    _ = try await home.store.apply([.snooze(number: 2, until: home.hours(5))], at: home.now, turn: turn)
    _ = try await home.store.apply([.create(NewTask(title: "Milk"))], at: home.now, turn: turn)
    let undone = try await home.undo(wholeTurn: true)
    #expect(undone.map(\.original) == [.created, .snoozed, .completed])
    #expect(try await home.titles(.upNext) == ["Dentist", "Dishes"])
    #expect(
      try await home.redo(3).map(\.original) == [.completed, .snoozed, .created])
  }

  @Test func commandsOfOneCallAreOneChange() async throws {
    let home = try StoreHarness()
    let new = ["A", "B", "C"].map { TaskCommand.create(NewTask(title: $0)) }
    let made = try await home.store.apply(new, at: home.now, turn: UUID())
    #expect(made.map(\.after?.number) == [1, 2, 3])
    #expect(try await home.undo().count == 3)
    #expect(try await home.titles(.all).isEmpty)
  }

  @Test func aRecurringTaskCompletesAndComesAgain() async throws {
    let home = try StoreHarness()
    try await home.add("Water the plants") { $0.recurrence = "FREQ=DAILY" }
    let task = try #require(try await home.store.task(number: 1))
    let made = try await home.apply(.complete(number: 1, next: task.nextOccurrence(due: home.dueDay(1))))
    #expect(made.map(\.change) == [.completed, .created])
    #expect(try await home.titles(.upNext) == ["Water the plants"])
    try await home.undo()
    #expect(try await home.store.task(number: 2) == nil)
    #expect(try await home.store.task(number: 1) == task)
  }

  @Test func aFailingCommandChangesNothing() async throws {
    let home = try StoreHarness()
    try await home.add("A")
    let attempts: [([TaskCommand], NudgyError)] = [
      ([.complete(number: 1), .complete(number: 99)], .noSuchTask(reference: "#99")),
      ([.complete(number: 1), .complete(number: 1)], .taskUnchanged(number: 1, status: .done)),
      ([.create(NewTask(title: "B")), .reopen(number: 1)], .taskUnchanged(number: 1, status: .active)),
      ([.skip(number: 1), .snooze(number: 1, until: home.now)], .snoozeInPast(home.now)),
    ]
    let before = try await home.store.task(number: 1)
    for (commands, expected) in attempts {
      await #expect(throws: expected) {
        try await home.store.apply(commands, at: home.now, turn: UUID())
      }
      #expect(try await home.store.task(number: 1) == before)
      #expect(try await home.titles(.all) == ["A"])
    }
    #expect(try await home.undo(9).count == 1)
  }

  @Test func nothingAskedIsNoChange() async throws {
    let home = try StoreHarness()
    #expect(try await home.store.apply([], at: home.now, turn: UUID()).isEmpty)
    await #expect(throws: NudgyError.nothingToUndo) {
      try await home.undo(wholeTurn: true)
    }
  }
}
