package import Foundation
package import NudgyCore
package import NudgyReminders

/// What rings while a chat is open: above the line being typed, once, wherever else Nudgy runs.
package struct ChatRings: Sendable {
  private let ringer: Ringer
  private let world: World
  private let present: @Sendable (Date?) async -> Void
  private let rung: @Sendable (Int) async -> Void
  private let wait: (@Sendable (Date) async -> Void)?

  /// Seconds between looks where others' changes are not heard of, and between signs of life.
  private static let pulse: TimeInterval = 30
  private static let horizon: TimeInterval = 3600

  /// - Parameters:
  ///   - present: told that a chat is open, with the time; nil when it closes.
  ///   - wait: waits until a moment, the store's next change or the end of the task, whichever comes first; nil where
  ///     only time can be waited for.
  ///   - rung: told which task has been rung for, so that "done" is about it.
  package init(
    ringer: Ringer, world: World, present: @escaping @Sendable (Date?) async -> Void,
    rung: @escaping @Sendable (Int) async -> Void, wait: (@Sendable (Date) async -> Void)? = nil
  ) {
    self.ringer = ringer
    self.world = world
    self.present = present
    self.rung = rung
    self.wait = wait
  }

  /// What nobody could be told of before this launch.
  func missed() async -> [Ring] {
    await tell(by: .launch) { _ in }
  }

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
    let told = try? await ringer.ring(at: world.now(), by: [ShownHere(name: name, show: show)])
    for number in (told ?? []).compactMap(\.ring.task?.number).suffix(1) { await rung(number) }
    return (told ?? []).map(\.ring)
  }
}

/// The screen of the chat itself.
private struct ShownHere: RingRoute {
  let name: RouteName
  let show: @Sendable (Ring) -> Void

  func tell(_ ring: Ring) async -> Bool {
    guard !Task.isCancelled else { return false }
    show(ring)
    return true
  }
}
