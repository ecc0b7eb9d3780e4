import Foundation
import NudgyCore

/// Turns a finding into a `When`: chooses the coming reading of whatever was left open.
struct WhenResolver {
  let now: CivilDateTime
  var today: CivilDate { now.date }

  /// The start of a finding with its precision.
  private struct Start {
    var value: CivilDateTime
    var grain: When.Grain
    var isAllDay = false
  }

  func resolve(_ finding: Finding, text: String, span: Range<Int>) -> When? {
    var when = When(text: text, span: span, role: finding.role, rules: finding.rules)
    when.zone = finding.zone
    when.duration = finding.duration
    when.isAdverbial = finding.isAdverbial
    if let recurrence = finding.recurrence {
      resolve(recurrence, finding, &when)
      return when
    }
    if let start = start(of: finding) {
      when.start = start.value
      when.grain = start.grain
      when.isAllDay = start.isAllDay
      when.end = end(of: finding, start: start)
      if when.end != nil, when.role == .after { when.role = .plain }
      when.implied = finding.impliedFields
      when.isTimeOfDay = finding.isTimeOfDay
      when.lastDay = finding.day?.time == nil ? nil : start.value.date.startOfWeek.adding(days: 6)
      when.isOnAnyDay = finding.hasTime && finding.day == nil
    } else if let duration = finding.duration {
      when.grain = duration.finestGrain
    } else {
      return nil
    }
    return when
  }

  // MARK: Start

  private func start(of finding: Finding) -> Start? {
    if let moment = finding.moment { return Start(value: moment, grain: finding.momentGrain) }
    if let clock = finding.clock { return clockStart(clock, finding) }
    if let part = finding.part { return partStart(part, finding) }
    guard let day = finding.day else { return nil }
    if let time = day.time {
      // A weekend that has begun is still the weekend.
      let start = CivilDateTime(day.date, time)
      let sunday = CivilDateTime(day.date.adding(days: 1), time)
      let isHere = start < now && day.date.startOfWeek == today.startOfWeek
      return Start(value: isHere && sunday > now ? sunday : start, grain: .day)
    }
    return Start(value: CivilDateTime(day.date), grain: day.grain, isAllDay: true)
  }

  private func clockStart(_ clock: ClockValue, _ finding: Finding) -> Start? {
    var options = clock.options(in: finding.part)
    if let end = finding.endClock, clock.meridiem == .open, end.meridiem == .open || end.meridiem == .military
    {
      let fitting = options.filter { option in
        after(option.time, end) <= CivilDateTime(today, PartOfDay.at(22)).adding(seconds: 0)
      }
      if !fitting.isEmpty { options = fitting }
    }
    guard let first = options.first else { return nil }
    func on(_ date: CivilDate, _ option: (time: CivilTime, isNextDay: Bool)) -> CivilDateTime {
      CivilDateTime(option.isNextDay ? date.adding(days: 1) : date, option.time)
    }
    // "at lunch", "eod": an hour by convention, known no better than a part of the day.
    let grain: When.Grain = clock.isConvention ? .partOfDay : clock.second > 0 ? .second : .minute
    guard let day = finding.day else {
      let coming = options.map { on(today, $0) }.first { $0 > now } ?? on(today.adding(days: 1), first)
      return Start(value: coming, grain: grain)
    }
    // "by midnight friday" leaves the whole of Friday.
    if clock.endsDay, finding.role == .deadline {
      return Start(value: CivilDateTime(day.date.adding(days: 1)), grain: grain)
    }
    switch day.anchor {
    case .today:
      if clock.endsDay { return Start(value: CivilDateTime(today.adding(days: 1)), grain: grain) }
      let coming = options.map { on(today, $0) }.first { $0 > now }
      return Start(value: coming ?? on(today, options.last ?? first), grain: grain)
    case .comingWeekday(let weekday):
      if today.weekday == weekday, let later = options.map({ on(today, $0) }).first(where: { $0 > now }) {
        return Start(value: later, grain: grain)
      }
      return Start(value: on(day.date, first), grain: grain)
    case .fixed: return Start(value: on(day.date, first), grain: grain)
    }
  }

  private func partStart(_ part: PartOfDay, _ finding: Finding) -> Start {
    let time = part.time
    guard let day = finding.day else {
      let isLater = CivilDateTime(today, time) > now
      return Start(value: CivilDateTime(isLater ? today : today.adding(days: 1), time), grain: .partOfDay)
    }
    var start = CivilDateTime(day.date, time)
    // Tonight, once it has begun, is in an hour.
    if case .today = day.anchor, part == .night, start <= now { start = now.adding(seconds: 3600) }
    return Start(value: start, grain: .partOfDay)
  }

  // MARK: End

