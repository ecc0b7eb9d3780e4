import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyReminders

/// What goes out of the chat is short, on one line, and hides nothing.
@Suite struct RingNoticeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let short: String

    init(_ name: String, _ text: String, _ short: String) {
      (testDescription, self.text, self.short) = (name, text, short)
    }
  }

  @Test(arguments: [
    Case("plain", "Call Ana", "Call Ana"),
    Case("long", String(repeating: "ab ", count: 4000), "ab ab ab a…"),
    Case("exactly as long", "0123456789", "0123456789"),
    Case("lines and controls", "a\nb\u{1B}[31mc\u{7}", "a bc"),
    Case("right to left", "a\u{202E}b\u{2066}c\u{200F}d", "abcd"),
    Case("zero width", "a\u{200B}b\u{FEFF}c\u{2060}\u{AD}", "abc"),
    Case("tags", "a\u{E0041}\u{E007F}b", "ab"),
    Case("an emoji of many parts", "👩‍👩‍👧‍👦 home", "👩‍👩‍👧‍👦 home"),
    Case(
      "a letter with a thousand marks", "a" + String(repeating: "\u{0301}", count: 1000) + "b",
      "a" + String(repeating: "\u{0301}", count: 11) + "b"),
    Case("nothing to see", "\u{200B}\u{200B}", ""),
  ])
  func isShort(_ one: Case) {
    #expect(RingNotice.short(one.text, atMost: 10) == one.short)
  }
}
