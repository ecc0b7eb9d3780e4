package import Foundation
package import NudgyCore

/// Fills a store with many lifelike tasks, for measuring. The same count gives the same tasks.
struct StoreFiller {
  let connection: SQLiteConnection
  let makeID: @Sendable () -> UUID

  /// Two thirds are done, a few dropped, the rest open: some undated, some due, some snoozed.
  func fill(count: Int, now: Date, calendar: ZonedCalendar) throws {
    try connection.transaction {
      let table = TaskTable(connection: connection)
      let first = try table.nextNumber()
      for index in 0..<max(0, count) {
        try table.insert(task(index, number: first + index, of: count, now: now, calendar: calendar))
      }
      // As in a store that is in use: what has passed was told.
      try ConversationTables(connection: connection).setValue(
        String(now.timeIntervalSince1970), for: "rings.until")
    }
  }

  private func task(
    _ index: Int, number: Int, of count: Int, now: Date, calendar: ZonedCalendar
  ) -> TaskItem {
    var numbers = SplitMix(seed: UInt64(index))
    let created = now.addingTimeInterval(-Double(count - index) * 317)
    var item = TaskItem(
      number: number, uuid: makeID(), title: FillerWords.title(&numbers), createdAt: created)
    item.sortOrder = -number
    item.minutes = numbers.one(in: 3) ? [5, 10, 15, 30, 60][numbers.below(5)] : nil
    item.energy = numbers.one(in: 4) ? EnergyLevel.allCases[numbers.below(3)] : nil
    if numbers.one(in: 3) {
      let day = calendar.day(of: now).adding(days: numbers.below(240) - 200)
      item.due = .day(day, in: calendar)
    }
    switch numbers.below(20) {
    case 0..<13:
      item.status = .done
      item.completedAt = created.addingTimeInterval(300)
    case 13:
      item.status = .dropped
    case 14, 15:
      item.status = .snoozed
      item.snoozedUntil = now.addingTimeInterval(Double(numbers.below(2_000_000)) - 100_000)
    default: break
    }
    return item
  }
}

/// A generator whose numbers depend on the seed alone (SplitMix64).
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0xD1B5_4A32_D192_ED03 }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func one(in bound: Int) -> Bool { below(bound) == 0 }
}

extension SQLiteStore {
  /// Adds `count` lifelike tasks in one transaction, without a journal, for benchmarks and tests of size.
  package func fill(count: Int, now: Date, calendar: ZonedCalendar) throws(NudgyError) {
    try perform { connection in
      try StoreFiller(connection: connection, makeID: makeID).fill(count: count, now: now, calendar: calendar)
      try connection.foldLogAway()
    }
  }
}
