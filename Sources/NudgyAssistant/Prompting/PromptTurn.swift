import Foundation
import NudgyCore

/// A turn of earlier talk as a model reads it: what was said, what was done, what was answered.
///
/// Made of nothing that changes, so that the same turn reads the same in every later prompt.
struct PromptTurn: Sendable, Equatable {
  /// Words that go over more lines or on for longer than this were hardly typed: they count as data.
  private static let typedBytes = 600
  /// More calls than this are told, not shown.
  private static let mostCalls = 4

  let id: UUID
  let messages: [LLMMessage]
  let tokens: Int

  init(id: UUID, messages: [LLMMessage]) {
    self.id = id
    self.messages = messages
    tokens = messages.reduce(0) { $0 + TokenEstimate.tokens($1) }
  }

  /// The turns of a talk, oldest first; a talk begins with the user.
  ///
  /// - Parameters:
  ///   - pasted: turns whose words are data.
  ///   - tools: by name, those that the model knows; what others did is told in words.
  static func turns(
    of talk: [ChatMessage], pasted: Set<UUID>, log: TalkLog, tools: Set<String>
  ) -> [PromptTurn] {
    var turns: [PromptTurn] = []
    var start = talk.startIndex
    while start < talk.endIndex {
      let id = talk[start].turn
      let end = talk[start...].firstIndex { $0.turn != id } ?? talk.endIndex
      let said = talk[start..<end]
      let messages = messages(of: said, isPasted: pasted.contains(id), log.deeds(of: id), tools)
      if !messages.isEmpty { turns.append(PromptTurn(id: id, messages: messages)) }
      start = end
    }
    let first = turns.firstIndex { if case .user? = $0.messages.first { true } else { false } }
    return Array(turns[(first ?? turns.endIndex)...])
  }

  private static func messages(
    of said: ArraySlice<ChatMessage>, isPasted: Bool, _ deeds: [TalkLog.Deed], _ tools: Set<String>
  ) -> [LLMMessage] {
    let words = said.filter { $0.role == .user }.map { LLMMessage.user(framed($0.text, isPasted: isPasted)) }
    let answers = said.filter { $0.role == .assistant && !$0.text.isEmpty }.map {
      LLMMessage.assistant(text: $0.text, calls: [])
    }
    // Some templates want words behind every result.
    let showsCalls =
      !answers.isEmpty && deeds.count <= mostCalls
      && deeds.allSatisfy { $0.isShort && tools.contains($0.call.name) }
    guard showsCalls else {
      let lines = deeds.flatMap(\.lines)
      return words + (lines.isEmpty ? [] : [.user(PromptWording.done(lines))]) + answers
    }
    let calls = deeds.isEmpty ? [] : [LLMMessage.assistant(text: "", calls: deeds.map(\.call))]
    let results = deeds.map {
      LLMMessage.toolResult(callID: $0.call.id, content: $0.lines.joined(separator: "\n"))
    }
    return words + calls + results + answers
  }

  private static func framed(_ text: String, isPasted: Bool) -> String {
    let isTyped = !isPasted && text.utf8.count <= typedBytes && !text.contains("\n")
    return isTyped ? PromptWording.plain(text) : PromptWording.fenced(text)
  }
}
