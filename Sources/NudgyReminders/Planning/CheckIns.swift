import Foundation
import NudgyCore

/// What Nudgy brings up by itself: at most one of a kind a day, never in quiet hours, few in all.
struct CheckIns: Sendable {
  let store: any RingStore
  let calendar: ZonedCalendar
  let settings: RingSettings

  /// Seconds after which a task that was brought up may be again.
  private static let rest: TimeInterval = 7 * 86_400
  /// Looked through for one to bring up.
  private static let most = 100
  /// A check-in that could not be told for as long is not told any more: it is no news in the evening.
  static let freshness: TimeInterval = 2 * 3600

  /// Those whose hour has come, and that were not told on the day.
  func moments(at now: Date) async throws(NudgyError) -> [RingMoment] {
    let told = try await told(at: now)
    return try await moments(of: calendar.day(of: now), told, at: now)
      .filter { $0.at <= now && now.timeIntervalSince($0.at) <= Self.freshness }
  }

  /// The next of each kind, as it would be if nothing changed: of today, or, where today's is over, muted away or the
  /// day's are used up, of the next day that is not muted.
  func ahead(of now: Date) async throws(NudgyError) -> [RingMoment] {
    guard settings.checkInsADay > 0 else { return [] }
    let told = try await told(at: now)
    let day = calendar.day(of: now)
    let coming = try await moments(of: day, told, at: now).filter { $0.at > now }
    var found = coming.filter { !isMutedAway($0) }
    let today = told.filter { calendar.day(of: $0.moment) == day }
    let isUsedUp = coming.count + today.count >= settings.checkInsADay
    for var moment in try await untouched(on: day.adding(days: 1), told, at: now)
    where !found.contains(where: { $0.kind == moment.kind }) {
      let isTold = today.contains { $0.kind == moment.kind }
      if isTold || isUsedUp { moment.wait = .checkInsUsed }
      if let muted = settings.mutedUntil, muted > now, coming.contains(where: { $0.kind == moment.kind }) {
        moment.wait = .muted(until: muted)
      }
      found.append(afterMute(moment))
    }
    return found.sorted { $0.at < $1.at }
  }

  /// Whether the mute outlives what is brought up at that moment.
  private func isMutedAway(_ moment: RingMoment) -> Bool {
    settings.mutedUntil.map { $0.timeIntervalSince(moment.at) > Self.freshness } ?? false
  }

  /// The same hour of the first day that is not muted then.
  private func afterMute(_ moment: RingMoment) -> RingMoment {
    guard let muted = settings.mutedUntil, isMutedAway(moment) else { return moment }
    var moment = moment
    let time = calendar.civil(at: moment.at).time
    moment.at = calendar.instant(calendar.day(of: muted), time)
    if isMutedAway(moment) { moment.at = calendar.instant(calendar.day(of: muted).adding(days: 1), time) }
    moment.wait = .muted(until: muted)
    return moment
  }

  private func told(at now: Date) async throws(NudgyError) -> [RingKey] {
    try await store.checkIns(since: now.addingTimeInterval(-Self.rest), now: now)
  }

  private func moments(
    of day: CivilDate, _ told: [RingKey], at now: Date
  ) async throws(NudgyError) -> [RingMoment] {
    let today = told.filter { calendar.day(of: $0.moment) == day }
    let left = settings.checkInsADay - today.count
    let over = Set(today.map(\.kind))
    guard left > 0 else { return [] }
    var found = try await untouched(on: day, told, at: now)
    if !settings.silent.contains(.endOfDay), let task = try await lastOfToday(now, day) {
      found.append(RingMoment(task, .endOfDay, at: calendar.instant(day, RingHours.dayEnd)))
    }
    return Array(
      found.filter { !over.contains($0.kind) && !settings.quiet.hold(at: $0.at, in: calendar) }
        .sorted { $0.at < $1.at }.prefix(left))
  }

  /// Something that nobody touches, and a link that nobody opens.
  private func untouched(
    on day: CivilDate, _ told: [RingKey], at now: Date
  ) async throws(NudgyError) -> [RingMoment] {
    let kinds: [(RingKind, CivilTime)] = [(.stale, RingHours.stale), (.links, RingHours.links)]
      .filter { !settings.silent.contains($0.0) }
    guard !kinds.isEmpty else { return [] }
    let recent = Set(told.map(\.task))
    let since = now.addingTimeInterval(-Double(TaskItem.staleAfterDays) * 86_400)
    let tasks = try await store.tasksUntouched(since: since, now: now, limit: Self.most).filter {
      !recent.contains($0.number) && !settings.mutedTasks.contains($0.number) && $0.recurrence == nil
        // What is rung for every quarter of an hour needs nobody to ask about it.
        && $0.pressure != .nuclear
    }
    return kinds.compactMap { kind, hour in
      tasks.first { Self.isLink($0) == (kind == .links) }
        .map { RingMoment($0, kind, at: calendar.instant(day, hour)) }
    }
  }

  private static func isLink(_ task: TaskItem) -> Bool { task.source == .share && task.sourceURL != nil }

  /// The one thing of today that is left, unless it rings by itself later.
  ///
  /// Where several are left nothing is said: a count of what was not done helps nobody at the end of a day, and "only
  /// one" would not be true.
  private func lastOfToday(_ now: Date, _ day: CivilDate) async throws(NudgyError) -> TaskItem? {
    let hour = calendar.instant(day, RingHours.dayEnd)
    let night = calendar.endOfDay(day)
    let window = RingWindow(after: calendar.startOfDay(day).addingTimeInterval(-1), upTo: night)
    let left = try await store.tasksDue(in: window, limit: Self.most).filter { task in
      // What is put away to another day is no part of this one.
      task.effectiveStatus(at: now) == .active || task.snoozedUntil.map { $0 <= night } ?? false
    }
    guard left.count == 1, let task = left.first, let due = task.due,
      !settings.mutedTasks.contains(task.number), task.effectiveStatus(at: now) == .active,
      due.isAllDay || due.instant <= hour, task.updatedAt < hour
    else { return nil }
    let planner = RingPlanner(calendar: calendar, settings: settings)
    let rest = RingWindow(after: hour.addingTimeInterval(-1), upTo: night)
    let rings = planner.moments(of: task, in: rest).contains { $0.instead.isEmpty }
    return rings ? nil : task
  }
}
