import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// A long text of anything is answered within seconds of processor time, also by a program built for debugging.
/// How the work grows with a text is counted in `GrowthTests`.
@Suite struct LongInputTests {
  /// What the reading may cost; what grew with the square of the text took minutes.
  private static let seconds = 20

  private static let pieces = [
    "at 5 and ", "#1 ", "a.", "call mom and buy milk, then go home friday. ",
  ]

  /// Runs the program with so much processor time and no more.
  private func run(_ arguments: [String], _ input: String, _ nudgy: Nudgy) async throws -> ProgramRun {
    let (program, outputs) = try nudgy.prepare(arguments, input: Array(input.utf8))
    var limited = program
    limited.program = URL(filePath: "/bin/sh")
    limited.arguments =
      ["-c", "ulimit -t \(LongInputTests.seconds); exec \"$0\" \"$@\"", program.program.path] + arguments
    let ended = try await limited.run()
    return ProgramRun(
      code: ended.code, wasSignalled: ended.wasSignalled, output: try nudgy.text(outputs.output),
      errors: try nudgy.text(outputs.errors))
  }

  private func long(_ piece: String) -> String {
    String(repeating: piece, count: (1 << 14) / piece.utf8.count)
  }

  @Test(arguments: pieces) func aDumpEnds(_ piece: String) async throws {
    let nudgy = try Nudgy()
    let run = try await run(["dump"], long(piece), nudgy)
    #expect(!run.wasSignalled && [0, 1].contains(run.code), "\(run.code) \(run.errors)")
    #expect(!(run.output + run.errors).isEmpty)
  }

  @Test(arguments: ["when", "understand", "chat --lines"]) func everyReaderEnds(_ command: String)
    async throws
  {
    let nudgy = try Nudgy()
    let arguments = command.split(separator: " ").map(String.init)
    let run = try await run(arguments, long("tomorrow at 5 and "), nudgy)
    #expect(!run.wasSignalled && run.code == 0, "\(run.code) \(run.errors)")
  }

  @Test(arguments: ["snooze", "done", "skip"]) func manyNumbersAreOneChange(_ command: String) async throws {
    let nudgy = try Nudgy()
    let lines = (1...300).map { "call person\($0) about topic\($0)" }.joined(separator: "\n")
    _ = try await nudgy("dump", input: lines)
    let numbers = (1...300).map(String.init)
    let when = command == "snooze" ? ["friday"] : []
    let run = try await run([command, "--yes"] + numbers + when, "", nudgy)
    #expect(run.code == 0 && !run.wasSignalled, "\(run.errors)")
    #expect(run.outputLines.count == 300)
  }
}
