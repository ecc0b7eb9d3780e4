import Synchronization

/// What other threads hand to the one that edits a line: text to print above it.
final class EditorMailbox: Sendable {
  private struct State {
    var isReading = false
    var waiting: [String] = []
  }

  let pipe: WakePipe
  private let state = Mutex(State())

  init?() {
    guard let pipe = WakePipe() else { return nil }
    self.pipe = pipe
  }

  /// Prints `bytes` above the line being edited, or right away when none is.
  func post(_ bytes: String) {
    state.withLock { state in
      if state.isReading {
        state.waiting.append(bytes)
        pipe.send(TerminalGuard.Wake.printing)
      } else {
        Descriptor.write(bytes, to: Descriptor.output)
      }
    }
  }

  /// False when a line is being read already.
  func beginReading() -> Bool {
    state.withLock { state in
      guard !state.isReading else { return false }
      state.isReading = true
      return true
    }
  }

  /// Ends reading; what came too late to stand above the line is printed below it.
  func endReading() {
    state.withLock { state in
      state.isReading = false
      for bytes in state.waiting { Descriptor.write(bytes, to: Descriptor.output) }
      state.waiting = []
    }
  }

  func take() -> [String] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }
}
