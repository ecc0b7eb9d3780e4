import Foundation
package import NudgyCore

/// When a task rings: pure rules over the task, the settings and the calendar.
package struct RingPlanner: Sendable {
  package let calendar: ZonedCalendar
  package let settings: RingSettings

  package init(calendar: ZonedCalendar, settings: RingSettings) {
    self.calendar = calendar
    self.settings = settings
  }

  /// The moments of an open task in a window, soonest first. What lies before the task was last dealt with is past.
  package func moments(of task: TaskItem, in window: RingWindow) -> [RingMoment] {
    guard task.status == .active || task.status == .snoozed else { return [] }
    let all = asked(task) + back(task) + dueMoments(task, in: window)
    return all.filter { window.holds($0.at) && $0.at > task.updatedAt && !settings.silent.contains($0.kind) }
      .sorted { $0.at < $1.at }
  }

  private func asked(_ task: TaskItem) -> [RingMoment] {
    task.reminderMoments.map { RingMoment(task, .asked, at: $0) }
  }

  private func back(_ task: TaskItem) -> [RingMoment] {
    guard task.status == .snoozed, let until = task.snoozedUntil else { return [] }
    return [RingMoment(task, .return, at: until)]
  }

  // MARK: - Around the deadline

  private func dueMoments(_ task: TaskItem, in window: RingWindow) -> [RingMoment] {
    guard let due = task.due else { return [] }
    let kind: RingKind = task.recurrence == nil ? .due : .rhythm
    let at = moment(of: due)
    return [RingMoment(task, kind, at: at)] + ahead(task, at) + again(task, at, in: window)
  }

  /// A day without a time is told in its morning.
  private func moment(of due: DueDate) -> Date {
    guard due.isAllDay else { return due.instant }
    let zone = ZonedCalendar(zone: Zone(identifier: due.zoneID) ?? calendar.zone)
    return settings.quiet.pushed(
      calendar.instant(zone.day(of: due.instant), RingHours.day), in: calendar)
  }

  private func ahead(_ task: TaskItem, _ at: Date) -> [RingMoment] {
    let planned = leads(of: task.pressure).map {
      settings.quiet.pushed(at.addingTimeInterval(-$0), in: calendar)
    }
    // What would wait for the deadline itself is told with it, and what meets in a morning is one.
    return Set(planned.filter { $0 < at }).map {
      RingMoment(task, .due, at: $0, stage: .ahead(at.timeIntervalSince($0)))
    }
  }

  private func leads(of pressure: TaskPressure?) -> [TimeInterval] {
    switch pressure {
    case .moderate: [24, 6, 1].map { $0 * 3600 }
    case .aggressive, .nuclear: [48, 24, 12, 6, 3, 1, 0.5, 0.25].map { $0 * 3600 }
    case .gentle, nil: []
    }
  }

  private func again(_ task: TaskItem, _ at: Date, in window: RingWindow) -> [RingMoment] {
    let repeats: [Date]
    switch task.pressure {
    case .moderate: repeats = [1, 2].map { at.addingTimeInterval($0 * 1800) }
    case .nuclear:
      // The latest of the window stands for all before it.
      let steps = (window.end.timeIntervalSince(at) / RingPlanner.persistence).rounded(.down)
      let first = max(1, (window.start.timeIntervalSince(at) / RingPlanner.persistence).rounded(.down))
      guard steps >= first else { return [] }
      repeats = stride(from: max(first, steps - 96), through: steps, by: 1).map {
        at.addingTimeInterval($0 * RingPlanner.persistence)
      }
    case .gentle, .aggressive, nil: repeats = []
    }
    return repeats.filter { !settings.quiet.hold(at: $0, in: calendar) }
      .map { RingMoment(task, .due, at: $0, stage: .again) }
  }

  /// Seconds between the rings of what was wanted to be rung until it is done.
  private static let persistence: TimeInterval = 900
}
