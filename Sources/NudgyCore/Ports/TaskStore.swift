package import Foundation

/// The local store of tasks, and the journal that can undo every change to them.
///
/// Every query is answered by an index; nothing loads all tasks. Several processes may use one store.
package protocol TaskStore: Sendable {
  /// Where the store works. Whoever asks it at every step works there as well.
  var queue: WorkQueue { get }

  func task(number: Int) async throws(NudgyError) -> TaskItem?

  /// The One Thing, or nil when nothing is active and nothing comes back within two hours.
  func next(_ query: NextQuery) async throws(NudgyError) -> NextAnswer?

  func tasks(_ query: TaskListQuery) async throws(NudgyError) -> [TaskItem]

  /// How many tasks the query would list if it had no limit.
  func count(_ query: TaskListQuery) async throws(NudgyError) -> Int

  func counts(now: Date, today: ClosedRange<Date>) async throws(NudgyError) -> BoardCounts

  /// Tasks with the words in their title, notes or contact, best first; misspellings are forgiven.
  func search(
    _ words: String, statuses: Set<TaskStatus>, limit: Int
  ) async throws(NudgyError) -> [TaskMatch]

  /// Applies all commands in one transaction and journals them as one undoable change.
  ///
  /// - Parameters:
  ///   - turn: groups the changes of one message.
  ///   - waits: until the change is on the disk itself; not needed when another write of the same turn waits.
  /// - Throws: `noSuchTask` for a number that is not there, and what `TaskLife` throws; then nothing changed.
  func apply(
    _ commands: [TaskCommand], at now: Date, turn: UUID, waits: Bool
  ) async throws(NudgyError) -> [TaskTransition]

  /// Reverses the last `count` changes, or, with `wholeTurn`, every change of the last one's turn.
  /// - Throws: `nothingToUndo` when there is none.
  func undo(count: Int, wholeTurn: Bool, at now: Date) async throws(NudgyError) -> [TaskTransition]

  /// Repeats the last `count` undone changes. A new change makes what was undone before it final.
  /// - Throws: `nothingToRedo` when there is none.
  func redo(count: Int, at now: Date) async throws(NudgyError) -> [TaskTransition]

  /// Titles of active tasks that begin with `prefix` (any case), newest first, for completion.
  func titles(startingWith prefix: String, limit: Int) async throws(NudgyError) -> [String]
}

extension TaskStore {
  package func apply(
    _ commands: [TaskCommand], at now: Date, turn: UUID
  ) async throws(NudgyError) -> [TaskTransition] {
    try await apply(commands, at: now, turn: turn, waits: true)
  }
}
