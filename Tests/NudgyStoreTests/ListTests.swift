import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

@Suite struct ListTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let scope: TaskScope
    let titles: [String]
    var testDescription: String { scope.rawValue }
  }

  /// What the board of `setUp` shows two hours after now.
  static let cases: [Case] = [
    Case(
      scope: .upNext, titles: ["Today", "Overdue", "Stale", "Tomorrow", "Back", "Next month", "In five days"]),
    Case(scope: .snoozed, titles: ["Away today", "Away"]),
    Case(scope: .doneToday, titles: ["Done later", "Done"]),
    Case(scope: .done, titles: ["Done later", "Done", "Done before"]),
    Case(scope: .dropped, titles: ["Dropped"]),
    Case(scope: .overdue, titles: ["Overdue", "Stale"]),
    Case(scope: .stale, titles: ["Stale"]),
    Case(scope: .today, titles: ["Back", "Away today", "Today"]),
    Case(scope: .thisWeek, titles: ["Back", "Away today", "Today", "Tomorrow", "In five days"]),
    Case(
      scope: .all,
      titles: [
        "Today", "Overdue", "Stale", "Tomorrow", "Back", "Next month", "In five days", "Away today", "Away",
      ]),
  ]

  private func setUp(_ home: StoreHarness) async throws {
    try await home.add("Overdue", due: home.due(hours: -200))
    try await home.add("Stale", due: home.due(hours: -100), at: -5 * 86_400)
    try await home.add("Today", due: home.dueDay(0))
    try await home.add("Tomorrow", due: home.dueDay(1))
    try await home.add("In five days", due: home.dueDay(5))
    try await home.add("Next month", due: home.dueDay(30))
    for title in ["Back", "Away", "Away today"] { try await home.add(title) }
    try await home.apply(.snooze(number: 7, until: home.hours(1)))
    try await home.apply(.snooze(number: 8, until: home.hours(400)))
    try await home.apply(.snooze(number: 9, until: home.hours(6)))
    for title in ["Done before", "Done", "Done later", "Dropped"] { try await home.add(title) }
    try await home.apply(.complete(number: 10), after: -86_400)
    try await home.apply(.complete(number: 11))
    try await home.apply(.complete(number: 12), after: 60)
    try await home.apply(.drop(number: 13))
  }

  @Test(arguments: cases)
  func listsTheScope(_ one: Case) async throws {
    let home = try StoreHarness()
    try await setUp(home)
    #expect(try await home.titles(one.scope, after: 7200) == one.titles)
  }

  @Test(arguments: TaskScope.allCases)
  func pagesJoinToTheWhole(_ scope: TaskScope) async throws {
    let home = try StoreHarness()
    try await setUp(home)
    let whole = try await home.titles(scope, after: 7200)
    for size in 1...4 {
      var joined: [String] = []
      for offset in stride(from: 0, through: whole.count + size, by: size) {
        joined += try await home.titles(scope, limit: size, offset: offset, after: 7200)
      }
      #expect(joined == whole, "pages of \(size)")
    }
  }

  @Test func countsFollowEveryChange() async throws {
    let home = try StoreHarness()
    try await setUp(home)
    #expect(
      try await home.counts(after: 7200)
        == BoardCounts(upNext: 7, snoozed: 2, doneToday: 2, done: 3, dropped: 1))
    // Before the first snooze ends there is one fewer.
    #expect(try await home.counts(after: 0).upNext == 6)
    try await home.apply(.reopen(number: 13), .drop(number: 3), .complete(number: 4))
    try await home.undo()
    #expect(
      try await home.counts(after: 7200)
        == BoardCounts(upNext: 7, snoozed: 2, doneToday: 2, done: 3, dropped: 1))
  }

  @Test func aDayIsTheUsersDay() async throws {
    let home = try StoreHarness()
    // 23:30 today in New York is tomorrow in Greenwich.
    try await home.add("Tonight", due: home.due(hours: 13.5))
    try await home.add("After midnight", due: home.due(hours: 14.5))
    #expect(try await home.titles(.today) == ["Tonight"])
  }

  @Test func oddLimitsAreHarmless() async throws {
    let home = try StoreHarness()
    try await home.add("A")
    for scope in TaskScope.allCases {
      #expect(try await home.titles(scope, limit: 0).isEmpty)
      #expect(try await home.titles(scope, limit: -1).isEmpty)
    }
    #expect(try await home.titles(.upNext, limit: .max, offset: -5) == ["A"])
  }

  @Test func titlesForCompletion() async throws {
    let home = try StoreHarness()
    for title in ["Call Ana", "Call Bob", "buy milk", "Épicerie", "Café order", "Call Ana"] {
      try await home.add(title)
    }
    try await home.apply(.complete(number: 2))
    let store = home.store
    #expect(try await store.titles(startingWith: "call", limit: 5) == ["Call Ana"])
    #expect(try await store.titles(startingWith: "CALL A", limit: 5) == ["Call Ana"])
    #expect(try await store.titles(startingWith: "ca", limit: 5) == ["Call Ana", "Café order"])
    #expect(try await store.titles(startingWith: "épi", limit: 5) == ["Épicerie"])
    #expect(try await store.titles(startingWith: "", limit: 2) == ["Call Ana", "Café order"])
    #expect(try await store.titles(startingWith: "%", limit: 5).isEmpty)
  }
}
