import NudgyCore
import NudgyTestSupport
import Testing

/// What goes wrong: one line on standard error, the right exit code, and with `--json` an object.
@Suite struct ErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let exitCode: Int32
    let code: String
    var input = ""
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., exitCode: Int32, code: String, input: String = "") {
      self.arguments = arguments
      self.exitCode = exitCode
      self.code = code
      self.input = input
    }
  }

  static let cases: [Case] = [
    Case("nxet", exitCode: 2, code: "unknownCommand"),
    Case("help", "nxet", exitCode: 2, code: "unknownCommand"),
    Case("next", "--jsn", exitCode: 2, code: "unknownOption"),
    Case("next", "--now", exitCode: 2, code: "missingValue"),
    Case("next", "--now", "yesterday", exitCode: 2, code: "invalidOptionValue"),
    Case("next", "extra", exitCode: 2, code: "unexpectedArgument"),
    Case("next", "low", "purple", exitCode: 2, code: "unexpectedArgument"),
    Case("list", "purple", exitCode: 2, code: "unexpectedArgument"),
    Case("list", "--color", "purple", exitCode: 2, code: "invalidOptionValue"),
    Case("--color", "purple", "list", exitCode: 2, code: "invalidOptionValue"),
    Case("doctor", "extra", exitCode: 2, code: "unexpectedArgument"),
    Case("next", "--energy", "huge", exitCode: 2, code: "invalidOptionValue"),
    Case("next", "--minutes", "0", exitCode: 2, code: "invalidOptionValue"),
    Case("list", "--limit", "-3", exitCode: 2, code: "invalidOptionValue"),
    Case("list", "--color=mauve", exitCode: 2, code: "invalidOptionValue"),
    Case("add", exitCode: 2, code: "missingArgument"),
    Case("add", " \t ", exitCode: 1, code: "emptyInput"),
    Case("say", "", exitCode: 1, code: "emptyInput"),
    Case("dump", exitCode: 1, code: "emptyInput"),
    Case("dump", exitCode: 1, code: "emptyInput", input: " \n\n"),
    Case("dump", "/no/such/file", exitCode: 1, code: "fileUnreadable"),
    Case("dump", "/", exitCode: 1, code: "fileUnreadable"),
    Case("dump", "a", "b", exitCode: 2, code: "unexpectedArgument"),
    Case("show", exitCode: 2, code: "missingArgument"),
    Case("show", "99", exitCode: 1, code: "noSuchTask"),
    Case("done", "99", exitCode: 1, code: "noSuchTask"),
    Case("done", "1", "99", exitCode: 1, code: "noSuchTask"),
    Case("done", "the zebra parade", exitCode: 1, code: "noSuchTask"),
    Case("done", "the bank", exitCode: 1, code: "ambiguousTask"),
    Case("drop", exitCode: 2, code: "missingArgument"),
    Case("drop", "99", exitCode: 1, code: "noSuchTask"),
    Case("edit", "1", exitCode: 2, code: "missingArgument"),
    Case("reopen", "1", exitCode: 1, code: "taskUnchanged"),
    Case("snooze", exitCode: 2, code: "missingArgument"),
    Case("snooze", "1", "purple", exitCode: 1, code: "timeNotUnderstood"),
    Case("snooze", "1", "2026-11-20T09:00:00-05:00", exitCode: 1, code: "snoozeInPast"),
    Case("snooze", "1", "feb 30", exitCode: 1, code: "noSuchTime"),
    Case("snooze", "1", "31", "april", exitCode: 1, code: "noSuchTime"),
    Case("snooze", "1", "feb 29 2027", exitCode: 1, code: "noSuchTime"),
    Case("snooze", "1", "in -5 minutes", exitCode: 1, code: "noSuchTime"),
    Case("snooze", "1", "in 0 minutes", exitCode: 1, code: "noSuchTime"),
    Case("snooze", "1", "in 999999999 days", exitCode: 1, code: "noSuchTime"),
    Case("snooze", "1", "999999999 days", exitCode: 1, code: "noSuchTime"),
    Case("edit", "1", "2026-02-31", exitCode: 1, code: "noSuchTime"),
    Case("edit", "1", "25:99", exitCode: 1, code: "noSuchTime"),
    Case("edit", "1", "in 99999999999999999999 days", exitCode: 1, code: "noSuchTime"),
    Case("undo", "zero", exitCode: 2, code: "invalidOptionValue"),
    Case("undo", "0", exitCode: 2, code: "invalidOptionValue"),
    Case("redo", exitCode: 1, code: "nothingToRedo"),
    Case("persona", "use", "nobody at all", exitCode: 1, code: "noSuchPersona"),
    Case("persona", "paint", exitCode: 2, code: "unexpectedArgument"),
    Case("memory", "forget", "the moon", exitCode: 1, code: "noSuchFact"),
    Case("memory", "forget", exitCode: 2, code: "missingArgument"),
    Case("config", "get", "colour", exitCode: 1, code: "noSuchSetting"),
    Case("config", "set", "clock", "25", exitCode: 1, code: "invalidSetting"),
    Case("config", "set", "clock", "13", exitCode: 1, code: "invalidSetting"),
    Case("config", "set", "color", "blue", exitCode: 1, code: "invalidSetting"),
    Case("config", "set", "plain", "maybe", exitCode: 1, code: "invalidSetting"),
    Case("config", "set", "ai", "maybe", exitCode: 1, code: "invalidSetting"),
    Case("config", "set", "dateOrder", "zz", exitCode: 1, code: "invalidSetting"),
    Case("config", "set", "persona", "nosuch", exitCode: 1, code: "invalidSetting"),
    Case("config", "set", "clock", exitCode: 2, code: "missingArgument"),
    Case("completions", "tcsh", exitCode: 2, code: "unexpectedArgument"),
    Case("help", "--man", "next", exitCode: 2, code: "unexpectedArgument"),
    Case("next", "--man", exitCode: 2, code: "unknownOption"),
  ]

  /// One data home for all: none of these changes anything.
  private static let home = Task { () throws -> Nudgy in
    let nudgy = try Nudgy()
    _ = try await nudgy.json("add", "call the bank about the mortgage")
    _ = try await nudgy.json("add", "go to the bank")
    return nudgy
  }

  @Test(arguments: cases) func isTold(_ test: Case) async throws {
    let nudgy = try await ErrorTests.home.value
    let plain = try await nudgy.run(test.arguments, input: Array(test.input.utf8))
    #expect(plain.code == test.exitCode)
    #expect(plain.output == "")
    #expect(plain.errorLines.count == 1, "\(plain.errors)")
    #expect(plain.errors.hasSuffix(".\n") || plain.errors.hasSuffix("?\n"), "\(plain.errors)")

    let run = try await nudgy.run(["--json"] + test.arguments, input: Array(test.input.utf8))
    #expect(run.code == test.exitCode)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    let error = JSONReader.value(from: run.errors)?["error"]
    #expect(error?.members?.map(\.name) == ["code", "hint", "message"])
    #expect(error?["code"]?.stringValue == test.code)
    #expect(error?["message"]?.stringValue?.isEmpty == false)
  }

  @Test func nothingChanged() async throws {
    let nudgy = try Nudgy()
    _ = try await nudgy.json("add", "buy milk")
    _ = try await nudgy("done", "1", "99")
    #expect(try await nudgy.json("show", "1")["status"] == "active")
  }

  @Test func aRefusedSettingKeepsTheOldOne() async throws {
    let nudgy = try Nudgy()
    let values = [("color", "never", "blue"), ("clock", "24", "13"), ("persona", "grandma", "nosuch")]
    for (key, good, bad) in values {
      #expect(try await nudgy("config", "set", key, good).code == 0)
      let before = try nudgy.read("config.json")
      #expect(try await nudgy("config", "set", key, bad).code == 1)
      #expect(try nudgy.read("config.json") == before)
      #expect(try await nudgy("config", "get", key).output == "\(good)\n")
    }
  }

  @Test func anImpossibleDateInATaskIsTold() async throws {
    let nudgy = try Nudgy()
    let line = "There is no February 30. Did you mean February 28?\n"
    let added = try await nudgy("add", "call mom feb 30")
    #expect(added.code == 0)
    #expect(added.output.contains("Call mom feb 30\n"))
    #expect(added.errors == line)
    #expect(try await nudgy("edit", "1", "call dad feb 30").errors == line)
    #expect(try await nudgy("dump", input: "buy milk\ncall bob feb 30\n").errors == line)
    #expect(try await nudgy("when", input: "feb 30\n").output == "? " + line)
    let none = try await nudgy.json("when", "feb 30")
    #expect(none["start"] == .null)
    #expect(none["hint"]?.stringValue.map { $0 + "\n" } == line)
    let tasks = try await nudgy.json("list")["upNext"]?.arrayValue ?? []
    #expect(
      Set(tasks.compactMap { $0["title"]?.stringValue }) == [
        "Call dad feb 30", "Buy milk", "Call bob feb 30",
      ])
    #expect(tasks.allSatisfy { $0["due"] == .null })
  }

  @Test func suggestsWhatWasMeant() async throws {
    let nudgy = try Nudgy()
    #expect(try await nudgy("nxet").errors == "I don't know the command 'nxet'. Did you mean 'next'?\n")
    #expect(
      try await nudgy("list", "--jsno").errors == "I don't know the option '--jsno'. Did you mean '--json'?\n"
    )
  }
}
