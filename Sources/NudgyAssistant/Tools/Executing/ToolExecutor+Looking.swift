import Foundation
import NudgyCore
import NudgyLanguage

// Tools that look and change no task: the One Thing, look-ups, undo and redo of what was changed.
extension ToolExecutor {
  private static let usualLimit = 5
  /// "Show me everything" wants all that a screen holds.
  private static let wholeLimit = 30
  /// A match in part of the words answers a question only from this score on: "call mom" is not "call the plumber".
  private static let leastScore = 0.58
  /// Said energy counts for this long, in seconds; said minutes for as long as they last, and a little more.
  private static let energyLasts: TimeInterval = 3600
  private static let minutesLinger: TimeInterval = 5 * 60

  func whatsNext(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let mood = scope.state.mood(at: scope.now)
    let energy = arguments["energy"]?.stringValue.flatMap(EnergyLevel.init) ?? mood.energy
    let query = NextQuery(
      now: scope.now, calendar: calendar, energy: energy,
      minutes: arguments["minutes"]?.intValue ?? mood.minutes, excluding: scope.snoozed)
    let answer = try await tasks.next(query)
    if let answer { scope.show(answer.task) }
    return .next(answer)
  }

  func lookUp(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    if arguments["by_day"]?.boolValue == true { return try await agenda(arguments, in: &scope) }
    let part = arguments["scope"]?.stringValue.flatMap(TaskScope.init) ?? .all
    let isWhole = part == .all && arguments["from"] == nil && arguments["query"] == nil
    let limit = arguments["limit"]?.intValue ?? (isWhole ? ToolExecutor.wholeLimit : ToolExecutor.usualLimit)
    let listing: TaskListing
    if let query = arguments["query"]?.stringValue, !query.isEmpty {
      let pointed = try await pointed(at: query, part, scope)
      if let pointed { listing = pointed } else { listing = try await search(query, part, limit) }
    } else {
      listing = try await page(part, try days(arguments, scope), limit, scope)
    }
    scope.list(listing.tasks)
    // The one that was asked for is what "done" is about next.
    if listing.query != nil, listing.tasks.count == 1 { scope.show(listing.tasks[0]) }
    return .tasks(listing)
  }

  /// "#2" is that task alone, whatever else holds a 2; "it" is the one at hand. Nil for words to search for.
  private func pointed(
    at query: String, _ part: TaskScope, _ scope: TurnScope
  ) async throws(NudgyError) -> TaskListing? {
    let reference = TaskReferenceText.reference(from: query)
    switch reference {
    case .words, .all, .due, .allExcept: return nil
    case .number, .numbers: if !query.hasPrefix("#") { return nil }
    case .current, .last, .ordinal, .few, .those, .both, .other: break
    }
    guard case .tasks(let found) = try await resolver.resolve(reference, for: .any, in: scope) else {
      return nil
    }
    return TaskListing(scope: part, query: query, tasks: found)
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
    let quoted = TaskReferenceText.quoted(query)
    var matches = try await tasks.search(quoted ?? query, statuses: statuses, limit: limit)
    if quoted != nil { matches.removeAll { $0.kind == .fuzzy } }
    let best = matches.map(\.kind).max()
    let found = matches.filter {
      $0.kind == best && ($0.kind > .fuzzy || $0.score >= ToolExecutor.leastScore)
    }
    return TaskListing(scope: part, query: quoted ?? query, tasks: found.map(\.task))
  }

  func days(
    _ arguments: JSONValue, _ scope: TurnScope
  ) throws(NudgyError) -> ClosedRange<CivilDate>? {
    guard let from = arguments["from"]?.stringValue else { return nil }
    let first = try day(from, scope)
    guard let to = arguments["to"]?.stringValue else { return first...first }
    let last = try day(to, scope)
    guard last >= first else { throw .timeNotUnderstood(to) }
    return first...last
  }

  /// As 2026-11-20, or in words.
  func day(_ text: String, _ scope: TurnScope) throws(NudgyError) -> CivilDate {
    if let day = CivilDate(iso: text) { return day }
    return calendar.day(of: try times(scope).due(text).instant)
  }

  private func page(
    _ part: TaskScope, _ days: ClosedRange<CivilDate>?, _ limit: Int, _ scope: TurnScope
  ) async throws(NudgyError) -> TaskListing {
    let query = TaskListQuery(part, days: days, now: scope.now, calendar: calendar, limit: limit)
    let found = try await tasks.tasks(query)
    let total = found.count < limit ? found.count : try await tasks.count(query)
    return TaskListing(scope: part, days: days, tasks: found, more: max(0, total - found.count))
  }

  func setMood(_ arguments: JSONValue, in scope: inout TurnScope) -> ToolOutcome {
    guard scope.origin != .pasted else { return .failed(.notFromData) }
    scope.state.energy = arguments["energy"]?.stringValue.flatMap(EnergyLevel.init)
    scope.state.minutes = arguments["minutes"]?.intValue
    let lasts = scope.state.minutes.map { Double($0) * 60 + ToolExecutor.minutesLinger }
    scope.state.moodEnds = scope.now.addingTimeInterval(lasts ?? ToolExecutor.energyLasts)
    return .moodNoted(energy: scope.state.energy, minutes: scope.state.minutes)
  }
}
