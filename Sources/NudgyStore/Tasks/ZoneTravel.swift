import Foundation
import NudgyCore

/// Moves whole days along when the user does: the 20th is the 20th wherever one is, and what comes at 8:00 every day
/// comes at 8:00 there. A single appointment stays the instant it was, and so does what is counted in hours.
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
      for stored in try duesElsewhere(than: zone) { try lay(stored, in: calendar) }
      try values.setValue(zone, for: ZoneTravel.key)
    }
  }

  private struct StoredDue {
    let number: Int
    let due: DueDate
  }

  /// The open tasks that go by the wall clock and were laid in another zone; read through the index of deadlines.
  private func duesElsewhere(than zone: String) throws -> [StoredDue] {
    try connection.rows(
      """
      SELECT number, due_at, due_zone, due_is_all_day FROM tasks INDEXED BY tasks_by_deadline
      WHERE status IN ('active', 'snoozed') AND deadline IS NOT NULL AND due_zone <> ?
        AND (due_is_all_day = 1 OR recurrence NOT LIKE '%HOURLY%' AND recurrence NOT LIKE '%MINUTELY%')
      """, [.text(zone)]
    ) {
      StoredDue(
        number: $0.integer(0),
        due: DueDate(
          instant: StoredTime.date($0.integer(1)), isAllDay: $0.integer(3) == 1, zoneID: $0.text(2)))
    }
  }

  private func lay(_ stored: StoredDue, in calendar: ZonedCalendar) throws {
    guard let zone = Zone(identifier: stored.due.zoneID) else { return }
    let civil = ZonedCalendar(zone: zone).civil(at: stored.due.instant)
    let due =
      stored.due.isAllDay
      ? DueDate.day(civil.date, in: calendar) : .instant(calendar.instant(of: civil), in: calendar)
    try connection.run(
      "UPDATE tasks SET due_at = ?, due_zone = ?, deadline = ? WHERE number = ?",
      [
        .integer(StoredTime.milliseconds(due.instant)), .text(due.zoneID),
        .integer(StoredTime.milliseconds(due.deadline)), .integer(stored.number),
      ])
  }
}
