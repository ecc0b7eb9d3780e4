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
    let prepared = try nudgy.prepare(arguments, input: input)
    var program = prepared.program
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    program.output = pipe.fileHandleForWriting
    let ended = try await program.run()
    #expect(!ended.wasSignalled)
    #expect(ended.code == 0)
    #expect(try nudgy.text(prepared.outputs.errors) == "")
  }

  #if os(Linux)
    @Test func aFullDiskIsAnError() async throws {
      let nudgy = try Nudgy()
      let prepared = try nudgy.prepare(["help"])
      var program = prepared.program
      program.output = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      #expect(try await program.run().code == 74)
      #expect(try nudgy.text(prepared.outputs.errors).contains("No space left"))
    }
  #endif

  /// Ctrl-C ends a command with 130, and is ignored where a shell started it so.
  @Test func interruptionIsToldToTheShell() async throws {
    let nudgy = try Nudgy()
    var program = try nudgy.prepare(["when"]).program
    // Standard input that never ends keeps the command waiting.
    let pipe = Pipe()
    program.input = pipe.fileHandleForReading
    let answer = Pipe()
    program.output = answer.fileHandleForWriting
    pipe.fileHandleForWriting.write(Data("tomorrow\n".utf8))
    let ended = try await program.run { identifier in
      // The answer shows that the command is running.
      _ = answer.fileHandleForReading.availableData
      kill(identifier, SIGINT)
    }
    #expect(ended.code == 130)
    #expect(!ended.wasSignalled)
  }
}
