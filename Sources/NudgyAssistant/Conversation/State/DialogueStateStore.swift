import Foundation
import NudgyCore
import Synchronization

/// Keeps the dialogue state in the store, as JSON under one key.
struct DialogueStateStore: Sendable {
  private static let key = "dialogue"

  private let conversations: any ConversationStore
  private let latest = LatestState()

  init(conversations: any ConversationStore) {
    self.conversations = conversations
  }

  /// The state as last saved; a fresh one when there is none or it cannot be read any more.
  func load() async throws(NudgyError) -> DialogueState {
    guard let text = try await conversations.value(for: DialogueStateStore.key) else {
      return DialogueState()
    }
    if let state = latest.state(for: text) { return state }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    let state = (try? decoder.decode(DialogueState.self, from: Data(text.utf8))) ?? DialogueState()
    latest.note(state, as: text)
    return state
  }

  func save(_ state: DialogueState) async throws(NudgyError) {
    try await conversations.setValue(text(state), for: DialogueStateStore.key)
  }

  /// Ends a turn: stores the reply and the state together.
  func save(_ state: DialogueState, with reply: ChatMessage?, waits: Bool) async throws(NudgyError) {
    try await conversations.append(reply, keeping: text(state), for: DialogueStateStore.key, waits: waits)
  }

  private func text(_ state: DialogueState) -> String {
    let text = JSONWriter.compact(state.json)
    latest.note(state, as: text)
    return text
  }
}

/// The state last read or written, with its text: as long as the store has that text, nothing needs decoding.
private final class LatestState: Sendable {
  private let pair = Mutex<(text: String, state: DialogueState)?>(nil)

  func state(for text: String) -> DialogueState? {
    pair.withLock { $0?.text == text ? $0?.state : nil }
  }

  func note(_ state: DialogueState, as text: String) {
    pair.withLock { $0 = (text, state) }
  }
}
