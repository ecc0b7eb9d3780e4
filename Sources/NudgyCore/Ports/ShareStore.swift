package import Foundation

/// Makes tasks of what came from elsewhere, each exactly once.
package protocol ShareStore: Sendable {
  /// Makes the tasks of what never came before, in one transaction and as one undoable change.
  ///
  /// - Parameter revives: whether what came before, and whose task was undone since, makes a task again.
  /// - Returns: for each, in order, what became of it.
  func takeIn(
    _ shared: [SharedTask], revives: Bool, at now: Date, turn: UUID
  ) async throws(NudgyError) -> [TakenIn]
}

/// A task to be made of a shared item, unless that came before.
package struct SharedTask: Sendable, Equatable {
  /// As `SharedItem.identity`; nil for what is made whatever came before.
  package var identity: String?
  package var task: NewTask
  /// Whether it is made though it came before, and known by this task from then on.
  package var isAnew = false

  package init(identity: String?, task: NewTask) {
    self.identity = identity
    self.task = task
  }
}

/// What became of a shared item.
package enum TakenIn: Sendable, Equatable {
  case made(TaskTransition)
  /// It came before; its task, unless that was undone.
  case known(TaskItem?)
}
