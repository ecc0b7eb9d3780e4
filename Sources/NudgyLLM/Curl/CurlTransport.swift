import Foundation
import NudgyCore

/// Transfers over libcurl, on a thread of their own, which the first request starts.
///
/// curl blocks, and the shared pool of threads must not be blocked. All transfers share the thread and the
/// connections that are kept open between turns.
package final class CurlTransport: HTTPTransport {
  private let mailbox = TransferMailbox()
  private let now: @Sendable () -> ContinuousClock.Instant

  /// Whether there is a libcurl to send anything with. Loads it.
  package static var isAvailable: Bool { CurlLibrary.shared != nil }

  package init() {
    now = { ContinuousClock.now }
  }

  deinit {
    mailbox.shutDown()
  }

  /// Loads libcurl and starts the thread, so that the first turn need not wait for that (about 10 ms). Returns at
  /// once, and opens no socket.
  package func warmUp() { startThread() }

  func perform(_ request: HTTPRequest, for receiver: any HTTPReceiver) async throws(TransferFailure) {
    startThread()
    let job = TransferJob(request, receiver)
    let mailbox = mailbox
    let failure = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        job.await(continuation)
        mailbox.post(job)
      }
    } onCancel: {
      job.cancel()
      mailbox.wake()
    }
    if let failure { throw failure }
  }

  private func startThread() {
    guard mailbox.claimThread() else { return }
    let (mailbox, now) = (mailbox, now)
    OwnThread.start { CurlLoop.run(mailbox, now: now) }
  }
}

/// The transport's thread.
private struct CurlLoop {
  /// Between looks when nothing is under way; posting and cancelling wake it at once.
  private static let longestWait = Duration.seconds(60)

  private let multi: CurlMulti
  private let now: @Sendable () -> ContinuousClock.Instant
  private var transfers: [CurlTransfer.Identity: CurlTransfer] = [:]

  /// Serves the mailbox until it is shut down.
  static func run(_ mailbox: TransferMailbox, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    guard let library = CurlLibrary.shared, let multi = CurlMulti(library) else {
      return mailbox.refuseAll(with: .libraryMissing)
    }
    mailbox.setWaker { multi.wake() }
    var loop = CurlLoop(multi: multi, now: now)
    while let jobs = mailbox.take() { loop.turn(jobs) }
    mailbox.refuseAll(with: .cancelled)
    for transfer in Array(loop.transfers.values) { loop.end(transfer, .cancelled) }
  }

  private init(multi: CurlMulti, now: @escaping @Sendable () -> ContinuousClock.Instant) {
    self.multi = multi
    self.now = now
  }

  private mutating func turn(_ jobs: [TransferJob]) {
    for job in jobs { start(job) }
    multi.perform()
    for (identity, failure) in multi.ended() {
      if let transfer = transfers[identity] { end(transfer, failure) }
    }
    for transfer in Array(transfers.values) {
      if transfer.isCancelled {
        end(transfer, .cancelled)
      } else if transfer.isOver {
        end(transfer, .timedOut)
      }
    }
    multi.wait(milliseconds: untilNextLook)
  }

  private mutating func start(_ job: TransferJob) {
    guard !job.isCancelled else { return job.finish(.cancelled) }
    guard let transfer = CurlTransfer(job, library: multi.library, now: now), multi.add(transfer) else {
      return job.finish(.misconfigured)
    }
    transfers[transfer.identity] = transfer
  }

  private mutating func end(_ transfer: CurlTransfer, _ failure: TransferFailure?) {
    multi.remove(transfer)
    transfers[transfer.identity] = nil
    transfer.finish(failure)
  }

  /// Rounded up, as looking a moment too early means looking again and again.
  private var untilNextLook: Int32 {
    let nearest = transfers.values.map { $0.deadline - now() }.min() ?? CurlLoop.longestWait
    return Int32(max(.zero, min(nearest, CurlLoop.longestWait)) / .milliseconds(1)) + 1
  }
}
