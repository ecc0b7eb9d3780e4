import Foundation
import NudgyCore

/// Lists the tasks of a scope, one page at a time.
struct TaskLister {
  let connection: SQLiteConnection

  func tasks(_ query: TaskListQuery) throws(SQLiteError) -> [TaskItem] {
    guard query.limit > 0 else { return [] }
    return try TaskTable(connection: connection).tasks(numbers: numbers(query))
  }

  func count(_ query: TaskListQuery) throws(SQLiteError) -> Int {
    let counter = BoardCounter(connection: connection)
    if let (sql, values) = selection(query) {
      return try connection.number("SELECT count(*) FROM (\(sql))", values) ?? 0
    }
    let counts = try counter.counts(now: query.now, today: query.today)
    return query.scope == .upNext ? counts.upNext : counts.upNext + counts.snoozed
  }

  private func numbers(_ query: TaskListQuery) throws(SQLiteError) -> [Int] {
    if let (sql, values) = selection(query) { return try page(sql, values, query) }
    if query.scope == .all { return try all(query) }
    return try upNext(query).page(limit: query.limit, offset: max(0, query.offset))
  }

  /// The statement that lists a scope; nil for those that are put together from several.
  private func selection(_ query: TaskListQuery) -> (sql: String, values: [SQLiteValue])? {
    let now = StoredTime.milliseconds(query.now)
    switch query.scope {
    case .done, .doneToday:
      guard let range = query.between ?? (query.scope == .doneToday ? query.today : nil) else {
        return (ListSQL.done, [])
      }
      return (ListSQL.doneBetween, bounds(range))
    case .dropped: return (ListSQL.dropped, [])
    default: break
    }
    if let range = query.between { return (ListSQL.datedBetween, bounds(range)) }
    switch query.scope {
    case .snoozed: return (ListSQL.snoozed, [.integer(now)])
    case .overdue: return (ListSQL.overdue, [.integer(now)])
    case .stale: return (ListSQL.stale, [.integer(now - TaskItem.staleAfterDays * 86_400_000)])
    case .today: return (ListSQL.datedBetween, bounds(query.today))
    case .thisWeek: return (ListSQL.datedBetween, bounds(query.week))
    case .upNext, .all, .done, .doneToday, .dropped: return nil
    }
  }

  /// Up Next, then what is still snoozed.
  private func all(_ query: TaskListQuery) throws(SQLiteError) -> [Int] {
    let offset = max(0, query.offset)
    var found = try upNext(query).page(limit: query.limit, offset: offset)
    guard found.count < query.limit else { return found }
    var away = query
    away.limit = query.limit - found.count
    away.offset = 0
    if found.isEmpty, offset > 0 {
      away.offset = offset - (try BoardCounter(connection: connection).upNext(at: query.now))
    }
    found += try page(ListSQL.snoozed, [.integer(StoredTime.milliseconds(query.now))], away)
    return found
  }

  private func upNext(_ query: TaskListQuery) -> UpNext {
    UpNext(connection: connection, now: query.now, today: query.today, soon: query.soon)
  }

  private func bounds(_ range: ClosedRange<Date>) -> [SQLiteValue] {
    [
      .integer(StoredTime.milliseconds(range.lowerBound)),
      .integer(StoredTime.milliseconds(range.upperBound) + 999),
    ]
  }

  private func page(
    _ sql: String, _ values: [SQLiteValue], _ query: TaskListQuery
  ) throws(SQLiteError) -> [Int] {
    let limits: [SQLiteValue] = [.integer(query.limit), .integer(max(0, query.offset))]
    return try connection.rows(sql + " LIMIT ? OFFSET ?", values + limits) { $0.integer(0) }
  }
}

/// The statements of the scopes other than Up Next, each over an index in its order.
enum ListSQL {
  static let snoozed = """
    SELECT number FROM tasks INDEXED BY tasks_by_return
    WHERE status = 'snoozed' AND snoozed_until > ?
    ORDER BY snoozed_until, sort_order, number
    """

  static let done = """
    SELECT number FROM tasks INDEXED BY tasks_by_completion
    WHERE status = 'done' AND completed_at > -9000000000000000
    ORDER BY completed_at DESC, number DESC
    """

  static let doneBetween = """
    SELECT number FROM tasks INDEXED BY tasks_by_completion
    WHERE status = 'done' AND completed_at >= ? AND completed_at <= ?
    ORDER BY completed_at DESC, number DESC
    """

  static let dropped = """
    SELECT number FROM tasks INDEXED BY tasks_by_drop
    WHERE status = 'dropped' AND updated_at > -9000000000000000
    ORDER BY updated_at DESC, number DESC
    """

  /// `?1` now. Skipped or not: a skip puts a task aside, it does not move its date. Back from a snooze or not.
  static let overdue = """
    SELECT number FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND deadline < ?1 AND (status = 'active' OR snoozed_until <= ?1)
    ORDER BY deadline, sort_order, number
    """

  static let stale = """
    SELECT number FROM tasks INDEXED BY tasks_by_touch
    WHERE status IN ('active', 'snoozed') AND touched_at <= ?
    ORDER BY touched_at, number
    """

  /// Open tasks due, or back from a snooze, from `?1` to `?2`, each at the earlier of the two.
  static let datedBetween = """
    SELECT number, deadline AS at, sort_order AS place FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND deadline >= ?1 AND deadline <= ?2
      AND (status = 'active' OR snoozed_until < ?1 OR snoozed_until >= deadline)
    UNION ALL
    SELECT number, snoozed_until, sort_order FROM tasks INDEXED BY tasks_by_return
    WHERE status = 'snoozed' AND snoozed_until >= ?1 AND snoozed_until <= ?2
      AND (deadline IS NULL OR deadline < ?1 OR deadline > snoozed_until)
    ORDER BY at, place, number
    """
}
