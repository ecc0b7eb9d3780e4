package import Foundation
package import NudgyCore

/// Tells what is to be told by now: finds the moments, claims them, tells them by the first route that works.
///
/// A moment is marked as told after it was told. Who is killed in between leaves a lease that ends, so that it rings
/// again rather than never; routes replace what they showed of the same moment.
package struct Ringer: Sendable {
  let store: any RingStore
  let values: any ConversationStore
  let calendar: ZonedCalendar
  let settings: @Sendable () async -> RingSettings
  let speak: @Sendable (RingMoment, Bool) async -> String

  /// - Parameter speak: one line for a moment in the persona's voice; true for one that is whispered.
  package init(
    store: any RingStore, values: any ConversationStore, calendar: ZonedCalendar,
    settings: @escaping @Sendable () async -> RingSettings,
    speak: @escaping @Sendable (RingMoment, Bool) async -> String
  ) {
    self.store = store
    self.values = values
    self.calendar = calendar
    self.settings = settings
    self.speak = speak
  }

  /// A ring that was told, and how.
  package struct Told: Sendable, Equatable {
    package var ring: Ring
    package var route: RouteName
    package var at: Date
  }

  /// Longer than any route takes.
  private static let lease: TimeInterval = 90
  /// As many tasks as are looked through at once.
  private static let most = 5000
  /// How far back is looked when nothing was ever told.
  private static let furthest: TimeInterval = 30 * 86_400
  /// Looked through again, for clocks that were set back and moments that were given back.
  private static let overlap: TimeInterval = 2 * 3600
  /// How far a look reached is written down this rarely, in seconds, and well within the overlap: whoever waits for the
  /// store to change is not to be woken by having looked.
  private static let noteEvery: TimeInterval = 600
  private static let untilKey = "rings.until"

  /// Tells everything that is to be told by `now`. What no route could tell waits for the next look.
  package func ring(at now: Date, by routes: [any RingRoute]) async throws(NudgyError) -> [Told] {
    let settings = await settings()
    guard !settings.isMuted(at: now) else { return [] }
    let moments = try await moments(upTo: now, settings)
    var told: [Told] = []
    var untold: Date?
    for batch in RingBatches.batches(of: moments, at: now) {
      if let result = try await tell(batch, at: now, by: routes, settings) {
        told.append(result)
      } else {
        untold = min(untold ?? .distantFuture, batch.map(\.at).min() ?? now)
      }
    }
    try await noteLooked(at: untold.map { $0.addingTimeInterval(-1) } ?? now)
    return told
  }

  /// What will ring in a window that lies ahead, soonest first.
  package func upcoming(in window: RingWindow) async throws(NudgyError) -> [RingMoment] {
    let settings = await settings()
    let planner = RingPlanner(calendar: calendar, settings: settings)
    let tasks = try await store.tasksRinging(in: window, limit: Self.most)
    var found = tasks.flatMap { planner.moments(of: $0, in: window) }
    found += try await CheckIns(store: store, calendar: calendar, settings: settings)
      .moments(at: window.start).filter { window.holds($0.at) }
    let told = try await store.told(found.map(\.key))
    return found.filter { !told.contains($0.key) }.sorted { $0.at < $1.at }
  }

  /// The moments up to now that nobody was told of.
  private func moments(upTo now: Date, _ settings: RingSettings) async throws(NudgyError) -> [RingMoment] {
    let window = RingWindow(after: try await lookedUntil(now).addingTimeInterval(-Self.overlap), upTo: now)
    let planner = RingPlanner(calendar: calendar, settings: settings)
    let tasks = try await store.tasksRinging(in: window, limit: Self.most)
    var found = tasks.flatMap { planner.moments(of: $0, in: window) }
    if !settings.quiet.hold(at: now, in: calendar) {
      found += try await CheckIns(store: store, calendar: calendar, settings: settings)
        .moments(at: now).filter { $0.at <= now }
    }
    let told = try await store.told(found.map(\.key))
    return found.filter { !told.contains($0.key) }
  }

  private func tell(
    _ batch: [RingMoment], at now: Date, by routes: [any RingRoute], _ settings: RingSettings
  ) async throws(NudgyError) -> Told? {
    let claimed = Set(try await store.claim(batch.map(\.key), at: now, lease: Self.lease))
    let moments = batch.filter { claimed.contains($0.key) }
    // Somebody else is at it, or has told it since.
    guard let ring = await ring(of: moments, at: now, settings) else { return nil }
    for route in routes where await route.tell(ring) {
      try await store.noteTold(ring.keys, at: now, by: route.name.rawValue)
      return Told(ring: ring, route: route.name, at: now)
    }
    try await store.release(ring.keys)
    return nil
  }

  private func ring(of moments: [RingMoment], at now: Date, _ settings: RingSettings) async -> Ring? {
    guard let last = moments.last else { return nil }
    let isSoft = settings.quiet.hold(at: now, in: calendar)
    let numbers = moments.reduce(into: [Int]()) { numbers, moment in
      if !numbers.contains(moment.task.number) { numbers.append(moment.task.number) }
    }
    guard numbers.count > 1 else {
      return Ring(
        moments: moments, kind: last.kind, isSoft: isSoft, heading: RingWording.heading(last.task),
        text: await speak(last, isSoft))
    }
    let tasks = numbers.compactMap { number in moments.last { $0.task.number == number }?.task }
    // What must not slip is named first; the last one stands at the front.
    let named = tasks.filter { $0.pressure != .nuclear } + tasks.filter { $0.pressure == .nuclear }
    return Ring(
      moments: moments, kind: .digest, isSoft: isSoft, heading: RingWording.digest(tasks.count),
      text: RingWording.titles(named))
  }

  // MARK: - How far was looked

  private func lookedUntil(_ now: Date) async throws(NudgyError) -> Date {
    let kept = try await values.value(for: Self.untilKey).flatMap(Double.init).map(
      Date.init(timeIntervalSince1970:))
    return min(now, max(kept ?? .distantPast, now.addingTimeInterval(-Self.furthest)))
  }

  private func noteLooked(at moment: Date) async throws(NudgyError) {
    let kept = try await values.value(for: Self.untilKey).flatMap(Double.init)
    let step = kept.map { moment.timeIntervalSince1970 - $0 }
    if let step, step >= 0, step < Self.noteEvery { return }
    try await values.setValue(String(moment.timeIntervalSince1970), for: Self.untilKey)
  }
}
