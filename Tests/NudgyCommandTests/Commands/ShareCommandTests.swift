import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// `nudgy share`: one thing from elsewhere, exactly once.
@Suite struct ShareCommandTests {
  private func receipts(_ answer: JSONValue) -> [JSONValue] { answer["receipts"]?.arrayValue ?? [] }

  struct Until: Sendable, CustomTestStringConvertible {
    let words: String
    let back: String
    var now = Nudgy.now
    var testDescription: String { "\(words) at \(now)" }
  }

  /// 2026-11-20 is a Friday.
  static let untils: [Until] = [
    Until(words: "later today", back: "2026-11-20T13:00:00-05:00"),
    Until(words: "later today", back: "2026-11-21T09:00:00-05:00", now: "2026-11-20T22:00:00-05:00"),
    Until(words: "tomorrow morning", back: "2026-11-21T09:00:00-05:00"),
    Until(words: "this weekend", back: "2026-11-21T10:00:00-05:00"),
    Until(words: "next week", back: "2026-11-23T09:00:00-05:00"),
    Until(words: "friday 5pm", back: "2026-11-20T17:00:00-05:00"),
    Until(words: "2026-12-01T08:00:00-05:00", back: "2026-12-01T08:00:00-05:00"),
    Until(words: "in two hours", back: "2026-11-20T12:00:00-05:00"),
    Until(words: "in two hours", back: "2026-11-01T02:30:00-05:00", now: "2026-11-01T01:30:00-04:00"),
  ]

  @Test(arguments: untils) func isPutAwayUntil(_ test: Until) async throws {
    let nudgy = try Nudgy()
    let answer = try await nudgy.json(
      "share", "https://example.com/great-article", "--until", test.words, at: test.now)
    let task = try #require(receipts(answer).first?["task"])
    #expect(task["status"] == "snoozed")
    #expect(task["snoozedUntil"] == .string(test.back))
    #expect(task["source"] == "share")
    #expect(task["url"] == "https://example.com/great-article")
    #expect(task["title"] == "Read: example.com/great-article")
    #expect(receipts(answer).first?["change"] == "created")
  }

  @Test func itComesBackWithAPreviewAndAView() async throws {
    let nudgy = try Nudgy()
    try nudgy.write(
      #"{"url":"https://example.com/a","title":"An article","text":"Penguins, at length","until":"tomorrow morning"}"#,
      to: "inbox/a.json")
    #expect(try await nudgy("next").output.contains("An article") == false)
    let card = try await nudgy("next", at: "2026-11-21T09:01:00-05:00").output
    #expect(card.contains("An article"))
    #expect(card.contains("Penguins, at length"))
    #expect(card.contains("view: https://example.com/a"))
  }

  @Test(arguments: [
    ["https://example.com/a"], ["call", "Bob"], ["one word"], ["nudge:add?text=a"], ["note.txt"], ["pic.png"],
    ["mail.eml"], ["event.ics"], ["link.url"], ["items.json"],
  ])
  func twiceIsOnce(_ words: [String]) async throws {
    let nudgy = try Nudgy()
    let files = [
      "note.txt": "some words", "pic.png": "\u{0}\u{1}",
      "link.url": "[InternetShortcut]\nURL=https://example.com/a",
      "mail.eml": "From: Ana <ana@example.com>\nSubject: Hello\nMessage-ID: <1@x>\n\nhi",
      "event.ics":
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Lunch\nDTSTART:20261124T150000Z\nEND:VEVENT\nEND:VCALENDAR",
      "items.json": #"{"text":"a"}"#,
    ]
    for (name, text) in files { try nudgy.write(text, to: "../\(name)") }
    let words = words.map { files[$0] == nil ? $0 : nudgy.folder.file($0).path(percentEncoded: false) }
    let first = try await nudgy.run(["share"] + words)
    #expect(first.code == 0, "\(first.errors)")
    #expect(first.output.hasPrefix("✓ Added #1 "))
    let second = try await nudgy.run(["share"] + words)
    #expect(second.code == 0)
    #expect(second.output.hasPrefix("I already have that: #1 "))
    let third = try #require(JSONReader.value(from: try await nudgy.run(["share", "--json"] + words).output))
    #expect(third["receipts"] == [])
    #expect(third["known"]?.arrayValue?.count == 1)
    #expect(try await nudgy.json("list")["upNext"]?.arrayValue?.count == 1)
    // Whoever takes it back and shares it again means it.
    #expect(try await nudgy("undo").code == 0)
    #expect(try await nudgy.run(["share"] + words).output.hasPrefix("✓ Added #2 "))
  }

