import Foundation
import NudgyCore

// Older talk goes into memory, behind the turns and out of their way.
extension ConversationManager {
  /// Holds the turn up to which all talk is in a summary.
  private static let summedKey = "talk.summed"
  /// As many as could ever wait for a summary.
  private static let mostMessages = 300

  /// Sums up older talk, with the model where it may be asked. Meant for the time between two turns: cancelled, it
  /// leaves the talk for later.
  func tidyUp() async {
    guard services.models.current != nil, let talk = try? await unsummedTalk() else { return }
    // What was said before this conversation was perhaps not meant for this model.
    let former = talk.prefix { $0.conversation != conversation }
    if OlderTalk.tokens(former) > OlderTalk.mostFormer { await keep(nil, of: former) }
    let room = await ledger.windows.current.history
    let due = OlderTalk.due(of: talk.filter { $0.conversation == conversation }, room: room)
    guard !due.isEmpty, !Task.isCancelled else { return }
    let summary = await askForSummary(of: due)
    guard !Task.isCancelled else { return }
    await keep(summary, of: due)
    await note(summary?.facts ?? [])
  }

  /// Sums up, without asking anyone, what a prompt has no room for, and more: what is cut a little in each turn makes
  /// each prompt a new one. Returns what stays.
  func makeRoom(_ room: Int, in turns: [PromptTurn], of talk: [ChatMessage]) async -> [PromptTurn] {
    guard OlderTalk.tokens(turns) > room else { return turns }
    let kept = OlderTalk.latest(turns, within: OlderTalk.kept(of: room))
    let staying = Set(kept.map(\.id))
    let gone = talk.prefix { !staying.contains($0.turn) }
    await keep(nil, of: gone)
    // It has no room, be that written down or not.
    lastSummed = gone.last?.turn ?? lastSummed
    return Array(kept)
  }

  private func askForSummary(of talk: ArraySlice<ChatMessage>) async -> TalkSummary? {
    guard let model = services.models.current, breaker.isClosed(at: services.world.uptime()),
      await !ledger.isSpent(model.budget)
    else { return nil }
    let service = MeteredModel(service: model.service, ledger: ledger)
    let pasted = Set((try? await dialogue.load())?.pastedTurns ?? [])
    return try? await TalkSummarizer(request: FormRequest(service: service)).summary(of: talk, pasted: pasted)
  }

  /// Keeps the summary, or quotes where there is none. What cannot be written is tried again another time.
  private func keep(_ summary: TalkSummary?, of talk: ArraySlice<ChatMessage>) async {
    guard let last = talk.last else { return }
    do {
      if let summary = summary ?? TalkSummarizer.quotes(from: talk) {
        try await memory.addSummary(summary.text)
      }
      try await services.conversations.setValue(last.turn.uuidString, for: ConversationManager.summedKey)
    } catch { return }
  }

  /// The latest talk that is in no summary, oldest first.
  private func unsummedTalk(in conversation: UUID? = nil) async throws(NudgyError) -> [ChatMessage] {
    let talk = try await services.conversations.recentMessages(
      conversation: conversation, limit: ConversationManager.mostMessages)
    let summed = try await services.conversations.value(for: ConversationManager.summedKey)
    let last = talk.lastIndex { $0.turn == lastSummed || $0.turn.uuidString == summed }
    return last.map { Array(talk[($0 + 1)...]) } ?? talk
  }

  /// What was said in this chat before the message, and is in no summary: a summary takes the place of what it sums up.
  func talk(before message: UserMessage) async -> [ChatMessage] {
    var talk = (try? await unsummedTalk(in: conversation)) ?? []
    // The message itself is stored already, and stands at the end of the prompt.
    if let last = talk.last, last.role == .user, last.text == message.text { talk.removeLast() }
    return talk
  }
}
