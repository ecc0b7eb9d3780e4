import Foundation
import NudgyCore

/// What one rule saw: pieces of a time that refiners join and the resolver turns into a `When`.
struct Finding: Sendable {
  /// Positions of its lexemes.
  var range: Range<Int>
  var day: DayValue?
  /// The last day of an interval, included.
  var lastDay: DayValue?
  var clock: ClockValue?
  var endClock: ClockValue?
  var part: PartOfDay?
  /// An instant on the clock: "in 20 minutes".
  var moment: CivilDateTime?
  var momentGrain = When.Grain.minute
  /// The end of an interval that runs to an instant: "in the last two hours".
  var endMoment: CivilDateTime?
  var duration: SpokenDuration?
  var recurrence: RecurrenceRule?
  var zone: Zone?
  var role: When.Role = .plain
  /// What it wants to be a time, unless one is asked for; nil when it is strong, a time wherever it stands.
  var needs: Evidence?
  /// Counted from now: "in two weeks", "a week from today".
  var isOffset = false
  /// A month and a day of it behind, so that more days of the month can follow: "dec 3, 5 and 7".
  var isOpenToMoreDays = false
  /// Says by its own words when something is, rather than naming the day: "on friday", "two days ago".
  var isAdverbial = false
  /// Counted on the clock, forward from now: "in 20 minutes".
  var elapsed: SpokenDuration?
  /// Why there is no such time; its values are then the nearest that there are.
  var missing: Missing?
  /// The names of the rules that saw and joined it, for traces alone.
  var rules: [String]

  /// What the calendar or the clock does not have.
  enum Missing: Sendable, Equatable {
    case day(Int, month: Int, year: Int?)
    case dayOfMonth(Int)
    /// Counted in a month that has fewer: "the fifth friday of february".
    case dayInMonth
    case month(Int)
    case clock
    case notAhead
  }

  enum Evidence: Sendable {
    /// A preposition that goes with it: "at" before an hour, "on" before "sat", "in" before "may".
    case preposition
    /// Nothing before it helps, only another time beside it.
    case neighbour
  }

  /// - Parameter rule: its name in traces, where it is not that of the `WhenRule`.
  init(
    _ range: Range<Int>, _ rule: String? = nil, day: DayValue? = nil, clock: ClockValue? = nil,
    part: PartOfDay? = nil, moment: CivilDateTime? = nil, recurrence: RecurrenceRule? = nil,
    needs: Evidence? = nil
  ) {
    self.range = range
    (self.day, self.clock, self.part) = (day, clock, part)
    (self.moment, self.recurrence, self.needs) = (moment, recurrence, needs)
    rules = rule.map { [$0] } ?? []
  }

  var isStrong: Bool { needs == nil }

  /// Whether it says nothing but a duration.
  var isOnlyDuration: Bool {
    duration != nil && day == nil && clock == nil && part == nil && moment == nil && recurrence == nil
  }

  /// Whether it has a time of day.
  var hasTime: Bool { clock != nil || part != nil }

  /// Whether it says a time of day and nothing of the day.
  var isTimeOfDay: Bool {
    hasTime && day == nil && lastDay == nil && endClock == nil && moment == nil && recurrence == nil
      && duration == nil
  }
}

/// A day, or a longer span by its first day.
struct DayValue: Sendable {
  /// How far the date is open to a better reading once the rest of the expression is known.
  enum Anchor: Sendable {
    case fixed
    /// The coming weekday; today when a later time today is said.
    case comingWeekday(Weekday)
    /// "today" and "tonight": a time of day is the coming one.
    case today
  }

  var date: CivilDate
  var grain = When.Grain.day
  var anchor = Anchor.fixed
  /// Fields that were said; the rest of year, month and day is implied.
  var said: FieldSet = .wholeDay
  /// The hour the day stands for when none is said: the weekend's 10:00.
  var time: CivilTime?

  init(
    _ date: CivilDate, grain: When.Grain = .day, anchor: Anchor = .fixed, said: FieldSet = .wholeDay,
    time: CivilTime? = nil
  ) {
    self.date = date
    self.grain = grain
    self.anchor = anchor
    self.said = said
    self.time = time
  }

  static let weekendTime = PartOfDay.at(10)

  /// This very day, which a time of day may narrow.
  static func open(_ today: CivilDate) -> DayValue { DayValue(today, anchor: .today) }

  /// The weekend of a Saturday.
  static func weekend(_ saturday: CivilDate) -> DayValue { DayValue(saturday, said: [], time: weekendTime) }

  /// The last day of the span.
  var lastDate: CivilDate {
    switch grain {
    case .week: TimeUnit.week.lastDate(from: date)
    case .month: date.endOfMonth
    case .year: CivilDate(year: date.year, month: 12, day: 31) ?? date
    default: date
    }
  }

  var anchorsWeekday: Bool { said == .weekday }
}

/// A time of day as said.
struct ClockValue: Sendable {
  enum Meridiem: Sendable {
    case am, pm
    /// Said on the 24-hour clock.
    case military
    /// Not said.
    case open
  }

  /// 1 to 12 with `am`, `pm` and `open`; 0 to 23 with `military`.
  var hour: Int
  var minute = 0
  var second = 0
  var meridiem = Meridiem.open
  var saysMinute = false
  /// Midnight and noon, and hours such as "eod", are themselves conventions.
  var isConvention = false
  /// Midnight as the end of the day it is said of.
  var endsDay = false

  /// A time on the 24-hour clock.
  static func at(_ time: CivilTime) -> ClockValue {
    ClockValue(
      hour: time.hour, minute: time.minute, second: time.second, meridiem: .military, saysMinute: true)
  }

  /// An hour people agree on: the end of a working day.
  static func convention(_ hour: Int) -> ClockValue {
    ClockValue(hour: hour, meridiem: .military, isConvention: true)
  }

  /// The times it can mean, best first: those in waking hours, earlier first.
  func options(in part: PartOfDay?) -> [(time: CivilTime, isNextDay: Bool)] {
    switch meridiem {
    case .am: return [(onClock(hour % 12), false)]
    case .pm: return [(onClock(hour % 12 + 12), false)]
    case .military: return [(onClock(hour), false)]
    case .open: break
    }
    if let part {
      let found = part.hour(hour)
      return [(onClock(found.hour), found.isNextDay)]
    }
    let waking = bothHalves.filter { $0.hour >= 7 && $0 <= PartOfDay.at(22) }
    return waking.map { ($0, false) }
  }

  /// The time before and after noon.
  var bothHalves: [CivilTime] { [onClock(hour % 12), onClock(hour % 12 + 12)] }

  private func onClock(_ hour: Int) -> CivilTime {
    CivilTime(secondOfDay: hour * 3600 + minute * 60 + second)
  }
}

/// A set of fields of a result.
struct FieldSet: OptionSet, Sendable {
  let rawValue: UInt8

  static let year = FieldSet(rawValue: 1)
  static let month = FieldSet(rawValue: 2)
  static let day = FieldSet(rawValue: 4)
  static let weekday = FieldSet(rawValue: 8)
  static let wholeDay: FieldSet = [.year, .month, .day]
}
