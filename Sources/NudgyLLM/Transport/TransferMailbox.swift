import Synchronization

/// How other threads reach the transport's one.
final class TransferMailbox: Sendable {
  private struct State {
    var jobs: [TransferJob] = []
    var isClaimed = false
    var isShutDown = false
    /// Set when nothing can be carried.
    var refusal: TransferFailure?
    var waker: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Whether the caller is the first, and so the one to start the thread.
  func claimThread() -> Bool {
    state.withLock { state in
      defer { state.isClaimed = true }
      return !state.isClaimed
    }
  }

  func post(_ job: TransferJob) {
    let refusal = state.withLock { state in
      if state.refusal == nil { state.jobs.append(job) }
      return state.refusal
    }
    if let refusal { job.finish(refusal) } else { wake() }
  }

  func wake() {
    let waker = state.withLock { $0.waker }
    waker?()
  }

  func shutDown() {
    state.withLock { $0.isShutDown = true }
    wake()
  }

  // MARK: - The thread's side

  func setWaker(_ waker: @escaping @Sendable () -> Void) {
    state.withLock { $0.waker = waker }
  }

  /// What was posted since the last time; nil when there is nothing more to do, ever.
  func take() -> [TransferJob]? {
    state.withLock { state in
      guard !state.isShutDown else { return nil }
      defer { state.jobs = [] }
      return state.jobs
    }
  }

  func refuseAll(with failure: TransferFailure) {
    let jobs = state.withLock { state in
      state.refusal = failure
      defer { state.jobs = [] }
      return state.jobs
    }
    for job in jobs { job.finish(failure) }
  }
}
