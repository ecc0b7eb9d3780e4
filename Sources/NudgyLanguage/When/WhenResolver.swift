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
    } else if let start = start(of: finding) {
      when.start = start.value
      when.grain = start.grain
      when.isAllDay = start.isAllDay
      when.end = end(of: finding, start: start.value)
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
    guard let time = day.time else {
      return Start(value: CivilDateTime(day.date), grain: day.grain, isAllDay: true)
    }
    // A weekend that has begun is still the weekend.
    let start = CivilDateTime(day.date, time)
    let sunday = CivilDateTime(day.date.adding(days: 1), time)
    let isHere = start < now && day.date.startOfWeek == today.startOfWeek
    return Start(value: isHere && sunday > now ? sunday : start, grain: .day)
  }

  private func clockStart(_ clock: ClockValue, _ finding: Finding) -> Start? {
    var options = clock.options(in: finding.part)
    if let end = finding.endClock, clock.meridiem == .open, end.meridiem == .open || end.meridiem == .military
    {
      let fitting = options.filter { after($0.time, end) <= CivilDateTime(today, PartOfDay.at(22)) }
      if !fitting.isEmpty { options = fitting }
    }
    guard let first = options.first, let last = options.last else { return nil }
    func on(_ date: CivilDate, _ option: (time: CivilTime, isNextDay: Bool)) -> CivilDateTime {
      CivilDateTime(option.isNextDay ? date.adding(days: 1) : date, option.time)
    }
    // "at lunch", "eod": an hour by convention, known no better than a part of the day.
    let grain: When.Grain = clock.isConvention ? .partOfDay : clock.second > 0 ? .second : .minute
    let coming = tonight(clock, finding) ?? options.lazy.map { on(today, $0) }.first { $0 > now }
    guard let day = finding.day else {
      return Start(value: coming ?? on(today.adding(days: 1), first), grain: grain)
    }
    var value = on(day.date, first)
    switch day.anchor {
    // "by midnight friday" leaves the whole of Friday.
    case _ where clock.endsDay && finding.role == .deadline: value = CivilDateTime(day.date.adding(days: 1))
    case .today where clock.endsDay: value = CivilDateTime(today.adding(days: 1))
    case .today: value = coming ?? on(today, last)
    case .comingWeekday(today.weekday): value = coming ?? value
    case .comingWeekday, .fixed: break
    }
    return Start(value: value, grain: grain)
  }

  /// "At 11:30", said at ten to eleven in the evening, is within the hour, late as that is.
  private func tonight(_ clock: ClockValue, _ finding: Finding) -> CivilDateTime? {
    guard now.time >= PartOfDay.at(21), clock.meridiem == .open, finding.part == nil else { return nil }
    let soon = now.adding(seconds: 3600)
    return clock.bothHalves.map { CivilDateTime(today, $0) }.first { $0 > now && $0 <= soon }
  }

  private func partStart(_ part: PartOfDay, _ finding: Finding) -> Start {
    guard let day = finding.day else {
      let start = CivilDateTime(today, part.time)
      return Start(value: start > now ? start : start.adding(seconds: 86_400), grain: .partOfDay)
    }
    var start = CivilDateTime(day.date, part.time)
    // Tonight, once it has begun, is in an hour.
    if case .today = day.anchor, part == .night, start <= now { start = now.adding(seconds: 3600) }
    return Start(value: start, grain: .partOfDay)
  }

  // MARK: End

  private func end(of finding: Finding, start: CivilDateTime) -> CivilDateTime? {
    if let moment = finding.endMoment { return moment }
    if let clock = finding.endClock {
      guard let last = finding.lastDay else { return end(clock, behind: start) }
      return clock.options(in: nil).map { CivilDateTime(last.date, $0.time) }.first { $0 > start }
    }
    guard let last = finding.lastDay else { return nil }
    var end = last.lastDate
    // "monday to wednesday" said on Tuesday ends after it begins.
    if case .comingWeekday = last.anchor { while end < start.date { end = end.adding(days: 7) } }
    return end >= start.date ? CivilDateTime(end.adding(days: 1)) : nil
  }

  /// The first time behind `start` that `clock` can mean.
  private func end(_ clock: ClockValue, behind start: CivilDateTime) -> CivilDateTime {
    let gap = after(start.time, clock).secondNumber - CivilDateTime(today, start.time).secondNumber
    return start.adding(seconds: gap)
  }

  /// The first time after `start` (of today) that `clock` can mean.
  private func after(_ start: CivilTime, _ clock: ClockValue) -> CivilDateTime {
    let base = CivilDateTime(today, start)
    let hours = clock.meridiem == .open ? clock.bothHalves : clock.options(in: nil).map(\.time)
    let candidates = hours.flatMap { [CivilDateTime(today, $0), CivilDateTime(today.adding(days: 1), $0)] }
    return candidates.filter { $0 > base }.min() ?? base
  }

  // MARK: Recurrences

  private func resolve(_ rule: RecurrenceRule, _ finding: Finding, _ when: inout When) {
    when.recurrence = rule
    when.grain = rule.frequency.isClock ? rule.frequency.unit.grain : .day
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
    let isPlaced = !rule.weekdays.isEmpty || !rule.monthDays.isEmpty || !rule.months.isEmpty
    let isDaily = rule.frequency == .daily && (rule.interval == 1 || time != nil)
    guard isPlaced || isDaily || finding.day != nil || time != nil else { return }
    when.implied = finding.impliedFields
    if rule.frequency.isClock {
      // "every 4 hours starting at 8" begins at the coming 8.
      when.start = start(of: finding)?.value
      return
    }
    when.start = first(of: rule, finding.day?.date, time)
    if let endClock = finding.endClock, let start = when.start { when.end = end(endClock, behind: start) }
  }

  /// The first time that a recurrence comes, from the day on that was said.
  private func first(of rule: RecurrenceRule, _ day: CivilDate?, _ time: CivilTime?) -> CivilDateTime? {
    // "every may" falls on its first day.
    let isMonth = !rule.months.isEmpty && rule.monthDays.isEmpty && rule.weekdays.isEmpty
    let base = day ?? (isMonth ? today.startOfMonth : today)
    let seriesStart = CivilDateTime(base, time ?? .midnight)
    var reference = now
    if day != nil, base > today {
      reference = seriesStart.adding(seconds: -1)
    } else if time == nil {
      // A whole day that is today has begun; for weekdays the coming one is never today.
      let isToday = rule.frequency != .weekly || day != nil
      reference = CivilDateTime(isToday ? today : today.adding(days: 1)).adding(seconds: -1)
    }
    // Intervals are counted from the first occurrence: every other Friday begins with the coming one.
    var single = rule
    single.interval = 1
    return single.next(after: reference, start: seriesStart)
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
