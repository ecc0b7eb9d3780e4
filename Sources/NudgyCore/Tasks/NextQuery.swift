package import Foundation

/// What is asked when someone wants their One Thing.
package struct NextQuery: Sendable, Equatable {
  package var now: Date
  /// The first and the last second of today in the user's zone.
  package var today: ClosedRange<Date>
  /// Energy and time at hand reorder only tasks without pressing dates.
  package var energy: EnergyLevel?
  package var minutes: Int?
  /// Tasks not to answer with, such as the one just set aside.
  package var excluding: Set<Int> = []

  package init(
    now: Date, calendar: ZonedCalendar, energy: EnergyLevel? = nil, minutes: Int? = nil,
    excluding: Set<Int> = []
  ) {
    self.now = now
    let day = calendar.day(of: now)
    today = calendar.startOfDay(day)...calendar.endOfDay(day)
    self.energy = energy
    self.minutes = minutes
    self.excluding = excluding
  }

  /// A skip keeps a pressing task out of the way for this long, in seconds; then its deadline counts again.
  package static let skipRests: Double = 3600

  /// Tasks skipped since then wait in the queue, whatever their deadline.
  package static func skipLine(at now: Date) -> Date { now.addingTimeInterval(-skipRests) }

  /// Deadlines up to here are pressing: the rest of today, and at least three hours.
  package var horizon: Date { max(today.upperBound, now.addingTimeInterval(3 * 3600)) }

  /// Snoozes ending up to here may be answered with when nothing else is left.
  package var returnHorizon: Date { now.addingTimeInterval(2 * 3600) }
}

/// Why a task is the next one, as a fact; the wording is in `ReasonWording`.
package enum NextReason: Sendable, Equatable {
  /// Due at an instant later today or within three hours.
  case dueSoon(Date)
  case dueToday
  /// Its due time has passed.
  case stillHere(dueSince: Date)
  /// Its snooze has ended.
  case back(since: Date)
  case movedToTop
  /// The newest of those that nothing presses, with its own day ahead.
  case upcoming(DueDate)
  case newest
  /// It asks for no more than the energy or the minutes at hand.
  case fits(energy: EnergyLevel?, minutes: Int?)
  /// Skipped before, and its turn again.
  case skippedBefore
  case onlyOneLeft
  /// Snoozed, and back within two hours.
  case returnsSoon(Date)

  /// So many seconds ahead, a deadline is counted down rather than named.
  package static let closeBy: TimeInterval = 3 * 3600
}

/// The One Thing.
package struct NextAnswer: Sendable, Equatable {
  package var task: TaskItem
  package var reason: NextReason
  /// Its place in Up Next, from 1, and how many there are.
  package var position: Int
  package var count: Int

  package init(task: TaskItem, reason: NextReason, position: Int, count: Int) {
    self.task = task
    self.reason = reason
    self.position = position
    self.count = count
  }
}
