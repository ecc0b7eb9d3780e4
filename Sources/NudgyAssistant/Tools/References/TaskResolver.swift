import NudgyCore
import NudgyLanguage

/// Finds the task that a reference means.
///
/// By number; exact title; all the words, over active tasks, then snoozed ones; then misspelled words.
/// Two close candidates are a question, never a guess.
struct TaskResolver: Sendable {
  enum Resolution: Sendable, Equatable {
    case tasks([TaskItem])
    case ambiguous([TaskItem])
    case none
  }

  /// What the reference is resolved for decides where to look, and what "it" leans towards.
  struct Purpose: Sendable {
    /// Looked at one group after the other, until one has a match.
    var statuses: [Set<TaskStatus>]
    /// Whether "it" is the card on the table rather than the task last touched.
    var prefersCard = false

    static let open = Purpose(statuses: [[.active], [.snoozed]])
    static let current = Purpose(statuses: [[.active], [.snoozed]], prefersCard: true)
    static let closed = Purpose(statuses: [[.done, .dropped], [.snoozed]])
    static let any = Purpose(statuses: [[.active], [.snoozed], [.done, .dropped]])
  }

  /// Misspelled matches below this share of the words are no match.
  private static let leastScore = 0.58
  /// A misspelled match must be this much better than the second to be taken without asking.
  private static let clearLead = 0.2
  /// How many tasks "everything" may mean in one go.
  static let bulkLimit = 500

  let tasks: any TaskStore
  let calendar: ZonedCalendar

  func resolve(
    _ reference: TaskReference, isExact: Bool = false, for purpose: Purpose, in scope: TurnScope
  ) async throws(NudgyError) -> Resolution {
    switch reference {
    case .number(let number): return try await numbered([number])
    case .numbers(let numbers): return try await numbered(numbers)
    case .words(let words): return try await named(words, isExact: isExact, purpose)
    case .current: return try await current(purpose, scope)
    // Of what was just listed, the last in sight.
    case .last where scope.state.lastIntent == Intent.lookup.rawValue && !scope.state.listed.isEmpty:
      return try await known(scope.state.listed.last)
    case .last: return try await known(scope.state.touched.last ?? scope.state.focus)
    case .ordinal, .few, .those, .both, .other: return try await listed(reference, purpose, scope)
    case .due(let days): return .tasks(try await due(on: days, purpose, scope))
    case .all(let part): return .tasks(try await everything(part, scope))
    case .allExcept(let part, let exception):
      let kept = try await resolve(exception, for: purpose, in: scope)
      // "The rest", with nothing at hand, is everything.
      if kept == .none, exception == .current { return .tasks(try await everything(part, scope)) }
      guard case .tasks(let spared) = kept else { return kept }
      let numbers = Set(spared.map(\.number))
      return .tasks(try await everything(part, scope).filter { !numbers.contains($0.number) })
    }
  }

  /// "It", or nothing at all: the card on the table, or what was shown or touched last; only what is still open
  /// where open tasks are meant.
  private func current(_ purpose: Purpose, _ scope: TurnScope) async throws(NudgyError) -> Resolution {
    let state = scope.state
    let isCardFresh = purpose.prefersCard && state.turnsSinceCard <= DialogueState.cardStays
    let numbers = isCardFresh ? [state.card, state.focus] : [state.focus, state.card]
    let statuses = purpose.statuses.reduce(Set()) { $0.union($1) }
    for number in numbers.compactMap({ $0 }) {
      guard let task = try await tasks.task(number: number) else { continue }
      if statuses.contains(task.status) { return .tasks([task]) }
    }
    return .none
  }

  // MARK: - By number

  private func numbered(_ numbers: [Int]) async throws(NudgyError) -> Resolution {
    var found: [TaskItem] = []
    var seen: Set<Int> = []
    for number in numbers where seen.insert(number).inserted {
      guard let task = try await tasks.task(number: number) else {
        throw .noSuchTask(reference: "#\(number)")
      }
      found.append(task)
    }
    return .tasks(found)
  }

  func known(_ number: Int?) async throws(NudgyError) -> Resolution {
    guard let number, let task = try await tasks.task(number: number) else { return .none }
    return .tasks([task])
  }

  func everything(_ part: TaskScope, _ scope: TurnScope) async throws(NudgyError) -> [TaskItem] {
    try await tasks.tasks(
      TaskListQuery(part, now: scope.now, calendar: calendar, limit: TaskResolver.bulkLimit))
  }

  private func due(
    on days: ClosedRange<CivilDate>, _ purpose: Purpose, _ scope: TurnScope
  ) async throws(NudgyError) -> [TaskItem] {
    let statuses = purpose.statuses.reduce(Set()) { $0.union($1) }
    let query = TaskListQuery(
      .upNext, days: days, now: scope.now, calendar: calendar, limit: TaskResolver.bulkLimit)
    return try await tasks.tasks(query).filter { statuses.contains($0.status) }
  }

  // MARK: - By words

  /// One search over all groups; a later group counts only when those before it have no match.
  ///
  /// - Parameter isExact: whether what is only like the words is not meant.
  private func named(
    _ words: String, isExact: Bool, _ purpose: Purpose
  ) async throws(NudgyError) -> Resolution {
    let statuses = purpose.statuses.reduce(Set()) { $0.union($1) }
    var matches = try await tasks.search(
      words, statuses: statuses, limit: PendingQuestion.keptChoices * purpose.statuses.count)
    matches.removeAll { isExact ? $0.kind == .fuzzy : namesOtherThings(words, than: $0) }
    for group in purpose.statuses {
      let resolution = choose(from: matches.filter { group.contains($0.task.status) })
      if resolution != .none { return resolution }
    }
    return .none
  }

  /// "The books" are things, and "Book the campsite" is a deed of one word with them by chance.
  private func namesOtherThings(_ words: String, than match: TaskMatch) -> Bool {
    let named = words.lowercased()
    guard match.kind != .exactTitle, named.hasSuffix("s"), !named.contains(" ") else { return false }
    let title = match.task.title.lowercased().split(separator: " ")
    guard title.count > 1, let deed = title.first else { return false }
    return named == deed + "s"
      && !title.dropFirst().contains { named.hasPrefix($0) && $0.count + 2 > named.count }
  }

  /// The one match meant, or the candidates to ask about.
  func choose(from matches: [TaskMatch]) -> Resolution {
    let exact = matches.filter { $0.kind == .exactTitle }
    if !exact.isEmpty { return decided(exact) }
    let complete = matches.filter { $0.kind == .allWords }
    if !complete.isEmpty { return decided(complete) }
    guard let best = matches.first, best.score >= TaskResolver.leastScore else { return .none }
    let close = matches.filter { best.score - $0.score < TaskResolver.clearLead }
    return decided(close)
  }

  private func decided(_ matches: [TaskMatch]) -> Resolution {
    matches.count == 1 ? .tasks(matches.map(\.task)) : .ambiguous(matches.map(\.task))
  }
}
