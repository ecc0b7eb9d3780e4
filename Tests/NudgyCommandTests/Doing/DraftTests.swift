import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// `nudgy draft` and `/draft`: a task's message in the user's own editor.
@Suite(.ownThreads) struct DraftTests {
  private let nudgy: Nudgy
  private let editor: URL

  init() throws {
    nudgy = try Nudgy()
    editor = nudgy.folder.file("editor")
  }

  private func edits(by body: String) throws -> [String: String] {
    try Data("#!/bin/sh\n\(body)\n".utf8).write(to: editor)
    let path = editor.path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return nudgy.environment(["EDITOR": "sh \(path)", "TERM": "xterm-256color"])
  }

  private func terminal(_ arguments: String..., editing body: String) async throws -> PseudoTerminal {
    _ = try await nudgy("add", "email Priya about the roof")
    return try PseudoTerminal(
      BuiltProgram.url("nudgy"), arguments, environment: try edits(by: body), columns: 120)
  }

  @Test func isPrintedWhereNobodySitsAtATerminal() async throws {
    _ = try await nudgy("add", "email Priya about the roof")
    let printed = try await nudgy("draft", "1")
    #expect(printed.code == 0 && printed.output.hasPrefix("Subject: The roof\n\nHi Priya,"))
    let json = try await nudgy.json("draft", "priya")
    #expect(json.members?.map(\.name).sorted() == ["body", "subject", "task"])
    #expect(json["subject"] == "The roof")
    // Looked at again it is the same, and one undo takes it away.
    #expect(try await nudgy("draft", "--print").output == printed.output)
    _ = try await nudgy("undo")
    #expect(try await nudgy.json("show", "1")["draft"]?.isNull != false)
  }

  @Test func whatTheEditorLeftIsKeptAsItIs() async throws {
    let terminal = try await terminal(
      "draft", "1", editing: #"printf 'Subject: Leak!\n\nPriya, the roof leaks.\n' > "$1""#)
    terminal.expect("draft ready")
    #expect(terminal.waitForExit() == 0)
    let json = try await nudgy.json("draft", "1")
    #expect(json["subject"] == "Leak!" && json["body"] == "Priya, the roof leaks.")
    let link = try await nudgy("do", "1", "--print").output
    #expect(link.contains("subject=Leak") && link.contains("roof%20leaks"))
  }

  @Test(arguments: ["true", #": > "$1""#, #"printf 'Subject: only\n' > "$1""#])
  func anUnchangedOrEmptyFileChangesNothing(_ body: String) async throws {
    let before = try await terminal("draft", "1", editing: body)
    before.expect("The draft stays as it was.")
    #expect(before.waitForExit() == 0)
    #expect(try await nudgy.json("draft", "1")["subject"] == "The roof")
  }

  @Test func anEditorThatFailsIsTold() async throws {
    let terminal = try await terminal("draft", "1", editing: "exit 3")
    terminal.expect("Your editor did not open")
    #expect(terminal.waitForExit() == 1)
  }

  @Test func inTheChatTheEditorHasTheTerminalAndGivesItBack() async throws {
    let terminal = try await terminal(
      editing: #"echo READY; read -r words; echo "EDITING $words"; echo 'P.S. Bring a ladder.' >> "$1""#)
    terminal.expect("›")
    terminal.send("/draft 1\r")
    terminal.expect("READY")
    // The editor reads whole lines, as it does in a terminal of its own.
    terminal.send("a ladder\r")
    terminal.expect("EDITING a ladder")
    terminal.expect("draft ready")
    terminal.expect("›")
    terminal.send("undo\r")
    terminal.expect("Undid")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
    #expect(terminal.modes == terminal.firstModes)
  }
}
