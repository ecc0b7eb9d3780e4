import Foundation
import NudgyCore

/// Moves whole days along when the user does: the 20th is the 20th wherever one is.
///
/// A day is stored as the instants it lasts in one zone, so that an index can order it among other deadlines.
/// When the user's zone has changed since the last launch, the open tasks' days are laid anew; a launch in the
/// same zone costs one look-up.
struct ZoneTravel {
  private static let key = "zone"

  let connection: SQLiteConnection

  func settle(in calendar: ZonedCalendar) throws {
    let zone = calendar.zone.identifier
    let values = ConversationTables(connection: connection)
    guard try values.value(for: ZoneTravel.key) != zone else { return }
    try connection.transaction {
      for day in try daysElsewhere(than: zone) { try lay(day, in: calendar) }
      try values.setValue(zone, for: ZoneTravel.key)
    }
  }

  private struct StoredDay {
    let number: Int
    let start: Date
    let zoneID: String
  }

  /// The whole days of open tasks that were laid in another zone; read through the index of deadlines.
  private func daysElsewhere(than zone: String) throws -> [StoredDay] {
    try connection.rows(
      """
      SELECT number, due_at, due_zone FROM tasks INDEXED BY tasks_by_deadline
      WHERE status IN ('active', 'snoozed') AND deadline IS NOT NULL AND due_is_all_day = 1 AND due_zone <> ?
      """, [.text(zone)]
    ) { StoredDay(number: $0.integer(0), start: StoredTime.date($0.integer(1)), zoneID: $0.text(2)) }
  }

  private func lay(_ stored: StoredDay, in calendar: ZonedCalendar) throws {
    guard let zone = Zone(identifier: stored.zoneID) else { return }
    let due = DueDate.day(ZonedCalendar(zone: zone).day(of: stored.start), in: calendar)
    try connection.run(
      "UPDATE tasks SET due_at = ?, due_zone = ?, deadline = ? WHERE number = ?",
      [
        .integer(StoredTime.milliseconds(due.instant)), .text(due.zoneID),
        .integer(StoredTime.milliseconds(due.deadline)), .integer(stored.number),
      ])
  }
}
