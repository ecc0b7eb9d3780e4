package import NudgyCore

// The model itself: what was used of it, whether it rests, and a try.
extension NudgyEngine {
  /// What was asked of models, today and since the store was made.
  package func modelUsage() async -> (today: ModelUsage, ever: ModelUsage) {
    await manager.modelUsage()
  }

  /// How long the model is still left alone after failures; nil when it may be asked.
  package func modelRest() async -> Duration? {
    await manager.modelRest()
  }

  /// Ends a rest of the model: the next message asks it.
  package func retryModel() async {
    await manager.retryModel()
  }

  /// Asks the model something to see how it does; changes nothing but the count of what was used.
  /// - Throws: `modelUnreachable` where there is none, or no answer came; `interrupted`.
  package func tryModel() async throws(NudgyError) -> ModelReport {
    guard let model = services.models.current else {
      throw .modelUnreachable(reason: TrialWording.noModel)
    }
    let service = MeteredModel(service: model.service, ledger: manager.ledger)
    let outcome = await ModelTrial(service: service, world: services.world).run()
    guard !Task.isCancelled else { throw .interrupted }
    switch outcome {
    case .success(let report): return report
    case .failure(let failure): throw .modelUnreachable(reason: TrialWording.reason(failure, model.place))
    }
  }
}
