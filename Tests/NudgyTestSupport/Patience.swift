package import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits for what others do.
package enum Patience {
  /// Waits for another process, looking every few milliseconds; records an issue after the deadline.
  package static func until(
    seconds: Double = 60, sourceLocation: SourceLocation = #_sourceLocation,
    _ isSo: () async throws -> Bool
  ) async throws {
    try await look(seconds, sourceLocation, isSo) { _ = poll(nil, 0, 5) }
  }

  /// Waits for another task of this process, without keeping a thread from it; records an issue after the deadline, as a
  /// loop without an end would hold the whole test run.
  package static func whileOthersGoOn(
    seconds: Double = 120, sourceLocation: SourceLocation = #_sourceLocation,
    _ isSo: () async throws -> Bool
  ) async throws {
    try await look(seconds, sourceLocation, isSo) { await Task.yield() }
  }

  private static func look(
    _ seconds: Double, _ sourceLocation: SourceLocation, _ isSo: () async throws -> Bool,
    pause: () async -> Void
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while try await !isSo() {
      guard ContinuousClock.now < deadline else {
        Issue.record("It did not come about in \(seconds) s.", sourceLocation: sourceLocation)
        return
      }
      await pause()
    }
  }
}
