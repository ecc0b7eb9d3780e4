import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

@Suite struct TaskFieldsTests {
  /// Every field holds something of its own, so that a mixed-up column shows.
  private static var full: TaskItem {
    let now = TestWorld.now
    var task = TaskItem(number: 7, uuid: UUID(), title: "Call Dr. Chen \"now\" \u{0} 🐧", createdAt: now)
    task.notes = "notes"
    task.emoji = "📞"
    task.status = .snoozed
    task.source = .voiceDump
    task.sourceURL = "https://example.org"
    task.sourcePreview = "preview"
    task.sourceText = "source"
    task.updatedAt = now.addingTimeInterval(1.25)
    task.completedAt = now.addingTimeInterval(2)
    task.due = .instant(now.addingTimeInterval(3), in: TestWorld.newYork)
    task.snoozedUntil = now.addingTimeInterval(4)
    task.recurrence = "FREQ=DAILY"
    task.sortOrder = -5
    task.skipCount = 6
    task.skippedAt = now.addingTimeInterval(7)
    task.snoozeCount = 8
    task.action = .email
    task.target = "chen@example.org"
    task.contact = "Dr. Chen"
    task.draft = MessageDraft(subject: "subject", body: "body", generatedAt: now.addingTimeInterval(9))
    task.category = .work
    task.priority = .high
    task.pressure = .nuclear
    task.load = .extreme
    task.energy = .medium
    task.minutes = 10
    task.actualMinutes = 11
    task.steps = [TaskStep(title: "one \"step\"", isDone: true), TaskStep(title: "two")]
    task.resources = ["a", "https://example.org/?q=\"x\""]
    return task
  }

  private static var plain: TaskItem {
    TaskItem(number: 1, uuid: UUID(), title: "", createdAt: TestWorld.now)
  }

  @Test(arguments: [full, plain])
  func aRowGivesBackTheTask(_ task: TaskItem) async throws {
    let home = try StoreHarness()
    try await home.store.perform { try TaskTable(connection: $0).insert(task) }
    #expect(try await home.store.task(number: task.number) == task)
    var changed = task
    changed.title = "Other"
    changed.resources = ["c"]
    let other = changed
    try await home.store.perform { try TaskTable(connection: $0).update(other, from: task) }
    #expect(try await home.store.task(number: task.number) == other)
  }

  @Test(arguments: [full, plain])
  func anImageGivesBackTheTask(_ task: TaskItem) throws {
    let image = TaskFields(task).image
    #expect(TaskItem(try #require(TaskFields(image: image))) == task)
    #expect(!image.contains("\n"))
  }

  @Test func anImageFromBeforeAColumnWasThereIsRead() throws {
    let image = #"{"number":3,"title":"Old","status":"done","later":"unknown","created_at":0}"#
    let task = TaskItem(try #require(TaskFields(image: image)))
    #expect(task.number == 3)
    #expect(task.title == "Old")
    #expect(task.status == .done)
    #expect(task.steps.isEmpty)
    #expect(task.sortOrder == -3)
    #expect(TaskFields(image: "nonsense") == nil)
  }

  // Seconds, not dates: Foundation cannot describe a date that is no number.
  @Test(arguments: [
    (0, 0), (1.9999, 1999), (-0.0001, -1), (64_092_211_200, 64_092_211_200_000),
    (.infinity, 9_000_000_000_000_000), (.nan, -9_000_000_000_000_000),
  ])
  func timesAreMilliseconds(_ seconds: Double, _ milliseconds: Int) {
    #expect(StoredTime.milliseconds(Date(timeIntervalSince1970: seconds)) == milliseconds)
  }
}
