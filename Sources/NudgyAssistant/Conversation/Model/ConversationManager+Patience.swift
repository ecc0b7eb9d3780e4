import NudgyCore
import NudgyLanguage

// How long a model is waited for, and what is told while it rests.
extension ConversationManager {
  /// The model, given up after a while without a word where there is a good answer without it.
  func hedged(_ model: ChosenModel, for understanding: Understanding) -> any LLMService {
    let service = MeteredModel(service: model.service, ledger: ledger)
    guard let patience = model.patience, understanding.isGoodEnough else { return service }
    return PatientModel(service: service, patience: patience, world: services.world)
  }

  /// How long the model is still left alone after failures; nil when it may be asked.
  func modelRest() -> Duration? { breaker.rest(at: services.world.uptime()) }

  /// The next message asks the model, whatever happened before.
  func retryModel() { breaker.close() }

  /// Once a rest, as whoever waits for a model's words should know that none are coming.
  func tellRest(_ run: inout TurnRun) {
    guard let rest = breaker.takeRest(at: services.world.uptime()) else { return }
    run.notice(AssistantWording.resting(rest))
  }
}

extension Understanding {
  /// Below this, words may have meant something else.
  private static let certain = 0.8

  /// What a model has more to say to than the offline brain.
  private static let talk: Set<Intent> = [.chat, .smallTalk, .feeling, .draft, .breakDown]

  /// Whether what was read is all there is to it, so that the answer without a model serves as well.
  var isGoodEnough: Bool {
    !acts.isEmpty && leftovers.isEmpty && questions.isEmpty
      && acts.allSatisfy { $0.confidence >= Understanding.certain && !Understanding.talk.contains($0.intent) }
  }
}
