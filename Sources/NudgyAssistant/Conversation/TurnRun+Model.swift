import NudgyCore

// What a model said and did, held apart from what the reading did before it.
extension TurnRun {
  /// From here on a model speaks, which knows of the calls before it only by what it is told.
  ///
  /// - Parameter hasAnswered: whether its answer is there already.
  mutating func beginModel(hasAnswered: Bool = false) {
    brain = .model
    modelBegins = (rounds.count, reply.count)
    self.hasAnswered = hasAnswered
  }

  /// What follows is the reading's again.
  mutating func endModel() { modelBegins = nil }

  /// What the model called so far.
  var modelRounds: [ToolRound] { modelBegins.map { Array(rounds[$0.rounds...]) } ?? [] }

  /// What the model said so far.
  var modelReply: String { modelBegins.map { String(reply.dropFirst($0.reply)) } ?? "" }

  /// Whether anything of the model's reached the user or the store.
  var modelHasAnswered: Bool {
    guard let modelBegins else { return false }
    return hasAnswered || !modelReply.isBlank || rounds.count > modelBegins.rounds
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

  /// Whether the turn so far did anything to tasks, memory or voice, or asked about it.
  var hasDoneAnything: Bool {
    exchanges.contains { exchange in
      switch exchange.outcome {
      case .failed, .next, .tasks, .recalled, .held: false
      default: true
      }
    }
  }
}
