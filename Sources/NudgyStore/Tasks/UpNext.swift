import Foundation
import NudgyCore

/// The order of Up Next: what presses, what waits, what is near, then the queue.
struct UpNext {
  enum Tier: CaseIterable {
    case pressing, waiting, soon, top, back, queue

    /// Those that said energy and minutes choose among, together.
    static let unpressed: [Tier] = [.soon, .top, .back, .queue]

    fileprivate var sql: String {
      switch self {
      case .pressing: NextSQL.pressing
      case .waiting: NextSQL.waiting
      case .soon: NextSQL.soon
      case .top: NextSQL.top
      case .back: NextSQL.back
      case .queue: NextSQL.queue
      }
    }
  }

  let connection: SQLiteConnection
  let now: Int
  let horizon: Int
  /// Skipped since then: at the end of the queue.
  let skipLine: Int
  let soon: Int
  /// How much earlier than its deadline a task's latest start can be, in milliseconds; the column's own limit.
  private static let longestLead = 2 * 1440 * 60_000

  init(connection: SQLiteConnection, now: Date, today: ClosedRange<Date>, soon: Date) {
    self.connection = connection
    self.now = StoredTime.milliseconds(now)
    // As `NextQuery.horizon`, to the end of the last second.
    horizon = StoredTime.milliseconds(max(today.upperBound, now.addingTimeInterval(3 * 3600))) + 999
    self.soon = max(horizon, StoredTime.milliseconds(soon) + 999)
    skipLine = StoredTime.milliseconds(NextQuery.skipLine(at: now))
  }

  /// The numbers of one tier, in order.
  func numbers(_ tier: Tier, limit: Int, offset: Int = 0) throws(SQLiteError) -> [Int] {
    try connection.rows(tier.sql, parameters(tier, limit: limit, offset: offset)) { $0.integer(0) }
  }

  /// A page of all tiers one after another. Costs as much as the rows up to its end.
  func page(limit: Int, offset: Int) throws(SQLiteError) -> [Int] {
    var page: [Int] = []
    var toSkip = offset
    for tier in Tier.allCases {
      if page.count == limit { break }
      let found = try numbers(tier, limit: limit - page.count, offset: toSkip)
      page += found
      if !found.isEmpty {
        toSkip = 0
      } else if toSkip > 0 {
        // All of this tier was skipped; how many that were is only asked now.
        toSkip -= try numbers(tier, limit: toSkip).count
      }
    }
    return page
  }

  private func parameters(_ tier: Tier, limit: Int, offset: Int) -> [SQLiteValue] {
    let all: [SQLiteValue] = [
      .integer(now), .integer(horizon), .integer(skipLine), .integer(limit), .integer(offset), .integer(soon),
      .integer(horizon - UpNext.longestLead),
    ]
    // No more than the statement has.
    return switch tier {
    case .pressing, .waiting: all.dropLast(2)
    case .soon: all
    case .top, .back, .queue: all.dropLast()
    }
  }
}
