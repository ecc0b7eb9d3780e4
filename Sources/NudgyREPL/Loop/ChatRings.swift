package import Foundation
package import NudgyCore
package import NudgyReminders

/// What rings while a chat is open: above the line being typed, once, wherever else Nudgy runs.
package struct ChatRings: Sendable {
  private let ringer: Ringer
  private let world: World
  private let others: [any RingRoute]
  private let present: @Sendable (Date?) async -> Void
  private let rung: @Sendable (Int) async -> Void
  private let newTroubles: @Sendable () async -> [String]
  private let wait: (@Sendable (Date) async -> Void)?

  /// Seconds between looks where others' changes are not heard of, and between signs of life.
  private static let pulse: TimeInterval = 30
  private static let horizon: TimeInterval = 3600

  /// - Parameters:
  ///   - others: ways that are to be gone beside the chat's own.
  ///   - present: told that a chat is open, with the time; nil when it closes.
  ///   - wait: waits until a moment, the store's next change or the end of the task, whichever comes first; nil where
  ///     only time can be waited for.
  ///   - rung: told which task has been rung for, so that "done" is about it.
  ///   - troubles: one line for each way out that failed since the last chat.
  package init(
    ringer: Ringer, world: World, others: [any RingRoute] = [],
    present: @escaping @Sendable (Date?) async -> Void, rung: @escaping @Sendable (Int) async -> Void,
    wait: (@Sendable (Date) async -> Void)? = nil, troubles: @escaping @Sendable () async -> [String] = { [] }
  ) {
    self.ringer = ringer
    self.world = world
    self.others = others
    self.present = present
    self.rung = rung
    newTroubles = troubles
    self.wait = wait
  }

  /// What nobody could be told of before this launch.
  package func missed() async -> [Ring] {
    await tell(by: .launch) { _ in }
  }

  /// What kept rings from getting out since the last chat, in one line each.
  func troubles() async -> [String] { await newTroubles() }

  /// Rings what is to be told, until the task is cancelled.
  func ring(_ show: @escaping @Sendable (Ring) -> Void) async {
    var signed: Date?
    while !Task.isCancelled {
      // To say so more often than is needed would only wake everybody who waits for changes.
      let isSilent = signed.map { abs(world.now().timeIntervalSince($0)) >= Self.pulse - 1 } ?? true
      if isSilent {
        signed = world.now()
        await present(signed)
      }
      _ = await tell(by: .chat, show)
      let now = world.now()
      let window = RingWindow(after: now, upTo: now.addingTimeInterval(Self.horizon))
      let next = try? await ringer.upcoming(in: window).first?.at
      await pause(until: min(next ?? .distantFuture, now.addingTimeInterval(Self.pulse)), from: now)
    }
  }

  /// A burst of changes is one reason to look, and no clock is so fast that it keeps anyone busy.
  private func pause(until moment: Date, from now: Date) async {
    let shortest: TimeInterval = 0.2
    if let wait {
      await wait(moment)
      try? await world.sleep(.seconds(shortest))
    } else {
      try? await world.sleep(.seconds(max(shortest, moment.timeIntervalSince(now))))
    }
  }

  func close() async { await present(nil) }

  private func tell(by name: RouteName, _ show: @escaping @Sendable (Ring) -> Void) async -> [Ring] {
    let here = ShownHere(name: name, show: show)
    // What was missed is told to who is here now, and to nobody else.
    let all = name == .chat ? [here] + others : [here]
    let told = try? await ringer.ring(at: world.now(), by: all, .all).filter { $0.route == name }
    for number in (told ?? []).compactMap(\.ring.task?.number).suffix(1) { await rung(number) }
    return (told ?? []).map(\.ring)
  }
}

/// The screen of the chat itself.
private struct ShownHere: RingRoute {
  let name: RouteName
  let show: @Sendable (Ring) -> Void

  func tell(_ ring: Ring) async throws(RouteFailure) {
    guard !Task.isCancelled else { throw .absent }
    show(ring)
  }
}
