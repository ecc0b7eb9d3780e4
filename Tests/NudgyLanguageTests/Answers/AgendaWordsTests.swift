import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// Which days words ask an agenda for. Friday is 2026-11-20, Sunday the 22nd.
@Suite struct AgendaWordsTests {
  @Test(arguments: [
    ("", nil, nil), ("everything", nil, nil), ("  ", nil, nil),
    ("today", "2026-11-20", "2026-11-20"), ("Tomorrow", "2026-11-21", "2026-11-21"),
    ("thursday", "2026-11-26", "2026-11-26"), ("on thursday", "2026-11-26", "2026-11-26"),
    ("tonight", "2026-11-20", "2026-11-20"), ("yesterday", "2026-11-19", "2026-11-19"),
    ("week", "2026-11-16", "2026-11-22"), ("this week", "2026-11-16", "2026-11-22"),
    ("the rest of the week", "2026-11-20", "2026-11-22"), ("next week", "2026-11-23", "2026-11-29"),
    ("last week", "2026-11-09", "2026-11-15"), ("weekend", "2026-11-21", "2026-11-22"),
    ("month", "2026-11-01", "2026-11-30"), ("next month", "2026-12-01", "2026-12-31"),
    ("rest of the month", "2026-11-20", "2026-11-30"), ("december", "2026-12-01", "2026-12-31"),
    ("2027", "2027-01-01", "2027-12-31"), ("friday to sunday", "2026-11-27", "2026-11-29"),
    ("dec 1 - dec 5", "2026-12-01", "2026-12-05"), ("until the 12th", nil, "2026-12-12"),
    ("till thursday", nil, "2026-11-26"), ("through thursday", nil, "2026-11-26"),
    ("by thursday", nil, "2026-11-26"), ("before thursday", nil, "2026-11-25"),
    ("until next week", nil, "2026-11-23"), ("between now and thursday", nil, "2026-11-26"),
    ("from thursday", "2026-11-26", nil), ("after thursday", "2026-11-27", nil),
    ("after next week", "2026-11-30", nil), ("next 3 days", "2026-11-20", "2026-11-23"),
    ("the next two weeks", "2026-11-20", "2026-12-04"), ("in 3 days", "2026-11-23", "2026-11-23"),
    ("soon", nil, "2026-11-26"), ("2026-12-01", "2026-12-01", "2026-12-01"),
  ])
  func namesTheDays(_ words: String, _ first: String?, _ last: String?) throws {
    let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    let expected = AgendaRange(
      from: first.flatMap(CivilDate.init(iso:)), to: last.flatMap(CivilDate.init(iso:)))
    #expect(try AgendaWords(context).range(words) == expected)
  }

  @Test(arguments: [
    ("week", "2026-11-22", "2026-11-29"), ("this week", "2026-11-22", "2026-11-29"),
    ("next week", "2026-11-23", "2026-11-29"), ("this weekend", "2026-11-21", "2026-11-22"),
    ("last week", "2026-11-09", "2026-11-15"),
  ])
  func onASundayTheWeekIsTheOneThatBegins(_ words: String, _ first: String, _ last: String) throws {
    let sunday = TestWorld.now.addingTimeInterval(2 * 86_400)
    let context = LanguageContext(now: sunday, calendar: TestWorld.newYork)
    let expected = AgendaRange(from: CivilDate(iso: first), to: CivilDate(iso: last))
    #expect(try AgendaWords(context).range(words) == expected)
  }

  @Test(arguments: [
    "banana", "every friday", "for 3 days", "thursday banana", "\u{1B}[2J", "week week",
  ])
  func whatNamesNoDaysIsSaid(_ words: String) {
    let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    #expect(throws: NudgyError.timeNotUnderstood(words)) { try AgendaWords(context).range(words) }
  }

  @Test func aDateThatCannotBeIsSaid() {
    let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    #expect {
      try AgendaWords(context).range("until feb 30")
    } throws: { error in
      if case NudgyError.noSuchTime = error { true } else { false }
    }
  }
}
