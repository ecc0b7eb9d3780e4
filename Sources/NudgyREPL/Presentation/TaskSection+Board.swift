package import NudgyAssistant
import NudgyCore
package import NudgyTerminal

// The sections of a list, from what the engine answers.
extension TaskSection {
  init(_ listing: TaskListing, before: Int = 0) {
    self.init(
      listing.scope, query: listing.query, days: listing.days, tasks: listing.tasks, before: before,
      more: listing.more ?? 0)
  }

  /// Up Next always, the other columns when they hold something.
  package static func sections(of board: Board) -> [TaskSection] {
    let rest = [
      TaskSection(.snoozed, tasks: board.snoozed, more: board.counts.snoozed - board.snoozed.count),
      TaskSection(.doneToday, tasks: board.doneToday, more: board.counts.doneToday - board.doneToday.count),
    ]
    let next = TaskSection(.upNext, tasks: board.upNext, more: board.counts.upNext - board.upNext.count)
    return [next] + rest.filter { !$0.tasks.isEmpty }
  }
}
