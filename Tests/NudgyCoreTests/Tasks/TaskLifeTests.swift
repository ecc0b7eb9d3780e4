import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@Suite struct TaskLifeTests {
  private let now = TestWorld.now
  private let edges = QueueEdges(first: -9, last: -1)

  private func task(_ status: TaskStatus = .active) -> TaskItem {
    var task = NewTask(title: "Call mom").item(number: 3, uuid: UUID(), at: now.addingTimeInterval(-60))
    task.status = status
    return task
  }

  private func applied(_ command: TaskCommand, to item: TaskItem) throws -> TaskItem {
    let edges = edges
    return try TaskLife.apply(command, to: item, at: now) { () throws(NudgyError) in edges }
  }

  @Test func completingKeepsTheDeadlineAndEndsTheSnooze() throws {
    var item = task(.snoozed)
    item.snoozedUntil = now.addingTimeInterval(60)
    item.due = .instant(now, in: TestWorld.newYork)
    let done = try applied(.complete(number: 3), to: item)
    #expect(done.status == .done)
    #expect(done.completedAt == now)
    #expect(done.snoozedUntil == nil)
    #expect(done.due == item.due)
  }

  @Test func snoozingMovesTheReturnTimeNeverTheDeadline() throws {
    var item = task()
    item.due = .instant(now.addingTimeInterval(600), in: TestWorld.newYork)
    let snoozed = try applied(.snooze(number: 3, until: now.addingTimeInterval(3600)), to: item)
    #expect(snoozed.status == .snoozed)
    #expect(snoozed.snoozeCount == 1)
    #expect(snoozed.due == item.due)
  }

  @Test func aSnoozeIntoThePastIsRefused() {
    #expect(throws: NudgyError.snoozeInPast(now)) { try applied(.snooze(number: 3, until: now), to: task()) }
  }

  @Test func completingTwiceIsSaid() {
    #expect(throws: NudgyError.taskUnchanged(number: 3, status: .done)) {
      try applied(.complete(number: 3), to: task(.done))
    }
  }

  @Test(arguments: [TaskStatus.done, .dropped]) func aClosedTaskIsNotSnoozed(_ status: TaskStatus) {
    #expect(throws: NudgyError.taskUnchanged(number: 3, status: status)) {
      try applied(.snooze(number: 3, until: now.addingTimeInterval(60)), to: task(status))
    }
  }

  @Test func skippingGoesToTheEndAndTopToTheFront() throws {
    #expect(try applied(.skip(number: 3), to: task()).sortOrder == 0)
    var patch = TaskPatch()
    patch.movesToTop = true
    let top = try applied(.update(number: 3, patch), to: task())
    #expect(top.sortOrder == -10)
    #expect(top.skippedAt == nil)
  }

  @Test func aReturnedSnoozeIsActiveWithoutAnyoneTouchingItAndCountsByItsDeadline() {
    var item = task(.snoozed)
    item.snoozedUntil = now.addingTimeInterval(-60)
    #expect(item.effectiveStatus(at: now) == .active)
    #expect(item.effectiveStatus(at: now.addingTimeInterval(-61)) == .snoozed)
    #expect(!item.isOverdue(at: now))
    item.due = .instant(now.addingTimeInterval(1), in: TestWorld.newYork)
    #expect(!item.isOverdue(at: now))
    item.due = .instant(now.addingTimeInterval(-1), in: TestWorld.newYork)
    #expect(item.isOverdue(at: now))
    // Away, it is nobody's worry.
    #expect(!item.isOverdue(at: now.addingTimeInterval(-61)))
  }

  @Test func anAllDayTaskIsOnTimeUntilTheDayEnds() throws {
    var item = task()
    let calendar = TestWorld.newYork
    item.due = .day(calendar.day(of: now), in: calendar)
    #expect(!item.isOverdue(at: calendar.endOfDay(calendar.day(of: now))))
    #expect(item.isOverdue(at: calendar.startOfDay(calendar.day(of: now).adding(days: 1))))
  }

  @Test func threeUntouchedDaysAreStale() {
    #expect(!task().isStale(at: now.addingTimeInterval(3 * 86_400 - 61)))
    #expect(task().isStale(at: now.addingTimeInterval(3 * 86_400 - 60)))
  }
}
