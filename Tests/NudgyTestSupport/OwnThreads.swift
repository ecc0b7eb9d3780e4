import Foundation
package import Testing

/// Runs tests that block, such as those that wait at a terminal, on threads of their own.
///
/// The shared pool has one thread a core: two tests that wait there for a program keep every other test from going
/// on, those that have promised a time among them.
package struct OwnThreads: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ThreadExecutor.shared) { try await function() }
  }
}

extension Trait where Self == OwnThreads {
  package static var ownThreads: OwnThreads { OwnThreads() }
}

/// A few threads: as many programs at once as there are tests would keep each other from going on.
private final class ThreadExecutor: TaskExecutor {
  static let shared = ThreadExecutor()

  private let queue: OperationQueue

  private init() {
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = unsafe asUnownedTaskExecutor()
    queue.addOperation { unsafe job.runSynchronously(on: executor) }
  }
}
