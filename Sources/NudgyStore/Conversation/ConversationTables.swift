import Foundation
import NudgyCore

/// Reads and writes messages, dumps and kept values.
struct ConversationTables {
  let connection: SQLiteConnection

  func append(_ message: ChatMessage) throws -> Int {
    try connection.transaction {
      try connection.run(
        "INSERT INTO messages (conversation, turn, role, text, at) VALUES (?, ?, ?, ?, ?)",
        [
          .text(message.conversation.uuidString), .text(message.turn.uuidString),
          .text(message.role.rawValue), .text(message.text), .integer(StoredTime.milliseconds(message.at)),
        ])
      return connection.lastInsertedRow
    }
  }

  func append(_ message: ChatMessage?, keeping value: String, for key: String) throws {
    try connection.transaction {
      if let message { _ = try append(message) }
      try setValue(value, for: key)
    }
  }

  func recentMessages(conversation: UUID?, limit: Int) throws(SQLiteError) -> [ChatMessage] {
    guard limit > 0 else { return [] }
    let columns = "SELECT conversation, turn, role, text, at FROM messages"
    let newestFirst =
      if let conversation {
        try connection.rows(
          "\(columns) WHERE conversation = ? ORDER BY id DESC LIMIT ?",
          [.text(conversation.uuidString), .integer(limit)], ConversationTables.message)
      } else {
        try connection.rows(
          "\(columns) WHERE id > 0 ORDER BY id DESC LIMIT ?", [.integer(limit)], ConversationTables.message)
      }
    return newestFirst.reversed()
  }

  /// Recording a dump again, as when it is processed anew, replaces it.
  func record(_ dump: BrainDump) throws {
    try connection.transaction {
      let id = SQLiteValue.text(dump.id.uuidString)
      try connection.run("DELETE FROM brain_dumps WHERE id = ?", [id])
      try connection.run(
        "INSERT INTO brain_dumps (id, transcript, processed_at) VALUES (?, ?, ?)",
        [id, .text(dump.transcript), .integer(StoredTime.milliseconds(dump.processedAt))])
      for (position, number) in dump.taskNumbers.enumerated() {
        try connection.run(
          "INSERT INTO brain_dump_tasks (dump, position, number) VALUES (?, ?, ?)",
          [id, .integer(position), .integer(number)])
      }
    }
  }

  func value(for key: String) throws(SQLiteError) -> String? {
    try connection.first("SELECT value FROM kept_values WHERE key = ?", [.text(key)]) { $0.text(0) }
  }

  func setValue(_ value: String?, for key: String) throws(SQLiteError) {
    if let value {
      try connection.run(
        "INSERT INTO kept_values (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2",
        [.text(key), .text(value)])
    } else {
      try connection.run("DELETE FROM kept_values WHERE key = ?", [.text(key)])
    }
  }

  private static func message(_ row: SQLiteRow) -> ChatMessage {
    // What cannot be read as an identifier came from elsewhere; the words are still worth having.
    ChatMessage(
      conversation: UUID(uuidString: row.text(0)) ?? UUID(uuid: noID),
      turn: UUID(uuidString: row.text(1)) ?? UUID(uuid: noID),
      role: ChatMessage.Role(rawValue: row.text(2)) ?? .user,
      text: row.text(3),
      at: StoredTime.date(row.integer(4)))
  }

  private static let noID: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}
