import NudgyCore

/// What a turn ends with: a line in the persona's voice, and the penguin's face for it.
package struct Reaction: Sendable, Equatable {
  package var moment: Moment
  package var line: String
  package var expression: PenguinExpression

  package init(moment: Moment, line: String, expression: PenguinExpression) {
    self.moment = moment
    self.line = line
    self.expression = expression
  }
}

/// Writes a line of its own for a moment, such as a language model does.
package protocol ReactionWriter: Sendable {
  /// A line in the persona's voice to follow a curated one; nil when none came in time.
  func line(after reaction: Reaction, values: [Placeholder: String], persona: Persona) async -> String?
}

/// Answers with a curated line at once; a writer's own line may follow when it is ready.
package struct ReactionEngine: Sendable {
  package var dialogue: DialogueEngine
  private let writer: (any ReactionWriter)?

  package init(dialogue: DialogueEngine, writer: (any ReactionWriter)? = nil) {
    self.dialogue = dialogue
    self.writer = writer
  }

  /// The curated line, at once.
  package mutating func reaction(to moment: Moment, values: [Placeholder: String] = [:]) -> Reaction {
    Reaction(
      moment: moment, line: dialogue.line(moment, values: values),
      expression: EmotionMapper.expression(for: moment))
  }

  /// The writer's line for the same moment; nil without a writer, when it had nothing fit to say, or when it claims
  /// a change: only receipts do.
  package func laterLine(after reaction: Reaction, values: [Placeholder: String] = [:]) async -> String? {
    guard let written = await writer?.line(after: reaction, values: values, persona: dialogue.persona) else {
      return nil
    }
    let line = PlainText.singleLine(written)
    let isNew = line.lowercased() != PlainText.singleLine(reaction.line).lowercased()
    return line.isEmpty || !isNew || ClaimDetector.claimsChange(line) ? nil : line
  }
}
