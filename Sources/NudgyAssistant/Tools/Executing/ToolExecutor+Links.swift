import NudgyCore

// A link is one task, however often it is said.
extension ToolExecutor {
  /// Makes the tasks, but for links that are there already: those are put away until when they were said to, or told.
  func make(_ new: [NewTask], in scope: inout TurnScope) async throws(NudgyError) -> [Receipt] {
    let pages = new.map(ShareIdentity.page)
    guard let shares, pages.contains(where: { $0 != nil }) else {
      return try await apply(new.map(TaskCommand.create), in: &scope)
    }
    var shared = zip(new, pages).map { SharedTask(identity: $1, task: $0) }
    // `add` makes exactly one task of what it is given.
    if scope.source == .manual { for index in shared.indices { shared[index].isAnew = true } }
    let taken = try await shares.takeIn(shared, revives: true, at: scope.now, turn: scope.turn)
    var receipts: [Receipt] = []
    for (taken, task) in zip(taken, new) {
      switch taken {
      case .made(let transition): receipts += self.receipts([transition], in: &scope)
      case .known(let known?): receipts += try await meet(known, again: task, in: &scope)
      case .known(nil): break
      }
    }
    return receipts
  }

  private func meet(
    _ known: TaskItem, again task: NewTask, in scope: inout TurnScope
  ) async throws(NudgyError) -> [Receipt] {
    let isOpen = [.active, .snoozed].contains(known.status)
    guard let until = task.snoozedUntil, until != known.snoozedUntil, isOpen, scope.origin != .pasted else {
      if !scope.known.contains(where: { $0.number == known.number }) { scope.known.append(known) }
      scope.touch(known)
      return []
    }
    return try await apply([.snooze(number: known.number, until: until)], in: &scope)
  }
}
