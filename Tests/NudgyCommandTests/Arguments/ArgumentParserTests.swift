import NudgyCore
import Testing

@testable import nudgy

@Suite struct ArgumentParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: [String]
    var command: CommandName?
    var words: [String] = []
    var options: [String: String] = [:]
    var testDescription: String { line.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(line: []),
    Case(line: ["next"], command: .next),
    Case(line: ["--json", "next"], command: .next, options: ["--json": ""]),
    Case(line: ["next", "--json", "--plain"], command: .next, options: ["--json": "", "--plain": ""]),
    Case(
      line: ["add", "buy", "--json", "milk"], command: .add, words: ["buy", "milk"],
      options: ["--json": ""]),
    Case(line: ["add", "--", "--json", "-x"], command: .add, words: ["--json", "-x"]),
    Case(line: ["add", "a", "--", "--"], command: .add, words: ["a", "--"]),
    Case(line: ["--", "next"], command: .next),
    Case(line: ["add", "-5", "degrees", "-"], command: .add, words: ["-5", "degrees", "-"]),
    Case(line: ["dump", "-"], command: .dump, words: ["-"]),
    Case(line: ["add", "–", "—dash"], command: .add, words: ["–", "—dash"]),
    Case(
      line: ["--now", "2026-01-01T00:00:00Z", "next"], command: .next,
      options: ["--now": "2026-01-01T00:00:00Z"]),
    Case(line: ["next", "--now=x"], command: .next, options: ["--now": "x"]),
    Case(line: ["next", "--now", "--json"], command: .next, options: ["--now": "--json"]),
    Case(line: ["list", "--limit", "3"], command: .list, options: ["--limit": "3"]),
    Case(line: ["--limit", "3", "list"], command: .list, options: ["--limit": "3"]),
    Case(line: ["list", "-n", "3", "-a"], command: .list, options: ["--limit": "3", "--all": ""]),
    Case(line: ["list", "--color", "never"], command: .list, options: ["--color": "never"]),
    Case(line: ["--color", "list"], command: .list, options: ["--color": ""]),
    Case(line: ["say", "--color", "hello"], command: .say, words: ["hello"], options: ["--color": ""]),
    Case(line: ["--color=always", "list"], command: .list, options: ["--color": "always"]),
    Case(line: ["chat", "--lines"], command: .chat, options: ["--lines": ""]),
    Case(line: ["-h"], options: ["--help": ""]),
    Case(line: ["-V"], options: ["--version": ""]),
    Case(line: ["add", "next", "list"], command: .add, words: ["next", "list"]),
  ]

  @Test(arguments: cases) func parses(_ test: Case) throws {
    let invocation = try ArgumentParser.parse(test.line)
    #expect(invocation.command == test.command)
    #expect(invocation.words == test.words)
    #expect(invocation.options == test.options)
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let line: [String]
    let error: NudgyError
    var testDescription: String { line.joined(separator: " ") }
  }

  static let failures: [Failure] = [
    Failure(line: ["nxet"], error: .unknownCommand("nxet", suggestion: "next")),
    Failure(line: ["lst"], error: .unknownCommand("lst", suggestion: "list")),
    Failure(line: ["Next"], error: .unknownCommand("Next", suggestion: "next")),
    Failure(line: ["xylophone"], error: .unknownCommand("xylophone", suggestion: nil)),
    Failure(line: ["next", "--jsn"], error: .unknownOption("--jsn", suggestion: "--json")),
    Failure(line: ["--jsn", "next"], error: .unknownOption("--jsn", suggestion: "--json")),
    Failure(line: ["next", "--lines"], error: .unknownOption("--lines", suggestion: nil)),
    Failure(line: ["list", "--al"], error: .unknownOption("--al", suggestion: "--all")),
    Failure(line: ["add", "-Wall"], error: .unknownOption("-Wall", suggestion: nil)),
    Failure(
      line: ["--color", "purple"],
      error: .invalidOptionValue(option: "--color", value: "purple", expected: "auto, always, never")),
    Failure(line: ["next", "--now"], error: .missingValue(option: "--now")),
    Failure(
      line: ["next", "--json=yes"],
      error: .invalidOptionValue(option: "--json", value: "yes", expected: Words.noValue)),
  ]

  @Test(arguments: failures) func refuses(_ test: Failure) {
    #expect(throws: test.error) { try ArgumentParser.parse(test.line) }
  }
}
