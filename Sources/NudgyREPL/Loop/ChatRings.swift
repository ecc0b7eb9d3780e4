package import Foundation
package import NudgyCore
package import NudgyReminders

/// What rings while a chat is open: above the line being typed, once, wherever else Nudgy runs.
package struct ChatRings: Sendable {
  private let ringer: Ringer
  private let world: World
  private let present: @Sendable (Date?) async -> Void
  private let rung: @Sendable (Int) async -> Void

  /// Seconds between looks for what others have added, and between signs of life.
  private static let pulse: TimeInterval = 30
  private static let horizon: TimeInterval = 3600

  /// - Parameters:
  ///   - present: told that a chat is open, with the time; nil when it closes.
  ///   - rung: told which task has been rung for, so that "done" is about it.
  package init(
    ringer: Ringer, world: World, present: @escaping @Sendable (Date?) async -> Void,
    rung: @escaping @Sendable (Int) async -> Void
  ) {
    self.ringer = ringer
    self.world = world
    self.present = present
    self.rung = rung
  }

  /// What nobody could be told of before this launch.
  func missed() async -> [Ring] {
    await tell(by: .launch) { _ in }
  }

  /// Rings what is to be told, until the task is cancelled.
  func ring(_ show: @escaping @Sendable (Ring) -> Void) async {
    while !Task.isCancelled {
      await present(world.now())
      _ = await tell(by: .chat, show)
      let now = world.now()
      let window = RingWindow(after: now, upTo: now.addingTimeInterval(Self.horizon))
      let next = try? await ringer.upcoming(in: window).first?.at
      let wait = min(Self.pulse, max(0.2, (next ?? .distantFuture).timeIntervalSince(now)))
      do { try await world.sleep(.seconds(wait)) } catch { return }
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
