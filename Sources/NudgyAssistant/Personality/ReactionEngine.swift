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
  /// A line in the persona's voice; nil when none came in time.
  func line(for moment: Moment, values: [Placeholder: String], persona: Persona) async -> String?
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

  /// The writer's line for the same moment; nil without a writer, or when it had nothing fit to say.
  package func laterLine(for moment: Moment, values: [Placeholder: String] = [:]) async -> String? {
    let line = await writer?.line(for: moment, values: values, persona: dialogue.persona)
    return line.map(PlainText.singleLine).flatMap { $0.isEmpty ? nil : $0 }
  }
}
