package import Foundation
package import NudgyCore
import NudgyFiles

extension SQLiteStore: ConversationStore {
  @discardableResult
  package func append(_ message: ChatMessage, waits: Bool) throws(NudgyError) -> Int {
    try perform { connection in
      let tables = ConversationTables(connection: connection)
      return waits
        ? try tables.append(message) : try connection.withoutWaiting { try tables.append(message) }
    }
  }

  package func append(
    _ message: ChatMessage?, keeping value: String, for key: String, waits: Bool
  ) throws(NudgyError) {
    try perform { connection in
      let tables = ConversationTables(connection: connection)
      if waits { return try tables.append(message, keeping: value, for: key) }
      try connection.withoutWaiting { try tables.append(message, keeping: value, for: key) }
    }
  }

  package func recentMessages(conversation: UUID?, limit: Int) throws(NudgyError) -> [ChatMessage] {
    try perform {
      try ConversationTables(connection: $0).recentMessages(conversation: conversation, limit: limit)
    }
  }

  package func record(_ dump: BrainDump) throws(NudgyError) {
    try perform { try ConversationTables(connection: $0).record(dump) }
  }

  package func value(for key: String) throws(NudgyError) -> String? {
    try perform { try ConversationTables(connection: $0).value(for: key) }
  }

  package func setValue(_ value: String?, for key: String) throws(NudgyError) {
    try perform { connection in
      let tables = ConversationTables(connection: connection)
      try connection.withoutWaiting {
        try connection.transaction { try tables.setValue(value, for: key) }
      }
    }
  }

  package func erase(_ erasure: Erasure) async throws(NudgyError) -> [URL] {
    let eraser = StoreEraser(erasure: erasure)
    try perform { connection in
      try eraser.erase(from: connection, size: file?.stamp?.size ?? 0)
      // The log still holds the pages as they were.
      try connection.foldLogAway()
    }
    guard let file else { return [] }
    let backups = Backups(file: file)
    for backup in backups.all() {
      do {
        try backups.erase(eraser, from: backup)
      } catch {
        throw ErrorTranslation(path: backup.path(percentEncoded: false)).using(error)
      }
    }
    return file.leftovers
  }
}
