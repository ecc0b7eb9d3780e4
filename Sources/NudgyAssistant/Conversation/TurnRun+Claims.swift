import NudgyCore
import NudgyLanguage

// Receipts come from code: what a model only talked about is done, or is said not to have been done.
extension TurnRun {
  /// Below this, words may have meant something else, and a model that did nothing may have been right.
  private static let certain = 0.8

  /// What is kept whatever the model makes of it: capturing never depends on a model.
  private static let alwaysDone: Set<Intent> = [.create, .remember]

  /// Whether the turn so far did nothing to tasks, memory or voice, and asked nothing but for a yes to a model's wish.
  var mayOweChanges: Bool {
    exchanges.allSatisfy { exchange in
      switch exchange.outcome {
      case .failed, .next, .tasks, .recalled, .held: true
      default: false
      }
    }
  }

  /// Creates the tasks of a pasted text that the model left out.
  mutating func bringBack(_ check: DumpCheck, _ context: LanguageContext, random: RandomSource) async {
    scope.dumpCheck = nil
    scope.authority = .words
    let missing = check.missing(from: createdTasks.map(\.title))
    guard !missing.isEmpty else { return }
    let arguments = CaptureArguments(context: context)
    await run(ToolCall.creating(missing.map(arguments.item), random))
  }

  /// Does what the offline brain is sure was asked for: tasks and facts always, anything else when the prose claims
  /// that it was done.
  mutating func makeGood(
    _ plan: (Understanding) -> [PlannedStep], _ understanding: Understanding
  ) async {
    let claims = ClaimDetector.claimsChange(reply)
    var owed = understanding
    owed.acts = understanding.acts.filter { act in
      // What waits for a yes is not owed; what was told is kept meanwhile.
      act.confidence >= TurnRun.certain
        && (claims && scope.held == nil || TurnRun.alwaysDone.contains(act.intent))
    }
    // A card asked for is no change, and of nothing nothing is made.
    let calls =
      owed.acts.isEmpty
      ? []
      : plan(owed).compactMap { step -> ToolCall? in
        guard case .call(let call) = step, ToolName(rawValue: call.name)?.isLook == false else { return nil }
        return call
      }
    guard !calls.isEmpty else {
      if claims { notice(AssistantWording.claimWithoutChange) }
      return
    }
    // The user's words are carried out here, not the model's.
    scope.authority = .words
    await run(calls)
    noteActs(understanding)
    guard claims else { return }
    notice(mayOweChanges ? AssistantWording.claimWithoutChange : AssistantWording.madeGood)
  }
}
