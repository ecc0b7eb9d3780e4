import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

@Suite struct LoneLinkTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let title: String
    var back: String?
    var testDescription: String { text }
  }

  private static let link = "https://example.com/great-article?a=b"

  /// Friday 2026-11-20, 10:00.
  static let cases: [Case] = [
    Case(text: link, title: "Read: example.com/great-article"),
    Case(text: "\(link)\n", title: "Read: example.com/great-article"),
    Case(text: "read \(link)", title: "Read: example.com/great-article"),
    Case(
      text: "\(link) read this weekend", title: "Read: example.com/great-article",
      back: "2026-11-21T10:00:00-05:00"),
    Case(
      text: "\(link) tomorrow", title: "Read: example.com/great-article", back: "2026-11-21T09:00:00-05:00"),
    Case(
      text: "watch \(link) tonight", title: "Watch: example.com/great-article",
      back: "2026-11-20T19:00:00-05:00"),
    Case(
      text: "\(link) for later", title: "Read: example.com/great-article", back: "2026-11-20T13:00:00-05:00"),
    Case(
      text: "Read \(link) next week, please.", title: "Read: example.com/great-article",
      back: "2026-11-23T09:00:00-05:00"),
    Case(text: "Read \(link) next week and tell Ana", title: ""),
    Case(
      text: "\(link) next week", title: "Read: example.com/great-article", back: "2026-11-23T09:00:00-05:00"),
    Case(
      text: "\(link) in two hours", title: "Read: example.com/great-article",
      back: "2026-11-20T12:00:00-05:00"),
    Case(text: "send \(link) to Ana tomorrow", title: ""),
    Case(text: "\(link) https://example.com/b", title: ""), Case(text: "done with \(link)", title: ""),
    Case(text: "\(link) yesterday", title: ""), Case(text: "javascript://a.b/%0Aalert(1)", title: ""),
    Case(text: "read the book tomorrow", title: ""),
  ]

  @Test(arguments: cases) func isOneTask(_ test: Case) {
    let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    let task = LoneLink.act(test.text, context)?.tasks.first
    #expect(task?.title ?? "" == test.title)
    #expect(task?.snoozedUntil.map { InstantFormat.string($0, in: TestWorld.newYork) } == test.back)
    #expect(task == nil || task?.url == LoneLinkTests.link && task?.action == .openLink)
  }
}
