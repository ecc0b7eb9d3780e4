import Foundation
import NudgyCore
import NudgyStore
import NudgyTestSupport
import Testing

/// `nudgy agenda`, as the program that people run. Now is Friday 2026-11-20 10:00.
@Suite struct AgendaTests {
  private func filled() async throws -> Nudgy {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "file the expenses today", at: "2026-11-18T09:00:00-05:00")
    for title in [
      "buy milk", "call the dentist thursday 3pm", "pay the rent tomorrow", "water the plants every monday",
      "call mom", "buy the tickets dec 30", "plan the party jan 6 2027",
    ] { _ = try await nudgy("add", title) }
    _ = try await nudgy("snooze", "3", "sunday 9am")
    _ = try await nudgy("snooze", "6", "tomorrow 9am")
    return nudgy
  }

  @Test func inWords() async throws {
    let nudgy = try await filled()
    let run = try await nudgy("agenda")
    #expect(run.code == 0)
    #expect(
      run.output
        == """
        Still here
          #1 📁 File the expenses · since Nov 18

        Tomorrow, Saturday 21 November
          #6 📞 Call mom · away until tomorrow 9:00 AM
          #4 💵 Pay the rent

        Monday 23 November
          #5 🌱 Water the plants

        Thursday 26 November
          #3 📞 Call the dentist · 3:00 PM · away until Sunday 9:00 AM

        Wednesday 30 December
          #7 🎫 Buy the tickets

        Wednesday 6 January 2027
          #8 🎉 Plan the party

        """)
  }

  @Test(arguments: [
    (["today"], [], []), (["tomorrow"], ["2026-11-21"], []), (["week"], ["2026-11-21"], [1]),
    (["month"], ["2026-11-21", "2026-11-23", "2026-11-26"], [1]), (["thursday"], ["2026-11-26"], []),
    (["next", "week"], ["2026-11-23", "2026-11-26"], []),
    (["until", "the", "23rd"], ["2026-11-21", "2026-11-23"], [1]),
    (["saturday to monday"], ["2026-11-21", "2026-11-23"], []),
    (["from december"], ["2026-12-30", "2027-01-06"], []),
    ([], ["2026-11-21", "2026-11-23", "2026-11-26", "2026-12-30", "2027-01-06"], [1]),
  ])
  func inJSON(_ range: [String], _ days: [String], _ overdue: [Int]) async throws {
    let nudgy = try await filled()
    let run = try await nudgy.run(["agenda", "--json"] + range)
    let answer = try #require(JSONReader.value(from: run.output))
    #expect(answer.members?.map(\.name).sorted() == ["days", "overdue"])
    #expect(answer["days"]?.arrayValue?.compactMap { $0["date"]?.stringValue } == days)
    #expect(answer["overdue"]?.arrayValue?.compactMap { $0["number"]?.intValue } == overdue)
    for day in answer["days"]?.arrayValue ?? [] {
      #expect(day["tasks"]?.arrayValue?.isEmpty == false)
      for task in day["tasks"]?.arrayValue ?? [] {
        #expect(task.members?.map(\.name).sorted() == JSONShapeTests.taskKeys.sorted())
      }
    }
  }

  @Test func nothingDatedIsSaidKindly() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    let run = try await nudgy("agenda")
    #expect(run.output == "Nothing dated there. The days are yours.\n")
    #expect(try await nudgy.json("agenda") == ["days": [], "overdue": []])
  }

  @Test func whatNamesNoDaysIsRefused() async throws {
    let run = try await Nudgy()("agenda", "banana")
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("I don't know when 'banana' is."))
    let impossible = try await Nudgy()("agenda", "until", "feb 30")
    #expect(impossible.code == 1)
    #expect(impossible.errors.contains("28"))
  }

  @Test func itIsWhole() async throws {
    let nudgy = try Nudgy()
    let store = try SQLiteStore.open(
      at: DataHome(folder: nudgy.home).database, makeID: { UUID() }, now: TestWorld.now
    ).store
    try await store.fill(count: 6_000, now: TestWorld.now, calendar: TestWorld.newYork)
    let all = Agenda(.everything).parts.map {
      AgendaQuery($0, of: .everything, now: TestWorld.now, calendar: TestWorld.newYork, limit: 1)
    }
    let (overdue, ahead) = (try await store.count(all[0]), try await store.count(all[1]))
    await store.close()
    #expect(overdue > 200 && ahead > 200)
    let answer = try await nudgy.json("agenda")
    #expect(answer["overdue"]?.arrayValue?.count == overdue)
    let days = answer["days"]?.arrayValue ?? []
    #expect(days.reduce(0) { $0 + ($1["tasks"]?.arrayValue?.count ?? 0) } == ahead)
    let dates = days.compactMap { $0["date"]?.stringValue }
    #expect(dates == Array(Set(dates)).sorted())
    let text = try await nudgy("agenda")
    #expect(text.outputLines.filter { $0.hasPrefix("  ") }.count == overdue + ahead)
    #expect(text.outputLines.filter { $0 == "Still here" }.count == 1)
  }
}
