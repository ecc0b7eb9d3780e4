import Foundation
import NudgyCore

// Tools that look and change no task: the One Thing, look-ups, undo and redo of what was changed.
extension ToolExecutor {
  private static let usualLimit = 5
  /// A match in part of the words answers a question only from this score on: "call mom" is not "call the plumber".
  private static let leastScore = 0.58
  /// Said energy and minutes count for this long, in seconds.
  private static let moodLasts: TimeInterval = 2 * 3600

  func whatsNext(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let mood = scope.state.mood(at: scope.now)
    let energy = arguments["energy"]?.stringValue.flatMap(EnergyLevel.init) ?? mood.energy
    let query = NextQuery(
      now: scope.now, calendar: calendar, energy: energy,
      minutes: arguments["minutes"]?.intValue ?? mood.minutes)
    let answer = try await tasks.next(query)
    if let answer { scope.show(answer.task) }
    return .next(answer)
  }

  func lookUp(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let part = arguments["scope"]?.stringValue.flatMap(TaskScope.init) ?? .all
    let limit = arguments["limit"]?.intValue ?? ToolExecutor.usualLimit
    let listing: TaskListing
    if let query = arguments["query"]?.stringValue, !query.isEmpty {
      listing = try await search(query, part, limit)
    } else {
      listing = try await page(part, limit, scope)
    }
    scope.list(listing.tasks)
    return .tasks(listing)
  }

  private func search(_ query: String, _ part: TaskScope, _ limit: Int) async throws(NudgyError)
    -> TaskListing
  {
    let statuses: Set<TaskStatus> =
      switch part {
      case .all: Set(TaskStatus.allCases)
      case .done, .doneToday: [.done]
      case .dropped: [.dropped]
      case .snoozed: [.snoozed]
      default: [.active, .snoozed]
      }
    let matches = try await tasks.search(query, statuses: statuses, limit: limit)
    let best = matches.map(\.kind).max()
    let found = matches.filter {
      $0.kind == best && ($0.kind > .fuzzy || $0.score >= ToolExecutor.leastScore)
    }
    return TaskListing(scope: part, query: query, tasks: found.map(\.task))
  }

  private func page(
    _ part: TaskScope, _ limit: Int, _ scope: TurnScope
  ) async throws(NudgyError) -> TaskListing {
    let query = TaskListQuery(part, now: scope.now, calendar: calendar, limit: limit)
    let found = try await tasks.tasks(query)
    let counts = try await tasks.counts(now: scope.now, today: query.today)
    let total: Int? =
      switch part {
      case .upNext: counts.upNext
      case .all: counts.upNext + counts.snoozed
      case .snoozed: counts.snoozed
      case .doneToday: counts.doneToday
      case .done: counts.done
      case .dropped: counts.dropped
      case .overdue, .stale, .today, .thisWeek: found.count < limit ? found.count : nil
      }
    return TaskListing(scope: part, tasks: found, more: total.map { max(0, $0 - found.count) })
  }

  func setMood(_ arguments: JSONValue, in scope: inout TurnScope) -> ToolOutcome {
    scope.state.energy = arguments["energy"]?.stringValue.flatMap(EnergyLevel.init)
    scope.state.minutes = arguments["minutes"]?.intValue
    scope.state.moodEnds = scope.now.addingTimeInterval(ToolExecutor.moodLasts)
    return .moodNoted(energy: scope.state.energy, minutes: scope.state.minutes)
  }

  // MARK: - Undo

  func undo(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    if let change = scope.state.factChange {
      scope.state.factChange = nil
      return try await revert(change)
    }
    let transitions = try await tasks.undo(
      count: arguments["count"]?.intValue ?? 1,
      wholeTurn: arguments["whole_turn"]?.boolValue ?? false, at: scope.now)
    return .changed(receipts(transitions, in: &scope), clearsBoard: false)
  }

  func redo(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let transitions = try await tasks.redo(count: arguments["count"]?.intValue ?? 1, at: scope.now)
    return .changed(receipts(transitions, in: &scope), clearsBoard: false)
  }
}
