package import Foundation
package import NudgyCore

/// One task at one moment, and why it rings then.
package struct RingMoment: Sendable, Equatable {
  package var task: TaskItem
  package var kind: RingKind
  package var at: Date
  /// Before, at or after the deadline.
  package var stage: Stage
  /// Why it is not sooner; nil where nothing holds it.
  package var wait: RingWait?
  /// It rings only if none of these does or did.
  var instead: [RingKey] = []

  package enum Stage: Sendable, Equatable {
    case onTime
    /// Seconds ahead of the deadline.
    case ahead(TimeInterval)
    /// Rung again, as was wanted, the deadline having passed.
    case again
  }

  package init(
    _ task: TaskItem, _ kind: RingKind, at: Date, stage: Stage = .onTime, wait: RingWait? = nil
  ) {
    self.task = task
    self.kind = kind
    self.at = at
    self.stage = stage
    self.wait = wait
  }

  /// The deadline that passed while the task was put away, told with its return.
  package var passedDeadline: DueDate? {
    guard kind == .return, let due = task.due, due.deadline > task.updatedAt, due.deadline <= at else {
      return nil
    }
    return due
  }

  /// Which of several moments of a task at the same time is the one that speaks: the highest.
  var weight: Int {
    switch (kind, stage) {
    case (.return, .onTime): 5
    case (.due, .onTime), (.rhythm, .onTime): 4
    case (.asked, _): 3
    case (_, .ahead): 2
    case (_, .again): 1
    default: 0
    }
  }

  package var key: RingKey { RingKey(task: task.number, kind: kind, moment: at) }
}
