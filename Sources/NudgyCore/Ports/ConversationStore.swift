package import Foundation

/// What was said, stored before it is interpreted.
package protocol ConversationStore: Sendable {
  /// Stores one message and returns its row number.
  ///
  /// - Parameter waits: until the message is on the disk itself; not needed when a change to tasks follows at
  ///   once, which waits for both.
  @discardableResult
  func append(_ message: ChatMessage, waits: Bool) async throws(NudgyError) -> Int

  /// Ends a turn: stores what was answered, if anything, and a value, in one go.
  ///
  /// - Parameter waits: until both, and all that was stored before without waiting, are on the disk itself.
  func append(
    _ message: ChatMessage?, keeping value: String, for key: String, waits: Bool
  ) async throws(NudgyError)

  /// The last `limit` messages of a conversation, oldest first; of all conversations when nil.
  func recentMessages(conversation: UUID?, limit: Int) async throws(NudgyError) -> [ChatMessage]

  /// A raw transcript and the numbers of the tasks made from it.
  func record(_ dump: BrainDump) async throws(NudgyError)

  /// A small value that outlives the process, such as the dialogue state; nil when never set.
  func value(for key: String) async throws(NudgyError) -> String?

  /// Takes words out of what was said and answered, out of kept values and out of all copies of the store, for good.
  ///
  /// - Returns: files that may hold the words as well and are no stores any more, for the caller to mask.
  func erase(_ erasure: Erasure) async throws(NudgyError) -> [URL]

  /// Does not wait for the disk: after a loss of power the value may be the one before.
  func setValue(_ value: String?, for key: String) async throws(NudgyError)
}

extension ConversationStore {
  /// Stores one message, on the disk when this returns.
  @discardableResult
  package func append(_ message: ChatMessage) async throws(NudgyError) -> Int {
    try await append(message, waits: true)
  }
}
