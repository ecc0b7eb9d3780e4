import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyStore

/// What stands in an agenda, and in which order. Now is Friday 2026-11-20 10:00.
@Suite struct AgendaTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let range: AgendaRange
    var stillHere: [String] = []
    var ahead: [String] = []
    var testDescription: String { id }
  }

  private static func day(_ days: Int) -> CivilDate {
    TestWorld.newYork.day(of: TestWorld.now).adding(days: days)
  }

  static let cases: [Case] = [
    Case(
      id: "all of it", range: .everything, stillHere: ["Last week", "Back and overdue", "At nine"],
      ahead: [
        "Back at eight", "At noon", "Today", "Away past its day", "Away, due tomorrow", "Away", "Tuesday",
        "Next year",
      ]),
    Case(
      id: "today", range: AgendaRange(day(0)...day(0)), stillHere: ["At nine"],
      ahead: ["Back at eight", "At noon", "Today"]),
    Case(
      id: "until tomorrow", range: AgendaRange(to: day(1)),
      stillHere: ["Last week", "Back and overdue", "At nine"],
      ahead: ["Back at eight", "At noon", "Today", "Away past its day", "Away, due tomorrow"]),
    Case(id: "from Tuesday on", range: AgendaRange(from: day(4)), ahead: ["Tuesday", "Next year"]),
    Case(id: "a day with nothing", range: AgendaRange(day(7)...day(7))),
    Case(id: "last week", range: AgendaRange(day(-9)...day(-5)), stillHere: ["Last week"], ahead: ["Back"]),
    Case(
      id: "the longest range there is",
      range: AgendaRange(CivilDate(dayNumber: -719_162)...CivilDate(dayNumber: 2_932_896)),
      stillHere: ["Last week", "Back and overdue", "At nine"],
      ahead: [
        "Back", "Back at eight", "At noon", "Today", "Away past its day", "Away, due tomorrow", "Away",
        "Tuesday", "Next year",
      ]),
  ]

  private func setUp() async throws -> StoreHarness {
    let home = try StoreHarness()
    let long = -10.0 * 86_400
    for title in ["Undated", "Skipped"] { try await home.add(title) }
    try await home.apply(.skip(number: 2))
    try await home.add("Next year", due: home.dueDay(60))
    try await home.add("Tuesday", due: home.dueDay(4))
    try await home.add("Today", due: home.dueDay(0))
    try await home.apply(.skip(number: 5))
    try await home.add("At noon", due: home.due(hours: 2))
    try await home.add("At nine", due: home.due(hours: -1))
    try await home.add("Last week", due: home.dueDay(-7))
    let snoozed: [(String, DueDate?, Double)] = [
      ("Away", nil, 80), ("Away, due tomorrow", home.dueDay(1), 90),
      ("Away past its day", home.dueDay(-1), 30),
      ("Back at eight", nil, -2), ("Back", nil, -150), ("Back and overdue", home.dueDay(-2), -20),
    ]
    for (title, due, hours) in snoozed {
      let number = try await home.add(title, due: due, at: long)
      try await home.apply(.snooze(number: number, until: home.hours(hours)), after: long)
    }
    for title in ["Done", "Dropped"] { try await home.add(title, due: home.dueDay(0)) }
    try await home.apply(.complete(number: 15), .drop(number: 16))
    return home
  }

  @Test(arguments: cases)
  func hasWhatIsDatedInOrder(_ one: Case) async throws {
    let home = try await setUp()
    #expect(try await home.agenda(.stillHere, one.range) == one.stillHere)
    #expect(try await home.agenda(.ahead, one.range) == one.ahead)
    for size in 1...3 {
      #expect(try await home.agenda(.stillHere, one.range, pagesOf: size) == one.stillHere)
      #expect(try await home.agenda(.ahead, one.range, pagesOf: size) == one.ahead)
    }
    #expect(try await home.agendaCount(.stillHere, one.range) == one.stillHere.count)
    #expect(try await home.agendaCount(.ahead, one.range) == one.ahead.count)
  }

  @Test func whatHasNoDateIsBackOrInTheQueue() async throws {
    let home = try await setUp()
    try await home.apply(
      .snooze(number: try await home.add("Back longer", at: -90_000), until: home.hours(-200)),
      after: -864_000)
    let all = ["Back longer", "Back", "Undated", "Skipped"]
    for size in 1...5 { #expect(try await home.agenda(.undated, .everything, pagesOf: size) == all) }
    #expect(try await home.agendaCount(.undated, .everything) == all.count)
  }

  /// Every open task stands under exactly one heading, and the one that the part says.
  @Test func everyOpenTaskStandsOnce() async throws {
    let home = try StoreHarness()
    try await home.store.fill(count: 1500, now: home.now, calendar: TestWorld.newYork)
    var seen: [Int] = []
    for part in AgendaQuery.Part.allCases {
      let tasks = try await home.agendaTasks(part, .everything, pagesOf: 7)
      #expect(tasks.count > 5)
      for task in tasks {
        seen.append(task.number)
        let heading = AgendaHeading(task, in: .everything, now: home.now, calendar: TestWorld.newYork)
        switch heading {
        case .stillHere: #expect(part == .stillHere)
        case .day(let day): #expect(part == .ahead && day >= TestWorld.newYork.day(of: home.now))
        case .anyDay: #expect(part == .undated)
        }
      }
    }
    let counts = try await home.counts()
    #expect(seen.count == counts.upNext + counts.snoozed)
    #expect(Set(seen).count == seen.count)
  }
}

extension StoreHarness {
  func agendaTasks(
    _ part: AgendaQuery.Part, _ range: AgendaRange, pagesOf size: Int = 100
  ) async throws -> [TaskItem] {
    var tasks: [TaskItem] = []
    var query = AgendaQuery(part, of: range, now: now, calendar: TestWorld.newYork, limit: size)
    while true {
      let page = try await store.agenda(query)
      tasks += page
      guard page.count == size else { return tasks }
      query.after = page.last
    }
  }

  func agenda(
    _ part: AgendaQuery.Part, _ range: AgendaRange, pagesOf size: Int = 100
  ) async throws -> [String] {
    try await agendaTasks(part, range, pagesOf: size).map(\.title)
  }

  func agendaCount(_ part: AgendaQuery.Part, _ range: AgendaRange) async throws -> Int {
    try await store.count(
      AgendaQuery(part, of: range, now: now, calendar: TestWorld.newYork, limit: 1))
  }
}
