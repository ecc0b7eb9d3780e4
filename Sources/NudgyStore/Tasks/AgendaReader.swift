import Foundation
import NudgyCore

/// Reads an agenda page by page, each from where the last one ended; what has no date is never walked over.
struct AgendaReader {
  let connection: SQLiteConnection
  let query: AgendaQuery

  func tasks() throws(SQLiteError) -> [TaskItem] {
    guard query.limit > 0 else { return [] }
    let numbers = try numbers()
    return try TaskTable(connection: connection).tasks(numbers: numbers)
  }

  /// How many there are from `after` on, whatever the limit.
  func count() throws(SQLiteError) -> Int {
    var count = 0
    for (sql, values) in statements() {
      count += try connection.number("SELECT count(*) FROM (\(sql))", values) ?? 0
    }
    return count
  }

  private func numbers() throws(SQLiteError) -> [Int] {
    var numbers: [Int] = []
    for (sql, values) in statements() where numbers.count < query.limit {
      let limit = SQLiteValue.integer(query.limit - numbers.count)
      numbers += try connection.rows(sql + " LIMIT ?", values + [limit]) { $0.integer(0) }
    }
    return numbers
  }

  /// The statements of the part, one after another.
  private func statements() -> [(sql: String, values: [SQLiteValue])] {
    let now = StoredTime.milliseconds(query.now)
    let start = query.start.map(StoredTime.milliseconds)
    let end = query.end.map { StoredTime.milliseconds($0) + 999 } ?? .max
    let after = query.after.map(place)
    switch query.part {
    case .stillHere:
      let from = max(Place(from: start ?? .min), after ?? .first)
      return [(AgendaSQL.stillHere, from.values + [.integer(min(now - 1, end)), .integer(now)])]
    case .ahead:
      let due = max(Place(from: max(now, start ?? .min)), after ?? .first)
      let back = max(Place(from: start ?? StoredTime.milliseconds(query.startOfToday)), after ?? .first)
      return [(AgendaSQL.ahead, due.values + back.values + [.integer(end), .integer(now)])]
    case .undated: return undated(after)
    }
  }

  /// What came back before today, then the queue.
  private func undated(_ after: Place?) -> [(sql: String, values: [SQLiteValue])] {
    let today = StoredTime.milliseconds(query.startOfToday)
    let isInQueue = query.after?.status == .active
    var statements: [(String, [SQLiteValue])] = []
    if !isInQueue {
      statements.append((AgendaSQL.back, (after ?? .first).values + [.integer(today - 1)]))
    }
    let queued = isInQueue ? after ?? .first : .first
    statements.append((AgendaSQL.queue, [.integer(queued.order), .integer(queued.number)]))
    return statements
  }

  private func place(of task: TaskItem) -> Place {
    let moment = task.agendaMoment(at: query.now).map(StoredTime.milliseconds)
    return Place(at: moment ?? .min, order: task.sortOrder, number: task.number)
  }

  /// Where a task stands in the order of its part.
  private struct Place: Comparable {
    let at: Int
    let order: Int
    let number: Int

    static let first = Place(from: .min)

    init(at: Int, order: Int, number: Int) {
      self.at = at
      self.order = order
      self.number = number
    }

    /// Before everything of that millisecond.
    init(from at: Int) { self.init(at: at, order: .min, number: .min) }

    var values: [SQLiteValue] { [.integer(at), .integer(order), .integer(number)] }

    static func < (left: Place, right: Place) -> Bool {
      (left.at, left.order, left.number) < (right.at, right.order, right.number)
    }
  }
}

/// The parts of an agenda, each over an index in its order.
///
/// A task is due by its deadline, also while it is away; what has none, or is away past it, stands by its return.
enum AgendaSQL {
  /// `?1`–`?3` the place before, `?4` the last deadline, `?5` now.
  static let stillHere = """
    SELECT number FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND (deadline, sort_order, number) > (?1, ?2, ?3) AND deadline <= ?4
      AND (status = 'active' OR snoozed_until <= ?5)
    ORDER BY deadline, sort_order, number
    """

  /// `?1`–`?3` the place before among deadlines, `?4`–`?6` among returns, `?7` the last moment, `?8` now.
  static let ahead = """
    SELECT number, deadline AS at, sort_order AS place FROM tasks INDEXED BY tasks_by_deadline
    WHERE status IN ('active', 'snoozed') AND (deadline, sort_order, number) > (?1, ?2, ?3) AND deadline <= ?7
    UNION ALL
    SELECT number, snoozed_until, sort_order FROM tasks INDEXED BY tasks_by_return
    WHERE status = 'snoozed' AND (snoozed_until, sort_order, number) > (?4, ?5, ?6) AND snoozed_until <= ?7
      AND (deadline IS NULL OR deadline < ?8 AND snoozed_until > ?8)
    ORDER BY at, place, number
    """

  /// `?1`–`?3` the place before, `?4` the last return.
  static let back = """
    SELECT number FROM tasks INDEXED BY tasks_by_return
    WHERE status = 'snoozed' AND (snoozed_until, sort_order, number) > (?1, ?2, ?3) AND snoozed_until <= ?4
      AND deadline IS NULL
    ORDER BY snoozed_until, sort_order, number
    """

  /// `?1`, `?2` the place before.
  static let queue = """
    SELECT number FROM tasks INDEXED BY tasks_by_queue
    WHERE status = 'active' AND (sort_order, number) > (?1, ?2) AND deadline IS NULL
    ORDER BY sort_order, number
    """
}
