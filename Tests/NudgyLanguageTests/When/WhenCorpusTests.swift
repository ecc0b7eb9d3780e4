import NudgyCore
import NudgyLanguage
import NudgyTestSupport
import Testing

/// Tables of phrases by theme, in the files beside this one.
enum WhenCorpus {
  static let all =
    writtenDates + holidays + weekdays + periods + partsOfSpans + past + clocks + offsets + limits + intervals
    + durations + recurrences + slips

  /// Weak evidence: a time where one was asked for, nothing in a sentence.
  static let latent = [
    Meaning("2026-12-05", "20261205"), Meaning("2026-12-01 month", "2026-12", "12/2026", "12-2026"),
    Meaning("2027-02-14", "2027-045"),
    Meaning("2026-12-07 week", "week 50", "wk 50"), Meaning("2027-01-11 week", "week 2"),
    Meaning("2026-11-23", "mon."), Meaning("2026-11-20 10:00", "a moment ago"),
  ]
}

@Suite("When: corpus")
struct WhenCorpusTests {
  @Test("dates", arguments: WhenCorpus.writtenDates + WhenCorpus.holidays + WhenCorpus.weekdays)
  func days(_ row: Meaning) { row.check(whenParser()) }

  @Test("spans", arguments: WhenCorpus.periods + WhenCorpus.partsOfSpans + WhenCorpus.past)
  func spans(_ row: Meaning) { row.check(whenParser()) }

  @Test("times", arguments: WhenCorpus.clocks + WhenCorpus.offsets + WhenCorpus.limits)
  func times(_ row: Meaning) { row.check(whenParser()) }

  @Test("lengths", arguments: WhenCorpus.intervals + WhenCorpus.durations)
  func lengths(_ row: Meaning) { row.check(whenParser()) }

  @Test("habits and slips", arguments: WhenCorpus.recurrences + WhenCorpus.slips)
  func habits(_ row: Meaning) { row.check(whenParser()) }

  @Test("weak evidence", arguments: WhenCorpus.latent)
  func latent(_ row: Meaning) { row.checkLatent(whenParser()) }

  @Test(
    "zones",
    arguments: [
      Meaning("2026-11-21 15:00 GMT+0200", "15:00 UTC+2", "15:00 utc+02:00", "3pm GMT+2", "15:00 GMT+0200"),
      Meaning("2026-11-20 15:00 GMT-0500", "15:00 utc-5", "3pm gmt-0500", "3pm UTC-5"),
      Meaning(
        "2026-11-20 15:00 America/Los_Angeles", "3pm pacific standard time", "3pm pacific daylight time"),
      Meaning(
        "2026-11-20 15:00 America/New_York", "3pm new york time", "3pm eastern standard time", "3pm nyc time"),
      Meaning("2026-11-21 09:00 Europe/Paris", "9am central european time", "9am paris time", "9am CET"),
      Meaning("2026-11-21 10:00 America/Chicago", "10am central tomorrow", "tomorrow 10am CT"),
      Meaning("2026-11-30 09:30 America/New_York", "9:30 am eastern on nov 30", "nov 30 9:30am ET"),
      Meaning("2026-11-21 09:00 Asia/Tokyo", "9am japan time", "9am tokyo time", "9am JST"),
      Meaning("2026-12-05 10:00 GMT-0500", "Sat, 5 Dec 2026 10:00:00 -0500", "dec 5 10:00 -0500"),
      Meaning("2026-12-05 14:30 GMT", "2026-12-05T14:30:00Z", "20261205T143000Z", "dec 5 14:30 UTC"),
    ])
  func zones(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "lists of times",
    arguments: [
      ("on sat and sun", ["on sat", "sun"]), ("on the 3rd and the 5th", ["on the 3rd", "the 5th"]),
      ("at 9 or 11", ["at 9", "11"]), ("dec 3, 5 and 7", ["dec 3", "5", "7"]),
      ("monday, wednesday", ["monday", "wednesday"]), ("nov 23 and nov 25", ["nov 23", "nov 25"]),
      ("by sat or sun", ["by sat", "sun"]), ("on january 4th, 11th", ["on january 4th", "11th"]),
      ("mondays at 9 and thursdays at 10", ["mondays at 9", "thursdays at 10"]),
    ])
  func lists(_ phrase: String, _ words: [String]) {
    let found = whenParser().matches(in: Tokenizer.tokenize("call ana \(phrase)"))
    #expect(found.map(\.text) == words)
    #expect(whenParser().whole(phrase)?.text == words.first, "the first of a list")
  }

