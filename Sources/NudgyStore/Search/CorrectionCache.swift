/// What misspelled words were last taken for. A message is looked up among active, snoozed and closed tasks in
/// turn, and the vocabulary is the same each time.
final class CorrectionCache {
  private static let limit = 64

  private var corrections: [String: [String]] = [:]
  private var stamp: Stamp?

  /// Differs once this or another process has changed anything.
  private struct Stamp: Equatable {
    let changes: Int
    let version: Int?
  }

  func value(for word: String, in connection: SQLiteConnection) throws(SQLiteError) -> [String]? {
    let now = try current(connection)
    if now != stamp { corrections = [:] }
    return corrections[word]
  }

  func keep(_ found: [String], for word: String, in connection: SQLiteConnection) throws(SQLiteError) {
    let now = try current(connection)
    if now != stamp || corrections.count >= CorrectionCache.limit { corrections = [:] }
    stamp = now
    corrections[word] = found
  }

  private func current(_ connection: SQLiteConnection) throws(SQLiteError) -> Stamp {
    Stamp(changes: connection.changeCount, version: try connection.number("PRAGMA data_version"))
  }
}
