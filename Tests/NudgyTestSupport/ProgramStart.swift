package import Foundation
package import Testing

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

  /// Runs it to its end, for which a thread of its own waits. One that does not end is ended after the deadline, and an
  /// issue recorded: a test run must not stand still for ever.
  ///
  /// - Parameter started: gets its process identifier, before it can have been waited for.
  /// - Throws: `CocoaError.fileNoSuchFile` when it could not be started.
  package func run(
    seconds: Double = 180, sourceLocation: SourceLocation = #_sourceLocation,
    started: (pid_t) -> Void = { _ in }
  ) async throws -> End {
    let process = try start()
    started(process)
    let end = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: ProgramStart.end(of: process, within: seconds))
      }
    }
    if let end { return end }
    Issue.record(
      "\(program.lastPathComponent) \(arguments) did not end in \(seconds) s.", sourceLocation: sourceLocation
    )
    kill(process, SIGKILL)
    return ProgramStart.end(of: process)
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
    // The null device of Foundation has no descriptor to duplicate; left as it is, the program would hold the output of
    // the test run, which then has no end for whoever reads it as long as that program lives.
    let steps = files.indices.map { place -> Spawning.Action in
      files[place] === FileHandle.nullDevice
        ? .open(CInt(place), path: "/dev/null")
        : .duplicate(files[place].fileDescriptor, onto: CInt(place))
    }
    let path = program.path(percentEncoded: false)
    guard let process = Spawning.start(path, arguments, environment, steps) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return process
  }

  /// Nil when it has not ended by then.
  private static func end(of process: pid_t, within seconds: Double) -> End? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var pause: CInt = 1
    var status: CInt = 0
    while true {
      let ended = unsafe waitpid(process, &status, WNOHANG)
      if ended == process { return End(status: status) }
      guard ended == 0 || errno == EINTR, ContinuousClock.now < deadline else { return nil }
      _ = poll(nil, 0, pause)
      pause = min(pause + 1, 10)
    }
  }

  private static func end(of process: pid_t) -> End {
    var status: CInt = 0
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
    return End(status: status)
  }
}

extension ProgramStart.End {
  /// As `waitpid` tells it.
  fileprivate init(status: CInt) {
    let signal = status & 0x7F
    self.init(code: signal == 0 ? status >> 8 & 0xFF : signal, wasSignalled: signal != 0)
  }
}
