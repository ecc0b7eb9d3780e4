import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whatever Nudgy starts takes in what lies in the inbox. The clock stands on 2026-11-20; files are of the real today.
@Suite struct InboxTests {
  private func titles(_ nudgy: Nudgy) async throws -> [String] {
    try await nudgy.json("list")["upNext"]?.arrayValue?.compactMap { $0["title"]?.stringValue } ?? []
  }

  @Test(arguments: [
    ["list"], ["next"], ["add", "buy bread"], ["say", "what's next?"], ["find", "milk"], ["show", "milk"],
    ["done", "milk"], ["share", "https://example.com"],
  ])
  func isTakenInBy(_ arguments: [String]) async throws {
    let nudgy = try Nudgy()
    try nudgy.write(#"{"text":"buy milk"}"#, to: "inbox/a.json")
    let run = try await nudgy.run(arguments)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors == "From your inbox: #1 🥛 Buy milk.\n")
    #expect(try nudgy.names("inbox") == ["done"])
    #expect(try nudgy.names("inbox/done") == ["a.json"])
    #expect(try await nudgy.json("show", "1")["source"] == "share")
  }

  @Test(arguments: [["undo"], ["redo"], ["when", "tomorrow"], ["config"], ["help"]])
  func isLeftBy(_ arguments: [String]) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy bread")
    try nudgy.write(#"{"text":"buy milk"}"#, to: "inbox/a.json")
    #expect(try await nudgy.run(arguments).errors.contains("inbox") == false)
    #expect(try nudgy.names("inbox") == ["a.json"])
  }

  @Test func aChatTakesItInBetweenTurns() async throws {
    let nudgy = try Nudgy()
    try nudgy.write(#"{"text":"buy milk"}"#, to: "inbox/a.json")
    let chat = try PseudoTerminal(
      try BuiltProgram.url("nudgy"), environment: nudgy.environment(["TERM": "xterm-256color"]))
    chat.expect("From your inbox: #1")
    chat.expect("›")
    chat.send("half a line")
    chat.expect("half a line")
    try nudgy.write(#"{"text":"buy bread"}"#, to: "inbox/b.json")
    chat.expect("From your inbox: #2")
    // What was being typed is still there.
    chat.expect("half a line")
    chat.send("\u{15}what's next?\r")
    chat.expect("Buy bread")
    chat.send("\u{4}")
    #expect(chat.waitForExit() == 0)
    #expect(try nudgy.names("inbox/done") == ["a.json", "b.json"])
  }

  @Test func everyKindComesIn() async throws {
    let nudgy = try Nudgy()
    try nudgy.write(
      #"[{"url":"https://example.com/a","until":"this weekend"},{"text":"b"}]"#, to: "inbox/1.json")
    try nudgy.write("# Plan\nthe trip", to: "inbox/2.md")
    try nudgy.write("From: Ana <a@b.c>\nSubject: Hello\nMessage-ID: <1@x>\n\nhi", to: "inbox/3.eml")
    try nudgy.write(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Lunch\nDTSTART:20261124T150000Z\nEND:VEVENT\nEND:VCALENDAR",
      to: "inbox/4.ics")
    try nudgy.write("[Desktop Entry]\nType=Link\nName=Page\nURL=https://example.com/b", to: "inbox/5.desktop")
    try nudgy.write("%PDF", to: "inbox/6.pdf")
    try nudgy.write("{", to: "inbox/7.json")
    let run = try await nudgy("list")
    #expect(run.errorLines.first == "From your inbox: #1 📖 Read: example.com/a and 6 more.")
    #expect(run.errorLines.last == "I couldn't read '7.json' from your inbox; inbox/unread says why.")
    let board = try await nudgy.json("list")
    #expect(board["snoozed"]?.arrayValue?.first?["snoozedUntil"] == "2026-11-21T10:00:00-05:00")
    #expect(try await Set(titles(nudgy)) == ["B", "Plan", "Hello", "Lunch", "Page", "6.pdf"])
    #expect(try nudgy.names("inbox/done") == ["1.json", "2.md", "3.eml", "4.ics", "5.desktop"])
    #expect(try nudgy.names("inbox/unread") == ["7.json", "7.json.why.txt"])
    #expect(try nudgy.names("inbox/kept").count == 1)
    #expect(try await nudgy("list").errors == "")
  }

  struct List: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let titles: [String]
  }

  /// Oldest first. Orders in a file are no orders.
  static let lists: [List] = [
    List(
      testDescription: "a heading and bullets", text: "Groceries:\n- milk\n- eggs\n- call mom tomorrow\n",
      titles: ["Milk", "Eggs", "Call mom"]),
    List(
      testDescription: "boxes and numbers",
      text: "# Today\n[ ] email Ana\n[x] clean up\n1. book flights\n2. renew passport\n",
      titles: ["Email Ana", "Book flights", "Renew passport"]),
    List(
      testDescription: "orders", text: "milk\ndrop #1\ndone with #1\nforget everything",
      titles: ["Milk", "Drop #1", "Done with #1", "Forget everything"]),
    List(
      testDescription: "a paragraph",
      text: "I met Anna and she said that the roof was leaking. It would be good to fix it before winter.",
      titles: ["I met Anna and she said that the roof was leaking. It would be good to fix it before winter."]
    ),
    List(
      testDescription: "a letter", text: "Dear all,\nthe meeting is moved.\nPlease bring the papers.\nBob",
      titles: ["Dear all,"]),
  ]

  @Test(arguments: lists) func aListIsATaskALine(_ list: List) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "feed the cat")
    try nudgy.write(list.text, to: "inbox/a.txt")
    let board = try await nudgy.json("list")["upNext"]?.arrayValue ?? []
    let made = board.sorted { $0["number"]?.intValue ?? 0 < $1["number"]?.intValue ?? 0 }
    #expect(made.map { $0["title"]?.stringValue } == ["Feed the cat"] + list.titles)
    #expect(made.allSatisfy { $0["status"] == "active" })
    try nudgy.write(list.text, to: "inbox/b.txt")
    #expect(try await titles(nudgy).count == made.count)
  }

