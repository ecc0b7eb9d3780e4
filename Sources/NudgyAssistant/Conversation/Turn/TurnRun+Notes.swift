import NudgyCore
import NudgyLanguage

// What the next message may refer to.
extension TurnRun {
  mutating func noteActs(_ understanding: Understanding) {
    scope.state.lastIntent = understanding.acts.last?.intent.rawValue
    noteChanges()
  }

  private static func intent(_ change: TaskChange) -> Intent {
    switch change {
    case .created: .create
    case .completed: .complete
    case .snoozed: .snooze
    case .skipped: .skip
    case .dropped: .drop
    case .reopened: .reopen
    case .updated: .update
    case .undone: .undo
    case .redone: .redo
    }
  }

  /// Notes what was dated, for "no, thursday".
  mutating func noteChanges() {
    let changed = calls.receipts
    // Talk in between does not make a date unsaid; another task's card does.
    guard !changed.isEmpty else {
      if scope.state.turnsSinceCard == 0, scope.state.card != scope.state.dated?.number {
        scope.state.dated = nil
      }
      return
    }
    // What was touched last is what this was done to, whoever asked for it.
    scope.state.lastIntent = (changed.last?.change).map(TurnRun.intent)?.rawValue
    let dated = changed.last { receipt in
      switch receipt.change {
      case .snoozed: true
      case .created, .updated, .undone, .redone: receipt.task?.due != nil
      case .completed, .skipped, .dropped, .reopened: false
      }
    }
    scope.state.dated = dated.flatMap { receipt in
      guard let task = receipt.task else { return nil }
      let isSnooze = receipt.change == .snoozed
      return .init(
        number: task.number, isSnooze: isSnooze, instant: isSnooze ? task.snoozedUntil : task.due?.instant)
    }
  }
}
