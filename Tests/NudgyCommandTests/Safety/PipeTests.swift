import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

/// Readers that go away, and places that take no more.
@Suite struct PipeTests {
  @Test(arguments: [["help"], ["when", "--json"], ["list", "--json"], ["chat", "--lines"], ["next"]])
  func aClosedPipeIsNoError(_ arguments: [String]) async throws {
    let nudgy = try Nudgy()
    let input = Array(String(repeating: "tomorrow\n", count: 300).utf8)
    let (program, outputs) = try nudgy.prepare(arguments, input: input)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    program.standardOutput = pipe.fileHandleForWriting
    let ended = try await Nudgy.end(of: program)
    #expect(!ended.wasSignalled)
    #expect(ended.code == 0)
    #expect(try nudgy.text(outputs.errors) == "")
  }

  #if os(Linux)
    @Test func aFullDiskIsAnError() async throws {
      let nudgy = try Nudgy()
      let (program, outputs) = try nudgy.prepare(["help"])
      program.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
      #expect(try await Nudgy.end(of: program).code == 74)
      #expect(try nudgy.text(outputs.errors).contains("No space left"))
    }
  #endif

  /// Ctrl-C ends a command with 130, and is ignored where a shell started it so.
  @Test func interruptionIsToldToTheShell() async throws {
    let nudgy = try Nudgy()
    let (program, _) = try nudgy.prepare(["when"])
    // Standard input that never ends keeps the command waiting.
    let pipe = Pipe()
    program.standardInput = pipe.fileHandleForReading
    let answer = Pipe()
    program.standardOutput = answer.fileHandleForWriting
    pipe.fileHandleForWriting.write(Data("tomorrow\n".utf8))
    let ended = try await Nudgy.end(of: program) { identifier in
      // The answer shows that the command is running.
      _ = answer.fileHandleForReading.availableData
      kill(identifier, SIGINT)
    }
    #expect(ended.code == 130)
    #expect(!ended.wasSignalled)
  }
}
