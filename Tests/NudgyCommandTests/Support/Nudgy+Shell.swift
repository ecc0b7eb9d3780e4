import Foundation
import NudgyTestSupport
import Testing

extension Nudgy {
  /// Runs a line of the shell, where `"$0"` is the program: for limits, and for names that are no text.
  func shell(_ line: String, input: String = "") async throws -> ProgramRun {
    var (program, outputs) = try prepare([], input: Array(input.utf8))
    program.arguments = ["-c", line, program.program.path(percentEncoded: false)]
    program.program = URL(filePath: "/bin/sh")
    let ended = try await program.run()
    return ProgramRun(
      code: ended.code, wasSignalled: ended.wasSignalled, output: try text(outputs.output),
      errors: try text(outputs.errors))
  }

  /// The names in a folder of the data home.
  func names(_ path: String = "") throws -> [String] {
    let folder = home.appending(path: path).path(percentEncoded: false)
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Makes the folder that a file of the data home stands in, and says where the file does.
  func place(_ path: String) throws -> String {
    let file = home.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    return file.path(percentEncoded: false)
  }
}
