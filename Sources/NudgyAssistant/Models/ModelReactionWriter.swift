import NudgyCore

/// Lets a model add one line to a curated one, if it is quick about it.
struct ModelReactionWriter: ReactionWriter {
  /// What comes later than this would answer a moment that has passed.
  static let longestWait = Duration.seconds(1)
  /// Characters; longer ones are a speech.
  private static let longestLine = 160

  let service: any LLMService
  let sleep: @Sendable (Duration) async throws -> Void

  func line(after reaction: Reaction, values: [Placeholder: String], persona: Persona) async -> String? {
    var request = LLMRequest(
      messages: [
        .system(persona.prompt + "\n\n" + PromptWording.reactionRules),
        .user(PromptWording.reaction(to: reaction, about: values[.title])),
      ],
      temperature: persona.profile.temperature ?? LanguageModelBrain.talkTemperature)
    request.model = persona.profile.model
    let asked = request
    return await withTaskGroup(of: String?.self) { group in
      group.addTask { await answer(to: asked) }
      group.addTask {
        try? await sleep(ModelReactionWriter.longestWait)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }

  /// The whole answer; nil when it is no single short line.
  private func answer(to request: LLMRequest) async -> String? {
    var line = ""
    var isWhole = false
    do {
      for try await delta in service.stream(request) {
        switch delta {
        case .text(let text): line += text
        case .finished(let finish): isWhole = finish == .complete
        case .toolCall: return nil
        case .thinking, .usage: break
        }
        if line.count > ModelReactionWriter.longestLine { return nil }
      }
    } catch {
      return nil
    }
    let paragraphs = line.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    return isWhole && paragraphs.count == 1 ? String(paragraphs[0]) : nil
  }
}
