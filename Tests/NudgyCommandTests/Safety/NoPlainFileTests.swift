import Foundation
import NudgyTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A pipe or a folder where a file should be: one line and the right exit code, and no waiting.
@Suite(.timeLimit(.minutes(2))) struct NoPlainFileTests {
  enum Kind: String, CaseIterable, Sendable { case pipe, folder }

  struct Case: Sendable, CustomTestStringConvertible {
    let path: String
    let arguments: [String]
    let code: Int32
    /// What stands there before, for files that come second.
    var first: [String] = []
    /// How many lines standard error gets.
    var lines = 1
    var testDescription: String { "\(path): \(arguments.joined(separator: " "))" }
  }

  static let cases: [Case] = [
    Case(path: "nudgy.db", arguments: ["add", "buy milk"], code: 73),
    Case(path: "nudgy.db", arguments: ["list"], code: 73),
    Case(path: "nudgy.db-wal", arguments: ["add", "buy milk"], code: 73, first: ["add", "buy bread"]),
    Case(path: "nudgy.db.lock", arguments: ["add", "buy milk"], code: 73),
    Case(path: "config.json", arguments: ["add", "buy milk"], code: 0),
    Case(path: "config.json", arguments: ["config", "set", "clock", "24"], code: 74),
    Case(path: "config.json", arguments: ["config", "get"], code: 1),
    Case(path: "config.json.lock", arguments: ["config", "set", "clock", "24"], code: 74),
    Case(path: "Memory/memory.json", arguments: ["say", "my cat is Tom"], code: 73),
    Case(path: "Memory/memory.json", arguments: ["memory"], code: 73),
    Case(path: "Memory/memory.json.lock", arguments: ["say", "my cat is Tom"], code: 74),
    Case(path: "Memory/memory.json.bak", arguments: ["say", "my cat is Tom"], code: 0, lines: 0),
    Case(path: "Personas/odd.md", arguments: ["persona", "list"], code: 0),
    Case(path: "backups", arguments: ["add", "buy milk"], code: 0, lines: 0),
    Case(path: "history", arguments: ["add", "buy milk"], code: 0, lines: 0),
  ]

  @Test(arguments: cases, Kind.allCases) func isNamedAtOnce(_ test: Case, _ kind: Kind) async throws {
    let nudgy = try Nudgy()
    if !test.first.isEmpty { _ = try await nudgy.run(test.first) }
    let path = try nudgy.place(test.path)
    try? FileManager.default.removeItem(atPath: path)
    switch kind {
    case .pipe: #expect(unsafe mkfifo(path, 0o600) == 0)
    case .folder:
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    let run = try await nudgy.run(test.arguments)
    #expect(run.code == test.code && !run.wasSignalled, "\(run.errors)")
    #expect(run.errorLines.count == test.lines, "\(run.errors)")
  }

  /// With a damaged memory the last good version is looked at too.
  @Test func aPipeForTheLastGoodVersionKeepsNobodyWaiting() async throws {
    let nudgy = try Nudgy()
    try nudgy.write("{ not json", to: "Memory/memory.json")
    #expect(unsafe mkfifo(try nudgy.place("Memory/memory.json.bak"), 0o600) == 0)
    let run = try await nudgy("memory")
    #expect(run.code == 0)
    #expect(run.errors.contains("memory.json"))
  }

  /// Who names a pipe means it.
  @Test func aPipeThatIsNamedIsReadAsAStream() async throws {
    let nudgy = try Nudgy()
    let run = try await nudgy.shell(
      #"mkfifo "$HOME/pipe" && { echo 'call the bank' > "$HOME/pipe" & "$0" dump "$HOME/pipe"; }"#)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("Call the bank"))
    #expect(try await nudgy("dump", "/dev/stdin", input: "buy bread\n").output.contains("Buy bread"))
    #expect(try await nudgy("dump", nudgy.home.path(percentEncoded: false)).code == 1)
  }
}