  private func end(of finding: Finding, start: Start) -> CivilDateTime? {
    if let moment = finding.endMoment { return moment }
    if let clock = finding.endClock {
      if let last = finding.lastDay {
        return clock.options(in: nil).map { CivilDateTime(last.date, $0.time) }.first { $0 > start.value }
      }
      let end = after(start.value.time, clock)
      return start.value.adding(
        seconds: end.secondNumber - CivilDateTime(today, start.value.time).secondNumber)
    }
    if let last = finding.lastDay {
      var end = last.lastDate
      // "monday to wednesday" said on Tuesday ends after it begins.
      if case .comingWeekday = last.anchor {
        while end < start.value.date { end = end.adding(days: 7) }
      }
      return end >= start.value.date ? CivilDateTime(end.adding(days: 1)) : nil
    }
    return nil
  }

  /// The first time after `start` (of today) that `clock` can mean.
  private func after(_ start: CivilTime, _ clock: ClockValue) -> CivilDateTime {
    let base = CivilDateTime(today, start)
    var hours = clock.options(in: nil).map(\.time)
    if clock.meridiem == .open {
      hours = [clock.hour % 12, clock.hour % 12 + 12].map {
        CivilTime(secondOfDay: $0 * 3600 + clock.minute * 60)
      }
    }
    let candidates = hours.flatMap { time in
      [CivilDateTime(today, time), CivilDateTime(today.adding(days: 1), time)]
    }
    return candidates.filter { $0 > base }.min() ?? base
  }

  // MARK: Recurrences

  private func resolve(_ rule: RecurrenceRule, _ finding: Finding, _ when: inout When) {
    when.recurrence = rule
    when.grain = rule.frequency.grain
    var time: CivilTime?
    if let clock = finding.clock {
      time = clock.options(in: finding.part).first?.time
      when.grain = .minute
    } else if let part = finding.part {
      time = part.time
      when.grain = .partOfDay
    } else if let hour = rule.hours.first {
      time = PartOfDay.at(hour)
      when.grain = .minute
    }
    when.isAllDay = time == nil && !rule.frequency.isClock
    // "every may" falls on its first day.
    let isMonth = !rule.months.isEmpty && rule.monthDays.isEmpty && rule.weekdays.isEmpty
    let base = finding.day?.date ?? (isMonth ? today.startOfMonth : today)
    let isPlaced = !rule.weekdays.isEmpty || !rule.monthDays.isEmpty || !rule.months.isEmpty
    let isDaily = rule.frequency == .daily && (rule.interval == 1 || time != nil)
    guard isPlaced || isDaily || finding.day != nil || time != nil else { return }
    if rule.frequency.isClock {
      // "every 4 hours starting at 8" begins at the coming 8.
      when.start = start(of: finding)?.value
      when.implied = finding.impliedFields
      return
    }
    let seriesStart = CivilDateTime(base, time ?? .midnight)
    // A whole day that is today has begun; for weekdays the coming one is never today.
    let isToday = time == nil && (rule.frequency != .weekly || finding.day != nil)
    let reference =
      finding.day != nil && base > today
      ? seriesStart.adding(seconds: -1)
      : isToday
        ? CivilDateTime(today).adding(seconds: -1)
        : time == nil ? CivilDateTime(today, CivilTime(secondOfDay: 86_399)) : now
    var firstRule = rule
    if !isPlaced { firstRule.interval = 1 }
    when.start = firstRule.next(after: reference, start: seriesStart)
    // Intervals are counted from the first occurrence: every other Friday begins with the coming one.
    if when.start == nil || rule.interval > 1 {
      firstRule.interval = 1
      when.start = firstRule.next(after: reference, start: seriesStart)
    }
    if let endClock = finding.endClock, let start = when.start {
      let end = after(start.time, endClock)
      when.end = start.adding(seconds: end.secondNumber - CivilDateTime(today, start.time).secondNumber)
    }
    when.implied = finding.impliedFields
  }
}

extension RecurrenceRule.Frequency {
  var grain: When.Grain {
    switch self {
    case .minutely: .minute
    case .hourly: .hour
    default: .day
    }
  }
}

extension SpokenDuration {
  fileprivate var finestGrain: When.Grain {
    if seconds > 0 { return .second }
    if minutes > 0 { return .minute }
    if hours > 0 { return .hour }
    if days > 0 { return .day }
    if weeks > 0 { return .week }
    return months > 0 ? .month : .year
  }
}

extension Finding {
  /// The fields that were assumed, in the order of `When.Field.allCases`.
  fileprivate var impliedFields: [When.Field] {
    var implied: [When.Field] = []
    if moment == nil {
      let said = day?.said ?? (recurrence == nil ? [] : .wholeDay)
      if !said.contains(.year) { implied.append(.year) }
      if !said.contains(.month), day?.grain != .year { implied.append(.month) }
      if !said.contains(.day), day?.grain == .day || day == nil { implied.append(.day) }
    }
    if let clock {
      if clock.isConvention { implied.append(.hour) }
      if !clock.saysMinute { implied.append(.minute) }
      if clock.meridiem == .open, part == nil { implied.append(.meridiem) }
    } else if part != nil || day?.time != nil {
      implied += [.hour, .minute]
    }
    return implied
  }
}
