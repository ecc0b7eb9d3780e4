import NudgyCore

/// Where the part of a turn begins that is a model's.
struct ModelPart: Sendable {
  /// How many rounds there were, and how much was said, when it began to speak.
  let rounds: Int
  let reply: Int
  /// Whether its answer was there before it was told.
  let hasAnswered: Bool
}

// What a model said and did, held apart from what the reading did before it.
extension TurnRun {
  /// From here on a model speaks, which knows of the calls before it only by what it is told.
  ///
  /// - Parameter hasAnswered: whether its answer is there already.
  mutating func beginModel(hasAnswered: Bool = false) {
    brain = .model
    model = ModelPart(rounds: calls.rounds.count, reply: teller.reply.count, hasAnswered: hasAnswered)
  }

  /// What follows is the reading's again.
  mutating func endModel() { model = nil }

  /// What the model called so far.
  var modelRounds: [ToolRound] { model.map { Array(calls.rounds[$0.rounds...]) } ?? [] }

  /// What the model said so far.
  var modelReply: String { model.map { String(teller.reply.dropFirst($0.reply)) } ?? "" }

  /// Whether anything of the model's reached the user or the store.
  var modelHasAnswered: Bool {
    guard let model else { return false }
    return model.hasAnswered || !modelReply.isBlank || calls.rounds.count > model.rounds
  }

  /// Whether a call of the model's did something, looking included.
  var modelHasActed: Bool {
    modelRounds.flatMap(\.exchanges).contains { exchange in
      switch exchange.outcome {
      case .failed, .held: false
      default: true
      }
    }
  }
}
