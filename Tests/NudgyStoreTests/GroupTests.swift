import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// Changes that are written together.
@Suite struct GroupTests {
  @Test func whatIsInAGroupReachesTheFileTogether() async throws {
    let home = try StoreHarness()
    let other = try StoreHarness(folder: home.folder)
    for title in ["A", "B"] { try await home.add(title) }
    try await home.store.beginGroup()
    try await home.apply(.complete(number: 1))
    try await home.add("C")
    #expect(try await home.titles(.upNext) == ["C", "B"])
    #expect(try await other.titles(.upNext) == ["B", "A"])
    try await home.store.endGroup()
    #expect(try await other.titles(.upNext) == ["C", "B"])
    #expect(try await home.reopened().titles(.upNext) == ["C", "B"])
  }

  @Test func eachChangeOfAGroupIsUndoneByItself() async throws {
    let home = try StoreHarness()
    for title in ["A", "B"] { try await home.add(title) }
    try await home.store.beginGroup()
    try await home.apply(.complete(number: 1))
    try await home.apply(.drop(number: 2))
    try await home.store.endGroup()
    try await home.undo()
    #expect(try await home.titles(.upNext) == ["B"])
  }

  @Test func aChangeThatFailsLeavesTheOthersOfItsGroup() async throws {
    let home = try StoreHarness()
    for title in ["A", "B"] { try await home.add(title) }
    try await home.store.beginGroup()
    try await home.apply(.complete(number: 1))
    await #expect(throws: NudgyError.noSuchTask(reference: "#9")) {
      try await home.apply(.drop(number: 2), .drop(number: 9))
    }
    try await home.add("C")
    try await home.store.endGroup()
    #expect(try await home.titles(.upNext) == ["C", "B"])
    #expect(try await home.found("b").map(\.task.title) == ["B"])
  }

  @Test func aGroupThatCannotBeWrittenChangesNothing() async throws {
    let home = try StoreHarness()
    for title in ["A", "B"] { try await home.add(title) }
    try await home.store.perform { try $0.execute(commitRefusal) }
    try await home.store.beginGroup()
    try await home.apply(.complete(number: 1))
    try await home.apply(.drop(number: 2))
    await #expect(throws: NudgyError.self) { try await home.store.endGroup() }
    #expect(try await home.titles(.upNext) == ["B", "A"])
    #expect(try await home.found("a").map(\.task.title) == ["A"])
    let undone = try await home.undo()
    #expect(undone.map(\.original) == [.created])
  }

  @Test func anUpdateWritesOnlyWhatIsNew() async throws {
    let home = try StoreHarness()
    try await home.add("A")
    try await home.apply(.snooze(number: 1, until: home.hours(9)), after: 60)
    let updates = await home.store.preparedSQL.filter { $0.hasPrefix("UPDATE tasks") }
    #expect(
      updates == [
        "UPDATE tasks SET status = ?, updated_at = ?, snoozed_until = ?, snooze_count = ?, touched_at = ?"
          + " WHERE number = ?"
      ])
  }
}
