import NudgyCore

/// A curated line as it was said.
struct SpokenReaction: Sendable {
  let reaction: Reaction
  let values: [Placeholder: String]

  init(_ moment: Moment, _ line: String, _ values: [Placeholder: String]) {
    reaction = Reaction(moment: moment, line: line, expression: EmotionMapper.expression(for: moment))
    self.values = values
  }
}

/// What a model may still say about the turn that ended last.
struct OpenReaction: Sendable {
  let turn: TurnScope
  let voice: DialogueEngine
  let spoken: SpokenReaction
}

// Two tiers of reactions: the curated line is part of the turn; a model's own follows it when it is quick.
extension ConversationManager {
  /// A model that was too slow so often in a row is not asked again.
  private static let mostMisses = 3

  /// Keeps what a model may add to, where there is one to ask and the turn ended in a curated line.
  func keepReaction(_ run: TurnRun) {
    openReaction = nil
    // A card asked for is all that was wanted.
    guard run.brain == .offline, run.calls.hasDoneAnything, run.scope.origin == .typed,
      run.scope.state.questions.isEmpty,
      !run.endsConversation, !Task.isCancelled, services.models.current != nil,
      reactionMisses < ConversationManager.mostMisses, let spoken = run.teller.reaction
    else { return }
    openReaction = OpenReaction(turn: run.scope, voice: run.teller.voice, spoken: spoken)
  }

  /// The model's line to follow the turn that ended last; nil when there is nothing to add, or nothing came within
  /// a second. Changes nothing but the talk that is kept.
  func laterLine() async -> String? {
    guard let open = openReaction else { return nil }
    openReaction = nil
    guard let model = services.models.current, breaker.isClosed(at: services.world.uptime()),
      await !ledger.isSpent(model.budget)
    else { return nil }
    let writer = ModelReactionWriter(
      service: MeteredModel(service: model.service, ledger: ledger), sleep: services.world.sleep)
    let engine = ReactionEngine(dialogue: open.voice, writer: writer)
    let line = await engine.laterLine(after: open.spoken.reaction, values: open.spoken.values)
    guard !Task.isCancelled else { return nil }
    reactionMisses = line == nil ? reactionMisses + 1 : 0
    guard let line else { return nil }
    // A line that is not kept is only unknown to later prompts.
    _ = try? await services.conversations.append(
      ChatMessage(
        conversation: conversation, turn: open.turn.turn, role: .assistant, text: line, at: open.turn.now),
      waits: false)
    return line
  }
}
