import Foundation
import NudgyCore
import NudgyLanguage

// Looking up by day.
extension ToolExecutor {
  /// As many of a long agenda can be pointed at: "the second one", "all of those".
  private static let mostPointedAt = 100
  /// Tasks among which the one is looked for whose date ends an agenda.
  private static let mostEnds = 20

  func agenda(
    _ wish: AgendaWish, _ part: TaskScope, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    var range = wish.range
    if let words = wish.endsWith { range.last = try await day(of: words, scope) }
    let asked = Agenda(range, withUndated: part == .all)
    var listing = try await AgendaLister(tasks: tasks, now: scope.now, calendar: calendar).listing(of: asked)
    if let first = range.first, let last = range.last, first <= last { listing.days = first...last }
    scope.list(Array(listing.tasks.prefix(ToolExecutor.mostPointedAt)))
    return .tasks(listing)
  }

  /// The day of the open task that the words name; nil when it has none yet.
  ///
  /// Of several, the one that is called just so; else the last of them, as what is packed for a trip comes before it.
  private func day(of words: String, _ scope: TurnScope) async throws(NudgyError) -> CivilDate? {
    let found = try await tasks.search(words, statuses: [.active, .snoozed], limit: ToolExecutor.mostEnds)
    guard let best = found.map(\.kind).max(), best > .fuzzy else { throw .noSuchTask(reference: words) }
    let today = calendar.day(of: scope.now)
    let days = found.filter { $0.kind == best }.compactMap { $0.task.due.map(calendar.day(ofDue:)) }
    return days.filter { $0 >= today }.max() ?? days.max()
  }
}

extension ZonedCalendar {
  fileprivate func day(ofDue due: DueDate) -> CivilDate { day(of: due.deadline) }
}
