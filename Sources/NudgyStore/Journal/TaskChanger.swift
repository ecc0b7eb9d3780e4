import Foundation
import NudgyCore

/// Changes tasks by the rules of `TaskLife` and keeps the journal. Runs inside a write transaction.
struct TaskChanger {
  let connection: SQLiteConnection
  let makeID: @Sendable () -> UUID
  let errors: ErrorTranslation

  private var table: TaskTable { TaskTable(connection: connection) }
  private var journal: Journal { Journal(connection: connection) }

  func apply(_ commands: [TaskCommand], at now: Date, turn: UUID) throws -> [TaskTransition] {
    guard !commands.isEmpty else { return [] }
    var transitions: [TaskTransition] = []
    for command in commands { transitions += try apply(command, at: now) }
    try journal.record(transitions.map(Journal.Change.task), at: now, turn: turn)
    return transitions
  }

  private func apply(_ command: TaskCommand, at now: Date) throws -> [TaskTransition] {
    if case .create(let new) = command { return [try create(new, at: now)] }
    guard let number = command.number, let before = try table.task(number: number) else {
      throw NudgyError.noSuchTask(reference: command.number.map { "#\($0)" } ?? "")
    }
    let after = try TaskLife.apply(command, to: before, at: now) { () throws(NudgyError) in
      do { return try table.queueEdges() } catch { throw errors.using(error) }
    }
    try table.update(after, from: before)
    var transitions = [
      TaskTransition(change: command.change, before: before, after: try stored(after))
    ]
    if case .complete(_, let next?) = command { transitions.append(try create(next, at: now)) }
    return transitions
  }

  private func create(_ new: NewTask, at now: Date) throws -> TaskTransition {
    let item = new.item(number: try table.nextNumber(), uuid: makeID(), at: now)
    try table.insert(item)
    return TaskTransition(change: .created, before: nil, after: try stored(item))
  }

  /// The task as the store gives it back, so that what is reported is what was kept.
  private func stored(_ task: TaskItem) throws(SQLiteError) -> TaskItem {
    try table.task(number: task.number) ?? task
  }

  // MARK: - Undo and redo

  func undo(count: Int, wholeTurn: Bool) throws -> [JournalStep] {
    var steps: [JournalStep] = []
    var turn: String?
    var remaining = max(1, count)
    while let entry = try journal.lastDone() {
      if wholeTurn ? turn.map({ $0 != entry.turn }) ?? false : remaining == 0 { break }
      turn = entry.turn
      remaining -= 1
      for change in try journal.changes(of: entry).reversed() { steps.append(try reverse(change)) }
      try journal.mark(entry, undone: true)
    }
    guard turn != nil else { throw NudgyError.nothingToUndo }
    return steps
  }

  func redo(count: Int) throws -> [JournalStep] {
    var steps: [JournalStep] = []
    var remaining = max(1, count)
    while remaining > 0, let entry = try journal.firstUndone() {
      remaining -= 1
      for change in try journal.changes(of: entry) { steps.append(try repeated(change)) }
      try journal.mark(entry, undone: false)
    }
    guard remaining < max(1, count) else { throw NudgyError.nothingToRedo }
    return steps
  }

  private func reverse(_ change: Journal.Change) throws(SQLiteError) -> JournalStep {
    switch change {
    case .outside(let made): return .outside(made.reversed)
    case .task(let made):
      let (before, after) = try replace(with: made.before, number: made.task?.number)
      return .task(TaskTransition(change: .undone, before: before, after: after, original: made.change))
    }
  }

  private func repeated(_ change: Journal.Change) throws(SQLiteError) -> JournalStep {
    switch change {
    case .outside(let made): return .outside(made)
    case .task(let made):
      let (before, after) = try replace(with: made.after, number: made.task?.number)
      return .task(TaskTransition(change: .redone, before: before, after: after, original: made.change))
    }
  }

  /// Puts an image in the place of a task, or takes the task away; returns it before and after.
  private func replace(
    with image: TaskItem?, number: Int?
  ) throws(SQLiteError) -> (before: TaskItem?, after: TaskItem?) {
    guard let number else { return (nil, nil) }
    let before = try table.task(number: number)
    guard let image else {
      if before != nil { try table.delete(number: number) }
      return (before, nil)
    }
    if let before { try table.update(image, from: before) } else { try table.insert(image) }
    return (before, image)
  }
}
