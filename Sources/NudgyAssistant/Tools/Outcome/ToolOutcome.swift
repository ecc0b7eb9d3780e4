package import NudgyCore

/// What a call did, as a fact from which the reply is made.
package enum ToolOutcome: Sendable, Equatable {
  /// `clearsBoard`: the last active task was completed.
  case changed([Receipt], clearsBoard: Bool)
  case next(NextAnswer?)
  case tasks(TaskListing)
  case brokenDown(Receipt)
  /// A step was done, and others are open.
  case stepDone(Receipt)
  case drafted(Receipt, MessageDraft)
  /// The draft of earlier in the day.
  case draftKept(MessageDraft)
  case remembered(MemoryFact, previous: MemoryFact?)
  case recalled(subject: String?, facts: [MemoryFact])
  case forgot([MemoryFact])
  case personaSet(name: String)
  case moodNoted(energy: EnergyLevel?, minutes: Int?)
  /// The call waits for an answer.
  case asked(Question)
  /// The change waits for a yes, with all others of the turn that do.
  case held
  case failed(ToolError)
}

/// A call with its outcome, as it goes back to the brain.
package struct ToolExchange: Sendable, Equatable {
  let call: ReadyCall
  package var outcome: ToolOutcome
  /// The result as a model reads it; null where no model called.
  package var content: JSONValue

  /// Whether it changed a task.
  var isChange: Bool {
    switch outcome {
    case .changed, .brokenDown, .stepDone, .drafted: true
    default: false
    }
  }

  /// Whether the call was made so that nothing could be run.
  var isInvalid: Bool {
    switch outcome {
    case .failed(.unknownTool), .failed(.unknownArgument), .failed(.invalidArgument), .failed(.several): true
    default: false
    }
  }

  init(call: ReadyCall, outcome: ToolOutcome, content: JSONValue = .null) {
    self.call = call
    self.outcome = outcome
    self.content = content
  }
}

extension [ToolExchange] {
  /// Whether the card that was found at `index` left the table by a later call of the same turn.
  func isCardDealtWith(at index: Int) -> Bool {
    guard case .next(let answer?) = self[index].outcome else { return false }
    return self[(index + 1)...].contains { exchange in
      guard case .changed(let receipts, _) = exchange.outcome else { return false }
      return receipts.contains {
        $0.task?.number == answer.task.number
          && [.completed, .snoozed, .skipped, .dropped].contains($0.change)
      }
    }
  }
}
