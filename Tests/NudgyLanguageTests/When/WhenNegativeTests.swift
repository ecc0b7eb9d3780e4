import NudgyLanguage
import Testing

/// What looks like a time and is none; and weak evidence, which counts only when a time was asked for.
@Suite("When: not a time")
struct WhenNegativeTests {
  @Test(
    "sentences without a time",
    arguments: sentencesWithoutTime + everydaySentencesWithoutTime + sayingsWithoutTime + namesWithoutTime
      + amountsWithoutTime
      + TrickyFrames.all)
  func sentences(_ text: String) {
    let found = whenParser().matches(in: Tokenizer.tokenize(text)).filter { $0.start != nil }
    #expect(found.map { "\($0.text) → \($0.inBrief)" } == [])
  }

  @Test(
    "nor a recurrence or a duration",
    arguments: [
      "the weekly report", "daily standup notes", "wait a second", "just a minute", "a two-week plan",
      "the 10-minute rule", "I said so three times, every time louder", "every time I try",
      "he is 5 years old", "every one of them", "once more",
    ])
  func nothingAtAll(_ text: String) {
    #expect(whenParser().matches(in: Tokenizer.tokenize(text)).map(\.inBrief) == [])
  }

  @Test(
    "weak evidence",
    arguments: [
      Meaning("2026-11-20 17:00", "5", "five"),
      Meaning("2026-11-20 19:30", "half seven", "7 30", "seven thirty"),
      Meaning("2026-11-21", "sat"),
      Meaning("2026-11-22", "sun"),
      Meaning("2026-11-21 09:00 partOfDay", "morning"),
      Meaning("2026-11-20 18:00 partOfDay", "evening"),
      Meaning("2027-05-01 month", "may"),
      Meaning("2027-01-01 month", "january"),
      Meaning("2026-11-20 10:00", "now", "right now", "asap"),
      Meaning("2026-11-20 13:00", "later"),
      Meaning("2026-11-21 10:00 day", "weekend", "the weekend"),
      Meaning("2026-12-15", "the 15th", "15th"),
      Meaning("2027-01-02", "1/2"),
    ])
  func latent(_ row: Meaning) { row.checkLatent(whenParser()) }
}
