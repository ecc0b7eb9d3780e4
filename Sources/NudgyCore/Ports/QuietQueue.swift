import Dispatch

/// Runs tasks one after another, away from the shared pool of threads: on Linux libdispatch looks after that pool once a
/// second for as long as a process lives, and one that lives for weeks shall sleep.
package final class QuietQueue: TaskExecutor {
  package static let shared = QuietQueue()

  // A queue of its own has threads that nobody looks after.
  private let queue = DispatchQueue(label: "nudgy.quiet")

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  package func pause(milliseconds: Int) async {
    await withCheckedContinuation { continuation in
      queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { continuation.resume() }
    }
  }
}
