import Foundation
import NudgyCore
import NudgySystem
import Synchronization

/// Turns Ctrl-C into a call while an answer is running, instead of ending the program.
///
/// ```swift
/// await InterruptMonitor.shared.whileRunning({ engine.stop() }) { await engine.answer() }
/// ```
package final class InterruptMonitor: Sendable {
  package static let shared = InterruptMonitor()

  /// After so many Ctrl-C for one answer the program ends after all: whoever presses that often means it.
  private static let patience = 4

  private struct State {
    var callback: (@Sendable () -> Void)?
    var count = 0
    var isThreadRunning = false
  }

  private let pipe = WakePipe()
  private let state = Mutex(State())

  private init() {}

  /// Runs `body`; every Ctrl-C meanwhile calls `onInterrupt`, on a thread of its own.
  package func whileRunning<Result>(
    _ onInterrupt: @escaping @Sendable () -> Void, _ body: () async throws -> Result
  ) async rethrows -> Result {
    guard let pipe else { return try await body() }
    TerminalGuard.install()
    start(pipe)
    let outer = state.withLock { state in
      defer {
        state.callback = onInterrupt
        state.count = 0
      }
      return state.callback
    }
    let outerDescriptor = unsafe TerminalGuard.state.pointee.interruptDescriptor
    unsafe TerminalGuard.state.pointee.interruptDescriptor = pipe.writeEnd
    defer {
      unsafe TerminalGuard.state.pointee.interruptDescriptor = outerDescriptor
      state.withLock { $0.callback = outer }
    }
    return try await body()
  }

  /// Starts the thread that waits for interrupts, once.
  private func start(_ pipe: WakePipe) {
    let isFirst = state.withLock { state in
      defer { state.isThreadRunning = true }
      return !state.isThreadRunning
    }
    guard isFirst else { return }
    OwnThread.start { [self] in
      while true {
        _ = Descriptor.wait(pipe.readEnd, for: Int16(POLLIN), milliseconds: -1)
        for _ in pipe.drain() { interrupted() }
      }
    }
  }

  private func interrupted() {
    let (callback, count) = state.withLock { state in
      state.count += 1
      return (state.callback, state.count)
    }
    if count >= InterruptMonitor.patience {
      TerminalGuard.restore()
      signal(SIGINT, SIG_DFL)
      kill(getpid(), SIGINT)
    }
    callback?()
  }
}
