import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// `nudgy status` in each of its shapes.
@Suite struct StatusTests {
  private static let shapes = [[], ["--line"], ["--tmux"], ["--waybar"], ["--starship"], ["--json"]]

  private func line(_ nudgy: Nudgy, _ arguments: [String], at now: String? = nil) async throws -> String {
    let run = try await nudgy.run(["status"] + arguments, at: now)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.isEmpty || run.output.hasSuffix("\n"))
    #expect(run.outputLines.count <= 1)
    return String(run.output.dropLast())
  }

  private func document(_ line: String) throws -> JSONValue { try #require(JSONReader.value(from: line)) }

  // MARK: - Something to do

  struct Shape: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let line: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Shape(arguments: [], line: "📞 Call the dentist · 3:00 PM ▰▰▱▱▱"),
    Shape(arguments: ["--line"], line: "📞 Call the dentist · 3:00 PM ▰▰▱▱▱"),
    Shape(arguments: ["--line", "--plain"], line: "📞 Call the dentist · 3:00 PM · morning"),
    Shape(arguments: ["--starship"], line: "📞 Call the dentist · 3:00 PM"),
    Shape(arguments: ["--tmux"], line: "#[fg=#00b1ff]📞 Call the dentist · 3:00 PM#[default] ▰▰▱▱▱"),
    Shape(
      arguments: ["--waybar"],
      line:
        #"{"text":"📞 Call the dentist · 3:00 PM","alt":"morning","tooltip":"📞 Call the dentist\n3:00 PM","#
        + #""class":"active","percentage":25}"#),
  ])
  func tellsTheOneThing(_ shape: Shape) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "call the dentist today at 3pm")
    #expect(try await line(nudgy, shape.arguments) == shape.line)
  }

  @Test func tellsTheSameTaskAsNext() async throws {
    let nudgy = try Nudgy()
    for text in ["buy milk", "call mom tomorrow at 5pm", "pay the rent"] { _ = try await nudgy("add", text) }
    let status = try await nudgy.json("status")
    #expect(status.members?.map(\.name).sorted() == ["due", "strip", "task", "text"])
    #expect(status["task"] == (try await nudgy.json("next"))["task"])
    #expect(status["due"] == "2026-11-21T17:00:00-05:00")
    #expect(status["text"] == "📞 Call mom · tomorrow 5:00 PM")
    #expect(status["strip"] == 1)
  }

  struct Hour: Sendable, CustomTestStringConvertible {
    let now: String
    let strip: Int
    var testDescription: String { now }
  }

  @Test(arguments: [
    Hour(now: "2026-11-20T04:59:59-05:00", strip: 4), Hour(now: "2026-11-20T05:00:00-05:00", strip: 0),
    Hour(now: "2026-11-20T08:00:00-05:00", strip: 1), Hour(now: "2026-11-20T12:00:00-05:00", strip: 2),
    Hour(now: "2026-11-20T17:00:00-05:00", strip: 3), Hour(now: "2026-11-20T21:00:00-05:00", strip: 4),
    // The user's own hour, wherever the moment was written down.
    Hour(now: "2026-11-20T16:00:00Z", strip: 1),
  ])
  func knowsTheTimeOfDay(_ hour: Hour) async throws {
    #expect(try document(try await line(Nudgy(), ["--json"], at: hour.now))["strip"] == .int(hour.strip))
  }

  struct Moment: Sendable, CustomTestStringConvertible {
    let task: String
    let now: String
    let line: String
    let kind: String
    var testDescription: String { "\(task) at \(now)" }
  }

  @Test(arguments: [
    Moment(
      task: "call mom today at 3pm", now: "2026-11-20T16:00:00-05:00", line: "📞 Call mom · 3:00 PM",
      kind: "overdue"),
    Moment(task: "call mom tomorrow", now: Nudgy.now, line: "📞 Call mom · tomorrow", kind: "active"),
    Moment(
      task: "call mom today", now: Nudgy.now, line: "📞 Call mom · today", kind: "active"),
    Moment(task: "call mom", now: "2026-11-25T10:00:00-05:00", line: "📞 Call mom", kind: "stale"),
  ])
  func saysHowItStands(_ moment: Moment) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", moment.task)
    #expect(try await line(nudgy, ["--starship"], at: moment.now) == moment.line)
    #expect(
      try document(try await line(nudgy, ["--waybar"], at: moment.now))["class"] == .string(moment.kind))
  }

  @Test func aSnoozeThatEndsSoonSaysWhen() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "call mom")
    _ = try await nudgy("snooze", "1", "today at 11:30")
    #expect(try await line(nudgy, ["--starship"]) == "📞 Call mom · back 11:30 AM")
  }

  // MARK: - Nothing to do

  @Test(arguments: shapes) func nothingMakesAnEmptyLineAndNoFolder(_ shape: [String]) async throws {
    let nudgy = try Nudgy()
    let line = try await line(nudgy, shape)
    if shape == ["--json"] {
      #expect(try document(line) == ["due": nil, "strip": 1, "task": nil, "text": ""])
    } else {
      #expect(line == "")
    }
    #expect(!FileManager.default.fileExists(atPath: nudgy.home.path(percentEncoded: false)))
  }

  @Test(arguments: shapes) func aDamagedStoreIsLeftToOthers(_ shape: [String]) async throws {
    let nudgy = try Nudgy()
    try nudgy.write("no database", to: "nudgy.db")
    try nudgy.write("{ nor settings", to: "config.json")
    let line = try await line(nudgy, shape)
    #expect(shape == ["--json"] ? try document(line)["task"] == .null : line == "")
    #expect(try nudgy.names() == ["config.json", "nudgy.db"])
    #expect(try nudgy.read("nudgy.db") == "no database")
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["nudgy.db", "nudgy.db-wal", "nudgy.db-shm", "config.json"])
  func aPipeIsNotWaitedFor(_ name: String) async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    let path = try nudgy.place(name)
    try? FileManager.default.removeItem(atPath: path)
    #expect(unsafe mkfifo(path, 0o600) == 0)
    let line = try await line(nudgy, ["--starship"])
    #expect(line == (name == "config.json" ? "🥛 Buy milk" : ""))
  }

  @Test func nothingIsWrittenOrShown() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy("add", "buy milk")
    _ = try await nudgy("add", "call mom")
    // "done" is about the card that was shown; a status line shows none.
    _ = try await nudgy("next")
    try nudgy.write("left", to: ".config.json.nudgy-0-0")
    let before = try traces(of: nudgy)
    for shape in StatusTests.shapes { _ = try await line(nudgy, shape) }
    #expect(try traces(of: nudgy) == before)
  }

  /// Every file of the home with its bytes.
  private func traces(of nudgy: Nudgy) throws -> [String: Data?] {
    let folder = nudgy.home.path(percentEncoded: false)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, FileManager.default.contents(atPath: "\(folder)/\($0)")) })
  }

  @Test(arguments: [["--tmux", "--waybar"], ["soon"], ["--lines"]]) func wrongUseIsSaid(_ words: [String])
    async throws
  {
    #expect(try await Nudgy().run(["status"] + words).code == 2)
  }
}
