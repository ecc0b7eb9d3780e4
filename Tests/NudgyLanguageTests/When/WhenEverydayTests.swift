import NudgyCore
import NudgyLanguage
import NudgyTestSupport
import Testing

/// What people type and say for one moment, in every spelling: `moment: phrase, phrase`.
@Suite("When: everyday phrases")
struct WhenEverydayTests {
  struct Moment: Sendable, CustomTestStringConvertible {
    let start: String
    let phrase: String
    var testDescription: String { "\(phrase) → \(start)" }
  }

  @Test("one moment, many ways", arguments: rows)
  func means(_ row: Moment) {
    let parser = whenParser()
    let start = (parser.only(in: row.phrase) ?? parser.whole(row.phrase))?.start
    let brief = start.map { "\($0.date)T\(zeroPadded($0.time.hour, 2)):\(zeroPadded($0.time.minute, 2))" }
    #expect(brief == row.start || brief == row.start + "T00:00")
  }

  static let rows: [Moment] = table.split(separator: "\n").flatMap { line in
    let parts = line.split(separator: " ", maxSplits: 1)
    return parts[1].split(separator: "; ").map { Moment(start: String(parts[0]), phrase: String($0)) }
  }

  private static let table = """
    2026-11-21T19:00 tmrw nite at 7
    2026-11-21T08:00 tomoro 8am
    2026-11-24T18:30 tues half six pm; tues around 6:30; tuesday about six thirty in the evening
    2026-11-24T17:45 tuesday quarter to six pm
    2026-11-20T17:55 five to six
    2026-11-20T13:30 half one
    2026-11-21T07:30 tomorrow half seven am
    2026-11-20T19:30 seven thirty pm
    2026-11-20T12:00 noonish; over lunch; noon; in 2 hrs; 2 hours from now
    2026-11-20T17:30 1730
    2026-11-21T09:00 tomorrow 9a
    2026-11-20T21:00 9p; at 9 at night
    2026-11-26 thurs
    2026-12-03 the third of december
    2026-12-15 on the 15th of next month
    2026-12-31 dec 31; new years eve; end of the year; end of the quarter
    2027-02-02 feb 2 2027
    2027-03-05 3/5; march 5th
    2026-12-25 2026-12-25; 12.25.2026
    2026-12-04 friday week; in a fortnight; friday after next
    2026-12-01 a week from tuesday; next month; the first of the month; the 1st
    2026-11-27 the last friday of the month; friday; this coming friday; in a week; a week from today
    2026-11-27 the day after thanksgiving
    2026-12-08 second tuesday in december
    2026-12-23 two days before christmas
    2026-11-22 the day after tomorrow; in a couple of days; the twenty second
    2026-11-20T11:30 in an hour and a half
    2026-11-20T10:45 in three quarters of an hour
    2026-11-20T17:00 cob; eod
    2026-11-23T09:00 first thing monday; monday morning
    2027-01-15 mid-january
    2026-11-30 end of the month; by the 30th; the monday after thanksgiving
    2026-11-20T18:00 in the evening; 6pm
    2026-11-21T15:00 tomorrow arvo; tomorrow afternoon
    2026-11-22T10:00 sunday at 10
    2026-11-26T14:00 thanksgiving at 2pm
    2027-03-28 easter
    2026-12-24 christmas eve; the day before christmas
    2027-01-01 new year's day; next year; next quarter
    2027-02-14 valentine's day
    2026-12-26 boxing day
    2027-05-31 memorial day
    2027-07-04 the fourth of july
    2027-05-09 mother's day
    2026-11-27T17:00 next friday 5pm
    2026-11-23 next week; in 3 days; three days from now; in 3 days time
    2026-11-21T10:00 this weekend
    2026-11-28T10:00 next weekend
    2026-11-20T15:00 this afternoon
    2026-11-20T19:00 tonight
    2026-11-20T20:00 tonight at 8; 8 tonight; eight o'clock tonight
    2026-11-20T22:30 tonight 1030
    2026-11-21T00:00 midnight
    2026-11-20T12:30 12:30
    2026-11-20T16:20 420pm; 4:20 p.m.
    2026-11-20T16:00 4 o'clock; at four
    2026-11-21T06:00 6am
    2026-11-20T10:20 in 20 min; in twenty minutes
    2026-11-20T10:05 in five
    2026-12-11 in 3 weeks; three weeks from today
    2027-01-20 in two months
    2027-11-20 in a year
    2026-11-23T19:00 monday night
    2026-11-23T15:00 monday afternoon
    2026-11-23T12:00 monday lunchtime
    2026-11-23T17:00 monday at 5; mon 5pm
    2026-11-23T05:00 mon 5am
    2026-11-24T14:15 tuesday at 2:15; tues at quarter past two; tuesday quarter past 2 in the afternoon
    2026-11-24T20:40 tuesday twenty to nine pm
    2026-11-24T14:40 tuesday 20 to 3 pm
    2026-11-22T17:00 sunday teatime
    2026-11-24T08:05 tuesday five past eight in the morning
    2026-12-07T09:00 december 7 at 9; 7 dec 9am; dec 7th, 9 am
    2026-12-07 monday dec 7; monday the 7th; the 7th of december; 12/7; 12/7/26; 12/07/2026; 7 december 2026
    2026-12-07 december seventh; on the seventh
    2026-12-21 december twenty first; three days after the 18th
    2026-12-02 the 2nd
    2026-11-28 a week from tomorrow
    2026-11-21 tommorow; tomorrw
    2026-11-20 today; 2day
    2026-11-20T10:00 now; right now
    2026-11-20T13:00 an hour after noon
    2026-11-26T09:00 thursday morning; thursday am
    2026-11-20T14:00 at 2
    2026-11-20T19:15 quarter past seven tonight
    2026-11-21T01:00 1am
    2026-11-21T09:30 tomorrow morning at nine thirty; nine thirty tomorrow morning; tomorrow @ 9:30; 9:30 tmrw
    2026-12-18 the friday before christmas
    2027-01-04 first monday in january
    2027-01-29 last friday in january
    2027-01-31 the end of january
    2026-11-25T15:00 3pm wednesday; 15:00 on wednesday; wednesday 1500; wed 3 pm est
    2026-12-12 three weeks from tomorrow
    2026-12-05T10:00 the weekend after next
    2026-11-20T11:00 in an hour
    2026-11-20T10:30 in half an hour; half an hour from now
    2026-11-21T08:30 half past eight tomorrow morning
    2026-11-20T23:45 quarter to midnight
    2026-11-20T11:55 five to noon
    2026-11-24T10:00 tues 10ish
    2026-11-21T04:00 4 in the morning
    """
}
