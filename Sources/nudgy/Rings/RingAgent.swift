import Foundation
import NudgyAssistant
import NudgyCore
import NudgyReminders

/// Rings as long as it runs: looks, sleeps until the next moment or until something changes, and looks again.
struct RingAgent: Sendable {
  let wiring: RingWiring
  let home: DataHome

  /// How far ahead the next moment is looked for.
  private static let horizon: TimeInterval = 24 * 3600
  /// Seconds given to an open chat to tell of a moment first.
  private static let chatFirst: TimeInterval = 3

  func run() async throws(NudgyError) -> ExitCode {
    let ringer = wiring.ringer
    let routes = wiring.routes(answered: answer)
    guard let waiter = MomentWaiter(watching: home.database) else {
      throw .bug("the clock cannot be waited for")
    }
    while !Task.isCancelled {
      let now = wiring.world.now()
      let isChatOpen = await wiring.openChat.isOpen(at: now)
      let looked = isChatOpen ? now.addingTimeInterval(-Self.chatFirst) : now
      // A store that is busy for once is no reason to end.
      _ = try? await ringer.ring(at: looked, by: routes)
      let window = RingWindow(after: looked, upTo: now.addingTimeInterval(Self.horizon))
      let next = try? await ringer.upcoming(in: window).first?.at
      let wake = (next ?? window.end).addingTimeInterval(isChatOpen ? Self.chatFirst : 0)
      await waiter.wait(until: max(wake, now.addingTimeInterval(0.2)), now: wiring.world.now)
    }
    return .done
  }

  /// Does what a popup's button says; each can be undone in the chat.
  private func answer(_ ring: Ring, _ answer: RingAnswer) async {
    guard let number = ring.task?.number else { return }
    let engine = wiring.engine
    // What was done elsewhere meanwhile needs no answer any more.
    switch answer {
    case .done: _ = try? await engine.complete("#\(number)")
    case .tenMinutes: _ = try? await engine.snooze(["#\(number)", "in", "10", "minutes"])
    case .tomorrow: _ = try? await engine.snooze(["#\(number)", "tomorrow"])
    case .letGo: _ = try? await engine.drop("#\(number)")
    case .doIt:
      guard let doing = try? await engine.doing("#\(number)") else { return }
      try? await engine.open(doing)
    }
  }
}
