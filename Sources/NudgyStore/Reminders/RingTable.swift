import Foundation
import NudgyCore

/// Reads and writes which moments ring and which were told.
struct RingTable {
  let connection: SQLiteConnection

  /// Moments told longer ago than this are let go of; nothing looks back as far.
  private static let kept: TimeInterval = 90 * 86_400
  /// The longest lead of pressure, and the longest that is rung after a deadline.
  private static let longestLead: TimeInterval = 48 * 3600
  private static let longestPersistence: TimeInterval = 7 * 86_400

  func tasks(in window: RingWindow, limit: Int) throws(SQLiteError) -> [TaskItem] {
    let (start, end) = (window.start, window.end)
    // A day without a time rings in its morning and lasts until its night.
    var numbers = try numbers(RingSQL.askedBetween, start, end, limit)
    numbers += try self.numbers(RingSQL.backBetween, start, end, limit)
    numbers += try self.numbers(RingSQL.dueBetween, start, end.addingTimeInterval(86_400), limit)
    numbers += try self.numbers(
      RingSQL.pressingBetween, start.addingTimeInterval(-Self.longestPersistence),
      end.addingTimeInterval(Self.longestLead), limit)
    var seen: Set<Int> = []
    return try TaskTable(connection: connection).tasks(numbers: numbers.filter { seen.insert($0).inserted })
      .filter { $0.status == .active || $0.status == .snoozed }
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

  func told(_ keys: [RingKey]) throws(SQLiteError) -> Set<RingKey> {
    var told: Set<RingKey> = []
    for key in keys where try connection.first(RingSQL.told, Self.values(key), { $0.integer(0) }) != nil {
      told.insert(key)
    }
    return told
  }

  func claim(_ keys: [RingKey], at now: Date, lease: TimeInterval) throws(SQLiteError) -> [RingKey] {
    let time = StoredTime.milliseconds(now)
    let end = StoredTime.milliseconds(now.addingTimeInterval(lease))
    var claimed: [RingKey] = []
    for key in keys {
      let values: [SQLiteValue] = [.integer(time), .integer(end), .integer(end)]
      let row = try connection.first(RingSQL.claim, Self.values(key) + values) { $0.integer(0) }
      if row != nil { claimed.append(key) }
    }
    return claimed
  }

  func noteTold(_ keys: [RingKey], at now: Date, by route: String) throws(SQLiteError) {
    let values: [SQLiteValue] = [.integer(StoredTime.milliseconds(now)), .text(route)]
    for key in keys { try connection.run(RingSQL.noteTold, Self.values(key) + values) }
    let old = StoredTime.milliseconds(now.addingTimeInterval(-Self.kept))
    try connection.run(RingSQL.forgetOld, [.integer(old)])
  }

  func release(_ keys: [RingKey]) throws(SQLiteError) {
    for key in keys { try connection.run(RingSQL.release, Self.values(key)) }
  }

  func checkIns(since: Date) throws(SQLiteError) -> [RingKey] {
    let rows = try connection.rows(RingSQL.checkIns, [.integer(StoredTime.milliseconds(since))]) {
      (task: $0.integer(0), kind: RingKind(rawValue: $0.text(1)), at: StoredTime.date($0.integer(2)))
    }
    return rows.compactMap { row in row.kind.map { RingKey(task: row.task, kind: $0, moment: row.at) } }
  }

  private static func values(_ key: RingKey) -> [SQLiteValue] {
    [.integer(key.task), .text(key.kind.rawValue), .integer(StoredTime.milliseconds(key.moment))]
  }
}
