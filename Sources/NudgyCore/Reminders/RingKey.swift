package import Foundation

/// What makes a ring one and the same over all routes and processes: the task, the reason and the moment.
package struct RingKey: Sendable, Hashable {
  package var task: Int
  package var kind: RingKind
  package var moment: Date

  package init(task: Int, kind: RingKind, moment: Date) {
    self.task = task
    self.kind = kind
    self.moment = moment
  }
}
