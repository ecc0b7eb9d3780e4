import Foundation
import NudgyCore
import NudgyTestSupport
import Synchronization
import Testing

@testable import nudgy

/// Where the agent starts by itself.
@Suite struct AgentPlaceTests {
  /// A `crontab` that keeps its lines in a file.
  private func withCrontab(_ lines: String) throws -> (nudgy: Nudgy, tab: URL) {
    let folder = try TemporaryFolder()
    let (program, tab) = (folder.file("crontab"), folder.file("tab"))
    let path = tab.path(percentEncoded: false)
    let text = "#!/bin/sh\nif [ \"$1\" = -l ]; then cat '\(path)'; else cp \"$1\" '\(path)'; fi\n"
    try Data(text.utf8).write(to: program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: program.path(percentEncoded: false))
    let nudgy = try Nudgy(["PATH": "\(folder.url.path(percentEncoded: false)):/bin", "KEEP": path])
    try Data(lines.utf8).write(to: tab)
    keep.append(folder)
    return (nudgy, tab)
  }

  private final class Kept: Sendable {
    let folders = Mutex<[TemporaryFolder]>([])
    func append(_ folder: TemporaryFolder) { folders.withLock { $0.append(folder) } }
  }

  private let keep = Kept()

  @Test func aCrontabGetsALineAndGivesItBack() async throws {
    let (nudgy, tab) = try withCrontab("0 1 * * * backup\n")
    #expect(try await nudgy.json("agent", "status")["installed"] == false)
    #expect(try await nudgy.json("agent", "install")["place"] == "crontab")
    let lines = try nudgy.text(tab).split(separator: "\n")
    #expect(lines.first == "0 1 * * * backup" && lines.count == 2)
    #expect(lines.last?.hasPrefix("* * * * * NUDGY_HOME='") == true)
    #expect(lines.last?.contains(" agent --once ") == true)
    _ = try await nudgy("agent", "install")
    #expect(try nudgy.text(tab).split(separator: "\n").count == 2)
    #expect(try await nudgy("agent", "uninstall").code == 0)
    #expect(try nudgy.text(tab) == "0 1 * * * backup\n")
  }

  @Test func whereNothingStartsProgramsThatIsSaid() async throws {
    let nudgy = try Nudgy(["PATH": "/nowhere"])
    let run = try await nudgy("agent", "install")
    #expect(run.code == 1 && run.errors.contains("`nudgy agent` rings for as long as it runs."))
  }

  /// What a package lays down is what `install` would, for everybody.
  @Test func theUnitOfAnotherProgramIsPrinted() async throws {
    let nudgy = try Nudgy()
    let unit = ServiceFiles.unit("/usr/bin/nudgy", variables: [])
    #expect(try await nudgy("agent", "unit", "/usr/bin/nudgy").output == unit)
    #expect(
      try await nudgy.json("agent", "unit", "/usr/bin/nudgy")
        == ["name": "nudgy-agent.service", "unit": .string(unit)])
    #expect(try await nudgy("agent", "unit").output.contains("/nudgy\" agent\n"))
    #expect(try await nudgy("agent", "status", "now").code == 2)
  }

  /// The unit of a package is installed once its link is there, and leaves without a file of the user's.
  @Test func aUnitThatAPackageBroughtCounts() async throws {
    let nudgy = try Nudgy(["PATH": "/nowhere"])
    let links = nudgy.folder.file(".config/systemd/user/default.target.wants")
    try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    try Data().write(to: links.appending(path: ServiceFiles.unitName))
    #expect(try await nudgy.json("agent", "status")["place"] == "systemd")
    #expect(try await nudgy("agent", "uninstall").code == 0)
  }

  /// systemd reads `%`, the shell of cron `'` and `%`, a plist `&` and `<`.
  @Test func oddPathsAreQuoted() {
    let unit = ServiceFiles.unit("/opt/50% $off/nu\"dgy", variables: [("NUDGY_HOME", "/h \\x $y")])
    #expect(unit.contains(#"ExecStart="/opt/50%% $off/nu\"dgy" agent"#))
    #expect(unit.contains(#"Environment="NUDGY_HOME=/h \\x $y""#))
    let plist = ServiceFiles.plist("/a&b", variables: [("NUDGY_HOME", "/<h>")])
    #expect(plist.contains("<string>/a&amp;b</string><string>agent</string>"))
    #expect(plist.contains("<key>NUDGY_HOME</key><string>/&lt;h&gt;</string>"))
    let line = CrontabLine.adding("/a'b%/nudgy", variables: [], to: "x")
    #expect(line == "x\n* * * * * '/a'\\''b\\%/nudgy' agent --once >/dev/null 2>&1 # nudgy agent\n")
    #expect(CrontabLine.removed(from: line) == "x\n")
  }

  private static let systemd = "/usr/bin/systemd-analyze"

  /// systemd itself has nothing to say against the unit, and finds the program, whatever its folder is called; what it
  /// does say stands in its errors, whatever its status.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: systemd), "systemd-analyze is not installed"))
  func systemdTakesTheUnit() async throws {
    let nudgy = try Nudgy()
    let unit = nudgy.folder.file(ServiceFiles.unitName)
    let program = nudgy.folder.file("50% $off")
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: try BuiltProgram.url("nudgy"))
    let text = ServiceFiles.unit(
      program.path(percentEncoded: false), variables: [("NUDGY_HOME", "/h 50% $x \\ \"q\"")])
    try Data(text.utf8).write(to: unit)
    let path = unit.path(percentEncoded: false)
    let run = try await nudgy.shell("XDG_RUNTIME_DIR=\"$HOME\" '\(Self.systemd)' --user verify '\(path)'")
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
  }
}
