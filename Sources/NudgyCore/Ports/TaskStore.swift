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

  /// A page of an agenda's part.
  func agenda(_ query: AgendaQuery) async throws(NudgyError) -> [TaskItem]

  /// How many tasks the query would give if it had no limit.
  func count(_ query: AgendaQuery) async throws(NudgyError) -> Int

  func counts(now: Date, today: ClosedRange<Date>) async throws(NudgyError) -> BoardCounts

  /// Tasks with the words in their title, notes or contact, best first; misspellings are forgiven.
  func search(
    _ words: String, statuses: Set<TaskStatus>, limit: Int
  ) async throws(NudgyError) -> [TaskMatch]

  /// The newest open tasks that share a telling word with a text, a few for each word.
  func mentioned(in text: String, limit: Int) async throws(NudgyError) -> [TaskHeading]

  /// Applies all commands in one transaction and journals them as one undoable change.
  ///
  /// - Parameter turn: groups the changes of one message.
  /// - Throws: `noSuchTask` for a number that is not there, and what `TaskLife` throws; then nothing changed.
  func apply(
    _ commands: [TaskCommand], at now: Date, turn: UUID
  ) async throws(NudgyError) -> [TaskTransition]

  /// Journals changes to what is not in the store as one undoable change.
  func record(_ changes: [OutsideChange], at now: Date, turn: UUID) async throws(NudgyError)

  /// All changes of a kind that the journal holds, those undone included.
  func outsideChanges(_ kind: OutsideChange.Kind) async throws(NudgyError) -> [OutsideChange]

  /// Begins to write together what is changed until `endGroup`: each change is an entry of the journal and can
  /// fail by itself, but they reach the disk at once. Others who want to write wait meanwhile, so the group is
  /// ended soon, with nothing slow in between. A group within a group is kept or given up with the outer one.
  func beginGroup() async throws(NudgyError)

  /// Keeps what was changed since `beginGroup`, on the disk when this returns.
  /// - Throws: what was in the way of writing; then nothing of the group changed.
  func endGroup() async throws(NudgyError)

  /// Takes back what was changed since `beginGroup`.
  func abandonGroup() async

  /// Reverses the last `count` changes, or, with `wholeTurn`, every change of the last one's turn.
  ///
  /// What is not in the store is for the caller to put back, best within a group, so that both happen or neither.
  /// - Throws: `nothingToUndo` when there is none.
  func undo(count: Int, wholeTurn: Bool, at now: Date) async throws(NudgyError) -> [JournalStep]

  /// Repeats the last `count` undone changes. A new change makes what was undone before it final.
  /// - Throws: `nothingToRedo` when there is none.
  func redo(count: Int, at now: Date) async throws(NudgyError) -> [JournalStep]

  /// Whether the store's file was found gone or replaced since this was last asked, and another one opened.
  func takeReopening() async -> StoreReopening?

  /// Active tasks to be rung for that firmly whose rings have begun: due within two days or past it, soonest first, and
  /// those without a deadline, up to `limit` of each.
  func tasksPressing(
    _ pressure: TaskPressure, at now: Date, limit: Int
  ) async throws(NudgyError) -> [TaskItem]

  /// Titles of active tasks that begin with `prefix` (any case), newest first, for completion.
  func titles(startingWith prefix: String, limit: Int) async throws(NudgyError) -> [String]
}

extension TaskStore {
  /// Runs `body` as one group: all that it changed in the store is kept, or nothing.
  package func grouped<Value>(
    _ body: () async throws(NudgyError) -> Value
  ) async throws(NudgyError) -> Value {
    try await beginGroup()
    let value: Value
    do {
      value = try await body()
    } catch {
      await abandonGroup()
      throw error
    }
    try await endGroup()
    return value
  }
}

/// The store's file was taken away or replaced while it was open.
package struct StoreReopening: Sendable, Equatable {
  package var path: String
  /// There was nothing in its place, so an empty store was made.
  package var isNew: Bool

  package init(path: String, isNew: Bool) {
    self.path = path
    self.isNew = isNew
  }
}
