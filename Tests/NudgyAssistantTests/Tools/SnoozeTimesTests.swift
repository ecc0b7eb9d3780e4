import Foundation
import NudgyCore
import NudgyLanguage
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// What snooze words come to, in New York.
@Suite struct SnoozeTimesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let now: String
    let until: String
    var testDescription: String { "\(words) at \(now)" }

    init(_ words: String, at now: String, _ until: String) {
      self.words = words
      self.now = now
      self.until = until
    }
  }

  @Test(arguments: [
    Case("later", at: "2026-11-20T10:00:00-05:00", "2026-11-20T13:00:00-05:00"),
    Case("tonight", at: "2026-11-20T10:00:00-05:00", "2026-11-20T19:00:00-05:00"),
    Case("tonight", at: "2026-11-20T21:30:00-05:00", "2026-11-20T22:30:00-05:00"),
    Case("this weekend", at: "2026-11-20T10:00:00-05:00", "2026-11-21T10:00:00-05:00"),
    Case("this weekend", at: "2026-11-21T09:00:00-05:00", "2026-11-21T10:00:00-05:00"),
    Case("this weekend", at: "2026-11-21T14:00:00-05:00", "2026-11-22T10:00:00-05:00"),
    Case("the weekend", at: "2026-11-22T08:00:00-05:00", "2026-11-22T10:00:00-05:00"),
    Case("this weekend", at: "2026-11-22T14:00:00-05:00", "2026-11-28T10:00:00-05:00"),
    Case("tomorrow", at: "2026-11-20T10:00:00-05:00", "2026-11-21T09:00:00-05:00"),
    Case("next week", at: "2026-11-20T10:00:00-05:00", "2026-11-23T09:00:00-05:00"),
  ]) func comesBack(_ test: Case) throws {
    let calendar = TestWorld.newYork
    let now = try #require(InstantFormat.instant(from: test.now, in: calendar))
    let times = TimeArgument(now: now, calendar: calendar, readsDayFirst: false)
    #expect(InstantFormat.string(try times.returnTime(test.words), in: calendar) == test.until)
  }
}
