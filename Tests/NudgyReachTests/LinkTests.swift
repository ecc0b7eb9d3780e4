import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyReach

/// The links that tasks begin with: what is kept of a number, an address and a page, and what is refused.
@Suite struct LinkTests {
  struct Written: Sendable, CustomTestStringConvertible {
    let action: TaskAction
    let text: String
    /// Nil where nothing is to be opened.
    let url: String?

    init(_ action: TaskAction, _ text: String, _ url: String?) {
      (self.action, self.text, self.url) = (action, text, url)
    }

    var testDescription: String { "\(action): \(text.debugDescription)" }
  }

  private func reach(_ schemes: String? = nil) -> TaskReach {
    TaskReach(choices: { .init(schemes: SchemeList(adding: schemes)) }, opener: { _ in false })
  }

  private func task(_ draft: MessageDraft? = nil) -> TaskItem {
    var task = TaskItem(number: 3, uuid: UUID(), title: "Call Sarah", createdAt: TestWorld.now)
    (task.contact, task.draft) = ("Sarah", draft)
    return task
  }

  @Test(arguments: [
    Written(.call, "555-0100", "tel:555-0100"),
    Written(.call, "+1 (555) 010-0199", "tel:+1(555)010-0199"),
    Written(.call, "tel:+1-555-0100", "tel:+1-555-0100"),
    Written(.call, "555.0100 ext. 12", "tel:555.0100;ext=12"),
    Written(.call, "0049/30/123456", "tel:0049-30-123456"),
    Written(.call, "*123#", "tel:*123%23"),
    Written(.text, "+49 170 5550100", "sms:+491705550100"),
    Written(.text, "sms:555-0100?body=hi", "sms:555-0100"),
    Written(.call, "1-800-FLOWERS", nil),
    Written(.call, "555\u{7}0100", nil),
    Written(.call, "555\u{1B}[31m0100", nil),
    Written(.call, "555\u{202E}0100", nil),
    Written(.call, "555\n0100", nil),
    Written(.call, "555;0100;phone-context=evil", nil),
    Written(.call, "555,,0100", nil),
    Written(.call, "5+550100", nil),
    Written(.call, "12", nil),
    Written(.call, String(repeating: "5", count: 40), nil),
    Written(.call, "", nil),
    Written(.call, "ana@example.org", nil),
    Written(.email, "ana@example.org", "mailto:ana@example.org"),
    Written(.email, "mailto:ana@example.org?cc=eve@example.org", "mailto:ana@example.org"),
    Written(.email, "o'brien+work@example.org", "mailto:o%27brien+work@example.org"),
    Written(.email, "a%b@example.org", "mailto:a%25b@example.org"),
    Written(.email, "ana@example.org,eve@example.org", nil),
    Written(.email, "ana@example.org?bcc=eve@example.org", nil),
    Written(.email, "ana@example.org\r\nBcc: eve@example.org", nil),
    Written(.email, "ana", nil),
    Written(.email, "@example.org", nil),
    Written(.email, "ana@example..org", nil),
    Written(.openLink, "https://example.org/a?b=c&d=e#f", "https://example.org/a?b=c&d=e#f"),
    Written(.openLink, "HTTP://example.org", "http://example.org"),
    Written(.openLink, "example.org/a", "https://example.org/a"),
    Written(.openLink, "example.org:8080/a", "https://example.org:8080/a"),
    Written(.openLink, "https://example.org/\"`<>|^{}\\", "https://example.org/%22%60%3C%3E%7C%5E%7B%7D%5C"),
    Written(.openLink, "https://example.org/ö", "https://example.org/%C3%B6"),
    Written(.openLink, "tel:+1 555", nil),
    Written(.openLink, "tel:+1-555-0100", "tel:+1-555-0100"),
    Written(.openLink, "mailto:ana@example.org?body=x", "mailto:ana@example.org"),
    Written(.openLink, "javascript:alert(1)", nil),
    Written(.openLink, "file:///etc/passwd", nil),
    Written(.openLink, "data:text/html,x", nil),
    Written(.openLink, "nudge:add", nil),
    Written(.openLink, "https://", nil),
    Written(.openLink, "https:example.org", nil),
    Written(.openLink, "https://example.org/\u{1B}[31m", nil),
    Written(.openLink, "--help", nil),
  ])
  func areBuiltOrRefused(_ written: Written) {
    #expect((try? reach().url(for: task(), by: written.action, to: written.text)) == written.url)
  }

  @Test func aDraftGoesIntoTheMail() throws {
    let draft = MessageDraft(
      subject: "50% & more?", body: "Dear Ana,\n\nübermorgen = fine.\r\n#1", generatedAt: TestWorld.now)
    let fields =
      "?subject=50%25%20%26%20more%3F&body=Dear%20Ana%2C%0D%0A%0D%0A%C3%BCbermorgen%20%3D%20fine.%0D%0A%231"
    #expect(
      try reach().url(for: task(draft), by: .email, to: "ana@example.org")
        == "mailto:ana@example.org\(fields)")
    #expect(try reach().url(for: task(draft), by: .email, to: nil) == "mailto:\(fields)")
    // A text has no portable place for it.
    #expect(try reach().url(for: task(draft), by: .text, to: "555-0100") == "sms:555-0100")
  }

  @Test func theUserAddsKindsOfLinks() throws {
    #expect(try reach("zoommtg, slack:").url(for: task(), by: .openLink, to: "slack://a") == "slack://a")
    #expect(throws: NudgyError.schemeNotAllowed("ftp")) {
      try reach("slack").url(for: task(), by: .openLink, to: "ftp://a")
    }
    #expect(throws: NudgyError.schemeNotAllowed("javascript")) {
      try reach("javascript").url(for: task(), by: .openLink, to: "javascript:x")
    }
  }

  @Test(arguments: [
    ("zoommtg", true), ("zoommtg, slack", true), ("x-app:", true), ("", false), (",", false),
    ("a b;c", false),
    ("javascript", false), ("data:", false), ("1a", false),
  ])
  func listsOfKinds(_ text: String, _ isList: Bool) {
    #expect(SchemeList.isList(text) == isList)
  }

  // MARK: - Told in words

  struct Told: Sendable, CustomTestStringConvertible {
    let words: String
    var action = TaskAction.call
    let target: String?
    var testDescription: String { words }
  }

  @Test(arguments: [
    Told(words: "555 0100", target: "555 0100"),
    Told(words: "it's 555-0100.", target: "555-0100"),
    Told(words: "Sarah's number is +1 555 0100", target: "+1 555 0100"),
    Told(words: "her cell: 555-0100, I think", target: "555-0100"),
    Told(words: "no idea", target: nil),
    Told(words: "buy 12 eggs", target: nil),
    Told(words: "call the plumber at 555-0100", target: nil),
    Told(words: "her address is ana@example.org", action: .email, target: "ana@example.org"),
    Told(words: "the link is example.org/a", action: .openLink, target: "https://example.org/a"),
  ])
  func aNumberIsReadInWords(_ told: Told) {
    #expect(reach().target(in: told.words, for: told.action, of: "Sarah") == told.target)
  }
}
