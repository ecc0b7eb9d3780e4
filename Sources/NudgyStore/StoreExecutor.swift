import Dispatch

/// Runs an actor's jobs one after another on a queue of its own, as SQLite blocks and the shared pool of
/// threads must not be blocked.
final class StoreExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "nudgy.store", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in
      unsafe job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}
