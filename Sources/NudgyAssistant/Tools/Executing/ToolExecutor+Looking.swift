import Foundation
import NudgyCore
import NudgyLanguage

// Looking, which changes no task: the One Thing and look-ups; and how much energy there is.
extension ToolExecutor {
  private static let usualLimit = 5
  /// "Show me everything" wants all that a screen holds.
  private static let wholeLimit = 30
  /// A match in part of the words answers a question only from this score on: "call mom" is not "call the plumber".
  private static let leastScore = 0.58
  /// Said energy counts for this long, in seconds; said minutes for as long as they last, and a little more.
  private static let energyLasts: TimeInterval = 3600
  private static let minutesLinger: TimeInterval = 5 * 60

  func whatsNext(_ wanted: MoodAtHand, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    let mood = scope.state.mood(at: scope.now)
    let query = NextQuery(
      now: scope.now, calendar: calendar, energy: wanted.energy ?? mood.energy,
      minutes: wanted.minutes ?? mood.minutes, excluding: scope.snoozed)
    let answer = try await tasks.next(query)
    if let answer { scope.show(answer.task) }
    return .next(answer)
  }

  func lookUp(_ lookup: TaskLookup, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    if let wish = lookup.agenda { return try await agenda(wish, lookup.scope, in: &scope) }
    let isWhole = lookup.scope == .all && lookup.days == nil && lookup.subject == nil
    let limit = lookup.limit ?? (isWhole ? ToolExecutor.wholeLimit : ToolExecutor.usualLimit)
    let listing: TaskListing
    if let subject = lookup.subject {
      let pointed = try await pointed(at: subject, lookup.scope, scope)
      if let pointed { listing = pointed } else { listing = try await search(subject, lookup.scope, limit) }
    } else {
      listing = try await page(lookup.scope, lookup.days, limit, scope)
    }
    scope.list(listing.tasks)
    // The one that was asked for is what "done" is about next.
    if listing.query != nil, listing.tasks.count == 1 { scope.show(listing.tasks[0]) }
    return .tasks(listing)
  }

  /// The tasks that are pointed at; nil for words to search for, and where nothing is there to point at.
  private func pointed(
    at subject: TaskTarget, _ part: TaskScope, _ scope: TurnScope
  ) async throws(NudgyError) -> TaskListing? {
    switch subject.reference {
    case .words, .all, .due, .allExcept: return nil
    default: break
    }
    guard case .tasks(let found) = try await resolver.resolve(subject, for: .any, in: scope) else {
      return nil
    }
    return TaskListing(scope: part, query: subject.said, tasks: found)
  }

  private func search(
    _ subject: TaskTarget, _ part: TaskScope, _ limit: Int
  ) async throws(NudgyError) -> TaskListing {
    let statuses: Set<TaskStatus> =
      switch part {
      case .all: Set(TaskStatus.allCases)
      case .done, .doneToday: [.done]
      case .dropped: [.dropped]
      case .snoozed: [.snoozed]
      default: [.active, .snoozed]
      }
    let words = subject.said
    guard words.utf8.count <= FieldLimit.query else {
      return TaskListing(scope: part, query: words, tasks: [])
    }
    var matches = try await tasks.search(words, statuses: statuses, limit: limit)
    if subject.isExact { matches.removeAll { $0.kind == .fuzzy } }
    let best = matches.map(\.kind).max()
    let found = matches.filter {
      $0.kind == best && ($0.kind > .fuzzy || $0.score >= ToolExecutor.leastScore)
    }
    return TaskListing(scope: part, query: words, tasks: found.map(\.task))
  }

  private func page(
    _ part: TaskScope, _ days: ClosedRange<CivilDate>?, _ limit: Int, _ scope: TurnScope
  ) async throws(NudgyError) -> TaskListing {
    let query = TaskListQuery(part, days: days, now: scope.now, calendar: calendar, limit: limit)
    let found = try await tasks.tasks(query)
    let total = found.count < limit ? found.count : try await tasks.count(query)
    return TaskListing(scope: part, days: days, tasks: found, more: max(0, total - found.count))
  }

  func setMood(_ mood: MoodAtHand, in scope: inout TurnScope) -> ToolOutcome {
    guard scope.origin != .pasted else { return .failed(.notFromData) }
    (scope.state.energy, scope.state.minutes) = (mood.energy, mood.minutes)
    let lasts = mood.minutes.map { Double($0) * 60 + ToolExecutor.minutesLinger }
    scope.state.moodEnds = scope.now.addingTimeInterval(lasts ?? ToolExecutor.energyLasts)
    return .moodNoted(energy: mood.energy, minutes: mood.minutes)
  }
}
