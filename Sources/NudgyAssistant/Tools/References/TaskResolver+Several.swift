import NudgyCore
import NudgyLanguage

// Several tasks named in one breath.
extension TaskResolver {
  /// What a target comes to.
  struct Finding: Sendable {
    var resolution: Resolution
    /// Of several, those that were not found, or not for sure.
    var missed: [String] = []
  }

  /// - Parameter isLenient: whether those that are found count where others are not.
  func find(
    _ target: TaskTarget, for purpose: Purpose, in scope: TurnScope, isLenient: Bool
  ) async throws(NudgyError) -> Finding {
    guard target.parts.count > 1 else {
      return Finding(resolution: try await resolve(target, for: purpose, in: scope))
    }
    // "Milk and eggs" may well be one title.
    if !target.isList, case .words(let words) = target.reference,
      let whole = try await certain(words, purpose)
    {
      return Finding(resolution: .tasks([whole]))
    }
    var found: [TaskItem] = []
    var missed: [String] = []
    for part in target.parts {
      switch try await each(part, purpose, scope) {
      case .tasks(let tasks) where !tasks.isEmpty:
        found += tasks.filter { task in !found.contains { $0.number == task.number } }
      case .tasks, .ambiguous, .none: missed.append(part.said)
      }
    }
    if missed.isEmpty || isLenient && !found.isEmpty {
      return Finding(resolution: .tasks(found), missed: missed)
    }
    return Finding(resolution: try await resolve(target, for: purpose, in: scope))
  }

  /// The target as one reference, whatever parts it may have.
  func resolve(
    _ target: TaskTarget, for purpose: Purpose, in scope: TurnScope
  ) async throws(NudgyError) -> Resolution {
    try await resolve(target.reference, isExact: target.isExact, for: purpose, in: scope)
  }

  private func each(
    _ part: TaskTarget, _ purpose: Purpose, _ scope: TurnScope
  ) async throws(NudgyError) -> Resolution {
    do throws(NudgyError) {
      return try await resolve(part, for: purpose, in: scope)
    } catch {
      // A number that is not there is one of several that are.
      if case .noSuchTask = error { return .none }
      throw error
    }
  }

  /// The one task that has all the words.
  private func certain(_ words: String, _ purpose: Purpose) async throws(NudgyError) -> TaskItem? {
    let statuses = purpose.statuses.reduce(Set()) { $0.union($1) }
    let matches = try await tasks.search(words, statuses: statuses, limit: 2)
      .filter { $0.kind > .fuzzy }
    return matches.count == 1 || matches.first?.kind == .exactTitle ? matches.first?.task : nil
  }
}
