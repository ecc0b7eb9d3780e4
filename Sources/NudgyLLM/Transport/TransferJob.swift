import Synchronization

/// A request on its way through the transport: who receives, who waits, and whether it is still wanted.
final class TransferJob: Sendable {
  let request: HTTPRequest
  let receiver: any HTTPReceiver
  private let cancelled = Atomic(false)
  private let waiting: Mutex<CheckedContinuation<TransferFailure?, Never>?>

  init(_ request: HTTPRequest, _ receiver: any HTTPReceiver) {
    self.request = request
    self.receiver = receiver
    waiting = Mutex(nil)
  }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancel() { cancelled.store(true, ordering: .relaxed) }

  /// Who to tell of the end. Before the job is handed to the thread.
  func await(_ continuation: CheckedContinuation<TransferFailure?, Never>) {
    waiting.withLock { $0 = continuation }
  }

  /// Tells the end; only the first time counts.
  func finish(_ failure: TransferFailure?) {
    let continuation = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    continuation?.resume(returning: failure)
  }
}
