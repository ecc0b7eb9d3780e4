import NudgyCore
import Synchronization

/// What is known of one model's context window, for as long as the program runs.
package final class WindowMemory: Sendable {
  private struct State {
    var told: ContextWindow?
    var learnt: ContextWindow?
    var asking: Task<ContextWindow?, Never>?
    var asked = 0
  }

  /// A model that is not loaded yet, or a server that is not up yet, may tell later; one that never does is left
  /// alone.
  private static let mostAsked = 3

  private let state = Mutex(State())

  package init() {}

  /// A server has refused what was longer than this.
  func learn(tokens: Int) {
    state.withLock { state in
      state.learnt = ContextWindow(tokens: tokens, source: .learnt, knob: state.told?.knob) ?? state.learnt
    }
  }

  /// What is known; the first time, what `ask` brings within `patience`.
  func window(
    within patience: Duration, sleep: @escaping @Sendable (Duration) async throws -> Void,
    ask: @escaping @Sendable () async -> ContextWindow?
  ) async -> ContextWindow? {
    let (known, task) = state.withLock { state in begin(&state, ask) }
    guard known == nil, let task else { return known }
    return await WindowMemory.value(of: task, within: patience, sleep: sleep)
  }

  /// What is known, and the asking to wait for where nothing is.
  private func begin(
    _ state: inout State, _ ask: @escaping @Sendable () async -> ContextWindow?
  ) -> (ContextWindow?, Task<ContextWindow?, Never>?) {
    let known = state.learnt ?? state.told
    let isSure = known.map { $0.source != .usual } ?? false
    let isFirst = state.asked == 0
    guard !isSure, state.asking == nil, state.asked < WindowMemory.mostAsked else { return (known, nil) }
    state.asked += 1
    let task = Task { [self] in
      let told = await ask()
      self.state.withLock { state in
        state.told = told ?? state.told
        state.asking = nil
      }
      return told
    }
    state.asking = task
    // Waiting once is enough.
    return (known, isFirst ? task : nil)
  }

  private static func value(
    of task: Task<ContextWindow?, Never>, within patience: Duration,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) async -> ContextWindow? {
    // Not a group, which would wait for the slower of the two.
    let (values, continuation) = AsyncStream.makeStream(of: ContextWindow?.self)
    let timer = Task {
      try? await sleep(patience)
      continuation.finish()
    }
    Task {
      continuation.yield(await task.value)
      continuation.finish()
    }
    defer { timer.cancel() }
    for await value in values { return value }
    return nil
  }
}
