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
  ///
  /// Tasks made one call after the other in the same turn are one entry: a dump is taken back as a whole.
  func record(_ changes: [Change], at now: Date, turn: UUID) throws(SQLiteError) {
    try connection.run("UPDATE journal_entries SET state = 'final' WHERE state = 'undone'")
    let isCreating = changes.allSatisfy(\.isCreation)
    var entry = isCreating ? try creations(of: turn) : nil
    if entry == nil {
      try connection.run(
        "INSERT INTO journal_entries (turn, at, state) VALUES (?, ?, 'done')",
        [.text(turn.uuidString), .integer(StoredTime.milliseconds(now))])
      entry = (connection.lastInsertedRow, 0)
    }
    guard let entry else { return }
    for (offset, change) in changes.enumerated() {
      try connection.run(
        "INSERT INTO journal_changes (entry, position, change, before, after, kind) VALUES (?, ?, ?, ?, ?, ?)",
        [.integer(entry.id), .integer(entry.next + offset)] + change.columns)
    }
  }

  /// The newest entry, and its next free place, when it only made tasks in this very turn.
  private func creations(of turn: UUID) throws(SQLiteError) -> (id: Int, next: Int)? {
    let newest = try connection.first(
      "SELECT id, turn, state FROM journal_entries WHERE id = (SELECT max(id) FROM journal_entries)"
    ) { (id: $0.integer(0), turn: $0.text(1), state: $0.text(2)) }
    guard let newest, newest.turn == turn.uuidString, newest.state == "done" else { return nil }
    return try connection.first(
      """
      SELECT max(position) + 1, sum(change <> 'created' OR kind <> 'task')
      FROM journal_changes WHERE entry = ?
      """, [.integer(newest.id)]
    ) { $0.integer(1) == 0 ? (newest.id, $0.integer(0)) : nil } ?? nil
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
  func changes(of entry: Entry) throws(SQLiteError) -> [Change] {
    try connection.rows(
      "SELECT change, before, after, kind FROM journal_changes WHERE entry = ? ORDER BY position",
      [.integer(entry.id)], Change.init)
  }

  func outsideChanges(_ kind: OutsideChange.Kind) throws(SQLiteError) -> [OutsideChange] {
    try connection.rows(
      "SELECT before, after FROM journal_changes WHERE kind = ? AND kind <> 'task'", [.text(kind.rawValue)]
    ) { OutsideChange(kind, before: $0[0].text, after: $0[1].text) }
  }

  private func entry(_ sql: String) throws(SQLiteError) -> Entry? {
    try connection.first(sql) { Entry(id: $0.integer(0), turn: $0.text(1)) }
  }
}

extension Journal {
  /// One change of an entry.
  enum Change {
    case task(TaskTransition)
    case outside(OutsideChange)

    private static let task = "task"

    init(_ row: SQLiteRow) {
      let (before, after) = (row[1].text, row[2].text)
      if let kind = OutsideChange.Kind(rawValue: row.text(3)) {
        self = .outside(OutsideChange(kind, before: before, after: after))
      } else {
        self = .task(
          TaskTransition(
            change: TaskChange(rawValue: row.text(0)) ?? .updated,
            before: before.flatMap(TaskFields.init(image:)).map(TaskItem.init),
            after: after.flatMap(TaskFields.init(image:)).map(TaskItem.init)))
      }
    }

    /// Change, before, after and kind.
    fileprivate var columns: [SQLiteValue] {
      switch self {
      case .task(let transition):
        [
          .text(transition.change.rawValue), SQLiteValue(transition.before.map { TaskFields($0).image }),
          SQLiteValue(transition.after.map { TaskFields($0).image }), .text(Change.task),
        ]
      case .outside(let change):
        [
          .text(TaskChange.updated.rawValue), SQLiteValue(change.before), SQLiteValue(change.after),
          .text(change.kind.rawValue),
        ]
      }
    }

    fileprivate var isCreation: Bool {
      if case .task(let transition) = self { transition.change == .created } else { false }
    }
  }
}
