import Foundation
package import NudgyCore

/// When a task rings: pure rules over the task, the settings and the calendar.
///
/// - A time rings once when it comes. A day without a time is told in its morning; one that was written down later
///   than that, at the end of the day or in its evening.
/// - What repeats rings at each occurrence. Leads belong to the next one, being rung again to the newest: neither goes
///   beyond the occurrence before or after.
/// - What is put away is silent until its return, but for moments of their own time. A return rings.
/// - `moderate`: 24, 6 and 1 hours ahead; 30 and 60 minutes after it was told or put aside, by day.
/// - `aggressive`: 48, 24, 12, 6, 3 and 1 hours, 30 and 15 minutes ahead.
/// - `nuclear`: as aggressive, and every quarter of an hour by day once it is overdue, for a week.
/// - A day without a time has until its night. Leads count back from its morning and are told in the mornings of the
///   days before; those that would fall on the day itself are told with it. It is overdue from midnight.
package struct RingPlanner: Sendable {
  package let calendar: ZonedCalendar
  package let settings: RingSettings

  package init(calendar: ZonedCalendar, settings: RingSettings) {
    self.calendar = calendar
    self.settings = settings
  }

  /// The moments of an open task in a window, soonest first. What lies before the task was last dealt with is past.
  ///
  /// - Parameter newestOnly: of what came round several times in the window, the last; for telling it afterwards.
  package func moments(of task: TaskItem, in window: RingWindow, newestOnly: Bool = false) -> [RingMoment] {
    guard task.status == .active || task.status == .snoozed, !settings.silentTasks.contains(task.number)
    else {
      return []
    }
    let away = task.status == .snoozed ? task.snoozedUntil : nil
    var all = asked(task) + back(task, away, in: window, newestOnly)
    if let due = task.due { all += deadlines(task, due, away, in: window, newestOnly) }
    return all.filter {
      window.holds($0.at) && $0.at > task.updatedAt && !settings.silent.contains($0.kind)
    }
    .sorted { ($0.at, $0.weight) < ($1.at, $1.weight) }
  }

  /// The moments that were asked for by a time of their own; those that hang on a deadline come with it.
  private func asked(_ task: TaskItem) -> [RingMoment] {
    task.reminders.compactMap { if case .at(let instant) = $0 { instant } else { nil } }
      .map { RingMoment(task, .asked, at: $0) }
  }

  // MARK: - After a return

  private func back(
    _ task: TaskItem, _ away: Date?, in window: RingWindow, _ newestOnly: Bool
  ) -> [RingMoment] {
    guard let away else { return [] }
    let pressing = Pressing(calendar: calendar, quiet: settings.quiet, newestOnly: newestOnly)
    var moments = [RingMoment(task, .return, at: away, wait: .putAway(until: away))]
    let isOver = task.due.map { $0.deadline <= away } ?? false
    moments += pressing.again(task, isOver ? .due : .return, after: away, isOverdue: isOver, in: window)
    return moments
  }

  // MARK: - Around deadlines

  private func deadlines(
    _ task: TaskItem, _ due: DueDate, _ away: Date?, in window: RingWindow, _ newestOnly: Bool
  ) -> [RingMoment] {
    // Leads reach out of the window, and so does what is rung for long.
    let reach = RingWindow(after: window.start, upTo: window.end.addingTimeInterval(lead(of: task)))
    let rounds = Occurrences(calendar: calendar)
    let dues = rounds.deadlines(of: task, due, in: newestOnly ? window : reach, newestOnly: newestOnly)
    var moments: [RingMoment] = []
    for (place, due) in dues.enumerated() {
      let span = Span(
        after: place == 0 ? nil : told(dues[place - 1]),
        before: place + 1 < dues.count ? told(dues[place + 1]) : nil)
      moments += around(task, due, span, away, in: window, newestOnly)
    }
    guard let away else { return moments }
    return moments.filter { $0.at > away }
  }

  /// The longest that anything rings ahead of a deadline of the task, in seconds.
  private func lead(of task: TaskItem) -> TimeInterval {
    let asked = task.reminders.compactMap { if case .before(let seconds) = $0 { seconds } else { nil } }.max()
    return max(3 * 86_400, Double(min(asked ?? 0, 32 * 86_400)))
  }

  /// The stretch that belongs to one occurrence: after the one before, before the one after.
  private struct Span {
    var after: Date?
    var before: Date?

    func holds(_ moment: RingMoment) -> Bool {
      (after.map { moment.at > $0 } ?? true) && (before.map { moment.at < $0 } ?? true)
    }
  }

  private func around(
    _ task: TaskItem, _ due: DueDate, _ span: Span, _ away: Date?, in window: RingWindow, _ newestOnly: Bool
  ) -> [RingMoment] {
    let kind: RingKind = task.recurrence == nil ? .due : .rhythm
    let pressing = Pressing(calendar: calendar, quiet: settings.quiet, newestOnly: newestOnly)
    let at = told(due)
    var moments = pressing.ahead(task, due, at)
    let overdueFrom = due.isAllDay && task.pressure == .nuclear ? due.deadline.addingTimeInterval(1) : at
    // After a return it is counted from there.
    if away.map({ $0 < overdueFrom }) ?? true {
      moments += pressing.again(task, .due, after: overdueFrom, isOverdue: true, in: window)
    }
    moments = moments.filter(span.holds)
    moments += task.reminders.compactMap { reminder in
      guard case .before = reminder, let at = reminder.moment(due: due) else { return nil }
      return RingMoment(task, .asked, at: at)
    }
    return moments + [onTime(task, kind, due, at)]
  }

  /// When a deadline is told: a day without a time in its morning.
  private func told(_ due: DueDate) -> Date {
    due.isAllDay ? settings.quiet.pushed(hour(RingHours.day, of: due), in: calendar) : due.instant
  }

  private func hour(_ time: CivilTime, of due: DueDate) -> Date {
    let zone = ZonedCalendar(zone: Zone(identifier: due.zoneID) ?? calendar.zone)
    return calendar.instant(zone.day(of: due.instant), time)
  }

  private func onTime(_ task: TaskItem, _ kind: RingKind, _ due: DueDate, _ at: Date) -> RingMoment {
    guard due.isAllDay, task.updatedAt >= at else {
      let isHeld = due.isAllDay && at > hour(RingHours.day, of: due)
      return RingMoment(task, kind, at: at, wait: isHeld ? .quiet(until: at) : nil)
    }
    // Written down when its morning had passed: the day has other hours.
    let later = [RingHours.dayEnd, RingHours.evening].map { hour($0, of: due) }
      .first { $0 > task.updatedAt && !settings.quiet.hold(at: $0, in: calendar) }
    var moment = RingMoment(task, kind, at: later ?? at)
    let dayEnd = hour(RingHours.dayEnd, of: due)
    moment.instead = [
      RingKey(task: task.number, kind: kind, moment: at),
      RingKey(task: task.number, kind: .endOfDay, moment: dayEnd),
    ]
    return moment
  }
}
