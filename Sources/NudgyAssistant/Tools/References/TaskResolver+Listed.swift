import NudgyCore
import NudgyLanguage

// What people point at in what was last listed, offered or told.
extension TaskResolver {
  func listed(
    _ reference: TaskReference, _ purpose: Purpose, _ scope: TurnScope
  ) async throws(NudgyError) -> Resolution {
    switch reference {
    case .ordinal(let place): return try await at(place, scope.state.listed)
    case .few(let count): return try await few(count, scope)
    case .both: return try await both(purpose, scope)
    case .other: return try await other(purpose, scope)
    default: return try await those(purpose, scope)
    }
  }

  private func at(_ place: Int, _ numbers: [Int]) async throws(NudgyError) -> Resolution {
    let index = place == -1 ? numbers.count - 1 : place - 1
    guard numbers.indices.contains(index) else { return .none }
    return try await known(numbers[index])
  }

  /// The first or the last ones; none when there are not as many.
  private func few(_ count: Int, _ scope: TurnScope) async throws(NudgyError) -> Resolution {
    let numbers = scope.state.listed
    guard numbers.count >= abs(count) else { return .none }
    let chosen = count < 0 ? numbers.suffix(-count) : numbers.prefix(count)
    return .tasks(try await tasks(numbered: Array(chosen)))
  }

  /// All of what was listed; where nothing was, all there is.
  private func those(_ purpose: Purpose, _ scope: TurnScope) async throws(NudgyError) -> Resolution {
    let fitting = try await fitting(scope.state.listed, purpose)
    return .tasks(fitting.isEmpty ? try await everything(.all, scope) : fitting)
  }

  /// The two just touched, or the two that are left of what was listed; the first two of a longer list.
  private func both(_ purpose: Purpose, _ scope: TurnScope) async throws(NudgyError) -> Resolution {
    if scope.state.touched.count == 2 {
      let touched = try await fitting(scope.state.touched, purpose)
      if touched.count == 2 { return .tasks(touched) }
    }
    let fitting = try await fitting(scope.state.listed, purpose)
    return fitting.count < 2 ? .none : .tasks(Array(fitting.prefix(2)))
  }

  /// The one that is left beside the one at hand; a question where there are more.
  private func other(_ purpose: Purpose, _ scope: TurnScope) async throws(NudgyError) -> Resolution {
    let others = try await fitting(scope.state.listed, purpose).filter { $0.number != scope.state.focus }
    guard let first = others.first else { return .none }
    return others.count == 1 ? .tasks([first]) : .ambiguous(others)
  }

  private func fitting(_ numbers: [Int], _ purpose: Purpose) async throws(NudgyError) -> [TaskItem] {
    let statuses = purpose.statuses.reduce(Set()) { $0.union($1) }
    return try await tasks(numbered: numbers).filter { statuses.contains($0.status) }
  }

  private func tasks(numbered numbers: [Int]) async throws(NudgyError) -> [TaskItem] {
    var found: [TaskItem] = []
    for number in numbers {
      if let task = try await tasks.task(number: number) { found.append(task) }
    }
    return found
  }
}
