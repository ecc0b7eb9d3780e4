import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// Every statement the store can run must be answered by an index.
@Suite struct QueryPlanTests {
  /// Runs everything there is to run, then asks SQLite how it did each.
  @Test func noStatementScansATable() async throws {
    let home = try StoreHarness()
    try await exercise(home)
    let plans = try await home.store.plans()
    #expect(plans.count > 40)
    for (sql, plan) in plans {
      for step in plan {
        #expect(!isScan(step), "\(step) in: \(sql)")
        #expect(!step.contains("TEMP B-TREE"), "\(step) in: \(sql)")
      }
    }
  }

  /// A walk over all rows of a table; the full-text indexes are "scanned" by their own index, what is counted has been
  /// found by one, and
  /// `sqlite_sequence` holds a row for each of three tables.
  private func isScan(_ step: String) -> Bool {
    step.hasPrefix("SCAN") && !step.contains("VIRTUAL TABLE INDEX") && !step.hasPrefix("SCAN (subquery-")
      && !["SCAN CONSTANT ROW", "SCAN sqlite_sequence"].contains(step)
  }

  private func exercise(_ home: StoreHarness) async throws {
    let store = home.store
    for hours in [-50.0, -1, 1, 40] { try await home.add("Call the dentist", due: home.due(hours: hours)) }
    for title in ["Buy milk", "Pay the rent", "Water plants"] { try await home.add(title) }
    try await home.apply(.snooze(number: 5, until: home.hours(1)), .complete(number: 6), .drop(number: 7))
    try await home.apply(.skip(number: 1), .update(number: 2, TaskPatch()), .reopen(number: 7))
    _ = try await store.undo(count: 1, wholeTurn: false, at: home.now)
    _ = try await store.redo(count: 1, at: home.now)
    _ = try await store.undo(count: 3, wholeTurn: true, at: home.now)
    for scope in TaskScope.allCases {
      _ = try await home.titles(scope)
      _ = try await home.titles(scope, limit: 2, offset: 50)
    }
    for part in AgendaQuery.Part.allCases {
      _ = try await home.agenda(part, .everything, pagesOf: 1)
      _ = try await home.agendaCount(part, .everything)
    }
    _ = try await home.next(energy: .low, minutes: 10)
    _ = try await home.next(excluding: Set(1...7))
    _ = try await home.counts()
    for status in TaskStatus.allCases { _ = try await home.found("call dentist", in: [status]) }
    for words in ["call dentist", "dentits", "zzz qqqq yyyyyyy wwww"] {
      _ = try await home.found(words, in: Set(TaskStatus.allCases))
    }
    _ = try await store.titles(startingWith: "ca", limit: 5)
    for pressure in TaskPressure.allCases {
      _ = try await store.tasksPressing(pressure, at: home.now, limit: 3)
    }
    let id = UUID()
    try await store.append(ChatMessage(conversation: id, turn: id, role: .user, text: "hi", at: home.now))
    _ = try await store.recentMessages(conversation: id, limit: 5)
    _ = try await store.recentMessages(conversation: nil, limit: 5)
    try await store.record(BrainDump(id: id, transcript: "x", processedAt: home.now, taskNumbers: [1]))
    for revives in [false, true] {
      let shared = SharedTask(identity: "a", task: NewTask(title: "Read", source: .share))
      _ = try await store.takeIn([shared], revives: revives, at: home.now, turn: UUID())
    }
    try await ring(home)
    try await store.setValue("1", for: "a")
    _ = try await store.value(for: "a")
    try await store.setValue(nil, for: "a")
  }
}

extension QueryPlanTests {
  private func ring(_ home: StoreHarness) async throws {
    let store = home.store
    let window = RingWindow(after: home.hours(-1), upTo: home.hours(1))
    _ = try await store.tasksRinging(in: window, limit: 5)
    _ = try await store.tasksDue(in: window, limit: 5)
    _ = try await store.tasksUntouched(since: home.now, now: home.now, limit: 5)
    let key = RingKey(task: 1, kind: .due, moment: home.now)
    _ = try await store.claim([key], at: home.now, lease: 90)
    try await store.noteTold([key], at: home.now, by: "chat")
    try await store.release([key])
    _ = try await store.told([key], at: home.now)
    _ = try await store.lastTold(task: 1, at: home.now)
    _ = try await store.checkIns(since: home.hours(-1), now: home.now)
  }
}

extension SQLiteStore {
  /// How SQLite answers each statement that was prepared, and those prepared only for large stores.
  func plans() throws -> [String: [String]] {
    try perform { connection in
      var plans: [String: [String]] = [:]
      let statements = connection.preparedSQL + [TitleFinder.newestInRange]
      for sql in statements where !["PRAGMA", "BEGIN", "COMMIT", "ROLLBACK"].contains(where: sql.hasPrefix) {
        plans[sql] = try connection.rows("EXPLAIN QUERY PLAN \(sql)") { $0.text(3) }
      }
      return plans
    }
  }
}