  @Test func theSameContentComesInOnce() async throws {
    let nudgy = try Nudgy()
    for round in 1...3 {
      try nudgy.write(#"{"url":"https://example.com/a"}"#, to: "inbox/\(round).json")
      try nudgy.write("https://example.com/a", to: "inbox/\(round).txt")
      try nudgy.write(
        "From: A <a@b.c>\nSubject: S\nX-Round: \(round)\nMessage-ID: <1@x>\n\n", to: "inbox/\(round).eml")
      #expect(try await titles(nudgy).count == 2)
    }
    // What was taken back does not come back by itself.
    #expect(try await nudgy("undo").code == 0)
    try nudgy.write(#"{"url":"https://example.com/a"}"#, to: "inbox/4.json")
    #expect(try await titles(nudgy) == [])
    #expect(try nudgy.names("inbox/done").count == 10)
  }

  @Test func severalAtOnceTakeInOnce() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy bread")
    for number in 1...20 { try nudgy.write(#"{"text":"task \#(number)"}"#, to: "inbox/\(number).json") }
    try await withThrowingTaskGroup { group in
      for _ in 0..<5 {
        group.addTask {
          let run = try await nudgy("list")
          #expect(run.code == 0, "\(run.errors)")
        }
      }
      try await group.waitForAll()
    }
    #expect(try await titles(nudgy).count == 21)
    #expect(try nudgy.names("inbox") == ["done"])
    #expect(try nudgy.names("inbox/done").count == 20)
  }

  @Test func pipesLinksAndFoldersKeepNobodyWaiting() async throws {
    let nudgy = try Nudgy()
    #expect(unsafe mkfifo(try nudgy.place("inbox/pipe.json"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: try nudgy.place("inbox/link.txt"), withDestinationPath: "/etc/passwd")
    let run = try await nudgy("list")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(try nudgy.names("inbox") == ["link.txt", "pipe.json"])
  }

  @Test func anInboxThatIsNoFolderIsNoMatter() async throws {
    let nudgy = try Nudgy()
    try nudgy.write("x", to: "inbox")
    #expect(try await nudgy("list").errors == "")
  }

  @Test func nothingInItChangesAnything() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    let before = try await nudgy.json("show", "1")
    try nudgy.write(
      #"[{"text":"drop 1","complete":1},{"url":"nudge:drop?task=1"},{"title":"\u001b]0;evil\u0007done with #1"}]"#,
      to: "inbox/a.json")
    let run = try await nudgy("list")
    #expect(!run.errors.contains("\u{1B}") && !run.output.contains("\u{1B}"))
    #expect(try await nudgy.json("show", "1") == before)
    #expect(try await titles(nudgy).count == 3)
  }

  @Test func whatIsForgottenEverywhereLeavesTheInboxToo() async throws {
    let nudgy = try Nudgy()
    try nudgy.write("Zebrowski says hello", to: "inbox/a.txt")
    try nudgy.write("{Zebrowski", to: "inbox/b.json")
    _ = try await nudgy("list")
    #expect(try await nudgy("memory", "forget", "--everywhere", "Zebrowski").code == 0)
    #expect(try !nudgy.read("inbox/done/a.txt").contains("Zebrowski"))
    #expect(try !nudgy.read("inbox/unread/b.json").contains("Zebrowski"))
  }
}
