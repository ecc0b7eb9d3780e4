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
    let due = OlderTalk.due(of: talk.filter { $0.conversation == conversation })
    guard !due.isEmpty, !Task.isCancelled else { return }
    let summary = await askForSummary(of: due)
    guard !Task.isCancelled else { return }
    await keep(summary, of: due)
    await note(summary?.facts ?? [])
  }

  /// Sums up, without asking anyone, what the next prompt would have no room for.
  func sumUpOverflow(before message: UserMessage) async {
    let history = await history(before: message)
    guard OlderTalk.tokens(history) > PromptBuilder.historyBudget, let talk = try? await unsummedTalk()
    else { return }
    // The words that are being answered are in the prompt anyway.
    let earlier = talk.filter { message in
      message.conversation == conversation && history.contains { $0.turn == message.turn }
    }
    guard OlderTalk.tokens(earlier) > PromptBuilder.historyBudget else { return }
    await keep(nil, of: OlderTalk.due(of: earlier))
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
  private func unsummedTalk() async throws(NudgyError) -> [ChatMessage] {
    let talk = try await services.conversations.recentMessages(
      conversation: nil, limit: ConversationManager.mostMessages)
    let summed = try await services.conversations.value(for: ConversationManager.summedKey)
    guard let summed, let last = talk.lastIndex(where: { $0.turn.uuidString == summed }) else { return talk }
    return Array(talk[(last + 1)...])
  }
}
