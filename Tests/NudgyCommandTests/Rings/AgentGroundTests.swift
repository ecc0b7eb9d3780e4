import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// An agent runs for weeks, and under it the settings and the zone change.
@Suite(.ownThreads) struct AgentGroundTests {
  private static let due = "2026-11-20T15:00:00-05:00"

  /// What the listener of an agent writes down: a line for each ring, with its time.
  private func told(_ nudgy: Nudgy) -> [String] {
    ((try? nudgy.text(nudgy.folder.file("told"))) ?? "").split(separator: "\n").map(String.init)
  }

  private func listener(_ nudgy: Nudgy) throws -> String {
    let (script, log) = (nudgy.folder.file("listener"), nudgy.folder.file("told"))
    let text = "#!/bin/sh\necho \"$NUDGY_AT\" >> '\(log.path(percentEncoded: false))'\n"
    try Data(text.utf8).write(to: script)
    let path = script.path(percentEncoded: false)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    return path
  }

  private func withAgent(_ nudgy: Nudgy, _ body: () async throws -> Void) async throws {
    try await nudgy.prepare(["agent"], at: Self.due).program.run(during: body)
  }

  @Test func aWayThatIsChosenLaterCounts() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    _ = try await nudgy("add", "call the dentist today at 3pm")
    try await withAgent(nudgy) {
      _ = try await nudgy("config", "set", "notifyCommand", try listener(nudgy))
      try await Patience.until { told(nudgy) == [Self.due] }
    }
  }

  @Test func anotherZoneCounts() async throws {
    let places = try TemporaryFolder()
    let link = places.file("localtime")
    func move(to zone: String) throws {
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: URL(filePath: "/usr/share/zoneinfo/\(zone)"))
    }
    try move(to: "America/New_York")
    let nudgy = try Nudgy(["TZ": ":\(link.path(percentEncoded: false))"])
    _ = try await nudgy("config", "set", "desktopNotifications", "false")
    _ = try await nudgy("config", "set", "notifyCommand", try listener(nudgy))
    _ = try await nudgy("add", "call the dentist today at 3pm")
    try await withAgent(nudgy) {
      try await Patience.until { told(nudgy) == [Self.due] }
      try move(to: "America/Chicago")
      _ = try await nudgy("add", "call the bank today at 2pm")
      try await Patience.until { told(nudgy).last == "2026-11-20T14:00:00-06:00" }
    }
  }
}
