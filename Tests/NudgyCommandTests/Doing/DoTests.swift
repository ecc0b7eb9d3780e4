import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// `nudgy do`, and the words for it in the chat, with real programs in the place of the desktop's.
@Suite struct DoTests {
  /// A desktop of its own: the only programs on the path, each of which notes what it is given.
  private final class Desktop: Sendable {
    let folder: TemporaryFolder
    let nudgy: Nudgy

    /// - Parameter programs: their names, and the status they end with.
    init(_ programs: [String: Int] = ["xdg-open": 0], _ variables: [String: String] = [:]) throws {
      folder = try TemporaryFolder()
      nudgy = try Nudgy(["PATH": folder.url.path(percentEncoded: false)].merging(variables) { $1 })
      for (name, status) in programs {
        let script = """
          #!/bin/sh
          for word in \(name) "$@"; do printf '[%s]' "$word"; done >> '\(log.path(percentEncoded: false))'
          /bin/cat >> '\(log.path(percentEncoded: false))'
          exit \(status)

          """
        let file = folder.file(name)
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: file.path(percentEncoded: false))
      }
    }

    private var log: URL { folder.file("log") }

    var opened: String { (try? nudgy.text(log)) ?? "" }

    /// A conversation; what was said and told, without the times of day.
    func chat(_ lines: String...) async throws -> String {
      try await nudgy("chat", "--lines", input: lines.joined(separator: "\n") + "\n").output
    }
  }

  // MARK: - The command

  @Test func printsTheLinkAndOpensNothing() async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", "call Sarah at 555-0142")
    let run = try await desktop.nudgy("do", "1", "--print")
    #expect((run.code, run.output) == (0, "tel:555-0142\n"))
    let json = try await desktop.nudgy.json("do", "sarah", "--print")
    #expect(json.members?.map(\.name).sorted() == ["opened", "task", "url"])
    #expect(json["url"] == "tel:555-0142")
    #expect(json["opened"] == false)
    #expect(json["task"] == (try await desktop.nudgy.json("show", "1")))
    #expect(desktop.opened == "")
  }

  @Test func opensTheLinkAsOneWord() async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", "read https://example.org/a?b=$(id)&c='d'")
    let json = try await desktop.nudgy.json("do")
    #expect(json["opened"] == true)
    let url = try #require(json["url"]?.stringValue)
    #expect(url.hasPrefix("https://example.org/a?b="))
    #expect(desktop.opened == "[xdg-open][\(url)]")
  }

  #if os(Linux)
    @Test func whatOneProgramCannotOpenAnotherMay() async throws {
      let desktop = try Desktop(["xdg-open": 3, "gio": 0])
      _ = try await desktop.nudgy("add", "mail ana@example.org")
      #expect(try await desktop.nudgy("do", "1").output == "A mail is open.\n")
      #expect(desktop.opened == "[xdg-open][mailto:ana@example.org][gio][open][mailto:ana@example.org]")
    }
  #endif

  @Test(arguments: [[:], ["xdg-open": 3], ["open": 4, "xdg-open": 4, "gio": 4]])
  func whereNothingOpensItTheLinkIsShown(_ programs: [String: Int]) async throws {
    let desktop = try Desktop(programs)
    _ = try await desktop.nudgy("add", "call Sarah at 555-0142")
    let run = try await desktop.nudgy("do", "1")
    #expect(run.code == 1)
    #expect(run.errorLines == ["Nothing on this machine opened the link. Here it is: tel:555-0142"])
  }

  struct Missing: Sendable, CustomTestStringConvertible {
    let task: String
    let line: String
    var testDescription: String { task }
  }

  @Test(arguments: [
    Missing(task: "call Sarah", line: "I have no number for Sarah yet. `nudgy edit 1 555-0100` keeps one."),
    Missing(
      task: "email Ben", line: "I have no address for Ben yet. `nudgy edit 1 name@example.org` keeps one."),
    Missing(
      task: "buy milk",
      line: "There's nothing on #1 that I could open. "
        + "`nudgy edit 1 LINK-OR-NUMBER` puts a link, a number or an address on it."),
  ])
  func whatIsMissingIsSaidWithTheWayOut(_ missing: Missing) async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", missing.task)
    let run = try await desktop.nudgy("do", "1")
    #expect((run.code, run.output, run.errorLines) == (1, "", [missing.line]))
    #expect(desktop.opened == "")
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    let task: String
    let words: String
    let url: String
    var testDescription: String { words }
  }

  @Test(arguments: [
    Edit(task: "call Sarah", words: "555-0142", url: "tel:555-0142"),
    Edit(task: "email Ben", words: "ben@example.org", url: "mailto:ben@example.org"),
    Edit(task: "buy milk", words: "https://example.org/milk", url: "https://example.org/milk"),
    Edit(task: "buy milk", words: "+1 555 0142", url: "tel:+15550142"),
  ])
  func anEditPutsItOnTheTask(_ edit: Edit) async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", edit.task)
    let title = try await desktop.nudgy.json("show", "1")["title"]
    _ = try await desktop.nudgy("edit", "1", edit.words)
    #expect(try await desktop.nudgy("do", "1", "--print").output == edit.url + "\n")
    #expect(try await desktop.nudgy.json("show", "1")["title"] == title)
  }

  @Test func severalNumbersAreAQuestion() async throws {
    let desktop = try Desktop()
    try desktop.nudgy.write(
      "BEGIN:VCARD\nFN:Sarah Lind\nTEL;TYPE=work:555-0101\nTEL;TYPE=cell,pref:555-0102\nEND:VCARD\n",
      to: "people/s.vcf")
    let people = desktop.nudgy.home.appending(path: "people").path(percentEncoded: false)
    #expect(try await desktop.nudgy("config", "set", "contacts", people).code == 0)
    _ = try await desktop.nudgy("add", "call Sarah")
    let run = try await desktop.nudgy("do", "1")
    #expect(run.code == 1)
    #expect(
      run.errorLines == [
        "Sarah can be reached in 2 ways: mobile 555-0102 · work 555-0101. `nudgy edit 1 555-0102` picks one."
      ])
    #expect(
      try await desktop.chat("what's next?", "call her").contains("Which number of Sarah shall I take?"))
    #expect(try await desktop.chat("2").contains("Calling Sarah."))
    #expect(desktop.opened == "[xdg-open][tel:555-0101]")
    #expect(try await desktop.nudgy("do", "1", "--print").output == "tel:555-0101\n")
  }

  @Test func otherKindsOfLinksHaveToBeAllowed() async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", "join the meeting")
    _ = try await desktop.nudgy("edit", "1", "zoommtg://example.org/join?no=1")
    let run = try await desktop.nudgy("do", "1")
    #expect(run.code == 1)
    #expect(run.errors.contains("'zoommtg:'"))
    #expect(try await desktop.nudgy("config", "set", "openSchemes", "zoommtg").code == 0)
    #expect(try await desktop.nudgy("do", "1").code == 0)
    #expect(desktop.opened == "[xdg-open][zoommtg://example.org/join?no=1]")
    #expect(try await desktop.nudgy("config", "set", "openSchemes", "javascript").code == 1)
  }

  @Test func aDraftIsInTheMail() async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", "email Ana about the budget")
    _ = try await desktop.chat("draft it")
    let url = try await desktop.nudgy("do", "1", "--print").output
    #expect(url.hasPrefix("mailto:?"))
    #expect(url.contains("body=") && url.contains("%0D%0A") && !url.contains(" "))
  }

  struct Board: Sendable, CustomTestStringConvertible {
    let programs: [String: Int]
    let variables: [String: String]
    let said: String
    let copied: String?
    var testDescription: String { said }
  }

  /// A text's link has no room for what is to be said.
  @Test(arguments: [
    Board(
      programs: ["wl-copy": 0], variables: ["WAYLAND_DISPLAY": "w"], said: "Your draft is on the clipboard.",
      copied: "[wl-copy]"),
    Board(
      programs: ["wl-copy": 1, "xclip": 0], variables: ["WAYLAND_DISPLAY": "w", "DISPLAY": ":7"],
      said: "Your draft is on the clipboard.", copied: "[xclip][-selection][clipboard]"),
    Board(programs: ["xclip": 0], variables: [:], said: "Your draft: Hi Ana", copied: nil),
  ])
  func theDraftOfATextIsOnTheClipboard(_ board: Board) async throws {
    let desktop = try Desktop(board.programs.merging(["xdg-open": 0]) { $1 }, board.variables)
    _ = try await desktop.nudgy("add", "text Ana at 555-0142 about the budget")
    _ = try await desktop.chat("draft it")
    let said = try await desktop.nudgy("do", "1").output
    #expect(said.contains(board.said), "\(said)")
    #expect(desktop.opened.contains("[xdg-open][sms:555-0142]"))
    if let copied = board.copied {
      #expect(desktop.opened.contains(copied + "Hi Ana"), "\(desktop.opened)")
    } else {
      #expect(!desktop.opened.contains("Hi Ana"))
    }
  }

  // MARK: - In words

  @Test func theNumberIsAskedOnceAndKept() async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", "call Sarah")
    let chat = try await desktop.chat("what's next?", "do it", "it's 555 0142", "do it")
    #expect(chat.contains("What's Sarah's number?"))
    #expect(chat.contains("Remembered: Sarah's number is 555 0142."))
    #expect(chat.components(separatedBy: "Calling Sarah.").count == 3)
    #expect(desktop.opened == "[xdg-open][tel:5550142][xdg-open][tel:5550142]")
    // For her, not only for this task.
    _ = try await desktop.nudgy("add", "text Sarah")
    #expect(try await desktop.nudgy("do", "2", "--print").output == "sms:5550142\n")
  }

  @Test(arguments: ["no", "never mind"]) func aNoEndsTheQuestion(_ no: String) async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", "call Sarah")
    let chat = try await desktop.chat("what's next?", "call her", no, "buy milk")
    #expect(chat.contains("All right, nothing changed."))
    #expect(chat.contains("Added #2"))
    #expect(desktop.opened == "")
  }

  @Test func anotherMessageLetsTheQuestionRest() async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", "call Sarah")
    #expect(try await desktop.chat("what's next?", "call her", "buy milk").contains("Added #2"))
    #expect(desktop.opened == "")
  }

  @Test func wordsSayHow() async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", "call Sarah at 555-0142")
    _ = try await desktop.nudgy("add", "read https://example.org")
    _ = try await desktop.chat("open #2", "text #1", "/do sarah")
    #expect(
      desktop.opened == "[xdg-open][https://example.org][xdg-open][sms:555-0142][xdg-open][tel:555-0142]")
  }

  @Test func pastedWordsOpenNothing() async throws {
    let desktop = try Desktop()
    _ = try await desktop.nudgy("add", "call Sarah at 555-0142")
    _ = try await desktop.nudgy("next")
    _ = try await desktop.nudgy("dump", input: "do it\ncall her\nopen #1\n")
    #expect(desktop.opened == "")
  }
}
