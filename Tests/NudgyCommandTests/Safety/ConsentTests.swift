import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Commands that change more than three at once, with nobody to ask and with someone at a terminal.
@Suite(.ownThreads) struct ConsentTests {
  private func filled() async throws -> Nudgy {
    let nudgy = try Nudgy()
    _ = try await nudgy("dump", input: "call mom\npay rent\nbook gym\nfile taxes\nbuy stamps\nfix bike\n")
    return nudgy
  }

  private func state(_ nudgy: Nudgy) async throws -> [String] {
    let list = try await nudgy.json("list", "--all", "--limit", "50")
    return ["upNext", "snoozed", "done", "dropped"].map { part in
      let numbers = (list[part]?.arrayValue ?? []).compactMap { $0["number"]?.intValue }
      return "\(part) \(numbers.sorted())"
    }
  }

  struct Bulk: Sendable, CustomTestStringConvertible {
    var words: [String]
    var named: String
    var after: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., named: String, after: String...) {
      (self.words, self.named, self.after) = (words, named, after)
    }
  }

  static let bulks = [
    Bulk(
      "done", "1", "2", "3", "4", named: "mark 'Call mom', 'Pay rent', 'Book gym' and 'File taxes' as done",
      after: "upNext [5, 6]", "snoozed []", "done [1, 2, 3, 4]", "dropped []"),
    Bulk(
      "drop", "all", named: "let go of", after: "upNext []", "snoozed []", "done []",
      "dropped [1, 2, 3, 4, 5, 6]"),
    Bulk(
      "drop", "#1", "#2", "#3", "#4", "#5", named: "'File taxes' and 'Buy stamps'", after: "upNext [6]",
      "snoozed []", "done []", "dropped [1, 2, 3, 4, 5]"),
    Bulk(
      "snooze", "all", "tomorrow", named: "and 1 more away until tomorrow", after: "upNext []",
      "snoozed [1, 2, 3, 4, 5, 6]", "done []", "dropped []"),
    Bulk(
      "undo", "99", named: "take back the last 6 changes", after: "upNext []", "snoozed []", "done []",
      "dropped []"),
  ]

  @Test("Without a terminal they exit 1 in one line, and go ahead with --yes", arguments: bulks)
  func withoutTerminal(_ bulk: Bulk) async throws {
    let nudgy = try await filled()
    let before = try await state(nudgy)
    let refused = try await nudgy.run(bulk.words)
    #expect(refused.code == 1 && refused.output.isEmpty)
    #expect(refused.errorLines.count == 1)
    #expect(refused.errors.contains(bulk.named) && refused.errors.contains("--yes"))
    let json = try await nudgy.run(bulk.words + ["--json"])
    #expect(json.code == 1)
    #expect(JSONReader.value(from: json.errors)?["error"]?["code"] == "unconfirmed")
    #expect(try await state(nudgy) == before)
    // Nothing is left waiting for a later yes.
    _ = try await nudgy("say", "yes")
    #expect(try await state(nudgy) == before)
    #expect(try await nudgy.run(bulk.words + ["--yes"]).code == 0)
    #expect(try await state(nudgy) == bulk.after)
  }

  @Test(
    "Up to three need no yes",
    arguments: [["done", "1", "2", "3"], ["drop", "4"], ["undo", "3"], ["snooze", "2", "friday"]])
  func few(_ words: [String]) async throws {
    let nudgy = try await filled()
    #expect(try await nudgy.run(words).code == 0)
  }

  @Test("All facts are forgotten only with a yes")
  func facts() async throws {
    let nudgy = try Nudgy()
    for fact in ["my dog is Rex", "my sister is Ana"] { _ = try await nudgy("say", fact) }
    let refused = try await nudgy("memory", "forget", "everything")
    #expect(refused.code == 1 && refused.errors.contains("forget 'dog: Rex' and 'sister: Ana'"))
    #expect(try await nudgy("memory").outputLines.count == 2)
    #expect(try await nudgy("memory", "forget", "everything", "-y").code == 0)
    #expect(try await nudgy.json("memory")["facts"] == [])
  }

  @Test(
    "At a terminal they ask, and do it after a y only", arguments: [("y", 4), ("n", 0), ("", 0), ("yes", 4)])
  func atTerminal(_ answer: String, _ done: Int) async throws {
    let nudgy = try await filled()
    let terminal = try PseudoTerminal(
      BuiltProgram.url("nudgy"), ["done", "1", "2", "3", "4"],
      environment: [
        "NUDGY_HOME": nudgy.home.path(percentEncoded: false), "NUDGY_NOW": Nudgy.now,
        "TZ": "America/New_York",
        "NUDGY_AI": "off", "TERM": "xterm", "PATH": "/usr/bin:/bin",
      ], columns: 200)
    terminal.expect("as done. Go ahead? [y/N]")
    terminal.send(answer + "\r")
    #expect(terminal.waitForExit() == (done > 0 ? 0 : 1))
    let list = try await nudgy.json("list", "--all")
    #expect(list["done"]?.arrayValue?.count == done)
  }

  @Test("In the chat a pasted command runs after a typed yes only, however it is mixed with typing")
  func pastedCommand() async throws {
    let nudgy = try await filled()
    let terminal = try PseudoTerminal(
      BuiltProgram.url("nudgy"), [],
      environment: [
        "NUDGY_HOME": nudgy.home.path(percentEncoded: false), "NUDGY_NOW": Nudgy.now,
        "TZ": "America/New_York",
        "NUDGY_AI": "off", "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
        "HOME": nudgy.folder.url.path(percentEncoded: false),
      ], columns: 120)
    terminal.expect("›")
    terminal.paste("/drop 1")
    terminal.send("\r")
    terminal.expect("That came from a paste. Run '/drop 1'?")
    terminal.send("no\r")
    terminal.expect("nothing changed")
    terminal.send("/")
    terminal.paste("drop 4")
    terminal.send("\r")
    terminal.expect("That came from a paste. Run '/drop 4'?")
    terminal.send("thanks\r")
    terminal.expect("›")
    terminal.paste("/undo 5")
    terminal.send("\r")
    terminal.expect("Run '/undo 5'?")
    terminal.paste("yes")
    terminal.send("\r")
    terminal.expect("›")
    terminal.send("hey look at this: ")
    terminal.paste("drop 2")
    terminal.send("\r")
    terminal.expect("›")
    terminal.send("/")
    terminal.paste("drop 3")
    terminal.send("\r")
    terminal.expect("Run '/drop 3'?")
    terminal.send("yes\r")
    terminal.expect("Let go of")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)

    // Adding is all that pasted words do by themselves.
    let state = try await state(nudgy)
    #expect(state.first?.hasPrefix("upNext [1, 2, 4, 5, 6") == true)
    #expect(state.dropFirst() == ["snoozed []", "done []", "dropped [3]"])
  }

  @Test("A pasted goodbye ends nothing")
  func pastedGoodbye() async throws {
    let nudgy = try Nudgy()
    let terminal = try PseudoTerminal(
      BuiltProgram.url("nudgy"), environment: nudgy.environment(["TERM": "xterm-256color"]), columns: 120)
    terminal.expect("›")
    terminal.paste("buy stamps\ncall Bob thursday\nquit")
    terminal.send("\r")
    terminal.expect("Call Bob")
    terminal.send("buy glue\r")
    terminal.expect("Buy glue")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
  }

  @Test("What was typed is there again in the next chat, in the usual places")
  func history() async throws {
    let nudgy = try Nudgy()
    var environment = nudgy.environment(["TERM": "xterm-256color"])
    environment["NUDGY_HOME"] = nil
    let terminal = try PseudoTerminal(BuiltProgram.url("nudgy"), environment: environment, columns: 120)
    terminal.expect("›")
    terminal.send("buy glue\r")
    terminal.expect("Buy glue")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
    let kept = try String(
      contentsOf: nudgy.folder.file(".local/state/nudgy/history"), encoding: .utf8)
    #expect(kept == "buy glue\n")
  }
}
