import Foundation
import NudgyCore

/// Takes words out of a store for good: out of its rows, and out of the pages those stood on before.
struct StoreEraser {
  let erasure: Erasure

  /// A file up to this many bytes is written anew, which leaves nothing of what was ever deleted in it.
  private static let rewrittenSize = 64 << 20

  /// - Parameter size: of the file, in bytes.
  func erase(from connection: SQLiteConnection, size: Int) throws {
    // Deleted bytes are overwritten from here on, in the pages of every change below.
    try connection.execute("PRAGMA secure_delete = ON")
    try connection.transaction {
      let isEverything = erasure.reach == .everywhere
      try redact("messages", "text", key: "id", in: connection, where: isEverything ? "1" : "role <> 'user'")
      try redact("kept_values", "value", key: "key", in: connection, where: "1")
      if isEverything { try redact("brain_dumps", "transcript", key: "id", in: connection, where: "1") }
    }
    if size <= StoreEraser.rewrittenSize || erasure.reach == .everywhere { try connection.execute("VACUUM") }
  }

  private func redact(
    _ table: String, _ column: String, key: String, in connection: SQLiteConnection, where condition: String
  ) throws(SQLiteError) {
    let changed = try connection.rows("SELECT \(key), \(column) FROM \(table) WHERE \(condition)") { row in
      erasure.redacted(row.text(1)).map { (key: row[0], text: $0) }
    }
    for case let change? in changed {
      try connection.run(
        "UPDATE \(table) SET \(column) = ? WHERE \(key) = ?", [.text(change.text), change.key])
    }
  }
}

extension StoreFile {
  /// Damaged stores that were put aside, and what half-made copies have left, with their logs.
  var leftovers: [URL] {
    [folder, backups].flatMap { folder -> [URL] in
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
      let marks = [".damaged-", ".orphan-", ".new-", ".draft-"]
      return names.filter { name in marks.contains { name.contains($0) } }
        .map { folder.appending(path: $0) }
    }
  }
}
