import Foundation
import NudgyCore

/// What Nudgy brings up by itself: at most one of a kind a day, never in quiet hours, few in all.
struct CheckIns: Sendable {
  let store: any RingStore
  let calendar: ZonedCalendar
  let settings: RingSettings

  /// Days after which a task that was brought up may be again.
  private static let rest: TimeInterval = 7 * 86_400
  /// Looked through for one to bring up.
  private static let most = 100

  /// The check-ins of the day that the moment lies in, told or still ahead.
  ///
  /// - Parameter now: those whose hour has not come by then are as they would be if nothing changed.
  func moments(at now: Date) async throws(NudgyError) -> [RingMoment] {
    let day = calendar.day(of: now)
    let told = try await store.checkIns(since: now.addingTimeInterval(-Self.rest))
    let today = told.filter { calendar.day(of: $0.moment) == day }
    let left = settings.checkInsADay - today.count
    guard left > 0 else { return [] }
    let done = Set(today.map(\.kind)).union(settings.silent)
    var found: [RingMoment] = []
    if !done.contains(.stale) || !done.contains(.links) {
      let recent = Set(told.map(\.task))
      let since = now.addingTimeInterval(-Double(TaskItem.staleAfterDays) * 86_400)
      let tasks = try await store.tasksUntouched(since: since, now: now, limit: Self.most).filter {
        !recent.contains($0.number) && !settings.mutedTasks.contains($0.number) && $0.recurrence == nil
      }
      if !done.contains(.stale), let task = tasks.first(where: { !Self.isLink($0) }) {
        found.append(RingMoment(task, .stale, at: calendar.instant(day, RingHours.stale)))
      }
      if !done.contains(.links), let task = tasks.first(where: Self.isLink) {
        found.append(RingMoment(task, .links, at: calendar.instant(day, RingHours.links)))
      }
    }
    if !done.contains(.endOfDay), let task = try await leftOfToday(now, day) {
      found.append(RingMoment(task, .endOfDay, at: calendar.instant(day, RingHours.dayEnd)))
    }
    return Array(
      found.filter { !settings.quiet.hold(at: $0.at, in: calendar) }.sorted { $0.at < $1.at }.prefix(left))
  }

  private static func isLink(_ task: TaskItem) -> Bool { task.source == .share && task.sourceURL != nil }

  /// What is due today and has no hour still to come that rings by itself.
  private func leftOfToday(_ now: Date, _ day: CivilDate) async throws(NudgyError) -> TaskItem? {
    let start = calendar.startOfDay(day)
    let hour = calendar.instant(day, RingHours.dayEnd)
    let window = RingWindow(after: start.addingTimeInterval(-1), upTo: start)
    return try await store.tasksRinging(in: window, limit: Self.most).first { task in
      guard let due = task.due, task.effectiveStatus(at: now) == .active,
        !settings.mutedTasks.contains(task.number)
      else { return false }
      let isToday = calendar.day(of: due.deadline) == day
      return isToday && (due.isAllDay || due.instant <= hour) && task.updatedAt < hour
    }
  }
}
