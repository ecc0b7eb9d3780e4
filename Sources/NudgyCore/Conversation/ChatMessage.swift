package import Foundation

/// One message of a conversation, as it was written.
package struct ChatMessage: Sendable, Equatable {
  package enum Role: String, Sendable, Codable {
    case user, assistant
    /// The result of a tool call.
    case tool
  }

  package var conversation: UUID
  /// Groups a user's message with everything that answers it.
  package var turn: UUID
  package var role: Role
  package var text: String
  package var at: Date

  package init(conversation: UUID, turn: UUID, role: Role, text: String, at: Date) {
    self.conversation = conversation
    self.turn = turn
    self.role = role
    self.text = text
    self.at = at
  }
}
