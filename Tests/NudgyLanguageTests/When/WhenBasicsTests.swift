import NudgyLanguage
import Testing

/// The common ways of naming a time; the other suites of this folder go into each.
@Suite("When: the common forms")
struct WhenBasicsTests {
  @Test(
    "days",
    arguments: [
      Meaning("2026-11-20", "today"),
      Meaning("2026-11-21", "tomorrow", "tmrw", "tmr", "tomorow", "2moro", "in a day"),
      Meaning("2026-11-22", "the day after tomorrow", "in 2 days", "in a couple of days", "2 days from now"),
      Meaning("2026-11-19", "yesterday"),
      Meaning(
        "2026-11-27", "friday", "fri", "this friday", "next friday", "this coming friday", "friday next week"),
      Meaning("2026-11-23", "monday", "next monday", "on mon", "mondy"),
      Meaning("2026-11-29", "next sunday"),
      Meaning(
        "2026-12-04", "friday week", "friday after next", "in a fortnight", "in two weeks", "december 4th"),
      Meaning(
        "2026-12-01", "a week from tuesday", "on the 1st", "dec 1", "1 december", "12/1/2026", "2026-12-01"),
      Meaning("2027-03-05", "3/5", "march 5th", "the fifth of march", "5 march 2027"),
      Meaning("2026-11-26", "thanksgiving", "on thanksgiving day"),
      Meaning("2026-12-23", "two days before christmas"),
      Meaning("2026-11-30", "end of the month", "eom", "the last day of the month"),
    ])
  func days(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "times",
    arguments: [
      Meaning(
        "2026-11-20 17:00", "at 5", "at five", "5pm", "5 p.m.", "at 5p", "17:00", "at 1700", "at 5 o'clock"),
      Meaning("2026-11-20 17:30", "5:30pm", "half past five", "at five thirty", "17:30", "5.30pm"),
      Meaning("2026-11-20 12:00", "noon", "at noon", "12pm", "12 noon", "around noon", "noonish"),
      Meaning("2026-11-21 09:00", "9am", "9a", "tomorrow at 9", "9am tomorrow", "tomorrow, 9 am"),
      Meaning("2026-11-20 10:20", "in 20 minutes", "in 20 min", "20 minutes from now", "in twenty mins"),
      Meaning("2026-11-20 11:30", "in an hour and a half", "in 1.5 hours", "in 90 minutes", "in 1h30"),
      Meaning("2026-11-27 17:00", "next friday 5pm", "friday next week at 5pm"),
      Meaning("2026-11-21 15:00", "tomorrow at three", "tomorrow at 3", "at 3 tomorrow", "3pm tomorrow"),
    ])
  func times(_ row: Meaning) { row.check(whenParser()) }

  @Test(
    "not a time",
    arguments: [
      "I sat down", "buy 5 apples", "call 5 people", "room 1130", "sun cream", "march with Ana",
      "24/7 support", "may I", "ask mark", "second that", "10% off", "2x4 planks", "iPhone 15 case",
      "chapter 7",
    ])
  func notATime(_ text: String) {
    #expect(whenParser().matches(in: Tokenizer.tokenize(text)).map(\.text) == [])
  }
}
