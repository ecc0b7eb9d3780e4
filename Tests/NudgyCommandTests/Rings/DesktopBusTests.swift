import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Popups over a real bus, with a notification service that writes down what it is told.
@Suite(
  .ownThreads, .serialized,
  .enabled(if: PrivateBus.isThere, "dbus-daemon is not installed; `make test` installs it")
)
struct DesktopBusTests {
  private static let before = "2026-11-20T14:00:00-05:00"
  private static let due = "2026-11-20T15:00:00-05:00"
  private static let dueTime: TimeInterval = 1_795_204_800

  private let bus: PrivateBus
  private let nudgy: Nudgy

  init() throws {
    bus = try PrivateBus()
    nudgy = try Nudgy(bus.variables)
  }

  private func add(_ words: String) async throws { _ = try await nudgy("add", words, at: Self.before) }

  /// The agent, with its clock standing at the moment, as long as `body` runs.
  private func withAgent(_ body: () async throws -> Void) async throws {
    try await nudgy.prepare(["agent"], at: Self.due).program.run(during: body)
  }

  private func chat() throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProgram.url("nudgy"), environment: nudgy.environment(["NUDGY_NOW": Self.due]))
  }

  private func status(_ number: Int) async throws -> JSONValue? {
    try await nudgy.json("show", "\(number)", at: Self.due)["status"]
  }

  // MARK: - Once

  @Test func oneRingWithTwoAgentsAndThreeChats() async throws {
    try await add("call the dentist today at 3pm")
    try await bus.run {
      try await bus.runService { popups in
        try await withAgent {
          try await withAgent {
            let chats = try [chat(), chat(), chat()]
            for chat in chats { chat.expect("> ") }
            #expect(try await nudgy.json("agent", "--once", at: Self.due) == [])
            let rungHere = chats.filter { $0.output.contains("Reminder: ") }.count
            #expect(try popups.shown.count + rungHere == 1)
          }
        }
      }
    }
  }

  /// Killed at any point, two who ring leave one popup: what is told again takes the place of what was told.
  @Test func killsAtAnyPointLeaveOnePopup() async throws {
    try await bus.run {
      try await bus.runService { popups in
        for round in 1...24 {
          let now = Date(timeIntervalSince1970: Self.dueTime + Double(round) * 300)
          let early = now.addingTimeInterval(-60).formatted(.iso8601)
          _ = try await nudgy("add", "call the dentist in 1 minute", at: early)
          async let first: Void = kill(after: round * 2, at: now)
          async let second: Void = kill(after: (round * 17) % 53, at: now)
          _ = try await (first, second)
          // The one after them lies behind the lease that they may have left.
          let late = now.addingTimeInterval(91).formatted(.iso8601)
          _ = try await nudgy("agent", "--once", at: late)
          #expect(try await nudgy.json("agent", "--once", at: late) == [])
          let shown = try popups.shown
          #expect(shown.last?["live"] == .int(round) && shown.last?["number"] == .int(round), "\(shown)")
        }
      }
    }
  }

  private func kill(after milliseconds: Int, at now: Date) async throws {
    let (program, _) = try nudgy.prepare(["agent", "--once"], at: now.formatted(.iso8601))
    _ = try await program.run { process in
      Thread.detachNewThread {
        _ = poll(nil, 0, CInt(milliseconds))
        Foundation.kill(process, SIGKILL)
      }
    }
  }

  @Test func twentyThatWereMissedAreOnePopup() async throws {
    for place in 1...20 { try await add("task \(place) today at 2:\(place + 10)pm") }
    try await bus.run {
      try await bus.runService { popups in
        _ = try await nudgy("agent", "--once", at: "2026-11-20T16:00:00-05:00")
        #expect(try popups.shown.map { $0["heading"]?.stringValue?.hasPrefix("20 things") } == [true])
      }
    }
  }

  // MARK: - Buttons and words

  @Test func aButtonDoesItAndUndoTakesItBack() async throws {
    try await add("call the dentist today at 3pm")
    try await bus.run {
      try await bus.runService { popups in
        try await withAgent {
          try await popups.waitFor(1)
          let popup = try #require(try popups.shown.first)
          #expect(popup["actions"]?.arrayValue?.first == "done")
          try popups.press("done", on: try #require(popup["number"]?.intValue))
          try await Patience.until { try await status(1) == "done" }
          #expect(try await nudgy("undo", at: Self.due).code == 0)
          #expect(try await status(1) == "active")
        }
      }
    }
  }

  /// A service that starts anew counts its popups from one again: what is pressed there is about what it shows.
  @Test func aButtonIsAboutThePopupOfItsService() async throws {
    try await add("call ana today at 3pm")
    try await bus.run {
      try await withAgent {
        try await bus.runService { try await $0.waitFor(1) }
        try await bus.runService { popups in
          try await add("call bob today at 3pm")
          try await popups.waitFor(1)
          #expect(try popups.shown.first?["number"] == 1)
          try popups.press("done", on: 1)
          try await Patience.until { try await status(2) == "done" }
          #expect(try await status(1) == "active")
        }
      }
    }
  }

  @Test func aHostileTitleIsInert() async throws {
    for place in 1...4 {
      try await add(
        "pay <b>\(place)</b> & \u{202E}\u{200B}go " + String(repeating: "a\u{0301}", count: 3000)
          + " today at 3pm")
    }
    try await bus.run {
      try await bus.runService { popups in
        _ = try await nudgy("agent", "--once", at: Self.due)
        let text = try #require(try popups.shown.first?["text"]?.stringValue)
        #expect(text.contains("&lt;b&gt;4&lt;/b&gt; &amp; go"))
        #expect(text.count < 400 && !text.contains("<"))
        #expect(!text.unicodeScalars.contains("\u{202E}") && !text.unicodeScalars.contains("\u{200B}"))
      }
    }
  }

  // MARK: - Services that are not there

  @Test func withoutAServiceTheCommandIsTold() async throws {
    _ = try await nudgy("config", "set", "notifyCommand", "true")
    try await add("call the dentist today at 3pm")
    try await bus.run {
      let told = try await nudgy.json("agent", "--once", at: Self.due).arrayValue ?? []
      #expect(told.map { $0["route"] } == ["command"])
    }
  }

  @Test func aServiceThatHangsIsGivenUpAndSpokenOf() async throws {
    _ = try await nudgy("config", "set", "notifyCommand", "true")
    try await add("call the dentist today at 3pm")
    try await add("call the bank today at 3pm")
    try await bus.run {
      try await bus.runService(.hangs) { popups in
        let told = try await nudgy.json("agent", "--once", at: Self.due).arrayValue ?? []
        #expect(told.map { $0["route"] } == ["command", "command"])
        #expect(try popups.shown.isEmpty)
      }
      let said = try await nudgy("nudges", at: Self.due)
      #expect(
        said.output.contains("The desktop's notification service did not answer in time (today 3:00 PM)."))
    }
  }

  /// What was shown is not shown again because the service took its time to say so.
  @Test func aServiceThatAnswersLateHasShownIt() async throws {
    try await add("call the dentist today at 3pm")
    try await bus.run {
      try await bus.runService(.late) { popups in
        let told = try await nudgy.json("agent", "--once", at: Self.due).arrayValue ?? []
        #expect(told.map { $0["route"] } == ["desktop"])
        #expect(try await nudgy.json("agent", "--once", at: Self.due) == [])
        #expect(try popups.shown.count == 1)
      }
    }
  }

  @Test func aServiceAndABusMayStartAnew() async throws {
    try await add("call ana today at 3pm")
    try await bus.run {
      try await withAgent {
        try await bus.runService { try await $0.waitFor(1) }
        try await bus.runService { popups in
          try await add("call bob today at 3pm")
          try await popups.waitFor(1)
          #expect(try popups.shown.first?["heading"]?.stringValue?.hasSuffix("Call bob") == true)
        }
      }
    }
    try await bus.run { try await bus.runService { _ in } }
    try await withAgent {
      try await bus.run {
        try await bus.runService { popups in
          try await add("call cleo today at 3pm")
          try await popups.waitFor(1)
        }
      }
      try await bus.run {
        try await bus.runService { popups in
          try await add("call dora today at 3pm")
          try await popups.waitFor(1)
        }
      }
    }
  }

  // MARK: - The agent

  /// The data home is moved away, and another one is there.
  @Test func anotherHomeIsNoticed() async throws {
    let other = try Nudgy()
    _ = try await other("add", "water plants today at 3pm", at: Self.before)
    _ = try await nudgy("list", at: Self.before)
    try await bus.run {
      try await bus.runService { popups in
        try await withAgent {
          try await add("call ana today at 3pm")
          try await popups.waitFor(1)
          try FileManager.default.moveItem(at: nudgy.home, to: nudgy.folder.file("away"))
          try FileManager.default.moveItem(at: other.home, to: nudgy.home)
          try await popups.waitFor(2)
          #expect(try popups.shown.last?["heading"]?.stringValue?.hasSuffix("Water plants") == true)
        }
      }
    }
  }

  #if os(Linux)
    /// An agent with nothing to do takes no time; what is done elsewhere meanwhile measures how long that is.
    @Test func anIdleAgentSleeps() async throws {
      try await add("call the dentist today at 3pm")
      try await bus.run {
        try await bus.runService { popups in
          let (program, _) = try nudgy.prepare(["agent"], at: Self.due)
          _ = try await program.run { process in
            Thread.detachNewThread {
              // Its end is waited for by the one who started it.
              Task { try await judge(process, popups) }
            }
          }
        }
      }
    }

    private func judge(_ process: pid_t, _ popups: PopupLog) async throws {
      defer { Foundation.kill(process, SIGKILL) }
      try await popups.waitFor(1)
      let other = try Nudgy()
      for _ in 0..<5 { _ = try await other("list") }
      let before = try ticks(process)
      for _ in 0..<20 { _ = try await other("list") }
      #expect(try ticks(process) - before <= 2)
      // Of its own, beside the pages of the program and its libraries.
      #expect(try resident(process) < 8 * 1024)
      // The shared pool of threads is looked after once a second, by one who waits on this.
      #expect(try !files(of: process).contains("anon_inode:[eventpoll]"))
    }

    /// In KiB.
    private func resident(_ process: pid_t) throws -> Int {
      let lines = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8).split(
        separator: "\n")
      let line = try #require(lines.first { $0.hasPrefix("RssAnon:") })
      return try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
    }

    private func files(of process: pid_t) throws -> [String] {
      let files = FileManager.default
      let folder = "/proc/\(process)/fd"
      return try files.contentsOfDirectory(atPath: folder).compactMap {
        try? files.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
      }
    }

    /// Hundredths of a second that a process has used, by `/proc/PID/stat`.
    private func ticks(_ process: pid_t) throws -> Int {
      let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      let fields = try #require(text.split(separator: ")").last).split(separator: " ")
      return try #require(Int(fields[11])) + #require(Int(fields[12]))
    }
  #endif
}
