import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// Times that cannot be, said on Friday 2026-11-20.
@Suite("When: impossible times")
struct ImpossibleTimeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let phrases: [String]
    var testDescription: String { phrases.joined(separator: ", ") }

    init(_ line: String, _ phrases: String...) {
      self.line = line
      self.phrases = phrases
    }
  }

  private let messages = ErrorMessages(wording: TimeWording(now: TestWorld.now, calendar: TestWorld.newYork))

  static let impossible = [
    Case(
      "There is no February 31 in 2026. Did you mean February 28?", "2026-02-31", "2026/02/31",
      "2026-02-31 5pm",
      "31.02.2026", "2/31/2026", "feb 31 2026", "31 feb 2026", "2026-02-31T10:00", "on 2026-02-31"),
    Case(
      "There is no February 30. Did you mean February 28?", "feb 30", "30 feb", "february 30th",
      "30th of february",
      "feb 30 at 5pm", "at 5pm on feb 30", "friday feb 30", "2/30", "30/2", "every feb 30", "the 30th of feb",
      "two days before feb 30", "from feb 27 to feb 30"),
    Case(
      "There is no February 29 in 2027. Did you mean February 28?", "feb 29 2027", "2027-02-29", "29/2/2027"),
    Case(
      "There is no April 31. Did you mean April 30?", "april 31", "31 april", "31/4", "april 31st", "apr 31"),
    Case("There is no February 0. Did you mean February 1?", "feb 0", "0 feb"),
    Case("There is no May 0. Did you mean May 1?", "0th of may", "may 0th"),
    Case("There is no May 32. Did you mean May 31?", "may 32", "may 32nd", "the 32nd of may"),
    Case(
      "There is no 'the fifth friday of february'. Did you mean February 26?", "the fifth friday of february"),
    Case("There is no '5th monday in december'. Did you mean December 28?", "5th monday in december"),
    Case("'every 0 days' is not ahead of now. Try 'in 20 minutes' or 'tomorrow'.", "every 0 days"),
    Case("There is no month 13. Did you mean December 5?", "2026-13-05"),
    Case("There is no month 13. Did you mean December 31?", "13/45"),
    Case("No month has a day 32. Did you mean the 31st?", "the 32nd", "32nd", "the 32nd of next month"),
    Case("No month has a day 0. Did you mean the 1st?", "the 0th"),
    Case("There is no February 29 in 2027. Did you mean February 28?", "feb 28-29 2027"),
    Case("No clock shows '25:99'. Did you mean 11:59 PM?", "25:99", "tomorrow 25:99"),
    Case("No clock shows '25:99'. Did you mean 11:59 PM?", "20 minutes before 25:99"),
    Case("No clock shows '00:60'. Did you mean 12:59 AM?", "00:60"),
    Case("No clock shows '24:30'. Did you mean 11:59 PM?", "24:30"),
    Case("No clock shows '13pm'. Did you mean 1:00 PM?", "13pm", "friday 13pm"),
    Case("No clock shows '12:60'. Did you mean 12:59 PM?", "12:60"),
    Case("No clock shows '7:75am'. Did you mean 7:59 AM?", "7:75am"),
    Case("'in -5 minutes' is not ahead of now. Try 'in 20 minutes' or 'tomorrow'.", "in -5 minutes"),
    Case("'in minus two days' is not ahead of now. Try 'in 20 minutes' or 'tomorrow'.", "in minus two days"),
    Case("'-5 minutes' is not ahead of now. Try 'in 20 minutes' or 'tomorrow'.", "-5 minutes"),
    Case("'--5 minutes' is not ahead of now. Try 'in 20 minutes' or 'tomorrow'.", "--5 minutes"),
    Case("'in --5 minutes' is not ahead of now. Try 'in 20 minutes' or 'tomorrow'.", "in --5 minutes"),
    Case("'in 0 minutes' is not ahead of now. Try 'in 20 minutes' or 'tomorrow'.", "in 0 minutes"),
    Case("'for 0 hours' is not ahead of now. Try 'in 20 minutes' or 'tomorrow'.", "for 0 hours"),
  ]

  @Test(arguments: impossible)
  func isToldWithTheNearest(_ row: Case) throws {
    let parser = whenParser()
    for phrase in row.phrases {
      #expect(parser.whole(phrase) == nil, "“\(phrase)”")
      let time = try #require(parser.noSuchTime(phrase), "“\(phrase)”")
      #expect(messages.message(for: .noSuchTime(time)).line == row.line, "“\(phrase)”")
    }
  }

  @Test(arguments: [
    "in 999999999 days", "in 99999999999999999999 days", "in 1e9 years", "in 1,000,000,000 weeks",
    "999999999 days ago", "in 999999999 business days", "in 8000 years", "in 999999999 hours",
    "in 1e99 decades",
    "for 99999999999 hours", "every 99999999999 days",
  ])
  func isBeyondTheCalendar(_ phrase: String) {
    #expect(whenParser().whole(phrase)?.start == nil)
    #expect(whenParser().noSuchTime(phrase) == .beyondCalendar(phrase))
  }

  @Test(arguments: [
    "2.30", "24/7", "50/50", "80/20", "20/20", "3-2", "version 2.30", "10.0.0.1", "555-0199", "2026-02-31-7",
    "1845 maple drive", "call mom", "feb", "purple", "16:9:4:3", "2599", "0", "-5", "part 2026-02-31",
    "+1 555 123 4567",
    "feb 30 people come", "2x4",
  ])
  func isNoTimeAtAll(_ phrase: String) {
    #expect(whenParser().noSuchTime(phrase) == nil)
  }

  @Test(arguments: [
    "feb 28", "feb 29", "2028-02-29", "31/12", "23:59", "15:00 pm", "12pm", "in 5 minutes", "31 may",
  ])
  func canBe(_ phrase: String) {
    #expect(whenParser().noSuchTime(phrase) == nil)
    #expect(whenParser().whole(phrase)?.start != nil)
  }

  /// In a sentence only a month's name and the ISO form are certain; the words stay, and no date is made of them.
  @Test(arguments: [
    ("call mom feb 30", ["feb 30"]), ("pay rent by april 31st", ["april 31st"]),
    ("call mom at 5pm on feb 30", ["feb 30"]), ("file taxes 2026-02-31", ["2026-02-31"]),
    ("call bob in 999999999 days", ["in 999999999 days"]), ("gym at 7:75am", ["7:75am"]),
    ("pay rent every feb 30", ["every feb 30"]),
  ])
  func inASentence(_ sentence: String, _ words: [String]) {
    let text = Tokenizer.tokenize(sentence)
    #expect(whenParser().impossible(in: sentence).map { text.written($0.span) } == words)
    #expect(whenParser().matches(in: text) == [])
    let capture = Understander(whenParser().context).capture(sentence)
    #expect(capture?.due == nil && capture?.recurrence == nil)
    #expect(words.allSatisfy { capture?.title.lowercased().contains($0) == true }, "\(capture?.title ?? "")")
  }

  @Test(arguments: [
    "upgrade to version 2.30", "the score was 25:99", "screen ratio 16:90", "order part 2026-02-31",
    "it is 24/7",
    "move to 31/4 mill lane", "call 555-2026-13-05", "april 45 people came", "buy 31 may bugs stickers",
    "we won 13/45", "read 2026-13-05", "march 40 laps", "buy 0 sugar coke", "ticket 31/4",
  ])
  func isNoFalseAlarm(_ sentence: String) {
    #expect(whenParser().impossible(in: sentence) == [])
  }

  @Test func workdaysAreCountedAtOnce() throws {
    let friday = try #require(CivilDate(iso: "2026-11-20"))
    for start in 0..<7 {
      for count in -23...23 {
        let day = friday.adding(days: start)
        var expected = day
        var left = abs(count)
        while left > 0 {
          expected = expected.adding(days: count < 0 ? -1 : 1)
          if expected.weekday != .saturday, expected.weekday != .sunday { left -= 1 }
        }
        #expect(day.adding(workdays: count) == expected, "\(count) from \(day)")
      }
    }
  }
}
