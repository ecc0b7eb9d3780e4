/// One step in the life of the store's format.
///
/// Migrations are append-only: one that has shipped is never edited, a later one corrects it.
struct Migration: Sendable {
  /// `m001_tasks`; the number is the `user_version` the store has afterwards.
  let name: String
  let script: String

  static let all = [
    m001Tasks, m002Journal, m003Conversation, m004Search, m005Outside, m006Rings, m007Shares,
    m008LatestStart, m009Rhythms,
  ]

  /// The format this program writes.
  static var currentVersion: Int { all.count }
}

extension SQLiteConnection {
  /// The format of the open store; 0 for a blank one.
  func userVersion() throws(SQLiteError) -> Int {
    try number("PRAGMA user_version") ?? 0
  }

  /// Runs the migrations that are still missing, in one transaction.
  ///
  /// - Parameter last: stops at this version; only tests of old shapes ask for less than all.
  func migrate(upTo last: Int = Migration.currentVersion) throws {
    try transaction {
      // Read again inside: another process may have migrated while this one waited.
      let version = try userVersion()
      for (index, migration) in Migration.all.enumerated() where (version..<max(version, last)) ~= index {
        try execute(migration.script)
      }
      if version < last { try execute("PRAGMA user_version = \(last)") }
    }
  }
}
