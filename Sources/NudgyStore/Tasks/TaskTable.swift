import Foundation
import NudgyCore

/// Reads and writes single rows of `tasks`.
struct TaskTable {
  let connection: SQLiteConnection

  func task(number: Int) throws(SQLiteError) -> TaskItem? {
    try connection.first(TaskTable.selection, [.integer(number)]) { TaskItem(TaskFields($0)) }
  }

  /// The tasks with these numbers, in this order; those that are gone are left out.
  func tasks(numbers: [Int]) throws(SQLiteError) -> [TaskItem] {
    var found: [TaskItem] = []
    found.reserveCapacity(numbers.count)
    for number in numbers {
      if let item = try task(number: number) { found.append(item) }
    }
    return found
  }

  /// Stores a task that is new, or was taken away by undoing and comes back with its number.
  func insert(_ task: TaskItem) throws(SQLiteError) {
    let fields = TaskFields(task).all + TaskTable.times(of: task) + TaskTable.words(of: task)
    try connection.run(TaskTable.insertion, fields)
    try learnWords(of: task)
  }

  /// Writes what is new about a task that is in the store as `before`. What stays the same costs no index anything.
  func update(_ task: TaskItem, from before: TaskItem) throws(SQLiteError) {
    let hasOtherWords = !WordFolder.hasSameWords(task, before)
    var old = TaskFields(before).all + TaskTable.times(of: before)
    var new = TaskFields(task).all + TaskTable.times(of: task)
    if hasOtherWords {
      old += TaskTable.words(of: before)
      new += TaskTable.words(of: task)
    }
    let changed = new.indices.filter { new[$0] != old[$0] }
    guard !changed.isEmpty else { return }
    let assignments = changed.map { "\(TaskTable.writtenNames[$0]) = ?" }.joined(separator: ", ")
    try connection.run(
      "UPDATE tasks SET \(assignments) WHERE number = ?", changed.map { new[$0] } + [.integer(task.number)])
    if hasOtherWords { try learnWords(of: task) }
  }

  func delete(number: Int) throws(SQLiteError) {
    try connection.run("DELETE FROM tasks WHERE number = ?", [.integer(number)])
  }

  /// The number the next new task gets: one more than any task ever had.
  func nextNumber() throws(SQLiteError) -> Int {
    (try connection.number("SELECT seq FROM sqlite_sequence WHERE name = 'tasks'") ?? 0) + 1
  }

  /// Where the queue begins and ends.
  ///
  /// A created task stands at minus its number. What is moved to the top goes far above all of those, also
  /// the ones still to come, and what is skipped goes above zero, behind every created one.
  func queueEdges() throws(SQLiteError) -> QueueEdges {
    let first = try connection.number("SELECT min(sort_order) FROM tasks WHERE status = 'active'") ?? 0
    let last = try connection.number("SELECT max(sort_order) FROM tasks WHERE status = 'active'") ?? 0
    return QueueEdges(first: min(first, TaskTable.topOfQueue), last: max(last, 0))
  }

  /// Everything at or below was moved to the top.
  static let topOfQueue = -1_000_000_000_000

  private func learnWords(of task: TaskItem) throws(SQLiteError) {
    for word in WordFolder.vocabulary(of: task) {
      try connection.run(
        "INSERT OR IGNORE INTO vocabulary (word, initial, length) VALUES (?, ?, ?)",
        [.text(word), .text(String(word.prefix(1))), .integer(word.count)])
    }
  }

  // MARK: - Statements

  /// All fields of one task.
  static let selection =
    "SELECT \(TaskColumn.names.joined(separator: ", ")) FROM tasks WHERE number = ?"

  private static let writtenNames = TaskColumn.names + TaskColumn.derivedNames

  private static let insertion =
    "INSERT INTO tasks (\(writtenNames.joined(separator: ", ")))"
    + " VALUES (\(writtenNames.map { _ in "?" }.joined(separator: ", ")))"

  /// When it is due at the latest, when it was last dealt with, and when it is to be told of.
  private static func times(of task: TaskItem) -> [SQLiteValue] {
    let touched = max(task.updatedAt, task.snoozedUntil ?? task.updatedAt)
    return [
      SQLiteValue((task.due?.deadline).map(StoredTime.milliseconds)),
      .integer(StoredTime.milliseconds(touched)),
      .text(StoredLists.text(of: task.reminderMoments)),
    ]
  }

  private static func words(of task: TaskItem) -> [SQLiteValue] {
    [.text(WordFolder.titleKey(task.title)), .text(WordFolder.indexedText(of: task))]
  }
}
