import NudgyCore
import NudgyLanguage

// Several tasks named in one breath.
extension TaskResolver {
  /// What the words of a `task` argument come to.
  struct Finding: Sendable {
    var resolution: Resolution
    /// Of several, those that were not found, or not for sure.
    var missed: [String] = []
  }

  /// - Parameter isLenient: whether those that are found count where others are not.
  func find(
    _ text: String, for purpose: Purpose, in scope: TurnScope, isLenient: Bool
  ) async throws(NudgyError) -> Finding {
    let parts = references(in: text)
    guard parts.count > 1 else {
      return Finding(
        resolution: try await resolve(TaskReferenceText.reference(from: text), for: purpose, in: scope))
    }
    // "Milk and eggs" may well be one title.
    if !TaskReferenceText.isList(text), case .words(let words) = TaskReferenceText.reference(from: text),
      let whole = try await certain(words, purpose)
    {
      return Finding(resolution: .tasks([whole]))
    }
    var found: [TaskItem] = []
    var missed: [String] = []
    for part in parts {
      switch try await each(part, purpose, scope) {
      case .tasks(let tasks) where !tasks.isEmpty:
        found += tasks.filter { task in !found.contains { $0.number == task.number } }
      case .tasks, .ambiguous, .none: missed.append(part)
      }
    }
    if missed.isEmpty || isLenient && !found.isEmpty {
      return Finding(resolution: .tasks(found), missed: missed)
    }
    return Finding(
      resolution: try await resolve(TaskReferenceText.reference(from: text), for: purpose, in: scope))
  }

  /// One text for each task that may be meant; numbers are several only where each counts by itself.
  private func references(in text: String) -> [String] {
    switch TaskReferenceText.reference(from: text) {
    case .words: TaskReferenceText.parts(of: text)
    case .numbers(let numbers): numbers.map { "#\($0)" }
    default: [text]
    }
  }

  private func each(
    _ part: String, _ purpose: Purpose, _ scope: TurnScope
  ) async throws(NudgyError) -> Resolution {
    do throws(NudgyError) {
      return try await resolve(TaskReferenceText.reference(from: part), for: purpose, in: scope)
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
