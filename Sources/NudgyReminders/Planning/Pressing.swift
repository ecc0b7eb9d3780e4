import Foundation
import NudgyCore

/// What a task's pressure adds to its deadline: moments ahead of it, and being rung again.
struct Pressing {
  let calendar: ZonedCalendar
  let quiet: QuietHours
  /// Only the last of what is rung again and again.
  let newestOnly: Bool

  /// Seconds between the rings of what was wanted to be rung until it is done.
  static let quarter: TimeInterval = 900
  private static let patience: TimeInterval = 1800

  // MARK: - Ahead

  func ahead(_ task: TaskItem, _ due: DueDate, _ at: Date) -> [RingMoment] {
    var earliest: [Date: Date] = [:]
    for natural in leads(of: task.pressure).compactMap({ lead($0, due, at) }) {
      let pushed = quiet.pushed(natural, in: calendar)
      earliest[pushed] = min(earliest[pushed] ?? natural, natural)
    }
    // What would wait for the deadline itself is told with it, and what meets in a morning is one.
    return earliest.filter {
      $0.key < at && (!due.isAllDay || calendar.day(of: $0.key) < calendar.day(of: at))
    }
    .map { pushed, natural in
      RingMoment(
        task, .due, at: pushed, stage: .ahead(at.timeIntervalSince(pushed)),
        wait: natural < pushed ? .quiet(until: pushed) : nil)
    }
  }

  /// "The day before" a day without a time is a morning, whatever the clocks do in between.
  private func lead(_ hours: Double, _ due: DueDate, _ at: Date) -> Date? {
    let days = Int(hours) / 24
    guard due.isAllDay, days > 0 else { return at.addingTimeInterval(-hours * 3600) }
    let morning = calendar.civil(at: at)
    return calendar.instant(morning.date.adding(days: -days), morning.time)
  }

  /// In hours.
  private func leads(of pressure: TaskPressure?) -> [Double] {
    switch pressure {
    case .moderate: [24, 6, 1]
    case .aggressive, .nuclear: [48, 24, 12, 6, 3, 1, 0.5, 0.25]
    case .gentle, nil: []
    }
  }

  // MARK: - Again

  /// The moments after a deadline or a return.
  func again(
    _ task: TaskItem, _ kind: RingKind, after start: Date, isOverdue: Bool, in window: RingWindow
  ) -> [RingMoment] {
    switch task.pressure {
    case .moderate: twice(task, kind, after: start)
    case .nuclear: isOverdue ? persistent(task, kind, after: start, in: window) : []
    case .gentle, .aggressive, nil: []
    }
  }

  /// Half an hour and an hour later. Where it was put aside in between, what is left of the two counts from there, so
  /// that it never rings a third time.
  private func twice(_ task: TaskItem, _ kind: RingKind, after start: Date) -> [RingMoment] {
    let aside = task.skippedAt.flatMap { $0 > start ? $0 : nil }
    let passed = aside.map { Int(min(2, $0.timeIntervalSince(start) / Self.patience)) } ?? 0
    var moments: [Date: RingMoment] = [:]
    for place in 0..<(2 - passed) {
      let natural = (aside ?? start).addingTimeInterval(Double(place + 1) * Self.patience)
      let at = quiet.pushed(natural, in: calendar)
      moments[at] =
        moments[at]
        ?? RingMoment(task, kind, at: at, stage: .again, wait: natural < at ? .quiet(until: at) : nil)
    }
    return Array(moments.values)
  }

  private func persistent(
    _ task: TaskItem, _ kind: RingKind, after start: Date, in window: RingWindow
  ) -> [RingMoment] {
    func steps(to end: Date) -> Int { Int((end.timeIntervalSince(start) / Self.quarter).rounded(.down)) }
    let last = min(steps(to: window.end), Int(RingWindow.longestPersistence / Self.quarter))
    let first = max(1, steps(to: window.start) + 1)
    guard first <= last else { return [] }
    let moments = (first...last).lazy.reversed().compactMap { step -> RingMoment? in
      let at = start.addingTimeInterval(Double(step) * Self.quarter)
      guard !quiet.hold(at: at, in: calendar) else { return nil }
      // The first of a morning was held by the night.
      let isHeld = step > 1 && quiet.hold(at: at.addingTimeInterval(-Self.quarter), in: calendar)
      return RingMoment(task, kind, at: at, stage: .again, wait: isHeld ? .quiet(until: at) : nil)
    }
    return newestOnly ? moments.first.map { [$0] } ?? [] : Array(moments)
  }
}
