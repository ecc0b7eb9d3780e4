import Foundation
import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

/// What rings, by the program itself: listed, told by a command and a phone, muted, once.
@Suite(.ownThreads) struct RingCommandTests {
  private static let due = "2026-11-20T15:00:00-05:00"

  private func home() async throws -> Nudgy {
    let nudgy = try Nudgy()
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    _ = try await nudgy("add", "call the dentist today at 3pm")
    return nudgy
  }

  /// A program that writes down what it is told.
  private func listener(_ nudgy: Nudgy, code: Int = 0) throws -> (path: String, log: URL) {
    let (script, log) = (nudgy.folder.file("listener"), nudgy.folder.file("told"))
    let text = """
      #!/bin/sh
      printf '%s|%s|%s|%s\\n' "$NUDGY_KIND" "$NUDGY_TASK" "$NUDGY_TITLE" "$NUDGY_AT" >> '\(log.path(percentEncoded: false))'
      exit \(code)
      """
    try Data(text.utf8).write(to: script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: script.path(percentEncoded: false))
    // The shell reads it: a file that another test's process still has open for writing cannot be started.
    return ("/bin/sh \(script.path(percentEncoded: false))", log)
  }

  @Test func whatWillRingIsListed() async throws {
    let nudgy = try await home()
    _ = try await nudgy("add", "dentist friday at 9am, remind me an hour before")
    let rows = try await nudgy.json("nudges").arrayValue ?? []
    #expect(rows.map { $0["kind"] } == ["due", "endOfDay", "asked", "due"])
    #expect(rows.map { $0["task"] } == [1, 1, 2, 2])
    #expect(rows.first?["at"] == .string(Self.due))
    #expect(rows.allSatisfy { $0["route"] == "launch" })
    #expect(rows.first?["text"]?.stringValue?.contains("Call the dentist") == true)
    let said = try await nudgy("nudges")
    #expect(said.output.contains("you'd hear of these when you next start Nudgy"))
  }

  @Test func aCommandIsToldOnce() async throws {
    let nudgy = try await home()
    let (path, log) = try listener(nudgy)
    _ = try await nudgy("config", "set", "notifyCommand", path)
    #expect(try await nudgy.json("agent", "--once", at: "2026-11-20T14:59:59-05:00") == [])
    let told = try await nudgy.json("agent", "--once", at: Self.due).arrayValue ?? []
    #expect(told.map { $0["route"] } == ["command"])
    #expect(told.first?["delivered"] == .string(Self.due))
    #expect(try await nudgy.json("agent", "--once", at: "2026-11-20T15:00:30-05:00") == [])
    #expect(try nudgy.text(log) == "due|1|📞 Call the dentist|\(Self.due)\n")
  }

  /// What rang outside of the chat is what the next words are about, whatever card was shown before.
  @Test func doneIsAboutWhatRangElsewhere() async throws {
    let nudgy = try await home()
    _ = try await nudgy("config", "set", "notifyCommand", try listener(nudgy).path)
    _ = try await nudgy("add", "pay the rent today at 5pm")
    _ = try await nudgy("say", "show me the rent", at: "2026-11-20T14:59:00-05:00")
    _ = try await nudgy("agent", "--once", at: Self.due)
    let said = try await nudgy("say", "done", at: "2026-11-20T15:01:00-05:00")
    #expect(said.output.contains("✓ Done #1 "), "\(said.output)")
  }