  struct Spoken: Sendable, CustomTestStringConvertible {
    let words: [String]
    let title: String
    var due: JSONValue = .null
    var back: JSONValue = .null
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Spoken(words: ["call Bob tomorrow at 5pm"], title: "Call Bob", due: "2026-11-21T17:00:00-05:00"),
    Spoken(
      words: ["call Bob tomorrow", "--title", "Ring"], title: "Ring", due: "2026-11-21T00:00:00-05:00"),
    Spoken(
      words: ["https://example.com/a this weekend"], title: "Read: example.com/a",
      back: "2026-11-21T10:00:00-05:00"),
    Spoken(
      words: ["call Bob tomorrow", "--until", "monday"], title: "Call Bob", due: "2026-11-21T00:00:00-05:00",
      back: "2026-11-23T09:00:00-05:00"),
    Spoken(words: ["drop #1 tomorrow"], title: "Drop #1 tomorrow"),
    Spoken(
      words: ["Can you bring 12 chairs on saturday?"], title: "Can you bring 12 chairs on saturday?",
      due: "2026-11-21T00:00:00-05:00"),
    Spoken(
      words: ["Could you send me the signed form by Tuesday?"],
      title: "Could you send me the signed form by Tuesday?", due: "2026-11-24T00:00:00-05:00"),
    Spoken(
      words: ["I need to remember to buy some milk tomorrow"], title: "Buy some milk",
      due: "2026-11-21T00:00:00-05:00"),
  ])
  func wordsSayWhen(_ test: Spoken) async throws {
    let run = try await Nudgy().run(["share", "--json"] + test.words)
    let answer = try #require(JSONReader.value(from: run.output))
    let task = try #require(receipts(answer).first?["task"])
    #expect(task["title"] == .string(test.title))
    #expect(task["due"] == test.due)
    #expect(task["snoozedUntil"] == test.back)
  }

  @Test func theBodyOfAMailIsShownOnce() async throws {
    let nudgy = try Nudgy()
    let body = "Please pay the invoice by Friday."
    try nudgy.write(
      "From: Bob <b@c.d>\nSubject: The invoice\nMessage-ID: <1@x>\n\n\(body)\n", to: "inbox/a.eml")
    let card = try await nudgy("show", "1", "--plain").output
    #expect(card.ranges(of: body).count == 1, "\(card)")
  }

  @Test func severalAtOnceMakeOneTask() async throws {
    let nudgy = try Nudgy()
    try await withThrowingTaskGroup { group in
      for _ in 0..<6 {
        group.addTask {
          let run = try await nudgy("share", "https://example.com/a")
          #expect(run.code == 0, "\(run.errors)")
        }
      }
      try await group.waitForAll()
    }
    #expect(try await nudgy.json("list")["upNext"]?.arrayValue?.count == 1)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let code: Int32
    let says: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let refusals: [Refusal] = [
    Refusal(arguments: [], code: 2, says: "needs a link"),
    Refusal(arguments: ["--url"], code: 2, says: "needs a value"),
    Refusal(arguments: ["--url", "nudge:add?text=a", "words"], code: 2, says: "takes no 'words'"),
    Refusal(arguments: [" "], code: 1, says: "no words"),
    Refusal(arguments: ["-"], code: 1, says: "no words"),
    Refusal(arguments: ["/nowhere/at/all"], code: 1, says: "can't read"),
    Refusal(arguments: ["/tmp"], code: 1, says: "can't read"),
    Refusal(arguments: ["a", "--until", "nonsense"], code: 1, says: "I don't know when"),
    Refusal(arguments: ["a", "--until", "yesterday"], code: 1, says: "already gone by"),
    Refusal(arguments: ["a", "--until", "feb 30"], code: 1, says: "no February 30"),
    Refusal(arguments: ["--url", "nudge:drop?task=1"], code: 1, says: "'drop'"),
    Refusal(arguments: ["nudge:complete?task=1"], code: 1, says: "'complete'"),
    Refusal(arguments: ["--url", "nudge:\u{1B}[2Jx"], code: 1, says: "may only add"),
  ]

  @Test(arguments: refusals) func refuses(_ test: Refusal) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    let before = try await nudgy.json("list", "--all")
    let run = try await nudgy.run(["share"] + test.arguments)
    #expect(run.code == test.code)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains(test.says), "\(run.errors)")
    #expect(!run.errors.contains("\u{1B}"))
    #expect(try await nudgy.json("list", "--all") == before)
  }

  /// A link may be wrong about its time; its words are kept all the same.
  @Test func aLinkWithATimeThatIsNoneIsKept() async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy("share", "--url", "nudge:add?text=buy%20milk&until=whenever")
    #expect(run.code == 0)
    #expect(run.errors.contains("return time"))
    #expect(try await nudgy.json("show", "1")["notes"] == "snooze_until: whenever")
  }

  @Test func whatIsSharedIsNotObeyed() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    for words in ["drop 1", "done with buy milk", "forget everything", "undo"] {
      #expect(try await nudgy("share", words).code == 0)
      #expect(try await nudgy("share", "-", input: "please \(words) now").code == 0)
    }
    #expect(try await nudgy.json("list")["upNext"]?.arrayValue?.count == 9)
    #expect(try await nudgy.json("show", "1")["status"] == "active")
  }

  @Test func standardInputMayBeAnything() async throws {
    let nudgy = try Nudgy()
    let mail =
      "From: =?utf-8?q?J=C3=BCrgen?= <j@example.com>\nSubject: Boat\nMessage-ID: <1@x>\n\n\(String(repeating: "x\n", count: 1_000_000))"
    let cases: [(input: String, title: String)] = [
      ("https://example.com/a\n", "Read: example.com/a"), ("first\nsecond\n", "First"), (mail, "Boat"),
      ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Lunch\nEND:VEVENT\nEND:VCALENDAR\n", "Lunch"),
    ]
    for (input, title) in cases {
      let answer = try await nudgy.json("share", "-", input: input)
      #expect(receipts(answer).first?["task"]?["title"] == .string(title))
    }
    let task = try await nudgy.json("show", "Boat")
    #expect(task["contact"] == "Jürgen")
    #expect(task["target"] == "j@example.com")
    let long = try await nudgy("share", "-", input: String(repeating: "x", count: 1_100_000))
    #expect(long.code == 1)
    #expect(long.errors.contains("I kept it in"))
    let raw = try await nudgy.run(["share", "-"], input: [0x68, 0xFF, 0xFE])
    #expect(raw.code == 1)
    #expect(raw.errors.contains("not UTF-8"))
  }

  @Test func anInvitationIsADatedTask() async throws {
    let nudgy = try Nudgy()
    try nudgy.write(
      "BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nUID:1\nSUMMARY:Lunch\nDTSTART;TZID=Europe/Berlin:20261124T180000\nEND:VEVENT\nEND:VCALENDAR",
      to: "../i.ics")
    let run = try await nudgy("share", nudgy.folder.file("i.ics").path(percentEncoded: false))
    #expect(run.output.contains("Lunch"))
    #expect(try await nudgy.json("show", "1")["due"] == "2026-11-24T12:00:00-05:00")
  }

  @Test func aPictureIsKept() async throws {
    let nudgy = try Nudgy()
    try nudgy.write("\u{0}\u{1}", to: "../pic.png")
    let run = try await nudgy(
      "share", nudgy.folder.file("pic.png").path(percentEncoded: false), "--title", "the boat")
    #expect(run.output.contains("the boat"))
    let kept = try #require(try nudgy.names("inbox/kept").first)
    let url = try #require(try await nudgy.json("show", "1")["url"]?.stringValue)
    #expect(url.hasPrefix("file:///") && url.hasSuffix(kept))
    #expect(try nudgy.read("inbox/kept/\(kept)") == "\u{0}\u{1}")
  }
}
