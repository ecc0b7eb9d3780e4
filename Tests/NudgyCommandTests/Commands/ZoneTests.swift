import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `TZ` as the program reads it: as POSIX says, or refused by name.
@Suite struct ZoneTests {
  private static let summer = "2026-07-20T10:00:00-04:00"

  @Test(arguments: [
    ("EST5EDT,M3.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0, UTC−04:00"), ("<+03>-3", "<+03>-3, UTC+03:00"),
    ("UTC-14", "UTC-14, UTC+14:00"), ("GMT+5", "GMT+5, UTC−05:00"), ("UTC+3", "UTC+3, UTC−03:00"),
    ("", "GMT, UTC+00:00"), (":America/New_York", "America/New_York, UTC−04:00"),
    ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin, UTC+02:00"),
    ("posix/Asia/Tokyo", "Asia/Tokyo, UTC+09:00"),
    ("NPT-5:45", "NPT-5:45, UTC+05:45"), ("EST5EDT", "EST5EDT, UTC−04:00"), ("EST", "EST, UTC−05:00"),
  ])
  func isShownByTheDoctor(_ value: String, _ detail: String) async throws {
    let nudgy = try Nudgy(["TZ": value, "NUDGY_NOW": ZoneTests.summer])
    let checks = try await nudgy.json("doctor")["checks"]?.arrayValue ?? []
    let zone = try #require(checks.first { $0["name"] == "zone" })
    #expect(zone["status"] == "ok")
    #expect(zone["detail"]?.stringValue == detail)
  }

  @Test(arguments: [
    ("Nowhere/City", "Set it to one such as 'Europe/Berlin', or unset it."),
    ("garbage", "Set it to one such as 'Europe/Berlin', or unset it."),
    ("america/new_york", "Did you mean 'America/New_York'?"),
    ("America/New York", "Did you mean 'America/New_York'?"), ("PST", "Did you mean 'America/Los_Angeles'?"),
    ("EST5EDT,M3.2.0", nil), ("GMT-0500", nil), ("/no/such/zone", nil), ("/dev/null", nil),
    ("EST5\nEDT", nil),
    ("../../etc/passwd", nil), ("AAA-25", nil),
  ])
  func isRefusedByName(_ value: String, _ hint: String?) async throws {
    let nudgy = try Nudgy(["TZ": value])
    let run = try await nudgy("add", "call mom tomorrow")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(
      run.errors.hasPrefix("TZ is '\(PlainText.singleLine(value))', and I know no time zone of that name."))
    if let hint { #expect(run.errors.hasSuffix("\(hint)\n")) }
    #expect(!FileManager.default.fileExists(atPath: nudgy.home.path(percentEncoded: false) + "/nudgy.db"))
    #expect(try await nudgy("--version").code == 0)

    let doctor = try await nudgy("doctor")
    #expect(doctor.code == 1)
    #expect(doctor.output.contains("I know no time zone of that name"))
  }

  /// Through the whole program, a handful of the rows that `ZoneMatrixTests` has all of.
  @Test(arguments: [
    (
      "EST5EDT,M3.2.0,M11.1.0", "2026-03-07T10:00:00-05:00", "tomorrow at 2:30am", "2026-03-08T03:30:00-04:00"
    ),
    ("America/New_York", "2026-11-01T01:10:00-05:00", "in 20 minutes", "2026-11-01T01:30:00-05:00"),
    ("Africa/Cairo", "2026-04-23T12:00:00+02:00", "tomorrow", "2026-04-24T01:00:00+03:00"),
    ("Pacific/Apia", "2011-12-28T12:00:00-10:00", "friday", "2011-12-31T00:00:00+14:00"),
    ("<+03>-3", "2026-07-20T10:00:00+03:00", "tomorrow at 5pm", "2026-07-21T17:00:00+03:00"),
  ])
  func whenAddListAndShowAgree(_ zone: String, _ now: String, _ phrase: String, _ expected: String)
    async throws
  {
    let nudgy = try Nudgy(["TZ": zone, "NUDGY_NOW": now])
    #expect(try await nudgy.json("when", phrase)["start"]?.stringValue == expected)
    let added = try await nudgy.json("add", "water plants \(phrase)")
    #expect(added["receipts"]?.arrayValue?.first?["task"]?["due"]?.stringValue == expected)
    #expect(try await nudgy.json("list")["upNext"]?.arrayValue?.first?["due"]?.stringValue == expected)
    #expect(try await nudgy.json("show", "1")["due"]?.stringValue == expected)
  }

  /// The 20th is the 20th, whatever the zones are called.
  @Test func wholeDaysTravelBetweenSpelledZones() async throws {
    let nudgy = try Nudgy(["TZ": "UTC-14"])
    _ = try await nudgy("add", "pack on 2026-11-27")
    for zone in ["EST5EDT,M3.2.0,M11.1.0", "<+03>-3", "Asia/Tokyo", "UTC+11"] {
      let elsewhere = try Nudgy(["TZ": zone, "NUDGY_HOME": nudgy.home.path(percentEncoded: false)])
      let due = try await elsewhere.json("show", "1")["due"]?.stringValue
      #expect(due?.hasPrefix("2026-11-27T00:00:00") == true, "\(zone): \(due ?? "")")
    }
  }

  /// A zone's file that is no link into the database speaks by the rule that ends it.
  @Test func aCopyOfAZoneFile() async throws {
    let folder = try TemporaryFolder()
    let copy = folder.file("here")
    try Data("TZif2\0\0 and what changed so far\nIST-5:30\n".utf8).write(to: copy)
    let nudgy = try Nudgy(["TZ": ":" + copy.path(percentEncoded: false)])
    #expect(try await nudgy("doctor").output.contains("IST-5:30, UTC+05:30"))
  }

  @Test("An open chat goes along where its user travels, and says so")
  func anOpenChatTravels() async throws {
    let nudgy = try Nudgy()
    let place = nudgy.folder.file("localtime").path(percentEncoded: false)
    func move(to zone: String) throws {
      // As the system does it: the new link takes the place of the old one.
      try FileManager.default.createSymbolicLink(
        atPath: place + ".new", withDestinationPath: "/usr/share/zoneinfo/\(zone)")
      let isMoved = unsafe rename(place + ".new", place) == 0
      #expect(isMoved)
    }
    try move(to: "America/New_York")
    let terminal = try PseudoTerminal(
      BuiltProgram.url("nudgy"),
      environment: nudgy.environment(["TZ": ":\(place)", "TERM": "xterm-256color"]), columns: 120)
    terminal.expect("›")
    terminal.send("call joe today at 3pm\r")
    terminal.expect("today 3:00 PM")
    try move(to: "America/Los_Angeles")
    // The zone is looked at once a second; each of these is a turn.
    var turns = 0
    while !terminal.output.contains("Los Angeles time"), turns < 3000 {
      turns += 1
      terminal.send("/version\r")
      terminal.expect("nudgy 0")
    }
    terminal.expect("›")
    terminal.send("/list\r")
    terminal.expect("today 12:00 PM")
    terminal.send("text ana today at 3pm\r")
    terminal.expect("today 3:00 PM")
    terminal.send("\u{4}")
    #expect(terminal.waitForExit() == 0)
    #expect(try await nudgy("list", at: nil).output.contains("6:00 PM"))
  }
}
