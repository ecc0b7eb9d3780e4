import Foundation
import NudgyCore

/// The journal's rows: what changed, so that it can be reversed and repeated.
struct Journal {
  let connection: SQLiteConnection

  /// One undoable change.
  struct Entry {
    let id: Int
    let turn: String
  }

  /// Writes an entry for what one call changed. What was undone before it can no longer be redone.
  func record(_ transitions: [TaskTransition], at now: Date, turn: UUID) throws(SQLiteError) {
    try connection.run("UPDATE journal_entries SET state = 'final' WHERE state = 'undone'")
    try connection.run(
      "INSERT INTO journal_entries (turn, at, state) VALUES (?, ?, 'done')",
      [.text(turn.uuidString), .integer(StoredTime.milliseconds(now))])
    let entry = connection.lastInsertedRow
    for (position, transition) in transitions.enumerated() {
      try connection.run(
        "INSERT INTO journal_changes (entry, position, change, before, after) VALUES (?, ?, ?, ?, ?)",
        [
          .integer(entry), .integer(position), .text(transition.change.rawValue),
          SQLiteValue(transition.before.map { TaskFields($0).image }),
          SQLiteValue(transition.after.map { TaskFields($0).image }),
        ])
    }
  }

  /// The entry that undoing reverses now.
  func lastDone() throws(SQLiteError) -> Entry? {
    try entry("SELECT id, turn FROM journal_entries WHERE state = 'done' ORDER BY id DESC LIMIT 1")
  }

  /// The entry that redoing repeats now.
  func firstUndone() throws(SQLiteError) -> Entry? {
    try entry("SELECT id, turn FROM journal_entries WHERE state = 'undone' ORDER BY id LIMIT 1")
  }

  func mark(_ entry: Entry, undone: Bool) throws(SQLiteError) {
    try connection.run(
      "UPDATE journal_entries SET state = ? WHERE id = ?",
      [.text(undone ? "undone" : "done"), .integer(entry.id)])
  }

  /// What an entry changed, in the order in which it happened.
  func transitions(of entry: Entry) throws(SQLiteError) -> [TaskTransition] {
    try connection.rows(
      "SELECT change, before, after FROM journal_changes WHERE entry = ? ORDER BY position",
      [.integer(entry.id)]
    ) { row in
      TaskTransition(
        change: TaskChange(rawValue: row.text(0)) ?? .updated,
        before: row[1].text.flatMap(TaskFields.init(image:)).map(TaskItem.init),
        after: row[2].text.flatMap(TaskFields.init(image:)).map(TaskItem.init))
    }
  }

  private func entry(_ sql: String) throws(SQLiteError) -> Entry? {
    try connection.first(sql) { Entry(id: $0.integer(0), turn: $0.text(1)) }
  }
}
