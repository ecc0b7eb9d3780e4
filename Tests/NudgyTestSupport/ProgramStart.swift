package import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program to be run without a terminal.
package struct ProgramStart: Sendable {
  /// How a program ended.
  package struct End: Sendable, Equatable {
    /// Its exit status; the number of the signal that ended it, when one did.
    package var code: CInt
    package var wasSignalled: Bool
  }

  package var program: URL
  package var arguments: [String]
  package var environment: [String: String]
  package var input: FileHandle
  package var output: FileHandle
  package var errors: FileHandle

  package init(
    program: URL, arguments: [String], environment: [String: String], input: FileHandle, output: FileHandle,
    errors: FileHandle
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// Runs it to its end, for which a thread of its own waits.
  ///
  /// - Parameter started: gets its process identifier, before it can have been waited for.
  /// - Throws: `CocoaError.fileNoSuchFile` when it could not be started.
  package func run(started: (pid_t) -> Void = { _ in }) async throws -> End {
    let process = try start()
    started(process)
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: ProgramStart.end(of: process)) }
    }
  }

  /// Runs it as long as `body` does; then it is ended.
  package func run(during body: () async throws -> Void) async throws {
    let process = try start()
    defer {
      kill(process, SIGKILL)
      _ = ProgramStart.end(of: process)
    }
    try await body()
  }

  private func start() throws -> pid_t {
    let files = [input, output, errors]
    let steps = files.indices.map { Spawning.Action.duplicate(files[$0].fileDescriptor, onto: CInt($0)) }
    let path = program.path(percentEncoded: false)
    guard let process = Spawning.start(path, arguments, environment, steps) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return process
  }

  private static func end(of process: pid_t) -> End {
    var status: CInt = 0
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0
      ? End(code: status >> 8 & 0xFF, wasSignalled: false) : End(code: signal, wasSignalled: true)
  }
}
