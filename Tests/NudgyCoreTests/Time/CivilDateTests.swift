import NudgyCore
import Testing

@Suite struct CivilDateTests {
  @Test func everyDayOfFourCenturiesRoundTrips() throws {
    var previous: CivilDate?
    for number in stride(from: -70_000, through: 80_000, by: 1) {
      let date = CivilDate(dayNumber: number)
      #expect(date.dayNumber == number)
      if let previous { #expect(previous < date) }
      previous = date
    }
  }

  struct Known: CustomTestStringConvertible {
    let text: String
    let dayNumber: Int
    let weekday: Weekday
    var testDescription: String { text }
  }

  @Test(arguments: [
    Known(text: "1970-01-01", dayNumber: 0, weekday: .thursday),
    Known(text: "2000-02-29", dayNumber: 11_016, weekday: .tuesday),
    Known(text: "2026-11-20", dayNumber: 20_777, weekday: .friday),
    Known(text: "1969-12-31", dayNumber: -1, weekday: .wednesday),
  ])
  func knownDays(_ known: Known) throws {
    let date = try #require(CivilDate(iso: known.text))
    #expect(date.dayNumber == known.dayNumber)
    #expect(date.weekday == known.weekday)
    #expect(date.description == known.text)
  }

  @Test(arguments: ["2026-02-30", "2026-13-01", "2025-02-29", "2026-1-1", "20261120", "2026-11-20T", ""])
  func isNoDate(_ text: String) {
    #expect(CivilDate(iso: text) == nil)
  }

  @Test func monthArithmeticKeepsToTheMonthsLength() throws {
    let january = try #require(CivilDate(iso: "2027-01-31"))
    #expect(january.adding(months: 1).description == "2027-02-28")
    #expect(january.adding(months: 13).description == "2028-02-29")
    #expect(january.adding(months: -2).description == "2026-11-30")
    #expect(january.adding(years: 1).description == "2028-01-31")
  }

  @Test func weekdaysAreStrictlyAheadOrBehind() throws {
    let friday = try #require(CivilDate(iso: "2026-11-20"))
    #expect(friday.next(.friday).description == "2026-11-27")
    #expect(friday.next(.saturday).description == "2026-11-21")
    #expect(friday.previous(.friday).description == "2026-11-13")
    #expect(friday.previous(.monday).description == "2026-11-16")
    #expect(friday.startOfWeek.description == "2026-11-16")
    #expect(friday.endOfMonth.description == "2026-11-30")
  }
}
