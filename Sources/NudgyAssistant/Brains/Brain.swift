package import NudgyCore

/// Answers one turn: in words and in tool calls, round by round.
///
/// A model and the offline reading are both brains, so there is one way for chat to change a task.
package protocol Brain: Sendable {
  /// Whether its calls are a model's own wishes; else they are what the user's words were read as.
  var isModel: Bool { get }

  /// Streams the answer to what is known so far.
  ///
  /// - Parameters:
  ///   - rounds: the calls made so far in this turn with what they did; empty in the first round.
  ///   - isLastRound: whether calls would no longer be run, so that it must answer in words.
  func respond(
    to rounds: [ToolRound], isLastRound: Bool
  ) -> AsyncThrowingStream<BrainOutput, any Error>

  /// The same brain, answering the same message in another voice.
  func speaking(as persona: Persona) async -> Self
}

extension Brain {
  /// Curated lines are in the voice of the turn by themselves.
  package func speaking(as persona: Persona) async -> Self { self }
}

/// A piece of a brain's answer.
package enum BrainOutput: Sendable, Equatable {
  case text(String)
  /// It thinks before it speaks.
  case reasoning
  case call(AskedCall)
  /// A curated line of the persona.
  case line(Moment, [Placeholder: String])
  /// The line that proves a change to memory.
  case memo(String)
  /// The card or the list that a call found.
  case present(ToolOutcome)
  /// Something to tell beside the reply.
  case notice(String, NudgyError?)
  case endConversation
}
