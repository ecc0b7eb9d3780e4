package import Foundation

/// One change to the store, as a fact; what it does to a task is in `TaskLife`.
package enum TaskCommand: Sendable, Equatable {
  case create(NewTask)
  /// `next` is the following occurrence of a recurring task.
  case complete(number: Int, next: NewTask? = nil)
  case snooze(number: Int, until: Date)
  case skip(number: Int)
  case drop(number: Int)
  case reopen(number: Int)
  case update(number: Int, TaskPatch)
}

/// What happened to a task; the raw values are those of the contracts.
package enum TaskChange: String, Sendable, CaseIterable, Codable {
  case created, completed, snoozed, skipped, dropped, reopened, updated, undone, redone
}

/// One task before and after a change.
package struct TaskTransition: Sendable, Equatable {
  package var change: TaskChange
  /// Nil when the change made the task.
  package var before: TaskItem?
  /// Nil when undoing took the task away again.
  package var after: TaskItem?
  /// For `undone` and `redone`: the change that was reversed or repeated.
  package var original: TaskChange?

  package init(
    change: TaskChange, before: TaskItem?, after: TaskItem?, original: TaskChange? = nil
  ) {
    self.change = change
    self.before = before
    self.after = after
    self.original = original
  }

  /// The task as it is now, or as it was when it is gone. One of the two sides is always there.
  package var task: TaskItem? { after ?? before }
}
