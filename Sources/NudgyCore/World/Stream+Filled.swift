extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// A stream that a task of its own fills, and that ends or fails with it. Who stops listening cancels the task.
  package static func filled(
    by fill: @escaping @Sendable (Continuation) async throws -> Void
  ) -> AsyncThrowingStream {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await fill(continuation)
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncStream where Element: Sendable {
  /// A stream that a task of its own fills, and that ends with it. Who stops listening cancels the task.
  package static func filled(by fill: @escaping @Sendable (Continuation) async -> Void) -> AsyncStream {
    AsyncStream { continuation in
      let task = Task {
        await fill(continuation)
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
