import Foundation
import NudgyCore

/// Says how many tasks stand where, from counters that triggers keep.
struct BoardCounter {
  let connection: SQLiteConnection

  /// Snoozes that have ended are the one number no counter can hold, as the clock alone changes it.
  static let returned = """
    SELECT count(*) FROM tasks INDEXED BY tasks_by_return WHERE status = 'snoozed' AND snoozed_until <= ?
    """

  static let completedBetween = """
    SELECT count(*) FROM tasks INDEXED BY tasks_by_completion
    WHERE status = 'done' AND completed_at >= ? AND completed_at <= ?
    """

  func upNext(at now: Date) throws(SQLiteError) -> Int {
    try count("active") + returned(by: now)
  }

  func counts(now: Date, today: ClosedRange<Date>) throws(SQLiteError) -> BoardCounts {
    let returned = try returned(by: now)
    let doneToday = try connection.number(
      BoardCounter.completedBetween,
      [
        .integer(StoredTime.milliseconds(today.lowerBound)),
        .integer(StoredTime.milliseconds(today.upperBound) + 999),
      ])
    return BoardCounts(
      upNext: try count("active") + returned,
      snoozed: try count("snoozed") - returned,
      doneToday: doneToday ?? 0,
      done: try count("done"),
      dropped: try count("dropped"))
  }

  private func returned(by now: Date) throws(SQLiteError) -> Int {
    try connection.number(BoardCounter.returned, [.integer(StoredTime.milliseconds(now))]) ?? 0
  }

  private func count(_ status: String) throws(SQLiteError) -> Int {
    try connection.number("SELECT count FROM task_counts WHERE status = ?", [.text(status)]) ?? 0
  }
}