  /// A meal names its hour only where a time was asked for; in a sentence it is what takes place.
  @Test(arguments: [
    ("lunch on monday", "2026-11-23 12:00 partOfDay"), ("monday lunch", "2026-11-23 12:00 partOfDay"),
    ("dinner tomorrow", "2026-11-21 18:00 partOfDay"), ("tomorrow breakfast", "2026-11-21 08:00 partOfDay"),
  ])
  func mealsAskedFor(_ phrase: String, _ expected: String) {
    #expect(whenParser().whole(phrase)?.inBrief == expected)
  }

  @Test(
    "the one time in a sentence",
    arguments: [
      ("lunch with ana tomorrow at noon", "2026-11-21 12:00"), ("I'll be back by friday", "by 2026-11-27"),
      ("the package arrives on monday", "2026-11-23"), ("tomorrow or the day after, a week ago", nil),
      ("Blue Monday is a song", nil), ("nothing of the kind", nil), ("a week and tomorrow", nil),
    ] as [(String, String?)])
  func only(_ sentence: String, _ expected: String?) {
    #expect(whenParser().only(in: sentence)?.inBrief == expected)
  }
}

/// What Nudgy writes about a time, Nudgy reads as the same time.
@Suite("When: there and back")
struct WhenCanonicalTests {
  @Test("the canonical text of a meaning", arguments: WhenCorpus.all)
  func canonical(_ row: Meaning) throws {
    let parser = whenParser()
    for phrase in row.phrases {
      let when = try #require(parser.whole(phrase))
      if let rule = when.recurrence { #expect(RecurrenceRule(rule.description) == rule) }
      guard when.recurrence == nil, when.zone == nil, let start = when.start else { continue }
      let written = canonicalText(start, when)
      let back = parser.whole(written)
      #expect(back?.start == start, "“\(written)” for “\(phrase)”")
      #expect(back?.end == when.end, "“\(written)” for “\(phrase)”")
      #expect(back?.isAllDay == when.isAllDay || when.grain == .day)
    }
  }

  @Test("the wording a person sees", arguments: WhenCorpus.all)
  func wording(_ row: Meaning) throws {
    let parser = whenParser()
    let wording = TimeWording(now: TestWorld.now, calendar: TestWorld.newYork)
    for phrase in row.phrases {
      guard let when = parser.whole(phrase), when.recurrence == nil, when.zone == nil, when.end == nil,
        let start = when.start, start.time.second == 0
      else { continue }
      let clock = when.isAllDay ? "" : " \(wording.clock(start.time))"
      let shown = wording.fullDay(start.date) + clock
      #expect(parser.whole(shown)?.start == start, "“\(shown)” for “\(phrase)”")
    }
  }

  private func canonicalText(_ start: CivilDateTime, _ when: When) -> String {
    guard let end = when.end else { return point(start, when) }
    let last = when.isAllDay ? CivilDateTime(end.date.adding(days: -1)) : end
    return "from \(point(start, when)) to \(point(last, when))"
  }

  private func point(_ value: CivilDateTime, _ when: When) -> String {
    let second = value.time.second == 0 ? "" : ":\(zeroPadded(value.time.second, 2))"
    let clock = " \(zeroPadded(value.time.hour, 2)):\(zeroPadded(value.time.minute, 2))\(second)"
    return value.date.description + (when.isAllDay ? "" : clock)
  }
}
