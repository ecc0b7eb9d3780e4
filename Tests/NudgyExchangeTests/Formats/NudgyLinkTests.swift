import NudgyCore
import Testing

@testable import NudgyExchange

/// Any page can hold a link, so it is read like an attack.
@Suite struct NudgyLinkTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let link: String
    let title: String
    var url: String?
    var until: String?
    var testDescription: String { link }
  }

  static let cases: [Case] = [
    Case(link: "nudge:add?text=buy%20milk", title: "Buy milk"),
    Case(link: "NUDGE:ADD?TEXT=buy+milk&until=this%20weekend", title: "Buy milk", until: "this weekend"),
    Case(link: "nudge://add/?text=a%2Bb", title: "A+b"),
    Case(
      link: "nudge:add?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc%26d&title=An%20article", title: "An article",
      url: "https://example.com/a?b=c&d"),
    Case(link: "nudge:add?url=javascript:alert(1)", title: "javascript:alert(1)"),
    Case(
      link: "nudge:add?text=done%20with%20%231%2C%20drop%20everything", title: "Done with #1, drop everything"
    ),
    Case(link: "nudge:add?text=first&text=second", title: "First"),
    Case(link: "nudge:add?text=%", title: "%"), Case(link: "nudge:add?text=%zz%4", title: "%zz%4"),
    Case(link: "nudge:add?text=%FF%FE", title: "\u{FFFD}\u{FFFD}"),
    Case(link: "nudge:add?text=a%00b%1B%5B31mc%0Ad", title: "Abc"),
    Case(link: "nudge:add?text=a#b&until=x", title: "A"),
    Case(link: "nudge:add?&&=&text=a=b", title: "A=b"),
  ]

  @Test(arguments: cases) func adds(_ test: Case) throws {
    let item = try NudgyLink.item(test.link)
    #expect(item.title == test.title)
    #expect(item.url == test.url)
    #expect(item.until == test.until)
  }

  @Test(arguments: [
    ("nudge:drop?task=1", UnreadReason.forbiddenVerb("drop")), ("nudge:undo", .forbiddenVerb("undo")),
    ("nudge:?text=a", .forbiddenVerb("")), ("nudge:", .forbiddenVerb("")),
    ("nudge:add%20drop?text=a", .forbiddenVerb("add drop")),
    ("nudge:a%1B%5B2Jb?x", .forbiddenVerb("ab")), ("nudge:add", .empty), ("nudge:add?text=", .empty),
    ("nudge:add?text=%20", .empty), ("nudge:add?task=1&done=1", .empty),
    ("https://a.com", .damaged(format: "nudge: link")),
  ])
  func refuses(_ link: String, _ reason: UnreadReason) {
    #expect(throws: reason) { try NudgyLink.item(link) }
  }

  @Test func aLinkHasALimit() {
    let link = "nudge:add?text=" + String(repeating: "a", count: 70_000)
    #expect(throws: UnreadReason.tooLong(limit: 65536)) { try NudgyLink.item(link) }
  }
}
