import Dispatch

/// One thing after another, away from the shared pool of threads, which nothing that blocks may hold up.
///
/// Actors that share a queue call each other without a thread waking another: a turn asks the store some twenty
/// times, and waking costs more than most of its answers.
package final class WorkQueue: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter label: names the queue in debuggers.
  package init(label: String) {
    queue = DispatchQueue(label: label, qos: .userInitiated)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in
      unsafe job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }
}
