import NudgyCore
import NudgyLanguage

// A ring asks nothing by itself: it waits beside the talk until it is answered or something else comes up.
extension TurnRun {
  mutating func takeRing() {
    ring = scope.state.questions.last { $0.kind == .ring }
    scope.state.questions.removeAll { $0.kind == .ring }
  }

  /// After a turn that was about something else it stands for plain words about the ring alone; after one that dealt with
  /// the task it is over.
  mutating func putRingBack() {
    guard var ring, let number = ring.numbers.first, !hasChanged(number) else { return }
    if scope.state.focus != number { ring.values = [RingQuestion.isBehind] }
    guard scope.state.card == number || scope.state.card == nil else { return }
    scope.state.questions.append(ring)
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

  /// The tasks that were made with a title, or changed where there is none.
  func changed(titled title: String?) -> [TaskItem] {
    guard let title else {
      return exchanges.flatMap { exchange -> [TaskItem] in
        guard case .changed(let receipts, _) = exchange.outcome else { return [] }
        return receipts.filter { $0.change == .updated }.compactMap(\.task)
      }
    }
    return createdTasks.filter { $0.title == title }
  }

  private func hasChanged(_ number: Int) -> Bool { !ringStands && scope.touched.contains(number) }
}
