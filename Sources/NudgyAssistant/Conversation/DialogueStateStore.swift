import Foundation
import NudgyCore

/// Keeps the dialogue state in the store, as JSON under one key.
struct DialogueStateStore: Sendable {
  private static let key = "dialogue"

  let conversations: any ConversationStore

  /// The state as last saved; a fresh one when there is none or it cannot be read any more.
  func load() async throws(NudgyError) -> DialogueState {
    guard let text = try await conversations.value(for: DialogueStateStore.key) else {
      return DialogueState()
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    return (try? decoder.decode(DialogueState.self, from: Data(text.utf8))) ?? DialogueState()
  }

  func save(_ state: DialogueState) async throws(NudgyError) {
    guard let text = text(state) else { return }
    try await conversations.setValue(text, for: DialogueStateStore.key)
  }

  /// Ends a turn: stores the reply and the state together.
  func save(_ state: DialogueState, with reply: ChatMessage?) async throws(NudgyError) {
    guard let text = text(state) else { return }
    try await conversations.append(reply, keeping: text, for: DialogueStateStore.key)
  }

  private func text(_ state: DialogueState) -> String? {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(state) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
