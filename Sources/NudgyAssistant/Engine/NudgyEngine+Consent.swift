import Foundation
package import NudgyCore

// Commands that change more than one goes without: they are asked about first, by whoever called.
extension NudgyEngine {
  /// What became of changes after the yes.
  package struct CarriedOut: Sendable, Equatable {
    package var receipts: [Receipt] = []
    package var forgotten: [MemoryFact] = []
  }

  /// Lets the next message of the conversation say whether the changes are to be made.
  package func ask(about change: HeldChange) async throws(NudgyError) -> Question {
    let pending = HeldPlan.question(change)
    var state = try await dialogue.load()
    state.questions = [pending]
    try await dialogue.save(state)
    return pending.question
  }

  /// Makes exactly these changes: someone has said yes to them.
  package func carryOut(_ change: HeldChange) async throws(NudgyError) -> CarriedOut {
    var scope = try await scope(origin: .typed)
    scope.authority = .consent
    var done = CarriedOut()
    let reader = CommandReader(times: executor.times(scope))
    for call in change.calls {
      guard let command = reader.kept(call.tool, call.arguments) else { throw .bug(call.tool) }
      let outcome = await executor.outcome(of: command, in: &scope)
      if case .forgot(let facts) = outcome {
        done.forgotten += facts
      } else {
        done.receipts += try await receipts(of: outcome, command, scope)
      }
    }
    if !done.forgotten.isEmpty {
      try? await dialogue.save(scope.state)
      try await executor.forgetter.erase(Erasure(done.forgotten, reach: .ownWordsStay))
    }
    return done
  }
}
