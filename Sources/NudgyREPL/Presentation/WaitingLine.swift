import NudgyAssistant
package import NudgyCore
package import NudgyTerminal
import Synchronization

/// The quiet line that stands where words are awaited, and goes without a trace when they come.
package final class WaitingLine: Sendable {
  /// Shorter waits are not felt.
  static let delay = Duration.milliseconds(700)

  private struct State {
    /// Since when nothing was shown, in the world's uptime; nil while something is, or the cursor stands behind words.
    var since: Duration?
    var isReasoning = false
    var isShown = false
    /// Where words stay, they are said once.
    var isSaid = false
  }

  private let terminal: any Terminal
  private let world: World?
  private let state = Mutex(State())

  /// - Parameter world: whose clock it goes by; nil shows nothing.
  package init(on terminal: any Terminal, world: World?) {
    self.terminal = terminal
    self.world = world
  }

  /// Does the work with the line beside it.
  package func beside(_ work: () async -> Void) async {
    guard let world, terminal.progress != .hidden else { return await work() }
    begin()
    let watch = Task { await self.watch(world) }
    await work()
    watch.cancel()
    end()
  }

  /// Lets `show` put a reply on the screen; it returns whether the cursor stands at the start of a line then.
  func around(_ reply: Reply, _ show: () -> Bool) {
    if case .event(.progress(let progress)) = reply { return note(progress) }
    end()
    if show() { begin() }
  }

  // MARK: - Watching

  /// Looks again and again, until the task is cancelled.
  func watch(_ world: World) async {
    while !Task.isCancelled {
      let pause = look(at: world.uptime())
      guard (try? await world.sleep(pause)) != nil else { return }
    }
  }

  /// Shows what is to be shown now; returns how long that holds.
  private func look(at now: Duration) -> Duration {
    state.withLock { state in
      guard let since = state.since else { return WaitingLine.delay }
      let silence = now - since
      guard silence >= WaitingLine.delay else { return WaitingLine.delay - silence }
      show(silence, &state)
      return .seconds(1 + silence.components.seconds) - silence
    }
  }

  func begin() {
    guard let world else { return }
    state.withLock { $0.since = world.uptime() }
  }

  func end() {
    state.withLock { state in
      state.since = nil
      state.isReasoning = false
      guard state.isShown else { return }
      state.isShown = false
      terminal.setPassingLine(nil)
    }
  }

  private func note(_ progress: TurnProgress) {
    guard let world else { return }
    state.withLock { state in
      switch progress {
      case .reasoning: state.isReasoning = true
      }
      if state.isShown, let since = state.since { show(world.uptime() - since, &state) }
    }
  }

  // MARK: - Showing

  private func show(_ silence: Duration, _ state: inout State) {
    switch terminal.progress {
    case .hidden: break
    case .saidOnce:
      guard !state.isSaid else { return }
      state.isSaid = true
      terminal.writeLine(StyledText(ChatWording.waitingInWords))
    case .repainted:
      state.isShown = true
      terminal.setPassingLine(line(silence, state))
    }
  }

  private func line(_ silence: Duration, _ state: State) -> StyledText {
    let seconds = max(1, Int(silence.components.seconds))
    let words = ChatWording.waiting(seconds, isReasoning: state.isReasoning)
    let face = PenguinFace.text(.thinking).map { $0 + " " } ?? ""
    // One cell less, so that no terminal breaks it.
    return StyledText(CellText.truncated(face + words, to: terminal.columns - 1), .dim)
  }
}
