import NudgyCore
import NudgyLanguage
import NudgyTestSupport
import Testing

/// The same words at other moments: what is coming depends on now.
@Suite("When: other moments")
struct WhenNowTests {
  struct Moment: Sendable, CustomTestStringConvertible {
    let now: String
    let phrase: String
    let expected: String
    var testDescription: String { "\(phrase) at \(now)" }

    init(_ now: String, _ phrase: String, _ expected: String) {
      (self.now, self.phrase, self.expected) = (now, phrase, expected)
    }
  }

  @Test(
    arguments: [
      // Monday morning.
      Moment("2026-11-23T08:00", "monday", "2026-11-30"),
      Moment("2026-11-23T08:00", "next monday", "2026-11-30"),
      Moment("2026-11-23T08:00", "this friday", "2026-11-27"),
      Moment("2026-11-23T08:00", "next friday", "2026-12-04"),
      Moment("2026-11-23T08:00", "monday at 5", "2026-11-23 17:00"),
      Moment("2026-11-23T08:00", "at 9", "2026-11-23 09:00"),
      Moment("2026-11-23T08:00", "at 7", "2026-11-23 19:00"),
      Moment("2026-11-23T08:00", "end of the week", "2026-11-27"),
      Moment("2026-11-23T08:00", "weekend", "2026-11-28 10:00 day"),
      Moment("2026-11-23T08:00", "every monday", "FREQ=WEEKLY;BYDAY=MO @ 2026-11-30"),
      Moment("2026-11-23T08:00", "every monday at 9", "FREQ=WEEKLY;BYDAY=MO @ 2026-11-23 09:00"),
      Moment("2026-11-23T08:00", "later this week", "2026-11-26"),
      // Late in the evening.
      Moment("2026-11-20T21:30", "tonight", "2026-11-20 22:30 partOfDay"),
      Moment("2026-11-20T21:30", "at 9", "2026-11-21 09:00"),
      Moment("2026-11-20T21:30", "at 10", "2026-11-20 22:00"),
      Moment("2026-11-20T22:50", "at 11:30", "2026-11-20 23:30"),
      Moment("2026-11-20T22:50", "today at 11", "2026-11-20 23:00"),
      Moment("2026-11-20T21:30", "at 11", "2026-11-21 11:00"),
      Moment("2026-11-20T21:30", "in the morning", "2026-11-21 09:00 partOfDay"),
      Moment("2026-11-20T21:30", "this evening", "2026-11-20 18:00 partOfDay"),
      Moment("2026-11-20T21:30", "eod", "2026-11-21 17:00 partOfDay"),
      Moment("2026-11-20T21:30", "in 3 hours", "2026-11-21 00:30"),
      // On the weekend.
      Moment("2026-11-21T12:00", "this weekend", "2026-11-22 10:00 day"),
      Moment("2026-11-21T12:00", "next weekend", "2026-11-28 10:00 day"),
      Moment("2026-11-21T12:00", "saturday", "2026-11-28"),
      Moment("2026-11-22T12:00", "end of the week", "2026-11-22"),
      Moment("2026-11-22T12:00", "next week", "2026-11-23 week"),
      Moment("2026-11-22T12:00", "next sunday", "2026-11-29"),
      // The edges of months and years.
      Moment("2026-12-31T23:30", "tomorrow", "2027-01-01"),
      Moment("2026-12-31T23:30", "the 1st", "2027-01-01"),
      Moment("2026-12-31T23:30", "end of the month", "2026-12-31"),
      Moment("2026-12-31T23:30", "christmas", "2027-12-25"),
      Moment("2026-12-31T23:30", "in an hour", "2027-01-01 00:30"),
      Moment("2027-01-30T10:00", "in a month", "2027-02-28"),
      Moment("2027-01-30T10:00", "the 31st", "2027-01-31"),
      Moment("2027-01-31T10:00", "on the 30th", "2027-03-30"),
      Moment("2027-02-01T10:00", "end of the month", "2027-02-28"),
      Moment("2028-02-01T10:00", "feb 29", "2028-02-29"),
      Moment("2027-03-28T10:00", "easter", "2027-03-28"),
      Moment("2027-03-29T10:00", "easter", "2028-04-16"),
    ])
  func understood(_ row: Moment) {
    #expect(whenParser(at: row.now).whole(row.phrase)?.inBrief == row.expected)
  }

  @Test("a time that a clock change skips is read with the offset from before it")
  func gap() throws {
    let when = try #require(whenParser(at: "2027-03-13T10:00").whole("tomorrow at 2:30am"))
    let instant = try #require(when.startInstant(in: TestWorld.newYork))
    #expect(InstantFormat.string(instant, in: TestWorld.newYork) == "2027-03-14T03:30:00-04:00")
  }

  @Test("a time that a clock change repeats is the earlier one")
  func fold() throws {
    let when = try #require(whenParser(at: "2026-10-31T10:00").whole("tomorrow at 1:30am"))
    let instant = try #require(when.startInstant(in: TestWorld.newYork))
    #expect(InstantFormat.string(instant, in: TestWorld.newYork) == "2026-11-01T01:30:00-04:00")
  }

  @Test("a zone that was said decides what is coming")
  func zone() throws {
    // 10:00 in New York is midnight in Tokyo and already Saturday there: the coming 11pm is Saturday's.
    let when = try #require(whenParser().whole("11pm jst"))
    let instant = try #require(when.startInstant(in: TestWorld.newYork))
    #expect(when.inBrief == "2026-11-21 23:00 Asia/Tokyo")
    #expect(InstantFormat.string(instant, in: TestWorld.newYork) == "2026-11-21T09:00:00-05:00")
  }

  @Test(
    "what was assumed is named",
    arguments: [
      ("tomorrow at 5:30pm", []), ("tomorrow at 5pm", ["minute"]),
      ("at 5", ["year", "month", "day", "minute", "meridiem"]),
      ("dec 3", ["year"]), ("december 3 2026", []), ("on the 15th", ["year", "month"]),
      ("friday", ["year", "month", "day"]), ("tomorrow morning", ["hour", "minute"]), ("in 20 minutes", []),
      ("this weekend", ["year", "month", "day", "hour", "minute"]),
      ("eod", ["year", "month", "day", "hour", "minute"]),
    ] as [(String, [String])])
  func implied(_ phrase: String, _ fields: [String]) {
    #expect(whenParser().whole(phrase)?.implied.map(\.rawValue) == fields)
  }

  @Test(
    "the words in a sentence",
    arguments: [
      ("remind me to call mom at 5 pick up kids", "at 5"), ("pay rent by the 1st please", "by the 1st"),
      ("submit report by eod tomorrow", "by eod tomorrow"),
      ("book table for 2 at 7pm friday", "at 7pm friday"),
      ("dentist (tomorrow 3pm)", "tomorrow 3pm"), ("party on sat, 7pm at ana's", "on sat, 7pm"),
      ("I have to, by friday, finish it", "by friday"), ("gym mon wed fri", "mon wed fri"),
      ("call the school at 8 am sharp", "at 8 am sharp"),
      ("meeting moved to next tuesday at 4", "next tuesday at 4"),
    ])
  func spans(_ sentence: String, _ words: String) {
    let found = whenParser().matches(in: Tokenizer.tokenize(sentence))
    #expect(found.map(\.text) == [words])
  }
}
