import Foundation
import NudgyCore

/// Reads and writes which moments ring and which were told.
struct RingTable {
  let connection: SQLiteConnection

  /// As many moments that were told are remembered: more than a year of a quarter of an hour each, by day.
  private static let kept = 20_000
  /// The longest lead of pressure, to the night after a day without a time.
  private static let longestLead: TimeInterval = 3 * 86_400
  /// The longest that is rung after a deadline or a return, and a day for what waits for the end of a night.
  private static let longestPersistence: TimeInterval = RingWindow.longestPersistence + 86_400
  /// A clock that was set back by less than this has been put right; one set back by more had run ahead.
  private static let clockSlack: TimeInterval = 86_400

  func tasks(in window: RingWindow, limit: Int) throws(SQLiteError) -> [TaskItem] {
    let (start, end) = (window.start, window.end)
    // A day without a time rings in its morning and lasts until its night.
    var numbers = try numbers(RingSQL.askedBetween, start, end, limit)
    numbers += try self.numbers(RingSQL.backBetween, start, end, limit)
    numbers += try self.numbers(
      RingSQL.pressedBackBetween, start.addingTimeInterval(-Self.longestPersistence), start, limit)
    numbers += try rhythms(upTo: end.addingTimeInterval(Self.longestLead), limit)
    numbers += try self.numbers(RingSQL.dueBetween, start, end.addingTimeInterval(86_400), limit)
    numbers += try self.numbers(
      RingSQL.pressingBetween, start.addingTimeInterval(-Self.longestPersistence),
      end.addingTimeInterval(Self.longestLead), limit)
    var seen: Set<Int> = []
    return try TaskTable(connection: connection).tasks(numbers: numbers.filter { seen.insert($0).inserted })
      .filter { $0.status == .active || $0.status == .snoozed }
  }

  /// The open tasks whose deadlines lie in the window.
  func due(in window: RingWindow, limit: Int) throws(SQLiteError) -> [TaskItem] {
    try TaskTable(connection: connection).tasks(
      numbers: numbers(RingSQL.dueBetween, window.start, window.end, limit))
  }

  private func rhythms(upTo end: Date, _ limit: Int) throws(SQLiteError) -> [Int] {
    try connection.rows(
      RingSQL.rhythmsUpTo, [.integer(StoredTime.milliseconds(end)), .integer(limit)]
    ) { $0.integer(0) }
  }

  func pressing(_ pressure: TaskPressure, at now: Date, limit: Int) throws(SQLiteError) -> [TaskItem] {
    let values: [SQLiteValue] = [
      .text(pressure.rawValue), .integer(StoredTime.milliseconds(now.addingTimeInterval(Self.longestLead))),
      .integer(limit),
    ]
    var numbers = try connection.rows(RingSQL.pressingBy, values) { $0.integer(0) }
    numbers += try connection.rows(RingSQL.pressingUndated, values) { $0.integer(0) }
    return try TaskTable(connection: connection).tasks(numbers: numbers).filter {
      $0.effectiveStatus(at: now) == .active
    }
  }

  func untouched(since: Date, now: Date, limit: Int) throws(SQLiteError) -> [TaskItem] {
    try TaskTable(connection: connection).tasks(numbers: numbers(RingSQL.untouched, since, now, limit))
  }

  private func numbers(_ sql: String, _ start: Date, _ end: Date, _ limit: Int) throws(SQLiteError) -> [Int] {
    try connection.rows(
      sql,
      [.integer(StoredTime.milliseconds(start)), .integer(StoredTime.milliseconds(end)), .integer(limit)]
    ) { $0.integer(0) }
  }

  func told(_ keys: [RingKey], at now: Date) throws(SQLiteError) -> Set<RingKey> {
    var told: Set<RingKey> = []
    for key in keys {
      let values = Self.values(key) + [Self.latest(at: now)]
      if try connection.first(RingSQL.told, values, { $0.integer(0) }) != nil { told.insert(key) }
    }
    return told
  }

  func lastTold(task: Int, at now: Date) throws(SQLiteError) -> Date? {
    try connection.first(RingSQL.lastTold, [.integer(task), Self.latest(at: now)]) { $0[0].integer }
      .flatMap(\.self).map(StoredTime.date)
  }

  /// The latest that anything can have been told by a clock that goes as it does now.
  private static func latest(at now: Date) -> SQLiteValue {
    .integer(StoredTime.milliseconds(now.addingTimeInterval(clockSlack)))
  }

  func claim(_ keys: [RingKey], at now: Date, lease: TimeInterval) throws(SQLiteError) -> [RingKey] {
    let time = StoredTime.milliseconds(now)
    let end = StoredTime.milliseconds(now.addingTimeInterval(lease))
    // Two processes look at the clock one after the other and write in another order: a lease that ends a little later
    // is another's, and none of a clock that was set back.
    let latest = StoredTime.milliseconds(now.addingTimeInterval(2 * lease))
    var claimed: [RingKey] = []
    for key in keys {
      let values: [SQLiteValue] = [.integer(time), .integer(end), .integer(latest), Self.latest(at: now)]
      let row = try connection.first(RingSQL.claim, Self.values(key) + values) { $0.integer(0) }
      if row != nil { claimed.append(key) }
    }
    return claimed
  }

  func noteTold(_ keys: [RingKey], at now: Date, by route: String) throws(SQLiteError) {
    let values: [SQLiteValue] = [.integer(StoredTime.milliseconds(now)), .text(route)]
    for key in keys { try connection.run(RingSQL.noteTold, Self.values(key) + values) }
    try connection.run(RingSQL.forgetOld, [.integer(Self.kept)])
  }

  func release(_ keys: [RingKey]) throws(SQLiteError) {
    for key in keys { try connection.run(RingSQL.release, Self.values(key)) }
  }

  func checkIns(since: Date, now: Date) throws(SQLiteError) -> [RingKey] {
    let values: [SQLiteValue] = [.integer(StoredTime.milliseconds(since)), Self.latest(at: now)]
    let rows = try connection.rows(RingSQL.checkIns, values) {
      (task: $0.integer(0), kind: RingKind(rawValue: $0.text(1)), at: StoredTime.date($0.integer(2)))
    }
    return rows.compactMap { row in row.kind.map { RingKey(task: row.task, kind: $0, moment: row.at) } }
  }

  private static func values(_ key: RingKey) -> [SQLiteValue] {
    [.integer(key.task), .text(key.kind.rawValue), .integer(StoredTime.milliseconds(key.moment))]
  }
}
