import Dispatch
package import NudgyTerminal
import Synchronization

extension ChatCompleter {
  /// Longer than this nobody waits for Tab.
  private static let patience = DispatchTimeInterval.milliseconds(250)

  /// The same for the line editor, which waits on a thread of its own.
  package var finder: Completion.Finder {
    { line, cursor in
      let box = CompletionBox()
      Task { box.fill(await completions(of: line, cursor: cursor)) }
      return box.wait(ChatCompleter.patience)
    }
  }
}

/// Hands completions from a task to the thread that waits for them.
private final class CompletionBox: Sendable {
  private let found = Mutex<[Completion]>([])
  private let isFilled = DispatchSemaphore(value: 0)

  func fill(_ completions: [Completion]) {
    found.withLock { $0 = completions }
    isFilled.signal()
  }

  func wait(_ patience: DispatchTimeInterval) -> [Completion] {
    guard isFilled.wait(timeout: .now() + patience) == .success else { return [] }
    return found.withLock { $0 }
  }
}
