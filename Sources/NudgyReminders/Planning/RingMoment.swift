package import Foundation
package import NudgyCore

/// One task at one moment, and why it rings then.
package struct RingMoment: Sendable, Equatable {
  package var task: TaskItem
  package var kind: RingKind
  package var at: Date
  /// Before, at or after the deadline.
  package var stage: Stage

  package enum Stage: Sendable, Equatable {
    case onTime
    /// Seconds ahead of the deadline.
    case ahead(TimeInterval)
    /// Rung again, as was wanted, the deadline having passed.
    case again
  }

  package init(_ task: TaskItem, _ kind: RingKind, at: Date, stage: Stage = .onTime) {
    self.task = task
    self.kind = kind
    self.at = at
    self.stage = stage
  }

  package var key: RingKey { RingKey(task: task.number, kind: kind, moment: at) }
}
