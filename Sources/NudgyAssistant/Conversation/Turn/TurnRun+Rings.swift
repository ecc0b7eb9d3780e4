import NudgyCore
import NudgyLanguage

/// What rang last and may still be answered, whatever else is asked.
struct WaitingRing: Sendable {
  var question: PendingQuestion?
  /// It was begun, not dealt with.
  var stands = false
}

// A ring asks nothing by itself: it waits beside the talk until it is answered or something else comes up.
extension TurnRun {
  mutating func takeRing() {
    ring.question = scope.state.questions.last { $0.kind == .ring }
    scope.state.questions.removeAll { $0.kind == .ring }
  }

  /// After a turn that was about something else it stands for plain words about the ring alone; after one that dealt with
  /// the task it is over.
  mutating func putRingBack() {
    guard var question = ring.question, let number = question.numbers.first,
      ring.stands || !scope.touched.contains(number)
    else { return }
    if scope.state.focus != number { question.values = [RingQuestion.isBehind] }
    guard scope.state.card == number || scope.state.card == nil else { return }
    scope.state.questions.append(question)
  }

  mutating func noteWishesAhead(_ acts: [Act]) {
    for act in acts {
      for task in act.tasks {
        if let words = task.reminder { wishesAhead.append((words, PlainText.singleLine(task.title))) }
      }
      if case .changes(let changes) = act.details, let words = changes.reminder {
        wishesAhead.append((words, nil))
      }
    }
  }
}
