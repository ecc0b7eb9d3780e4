import Foundation
import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

/// What rings, by the program itself: listed, told by a command and a phone, muted, once.
@Suite struct RingCommandTests {
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
    return (script.path(percentEncoded: false), log)
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
}
