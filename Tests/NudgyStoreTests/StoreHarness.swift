import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// A store for one test, and short words for what tests do with it.
struct StoreHarness {
  let folder: TemporaryFolder
  let store: SQLiteStore
  let world: World

  var url: URL { StoreHarness.url(in: folder) }
  var now: Date { TestWorld.now }

  /// On a real file.
  init(folder: TemporaryFolder? = nil) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    world = TestWorld.fixed()
    store = try SQLiteStore.open(at: StoreHarness.url(in: folder), makeID: UUID.init, now: TestWorld.now)
      .store
  }

  static func url(in folder: TemporaryFolder) -> URL { folder.url.appending(path: "home/nudgy.db") }

  /// The same file in a new store, as after a new launch.
  func reopened() async throws -> StoreHarness {
    await store.close()
    return try StoreHarness(folder: folder)
  }

  // MARK: - Changing

  @discardableResult
  func apply(_ commands: TaskCommand..., after seconds: TimeInterval = 0) async throws -> [TaskTransition] {
    try await store.apply(commands, at: now.addingTimeInterval(seconds), turn: UUID())
  }

  /// Adds a task and returns its number.
  @discardableResult
  func add(
    _ title: String, due: DueDate? = nil, at seconds: TimeInterval = 0,
    _ change: (inout NewTask) -> Void = { _ in }
  ) async throws -> Int {
    var new = NewTask(title: title)
    new.due = due
    change(&new)
    let made = try await store.apply([.create(new)], at: now.addingTimeInterval(seconds), turn: UUID())
    return try #require(made.first?.after?.number)
  }

  /// Undoes; what the tasks went through.
  @discardableResult
  func undo(_ count: Int = 1, wholeTurn: Bool = false) async throws -> [TaskTransition] {
    try await store.undo(count: count, wholeTurn: wholeTurn, at: now).compactMap(\.transition)
  }

  @discardableResult
  func redo(_ count: Int = 1) async throws -> [TaskTransition] {
    try await store.redo(count: count, at: now).compactMap(\.transition)
  }

  // MARK: - Asking

  func next(
    energy: EnergyLevel? = nil, minutes: Int? = nil, excluding: Set<Int> = [], after seconds: TimeInterval = 0
  ) async throws -> NextAnswer? {
    try await store.next(
      NextQuery(
        now: now.addingTimeInterval(seconds), calendar: TestWorld.newYork, energy: energy, minutes: minutes,
        excluding: excluding))
  }

  func titles(
    _ scope: TaskScope, limit: Int = 100, offset: Int = 0, after seconds: TimeInterval = 0
  ) async throws -> [String] {
    try await store.tasks(
      TaskListQuery(
        scope, now: now.addingTimeInterval(seconds), calendar: TestWorld.newYork, limit: limit, offset: offset
      )
    ).map(\.title)
  }

  func numbers(_ scope: TaskScope) async throws -> [Int] {
    try await store.tasks(TaskListQuery(scope, now: now, calendar: TestWorld.newYork, limit: 1000)).map(
      \.number)
  }

  func counts(after seconds: TimeInterval = 0) async throws -> BoardCounts {
    let query = NextQuery(now: now.addingTimeInterval(seconds), calendar: TestWorld.newYork)
    return try await store.counts(now: query.now, today: query.today)
  }

  func found(_ words: String, in statuses: Set<TaskStatus> = [.active, .snoozed]) async throws -> [TaskMatch]
  {
    try await store.search(words, statuses: statuses, limit: 5)
  }

  // MARK: - Times

  /// An instant so many hours from now.
  func due(hours: Double) -> DueDate { .instant(now.addingTimeInterval(hours * 3600), in: TestWorld.newYork) }

  /// A whole day so many days from today.
  func dueDay(_ days: Int) -> DueDate {
    .day(TestWorld.newYork.day(of: now).adding(days: days), in: TestWorld.newYork)
  }

  func hours(_ hours: Double) -> Date { now.addingTimeInterval(hours * 3600) }
}

extension JournalStep {
  /// What a task went through; nil for what is not in the store.
  var transition: TaskTransition? {
    if case .task(let transition) = self { transition } else { nil }
  }
}
