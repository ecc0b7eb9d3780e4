import Foundation
import NudgyCore

/// Which shared things became which tasks.
struct ShareTable {
  let connection: SQLiteConnection

  /// The number of the task that the thing became; nil when it never came.
  func number(of identity: String) throws(SQLiteError) -> Int? {
    try connection.first("SELECT number FROM shares WHERE digest = ?", [.text(identity)]) { $0.integer(0) }
  }

  func record(_ identity: String, as number: Int, at now: Date) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO shares (digest, number, at) VALUES (?1, ?2, ?3)
      ON CONFLICT (digest) DO UPDATE SET number = ?2, at = ?3
      """, [.text(identity), .integer(number), .integer(StoredTime.milliseconds(now))])
  }
}
