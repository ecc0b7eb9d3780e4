package import Foundation

/// Looks ahead at what will ring, and whether anything but an open chat can.
package protocol RingOutlook: Sendable {
  /// What will ring in a window that lies ahead, soonest first.
  ///
  /// - Parameters:
  ///   - wake: when the user gets up, where that is known.
  ///   - sleep: when the user goes to bed, where that is known.
  func upcoming(in window: RingWindow, wake: CivilTime?, sleep: CivilTime?) async throws(NudgyError)
    -> [ForeseenRing]

  /// Whether something on this machine rings while no chat is open, and can be noticed.
  func rings() async -> Bool

  /// Whether there is a way to tell of a ring while no chat is open, were anything to ring.
  func canBeNoticed() async -> Bool
}

/// One task at one moment that lies ahead.
package struct ForeseenRing: Sendable, Equatable {
  package var task: Int
  package var title: String
  package var at: Date
  package var kind: RingKind

  package init(task: Int, title: String, at: Date, kind: RingKind) {
    self.task = task
    self.title = title
    self.at = at
    self.kind = kind
  }
}
