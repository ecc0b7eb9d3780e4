import NudgyAssistant
import NudgyREPL
import NudgyTerminal
import Synchronization

/// Someone at the keyboard, from a script; what they type is echoed as a terminal would.
final class ScriptedInput: ChatInput {
  private struct State {
    var entries: [ChatEntry]
    var onInterrupt: (@Sendable () -> Void)?
    var isInterruptWaiting = false
  }

  private let terminal: any Terminal
  private let state: Mutex<State>

  /// How long it takes to type an entry.
  private let pause: @Sendable () async -> Void

  init(
    _ entries: [ChatEntry], on terminal: any Terminal, pause: @escaping @Sendable () async -> Void = {}
  ) {
    self.terminal = terminal
    self.pause = pause
    state = Mutex(State(entries: entries))
  }

  /// Lines typed one after another, then Ctrl-D.
  convenience init(typing lines: [String], on terminal: any Terminal) {
    self.init(lines.map { .entry($0, .typed) }, on: terminal)
  }

  func next(prompt: StyledText) async -> ChatEntry {
    terminal.write(prompt)
    await pause()
    let entry = state.withLock { $0.entries.isEmpty ? .endOfInput : $0.entries.removeFirst() }
    switch entry {
    case .entry(let text, let origin):
      terminal.writeLine(StyledText(origin == .pasted ? "[pasted] \(text)" : text))
    case .interrupted: terminal.writeLine("^C")
    case .endOfInput: terminal.writeLine()
    }
    return entry
  }

  func printAbove(_ text: StyledText) { terminal.write(text) }

  func alert(heading: String, text: String, isSoft: Bool) {}

  func whileAnswering(onInterrupt: @escaping @Sendable () -> Void, _ work: () async -> Void) async {
    let isWaiting = state.withLock { state in
      state.onInterrupt = onInterrupt
      return state.isInterruptWaiting
    }
    if isWaiting { onInterrupt() }
    await work()
    state.withLock {
      $0.onInterrupt = nil
      $0.isInterruptWaiting = false
    }
  }

  /// Ctrl-C while an answer is on its way.
  func interrupt() {
    let call = state.withLock { state in
      state.isInterruptWaiting = state.onInterrupt == nil
      return state.onInterrupt
    }
    call?()
  }
}
