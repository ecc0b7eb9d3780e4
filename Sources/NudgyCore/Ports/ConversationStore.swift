package import Foundation

/// What was said, stored before it is interpreted.
package protocol ConversationStore: Sendable {
  /// Stores one message and returns its row number.
  @discardableResult
  func append(_ message: ChatMessage) async throws(NudgyError) -> Int

  /// Ends a turn: stores what was answered, if anything, and a value, in one go.
  func append(_ message: ChatMessage?, keeping value: String, for key: String) async throws(NudgyError)

  /// The last `limit` messages of a conversation, oldest first; of all conversations when nil.
  func recentMessages(conversation: UUID?, limit: Int) async throws(NudgyError) -> [ChatMessage]

  /// A raw transcript and the numbers of the tasks made from it.
  func record(_ dump: BrainDump) async throws(NudgyError)

  /// A small value that outlives the process, such as the dialogue state; nil when never set.
  func value(for key: String) async throws(NudgyError) -> String?

  func setValue(_ value: String?, for key: String) async throws(NudgyError)
}
