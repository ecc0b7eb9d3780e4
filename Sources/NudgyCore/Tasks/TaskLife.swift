package import Foundation

/// The rules of a task's life, as pure functions: what each change does to a task.
///
/// The store runs these inside its transaction, so that two Nudgys can never disagree about them.
package enum TaskLife {
  /// The task after `command`.
  ///
  /// - Parameter edges: where the queue begins and ends, read only when the command moves the task in it.
  /// - Throws: `NudgyError.taskUnchanged` when the task already is what the command would make it, or
  ///   a closed one would be snoozed or edited, and
  ///   `NudgyError.snoozeInPast` when a return time is not ahead of `now`.
  package static func apply(
    _ command: TaskCommand, to item: TaskItem, at now: Date, edges: () throws(NudgyError) -> QueueEdges
  ) throws(NudgyError) -> TaskItem {
    var task = item
    task.updatedAt = now
    switch command {
    case .create:
      return item
    case .complete:
      guard item.status != .done else { throw .taskUnchanged(number: item.number, status: .done) }
      task.status = .done
      task.completedAt = now
      task.snoozedUntil = nil
    case .snooze(_, let until):
      guard item.status != .done, item.status != .dropped else {
        throw .taskUnchanged(number: item.number, status: item.status)
      }
      guard until > now else { throw .snoozeInPast(until) }
      task.status = .snoozed
      task.snoozedUntil = until
      task.snoozeCount += 1
      // It is silent while it is away; what is asked for from now on rings all the same.
      task.reminders.removeAll {
        if case .at(let moment) = $0 { moment > now && moment <= until } else { false }
      }
    case .skip:
      task = wakened(task, at: now)
      task.skipCount += 1
      task.skippedAt = now
      task.sortOrder = try edges().last + 1
    case .drop:
      guard item.status != .dropped else { throw .taskUnchanged(number: item.number, status: .dropped) }
      task.status = .dropped
      task.snoozedUntil = nil
    case .reopen:
      guard item.effectiveStatus(at: now) != .active else {
        throw .taskUnchanged(number: item.number, status: .active)
      }
      task.status = .active
      task.completedAt = nil
      task.snoozedUntil = nil
      task.skippedAt = nil
    case .update(_, let patch):
      guard item.status != .done, item.status != .dropped else {
        throw .taskUnchanged(number: item.number, status: item.status)
      }
      task = patch.applied(to: wakened(task, at: now))
      if patch.movesToTop {
        task.sortOrder = try edges().first - 1
        task.skippedAt = nil
      }
    }
    return task
  }

  /// A task whose snooze has ended becomes plainly active when it is touched.
  private static func wakened(_ item: TaskItem, at now: Date) -> TaskItem {
    guard item.hasReturned(at: now) else { return item }
    var task = item
    task.status = .active
    task.snoozedUntil = nil
    return task
  }
}

/// The lowest and highest `sortOrder` in the store.
package struct QueueEdges: Sendable, Equatable {
  package var first: Int
  package var last: Int

  package init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }
}

extension TaskCommand {
  /// What the command is called in a receipt.
  package var change: TaskChange {
    switch self {
    case .create: .created
    case .complete: .completed
    case .snooze: .snoozed
    case .skip: .skipped
    case .drop: .dropped
    case .reopen: .reopened
    case .update: .updated
    }
  }

  /// The task it is about; nil when it makes one.
  package var number: Int? {
    switch self {
    case .create: nil
    case .complete(let number, _), .snooze(let number, _), .skip(let number), .drop(let number),
      .reopen(let number), .update(let number, _):
      number
    }
  }
}
