import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// The program in a data home of its own, on Friday 2026-11-20 at 10:00 in New York unless told otherwise.
final class Nudgy: Sendable {
  static let now = "2026-11-20T10:00:00-05:00"

  let folder: TemporaryFolder
  private let variables: [String: String]

  /// - Parameter home: a data home to begin with; it is copied.
  init(_ variables: [String: String] = [:], from home: URL? = nil) throws {
    folder = try TemporaryFolder()
    let standard = [
      "NUDGY_HOME": folder.file("home").path(percentEncoded: false),
      "HOME": folder.url.path(percentEncoded: false), "NUDGY_NOW": Nudgy.now, "TZ": "America/New_York",
      "NUDGY_SEED": "1", "NUDGY_AI": "off", "PATH": "/usr/bin:/bin", "TERM": "dumb",
    ]
    self.variables = standard.merging(variables) { $1 }
    if let home { try FileManager.default.copyItem(at: home, to: self.home) }
  }

  var home: URL { folder.file("home") }

  /// What the program finds in its environment.
  func environment(_ more: [String: String] = [:]) -> [String: String] { variables.merging(more) { $1 } }

  // MARK: - Running

  /// Runs the program to its end.
  ///
  /// Everything goes through files: pipes would be inherited by programs that other tests start meanwhile.
  func run(
    _ arguments: [String], input: [UInt8] = [], at now: String? = nil, with variables: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ProgramRun {
    let (program, outputs) = try prepare(arguments, input: input, at: now, with: variables)
    let ended = try await program.run()
    return ProgramRun(
      code: ended.code, wasSignalled: ended.wasSignalled, output: try text(outputs.output),
      errors: try text(outputs.errors))
  }

  func callAsFunction(
    _ arguments: String..., input: String = "", at now: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ProgramRun {
    try await run(arguments, input: Array(input.utf8), at: now, sourceLocation: sourceLocation)
  }

  /// The JSON document a command answers with `--json`; fails the test when the command does not succeed.
  func json(
    _ arguments: String..., input: String = "", at now: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> JSONValue {
    let run = try await run(arguments + ["--json"], input: Array(input.utf8), at: now)
    #expect(run.code == 0, "\(arguments): \(run.errors)", sourceLocation: sourceLocation)
    #expect(run.outputLines.count == 1, sourceLocation: sourceLocation)
    return try #require(JSONReader.value(from: run.output), sourceLocation: sourceLocation)
  }

  /// A program ready to be run, and the files its output goes to.
  func prepare(
    _ arguments: [String], input: [UInt8] = [], at now: String? = nil, with more: [String: String] = [:]
  ) throws -> (program: ProgramStart, outputs: (output: URL, errors: URL)) {
    let name = UUID().uuidString
    let input = try file("\(name).in", Data(input))
    let (output, errors) = (try file("\(name).out", Data()), try file("\(name).err", Data()))
    let program = ProgramStart(
      program: try BuiltProgram.url("nudgy"), arguments: arguments,
      environment: variables.merging(now.map { ["NUDGY_NOW": $0] } ?? [:]) { $1 }.merging(more) { $1 },
      input: try FileHandle(forReadingFrom: input), output: try FileHandle(forWritingTo: output),
      errors: try FileHandle(forWritingTo: errors))
    return (program, (output, errors))
  }

  // MARK: - Files

  private func file(_ name: String, _ data: Data) throws -> URL {
    let url = folder.file(name)
    try data.write(to: url)
    return url
  }

  func text(_ url: URL) throws -> String {
    String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  /// Writes a file into the data home.
  func write(_ text: String, to path: String) throws {
    let url = home.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws -> String { try text(home.appending(path: path)) }
}
