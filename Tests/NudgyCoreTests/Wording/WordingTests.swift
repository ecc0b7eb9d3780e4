import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@Suite struct WordingTests {
  private let wording = TimeWording(now: TestWorld.now, calendar: TestWorld.newYork)

  private func instant(_ text: String) throws -> Date {
    try #require(InstantFormat.instant(from: text, in: TestWorld.newYork))
  }

  @Test(arguments: [
    ("2026-11-20T15:00", "today 3:00 PM"), ("2026-11-21T09:00", "tomorrow 9:00 AM"),
    ("2026-11-19T12:30", "yesterday 12:30 PM"), ("2026-11-26T00:05", "Thursday 12:05 AM"),
    ("2026-11-27T09:00", "Nov 27 9:00 AM"), ("2027-01-04T09:00", "Jan 4, 2027 9:00 AM"),
  ])
  func instants(_ text: String, _ expected: String) throws {
    #expect(wording.instant(try instant(text)) == expected)
  }

  @Test(
    "Who is in need is told of a line where they are",
    arguments: [
      ("America/New_York", "988"), ("Europe/London", "116 123"), ("Europe/Brussels", "1813"),
      ("Asia/Tokyo", "988"),
      ("Australia/Perth", "13 11 14"),
    ])
  func help(_ zone: String, _ number: String) throws {
    let calendar = ZonedCalendar(zone: try #require(Zone(identifier: zone)))
    let messages = ErrorMessages(wording: TimeWording(now: TestWorld.now, calendar: calendar))
    let line = messages.message(for: .crisis).line
    #expect(line.contains(number) && line.contains("emergency number"))
  }

  @Test func datesAreWrittenDayFirstWhereTheyAreReadSo() throws {
    let british = TimeWording(now: TestWorld.now, calendar: TestWorld.newYork, writesDayFirst: true)
    let (day, year) = (try #require(CivilDate(iso: "2026-12-12")), try #require(CivilDate(iso: "2027-01-04")))
    #expect(
      [british.day(day), british.day(year), british.fullDay(day)] == [
        "12 Dec", "4 Jan 2027", "Saturday, 12 Dec",
      ])
    #expect(
      [wording.day(day), wording.day(year), wording.fullDay(day)] == [
        "Dec 12", "Jan 4, 2027", "Saturday, Dec 12",
      ])
    #expect(british.at(TestWorld.now.addingTimeInterval(60)).day(day) == "12 Dec")
  }

  @Test func hoursRunTo24WhereWanted() throws {
    let wording = TimeWording(now: TestWorld.now, calendar: TestWorld.newYork, uses24Hours: true)
    #expect(wording.instant(try instant("2026-11-20T15:05")) == "today 15:05")
  }

  @Test(arguments: [
    (20.0, "a minute"), (2400, "40 minutes"), (3600, "an hour"), (5400, "an hour and a half"),
    (9000, "2 and a half hours"), (10_000, "3 hours"), (86_400, "a day"),
    (300_000, "3 days"),
  ])
  func spans(_ seconds: Double, _ expected: String) {
    #expect(TimeWording.span(seconds: seconds) == expected)
  }

  // The example of the design: ✓ Added #7 📞 Call the dentist · tomorrow 9:00 AM
  @Test func theReceiptOfTheDesign() throws {
    var new = NewTask(title: "Call the dentist")
    new.emoji = "📞"
    new.due = .instant(try instant("2026-11-21T09:00"), in: TestWorld.newYork)
    let item = new.item(number: 7, uuid: UUID(), at: TestWorld.now)
    let receipt = try #require(
      Receipt(TaskTransition(change: .created, before: nil, after: item), in: wording))
    #expect(receipt.text == "✓ Added #7 📞 Call the dentist · tomorrow 9:00 AM")
  }

  @Test func nothingOverdueIsCalledLate() throws {
    let clause = ReasonWording.clause(.stillHere(dueSince: try instant("2026-11-18T09:00")), in: wording)
    #expect(clause == "still here since Nov 18")
  }

  /// One of every case.
  private static let errors: [NudgyError] = [
    .emptyInput, .crisis, .messageTooLong(bytes: 2_000_000, limit: 1_048_576, keptAt: nil),
    .notText(keptAt: "/kept"), .noSuchTask(reference: "\u{1B}[31mx"), .noCurrentTask,
    .ambiguousTask(reference: "bank", candidates: []), .taskUnchanged(number: 1, status: .done),
    .nothingToUndo, .nothingToRedo, .timeNotUnderstood("florp"), .snoozeInPast(TestWorld.now),
    .noSuchPersona("darth", known: ["nudgy"]), .noSuchFact("boss"), .noSuchSetting("colour", suggestion: nil),
    .invalidSetting(name: "clock", value: "13", expected: "12 or 24"), .fileUnreadable(path: "/x"),
    .settingsDamaged(path: "/x"), .unknownCommand("nxt", suggestion: "next"),
    .unknownOption("--jsn", suggestion: nil), .missingValue(option: "--now"),
    .missingArgument(name: "a task", command: "drop"), .unexpectedArgument("x", command: "next"),
    .invalidOptionValue(option: "--limit", value: "0", expected: "a whole number from 1"),
    .storeUnavailable(path: "/x", reason: "no rights"), .storeNotWritten(path: "/x", reason: "disk full"),
    .storeIsNewer(path: "/x", found: 9, known: 1), .storeDamaged(path: "/x"),
    .modelUnreachable(reason: "no network"), .outputNotWritten(reason: "disk full"), .tooLittleMemory,
    .interrupted,
    .bug("odd"),
  ]

  @Test(arguments: errors) func everyErrorSaysWhatAndWhatNext(_ error: NudgyError) {
    let message = ErrorMessages(wording: wording).message(for: error)
    // Programs match on the code: it is the name of the case.
    #expect(message.code == "\(error)".prefix { $0 != "(" })
    #expect(!message.message.isEmpty)
    if ![.interrupted, .missingValue(option: "--now")].contains(error) { #expect(!message.hint.isEmpty) }
    #expect(!message.line.contains("\n") && !message.line.contains("\u{1B}") && !message.line.contains("!"))
  }
}
