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
  /// - Parameter turn: groups the changes of one message.
  /// - Throws: `noSuchTask` for a number that is not there, and what `TaskLife` throws; then nothing changed.
  func apply(
    _ commands: [TaskCommand], at now: Date, turn: UUID
  ) async throws(NudgyError) -> [TaskTransition]

  /// Begins to write together what is changed until `endGroup`: each change is an entry of the journal and can
  /// fail by itself, but they reach the disk at once. Others who want to write wait meanwhile, so the group is
  /// ended soon, with nothing slow in between.
  func beginGroup() async throws(NudgyError)

  /// Keeps what was changed since `beginGroup`, on the disk when this returns.
  /// - Throws: what was in the way of writing; then nothing of the group changed.
  func endGroup() async throws(NudgyError)

  /// Reverses the last `count` changes, or, with `wholeTurn`, every change of the last one's turn.
  /// - Throws: `nothingToUndo` when there is none.
  func undo(count: Int, wholeTurn: Bool, at now: Date) async throws(NudgyError) -> [TaskTransition]

  /// Repeats the last `count` undone changes. A new change makes what was undone before it final.
  /// - Throws: `nothingToRedo` when there is none.
  func redo(count: Int, at now: Date) async throws(NudgyError) -> [TaskTransition]

  /// Titles of active tasks that begin with `prefix` (any case), newest first, for completion.
  func titles(startingWith prefix: String, limit: Int) async throws(NudgyError) -> [String]
}