  /// The words of a title are never read by a shell.
  @Test func aHostileTitleIsOnlyATitle() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    let (path, log) = try listener(nudgy)
    _ = try await nudgy("config", "set", "notifyCommand", path)
    _ = try await nudgy("add", "pay $(touch /tmp/owned); `id` 'x' today at 3pm")
    _ = try await nudgy("agent", "--once", at: Self.due)
    #expect(try nudgy.text(log).contains("Pay $(touch /tmp/owned); `id` 'x'|"))
  }

  @Test func whatTheCommandRefusesIsToldLater() async throws {
    let nudgy = try await home()
    let (path, _) = try listener(nudgy, code: 1)
    _ = try await nudgy("config", "set", "notifyCommand", path)
    #expect(try await nudgy.json("agent", "--once", at: Self.due) == [])
    _ = try listener(nudgy)
    #expect(try await nudgy.json("agent", "--once", at: "2026-11-20T15:01:00-05:00").arrayValue?.count == 1)
  }

  @Test func twentyThatWereMissedAreOneDigest() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    let (path, log) = try listener(nudgy)
    _ = try await nudgy("config", "set", "notifyCommand", path)
    for hour in 1...4 {
      for minute in [10, 20, 30, 40, 50] {
        _ = try await nudgy("add", "task \(hour)\(minute) today at \(hour):\(minute)pm")
      }
    }
    let told = try await nudgy.json("agent", "--once", at: "2026-11-21T09:30:00-05:00").arrayValue ?? []
    #expect(told.map { $0["kind"] } == ["digest"] && told.first?["task"] == .null)
    #expect(try nudgy.text(log).split(separator: "\n").count == 1)
  }

  @Test func aMutedDayIsSilent() async throws {
    let nudgy = try await home()
    let (path, _) = try listener(nudgy)
    _ = try await nudgy("config", "set", "notifyCommand", path)
    #expect(try await nudgy("nudges", "mute").output == "Quiet until tomorrow 8:00 AM.\n")
    #expect(try await nudgy.json("agent", "--once", at: Self.due) == [])
    #expect(try await nudgy("nudges", "unmute").code == 0)
    #expect(try await nudgy.json("agent", "--once", at: Self.due).arrayValue?.count == 1)
  }

  @Test func aMuteNeedsATime() async throws {
    let nudgy = try await home()
    let run = try await nudgy("nudges", "mute", "until", "yesterday")
    #expect(run.code == 1 && run.output.isEmpty)
    #expect(try await nudgy("nudges", "loudly").code == 2)
  }

  @Test func aPhoneIsToldByItsTopic() async throws {
    let server = try LoopbackServer([[HTTPReply.whole("{}", type: "application/json")]])
    let nudgy = try Nudgy(["NUDGY_AI": "auto"])
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    _ = try await nudgy("config", "set", "phone", "http://127.0.0.1:\(server.port)/secret-topic")
    _ = try await nudgy("add", "call the dentist today at 3pm")
    let told = try await nudgy.json("agent", "--once", at: Self.due).arrayValue ?? []
    #expect(told.map { $0["route"] } == ["phone"])
    let request = try #require(server.received.first)
    #expect(request.line == "POST /secret-topic HTTP/1.1")
    #expect(request.headers["title"]?.hasPrefix("=?UTF-8?B?") == true)
    #expect(!request.body.isEmpty)
  }

  /// Trying the ways tells nothing: what is due rings all the same.
  @Test func doctorGoesEachWayOnce() async throws {
    let reply = [HTTPReply.whole("{}", type: "application/json")]
    let server = try LoopbackServer([reply, reply])
    let nudgy = try Nudgy(["NUDGY_AI": "auto"])
    let (path, log) = try listener(nudgy)
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    _ = try await nudgy("config", "set", "phone", "http://127.0.0.1:\(server.port)/secret-topic")
    _ = try await nudgy("config", "set", "notifyCommand", path)
    _ = try await nudgy("add", "call the dentist today at 3pm")
    let said = try await nudgy("doctor", at: Self.due).output
    #expect(said.contains("the phone was told just now") && said.contains("your command was run just now"))
    #expect(!said.contains("secret-topic"))
    #expect(server.received.map { $0.headers["title"] } == ["Nudgy here"])
    #expect(try nudgy.text(log).split(separator: "\n").count == 1)
    #expect(try await nudgy.json("agent", "--once", at: Self.due).arrayValue?.count == 1)
  }

  // MARK: - What goes wrong is said

  struct BadCommand: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: String
    /// Nil where it counts as told.
    let words: String?
  }

  @Test(arguments: [
    BadCommand(testDescription: "fails", script: "exit 3", words: "notifyCommand failed with exit 3"),
    BadCommand(
      testDescription: "is killed", script: "kill -9 $$", words: "notifyCommand was ended by signal 9"),
    BadCommand(testDescription: "hangs", script: "sleep 600", words: "notifyCommand did not answer in time"),
    BadCommand(
      testDescription: "is no program", script: "", words: "notifyCommand could not be started"),
    BadCommand(
      testDescription: "prints much", script: "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2",
      words: nil),
  ])
  func aCommandThatFailsIsSpokenOf(_ bad: BadCommand) async throws {
    let nudgy = try await home()
    _ = try await nudgy("add", "call the bank today at 3pm")
    let script = nudgy.folder.file("bad")
    if !bad.script.isEmpty {
      try Data("#!/bin/sh\n\(bad.script)\n".utf8).write(to: script)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: script.path(percentEncoded: false))
    }
    // As with the listener.
    let path = script.path(percentEncoded: false)
    _ = try await nudgy("config", "set", "notifyCommand", bad.script.isEmpty ? path : "/bin/sh \(path)")
    let told = try await nudgy.json("agent", "--once", at: Self.due).arrayValue ?? []
    let (said, doctor) = (try await nudgy("nudges", at: Self.due), try await nudgy("doctor", at: Self.due))
    guard let words = bad.words else {
      #expect(told.count == 2, "\(told) \(said.output)")
      #expect(!said.output.contains("notifyCommand"))
      return
    }
    #expect(told.isEmpty)
    #expect(said.output.contains(words + " (today 3:00 PM)."))
    #expect(doctor.output.contains(words) && doctor.code == 1)
    // One that works again is spoken of no more.
    _ = try await nudgy("config", "set", "notifyCommand", try listener(nudgy).path)
    #expect(try await nudgy.json("agent", "--once", at: "2026-11-20T15:02:00-05:00").arrayValue?.count == 2)
    #expect(try await !nudgy("nudges", at: "2026-11-20T15:02:00-05:00").output.contains("notifyCommand"))
  }

  @Test func theNextChatSaysOnceWhatFailed() async throws {
    let nudgy = try await home()
    _ = try await nudgy("config", "set", "notifyCommand", try listener(nudgy, code: 3).path)
    _ = try await nudgy("agent", "--once", at: Self.due)
    for isSaid in [true, false] {
      let chat = try PseudoTerminal(
        BuiltProgram.url("nudgy"), environment: nudgy.environment(["NUDGY_NOW": Self.due]))
      chat.expect("> ")
      #expect(chat.output.contains("notifyCommand failed with exit 3") == isSaid)
      chat.send("\u{4}")
      #expect(chat.waitForExit() == 0)
    }
  }

  struct BadServer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let script: [LoopbackServer.Step]
    let words: String
  }

  @Test(arguments: [
    BadServer(
      testDescription: "redirects",
      script: [
        HTTPReply.whole("", status: "302 Found", type: "text/plain", ["Location: http://127.0.0.1:1/other"])
      ], words: "The phone's server did not take it, status 302"),
    BadServer(
      testDescription: "refuses", script: [HTTPReply.json("{}", status: "403 Forbidden")],
      words: "The phone's server did not take it, status 403"),
    BadServer(testDescription: "dies", script: [.reset], words: "The phone's server could not be reached"),
    BadServer(
      testDescription: "hangs", script: [.wait(Gate())], words: "The phone's server did not answer in time"),
  ])
  func aPhoneThatFailsIsSpokenOf(_ bad: BadServer) async throws {
    let server = try LoopbackServer([bad.script])
    let nudgy = try Nudgy(["NUDGY_AI": "auto"])
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    _ = try await nudgy("config", "set", "phone", "http://127.0.0.1:\(server.port)/secret-topic")
    let (path, log) = try listener(nudgy)
    _ = try await nudgy("config", "set", "notifyCommand", path)
    _ = try await nudgy("add", "call the dentist today at 3pm")
    let told = try await nudgy.json("agent", "--once", at: Self.due).arrayValue ?? []
    let said = try await nudgy("nudges", at: Self.due)
    #expect(told.map { $0["route"] } == ["command"], "\(said.output)")
    #expect(try nudgy.text(log).split(separator: "\n").count == 1)
    #expect(said.output.contains(bad.words + " (today 3:00 PM)."))
    #expect(!said.output.contains("secret-topic"))
  }

  // MARK: - Which ways

  @Test func severalWaysAreGoneAtOnce() async throws {
    let server = try LoopbackServer([[HTTPReply.json("{}", status: "200 OK")]])
    let nudgy = try Nudgy(["NUDGY_AI": "auto"])
    let (path, log) = try listener(nudgy)
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    _ = try await nudgy("config", "set", "phone", "http://127.0.0.1:\(server.port)/secret-topic")
    _ = try await nudgy("config", "set", "notifyCommand", path)
    _ = try await nudgy("config", "set", "notifyRoutes", "phone command")
    _ = try await nudgy("add", "call the dentist today at 3pm")
    let told = try await nudgy.json("agent", "--once", at: Self.due).arrayValue ?? []
    #expect(told.map { $0["route"] } == ["phone", "command"])
    #expect(server.received.count == 1)
    #expect(try nudgy.text(log).split(separator: "\n").count == 1)
    #expect(try await nudgy.json("agent", "--once", at: "2026-11-20T15:00:30-05:00") == [])
    #expect(try await nudgy("config", "set", "notifyRoutes", "pigeon").code != 0)
  }

  /// Off touches no network, so the phone is silent, and says so wherever one looks for it.
  @Test(arguments: [true, false])
  func offIsOffForThePhone(_ isByEnvironment: Bool) async throws {
    let server = try LoopbackServer([[HTTPReply.json("{}", status: "200 OK")]])
    let nudgy = try Nudgy(["NUDGY_AI": isByEnvironment ? "off" : ""])
    if !isByEnvironment { _ = try await nudgy("config", "set", "ai", "off") }
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    _ = try await nudgy("config", "set", "phone", "http://127.0.0.1:\(server.port)/secret-topic")
    _ = try await nudgy("add", "call the dentist today at 3pm")
    #expect(try await nudgy.json("nudges").arrayValue?.first?["route"] == "launch")
    for command in ["nudges", "doctor"] {
      #expect(try await nudgy(command).output.contains("Your phone is not told"))
    }
    #expect(try await nudgy.json("agent", "--once", at: Self.due) == [])
    #expect(server.received.isEmpty)
  }

  @Test(arguments: [
    "http://ntfy.example.com/topic", "https://ntfy.sh", "https://ntfy.sh/", "ftp://ntfy.sh/a",
    "https://a:b@ntfy.sh/t",
    "file:///etc/passwd",
  ])
  func aPhoneIsAnEncryptedTopic(_ address: String) async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy("config", "set", "phone", address)
    #expect(run.code != 0 && run.errors.contains("It takes the https address of an ntfy topic"))
    try nudgy.write("{phone: \"\(address)\"}", to: "config.json")
    #expect(try await nudgy("doctor").output.contains("doesn't fit 'phone'"))
  }

  // MARK: - What was missed, by a pipe

  @Test func aPipeIsToldWhatWasMissedAndClaimsNothing() async throws {
    let nudgy = try await home()
    let later = "2026-11-20T16:00:00-05:00"
    for _ in 0..<2 {
      let run = try await nudgy(input: "hi\n", at: later)
      #expect(run.output.hasPrefix("Reminder: 📞 Call the dentist · #1"))
    }
    let lines = try await nudgy("chat", "--lines", input: "hi\nhello\n", at: later)
    #expect(
      lines.output.hasPrefix("Reminder: ") && lines.outputLines.filter { $0.hasPrefix("Reminder") }.count == 1
    )
    let json = try await nudgy("chat", "--lines", "--json", input: "hi\n", at: later)
    #expect(JSONReader.value(from: json.output)?["events"]?.arrayValue?.first?["type"] == "notice")
    _ = try await nudgy("config", "set", "notifyCommand", try listener(nudgy).path)
    #expect(try await nudgy.json("agent", "--once", at: later).arrayValue?.count == 1)
    #expect(try await !nudgy(input: "hi\n", at: later).output.contains("Reminder"))
  }

  /// What a person reads in a terminal has been told.
  @Test func aTerminalAtTheEndOfThePipeCounts() async throws {
    let nudgy = try await home()
    let chat = try PseudoTerminal(
      URL(filePath: "/bin/sh"),
      ["-c", "echo hi | '\(BuiltProgram.url("nudgy").path(percentEncoded: false))'"],
      environment: nudgy.environment(["NUDGY_NOW": Self.due]))
    #expect(chat.waitForExit() == 0)
    #expect(chat.output.contains("Reminder: "))
    #expect(try await !nudgy(input: "hi\n", at: Self.due).output.contains("Reminder"))
  }

  @Test func quietHoursAreSaidInTheChat() async throws {
    let nudgy = try Nudgy()
    let told = try await nudgy(
      "chat", "--lines",
      input: """
        exercises due tomorrow noon
        please don't remind me after 20h
        set quiet hours 20:00 to 9:00
        quiet hours 10 to 7
        undo
        no reminders during the night shift

        """
    ).output
    for line in [
      "Quiet from 8:00 PM to 8:00 AM each day.", "Quiet from 8:00 PM to 9:00 AM each day.",
      "Quiet from 10:00 PM to 7:00 AM each day.", "now 20:00-09:00", "\"quiet hours 20:00 to 8:00\"",
    ] {
      #expect(told.contains(line), "\(line)")
    }
    #expect(try nudgy.read("config.json").contains("20:00-09:00"))
    #expect(try await nudgy("list").output.contains("tomorrow 12:00 PM"))
  }

  @Test func theAgentTakesTheInboxIn() async throws {
    let nudgy = try Nudgy()
    try nudgy.write(#"{"text":"call mom today at 10am"}"#, to: "inbox/p.json")
    _ = try await nudgy("agent", "--once", at: "2026-11-20T09:00:00-05:00")
    #expect(try nudgy.names("inbox") == ["done"])
    let rings = try await nudgy.json("nudges", at: "2026-11-20T09:00:00-05:00")
    #expect("\(rings)".contains("Call mom"))
  }
}
