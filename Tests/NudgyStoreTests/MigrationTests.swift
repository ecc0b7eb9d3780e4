import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

@Suite struct MigrationTests {
  private func schema(_ connection: SQLiteConnection) throws -> [String] {
    try connection.rows("SELECT coalesce(sql, name) FROM sqlite_schema ORDER BY name") { $0.text(0) }
  }

  @Test func namesAreInOrder() {
    #expect(
      Migration.all.map(\.name) == [
        "m001_tasks", "m002_journal", "m003_conversation", "m004_search", "m005_outside", "m006_rings",
        "m007_shares", "m008_latest_start", "m009_rhythms",
      ])
  }

  @Test func theTableHoldsTheColumnsOfTheCode() throws {
    #expect(TaskColumn.allCases.count == TaskColumn.names.count)
    let connection = try SQLiteConnection(path: ":memory:", access: .create)
    try connection.migrate()
    let columns = try connection.rows("SELECT name FROM pragma_table_info('tasks') ORDER BY cid") {
      $0.text(0)
    }
    // Columns that came later stand behind those of the beginning.
    #expect(columns.sorted() == (TaskColumn.names + TaskColumn.derivedNames).sorted())
  }

  /// Every shape the store ever had, blank included, becomes the present one and keeps what it held.
  @Test(arguments: 0...Migration.currentVersion)
  func everyOldShapeIsBroughtUp(_ version: Int) async throws {
    let folder = try TemporaryFolder()
    let url = StoreHarness.url(in: folder)
    try StoreFile.makeFolder(url.deletingLastPathComponent())
    do {
      let connection = try SQLiteConnection(path: url.path(percentEncoded: false), access: .create)
      try connection.migrate(upTo: version)
      #expect(try connection.userVersion() == version)
      if version >= 1 { try connection.execute(MigrationTests.oldTasks) }
    }
    let (store, report) = try SQLiteStore.open(at: url, makeID: UUID.init, now: TestWorld.now)
    #expect(report == OpenReport())
    let fresh = try SQLiteConnection(path: ":memory:", access: .create)
    try fresh.migrate()
    let expected = try schema(fresh)
    #expect(try await store.perform { try self.schema($0) } == expected)
    #expect(try await store.perform { try $0.userVersion() } == Migration.currentVersion)
    if version >= 1 {
      #expect(try await store.task(number: 1)?.title == "Call Ana")
      #expect(try await store.search("ana", statuses: [.active], limit: 5).map(\.task.number) == [1])
      #expect(try await store.search("bob", statuses: [.done], limit: 5).map(\.task.number) == [2])
      let made = try await store.apply([.drop(number: 1)], at: TestWorld.now, turn: UUID())
      #expect(made.count == 1)
      #expect(try await store.search("ana", statuses: [.dropped], limit: 5).map(\.task.number) == [1])
    }
    let made = try await store.apply([.create(NewTask(title: "New"))], at: TestWorld.now, turn: UUID())
    #expect(made.first?.after?.number == (version >= 1 ? 3 : 1))
  }

  private static let oldTasks = """
    INSERT INTO tasks (
      uuid, title, status, source, created_at, updated_at, completed_at, due_is_all_day, sort_order, skip_count,
      snooze_count, steps, resources, touched_at, title_key, words)
    VALUES
      ('00000000-0000-4000-8000-000000000001', 'Call Ana', 'active', 'manual', 1, 1, NULL, 0, -1, 0, 0, '[]',
        '[]', 1, 'call ana', 'call ana'),
      ('00000000-0000-4000-8000-000000000002', 'Call Bob', 'done', 'manual', 1, 1, 2, 0, -2, 0, 0, '[]',
        '[]', 1, 'call bob', 'call bob');
    """

  @Test func aFailedMigrationLeavesNothingBehind() throws {
    let connection = try SQLiteConnection(path: ":memory:", access: .create)
    try connection.execute("CREATE TABLE journal_entries (x)")
    #expect(throws: SQLiteError.self) { try connection.migrate() }
    #expect(try connection.userVersion() == 0)
    #expect(try schema(connection) == ["CREATE TABLE journal_entries (x)"])
  }
}
