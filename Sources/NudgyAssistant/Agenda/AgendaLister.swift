import Foundation
import NudgyCore

/// Puts an agenda together for a conversation: whole, up to what anyone reads at once.
struct AgendaLister: Sendable {
  /// Tasks shown at once; the rest waits behind "more".
  static let mostShown = 500

  let tasks: any TaskStore
  let now: Date
  let calendar: ZonedCalendar

  /// - Parameter offset: how many were shown before.
  func listing(of agenda: Agenda, offset: Int = 0) async throws(NudgyError) -> TaskListing {
    let wanted = offset + AgendaLister.mostShown
    var found: [TaskItem] = []
    var total = 0
    for part in agenda.parts {
      let query = AgendaQuery(
        part, of: agenda.range, now: now, calendar: calendar, limit: max(1, wanted - found.count))
      if found.count < wanted { found += try await tasks.agenda(query) }
      total += try await tasks.count(query)
    }
    return TaskListing(
      scope: .all, agenda: agenda, tasks: Array(found.dropFirst(offset)), more: max(0, total - found.count))
  }
}
