package import Foundation
package import NudgyCore

/// Tells what is to be told by now: finds the moments, claims them, tells them by the first route that works.
///
/// A moment is marked as told after it was told. Who is killed in between leaves a lease that ends, so that it rings
/// again rather than never; routes replace what they showed of the same moment.
package struct Ringer: Sendable {
  let store: any RingStore
  let values: any ConversationStore
  private var currentCalendar: @Sendable () -> ZonedCalendar
  let settings: @Sendable () async -> RingSettings
  let wording: @Sendable (Date) -> TimeWording
  let speak: @Sendable (RingMoment, Bool) async -> String

  /// - Parameters:
  ///   - wording: how times are written at a moment; hours of half a day each where none is given.
  ///   - speak: one line for a moment in the persona's voice; true for one that is whispered.
  package init(
    store: any RingStore, values: any ConversationStore, calendar: ZonedCalendar,
    settings: @escaping @Sendable () async -> RingSettings,
    wording: (@Sendable (Date) -> TimeWording)? = nil,
    speak: @escaping @Sendable (RingMoment, Bool) async -> String
  ) {
    self.store = store
    self.values = values
    currentCalendar = { calendar }
    self.settings = settings
    self.wording = wording ?? { TimeWording(now: $0, calendar: calendar) }
    self.speak = speak
  }

  var calendar: ZonedCalendar { currentCalendar() }

  /// Asks for the calendar at each look, as an open chat may be taken to another zone.
  package mutating func follow(_ calendar: @escaping @Sendable () -> ZonedCalendar) {
    currentCalendar = calendar
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
  private static let untilKey = "rings.until"
  private static let zoneKey = "rings.zone"
  /// Seconds: an hour of the day may be that long past in the zone that somebody was taken to.
  private static let widestMove: TimeInterval = 26 * 3600

  /// Tells everything that is to be told by `now`. What no route could tell waits for the next look, and what was
  /// missed in the evening for the morning, unless the person is there and has just started Nudgy.
  package func ring(at now: Date, by routes: [any RingRoute], _ manner: RouteManner = .firstThatWorks)
    async throws(NudgyError) -> [Told]
  {
    try await look(at: now, by: routes, manner).told
  }

  /// Tells everything that is to be told by `now`, and says what could not be.
  package func look(at now: Date, by routes: [any RingRoute], _ manner: RouteManner = .firstThatWorks)
    async throws(NudgyError) -> RingLook
  {
    let settings = await settings()
    guard !settings.isMuted(at: now) else { return RingLook() }
    let holds = RingHolds(settings: settings, calendar: calendar)
    let isThere = routes.contains { $0.name == .launch }
    let moments = try await untold(upTo: now, settings)
    let waiting = isThere ? [] : moments.filter { holds.waitsForMorning($0, at: now) }
    let ready = isThere ? moments : moments.filter { !holds.waitsForMorning($0, at: now) }
    var look = RingLook()
    var attempt = RouteAttempt(
      routes: routes, manner: manner, troubles: await RouteTroubles.load(from: values))
    let before = attempt.troubles
    for batch in RingBatches.batches(of: ready, at: now) {
      let told = try await tell(batch, at: now, by: &attempt, settings)
      look.told += told
      if told.isEmpty { look.note(untold: batch) }
    }
    // The ring counts, not the note on how it went.
    if attempt.troubles != before { try? await attempt.troubles.save(to: values) }
    try await noteLooked(at: now, untold: (waiting.map(\.at) + [look.untold].compactMap(\.self)).min())
    return look
  }

  /// What is to be told by now and is no check-in, as it would be told; nothing is claimed, and it stays to be told.
  package func missed(at now: Date) async throws(NudgyError) -> [Ring] {
    let settings = await settings()
    guard !settings.isMuted(at: now) else { return [] }
    let moments = try await untold(upTo: now, settings).filter { !$0.kind.isCheckIn }
    var rings: [Ring] = []
    for batch in RingBatches.batches(of: moments, at: now) {
      if let ring = await ring(of: batch, at: now, settings) { rings.append(ring) }
    }
    return rings
  }

  /// What will ring in a window that lies ahead, soonest first: each task once at a time, when it will be told, and why
  /// not sooner.
  package func upcoming(in window: RingWindow) async throws(NudgyError) -> [RingMoment] {
    let settings = await settings()
    let now = window.start
    let planner = RingPlanner(calendar: calendar, settings: settings)
    let tasks = try await store.tasksRinging(in: window, limit: Self.most)
    var found = tasks.flatMap { planner.moments(of: $0, in: window) }
    found += try await CheckIns(store: store, calendar: calendar, settings: settings).ahead(of: now)
    found = try await untold(found, at: now)
    if settings.isMuted(at: now) || settings.quiet.hold(at: now, in: calendar) {
      found += try await untold(upTo: now, settings)
    }
    let holds = RingHolds(settings: settings, calendar: calendar)
    let held = found.compactMap { holds.held($0, at: now) }.filter { window.holds($0.at) }
    return try await againSince(Self.single(held), at: now)
  }

  /// One moment for each task and time: the one that speaks.
  private static func single(_ moments: [RingMoment]) -> [RingMoment] {
    struct Place: Hashable {
      let task: Int
      let at: Date
    }
    let places = Dictionary(moments.map { (Place(task: $0.task.number, at: $0.at), $0) }) { first, second in
      second.weight > first.weight ? second : first
    }
    return places.values.sorted { ($0.at, $0.task.number) < ($1.at, $1.task.number) }
  }

  /// What is rung for again says since when.
  private func againSince(_ moments: [RingMoment], at now: Date) async throws(NudgyError) -> [RingMoment] {
    var moments = moments
    var seen: Set<Int> = []
    for place in moments.indices where seen.insert(moments[place].task.number).inserted {
      guard moments[place].stage == .again, moments[place].wait == nil else { continue }
      let told = try await store.lastTold(task: moments[place].task.number, at: now)
      moments[place].wait = told.map { .told(at: $0) }
    }
    return moments
  }

  /// The moments up to now that nobody was told of.
  private func untold(upTo now: Date, _ settings: RingSettings) async throws(NudgyError) -> [RingMoment] {
    let since = try await lookedUntil(now).addingTimeInterval(-Self.overlap)
    let isMoved = try await values.value(for: Self.zoneKey).map { $0 != calendar.zone.identifier } ?? false
    let window = RingWindow(after: isMoved ? since.addingTimeInterval(-Self.widestMove) : since, upTo: now)
    let planner = RingPlanner(calendar: calendar, settings: settings)
    let tasks = try await store.tasksRinging(in: window, limit: Self.most)
    var found = tasks.flatMap { planner.moments(of: $0, in: window, newestOnly: true) }
    if isMoved { found = try await notHeardSince(found, since, at: now) }
    if !settings.quiet.hold(at: now, in: calendar) {
      found += try await CheckIns(store: store, calendar: calendar, settings: settings).moments(at: now)
    }
    return try await untold(found, at: now)
  }

  /// "Nine in the morning" was passed on the way east and is told there; what rang at nine before is not told again.
  private func notHeardSince(
    _ moments: [RingMoment], _ looked: Date, at now: Date
  ) async throws(NudgyError) -> [RingMoment] {
    var left: [RingMoment] = []
    for moment in moments {
      let told = moment.at > looked ? nil : try await store.lastTold(task: moment.task.number, at: now)
      if told.map({ $0 < moment.at }) ?? true { left.append(moment) }
    }
    return left
  }

  private func untold(_ moments: [RingMoment], at now: Date) async throws(NudgyError) -> [RingMoment] {
    let told = try await store.told(moments.map(\.key) + moments.flatMap(\.instead), at: now)
    let untold = moments.filter { !told.contains($0.key) }
    let other = told.union(untold.map(\.key))
    return untold.filter { !$0.instead.contains(where: other.contains) }
  }

  private func tell(
    _ batch: [RingMoment], at now: Date, by attempt: inout RouteAttempt, _ settings: RingSettings
  ) async throws(NudgyError) -> [Told] {
    let claimed = Set(try await store.claim(batch.map(\.key), at: now, lease: Self.lease))
    let moments = batch.filter { claimed.contains($0.key) }
    // Somebody else is at it, or has told it since.
    guard let ring = await ring(of: moments, at: now, settings) else { return [] }
    let names = await attempt.tell(ring, at: now)
    guard let first = names.first else {
      try await store.release(ring.keys)
      return []
    }
    try await store.noteTold(ring.keys, at: now, by: first.rawValue)
    return names.map { Told(ring: ring, route: $0, at: now) }
  }

  private func ring(of moments: [RingMoment], at now: Date, _ settings: RingSettings) async -> Ring? {
    guard let last = moments.last else { return nil }
    let isSoft = settings.quiet.hold(at: now, in: calendar)
    let numbers = moments.reduce(into: [Int]()) { numbers, moment in
      if !numbers.contains(moment.task.number) { numbers.append(moment.task.number) }
    }
    guard numbers.count > 1 else {
      var spoken = last
      // "Now is the time" is not said an hour after it.
      if last.kind == .due, RingBatches.isMissed([last], at: now) { spoken.stage = .again }
      return Ring(
        moments: moments, kind: last.kind, isSoft: isSoft, heading: RingWording.heading(last.task),
        text: await speak(spoken, isSoft), when: RingWording.when(last, in: wording(now)))
    }
    let latest = numbers.compactMap { number in moments.last { $0.task.number == number } }
    // What must not slip is named first, the rest in the order of the day.
    let named =
      latest.filter { $0.task.pressure == .nuclear } + latest.filter { $0.task.pressure != .nuclear }
    let cause = cause(of: latest, at: now, settings)
    return Ring(
      moments: moments, kind: .digest, isSoft: isSoft,
      heading: RingWording.digest(latest.count, cause),
      text: RingWording.titles(named, in: wording(now), isTimed: cause != .sameTime))
  }

  private func cause(of moments: [RingMoment], at now: Date, _ settings: RingSettings) -> DigestCause {
    let missed = moments.filter { RingBatches.isMissed([$0], at: now) }
    guard !missed.isEmpty else { return .sameTime }
    let wasQuiet = missed.allSatisfy { moment in
      settings.mutedUntil.map { moment.at <= $0 } ?? false || settings.quiet.hold(at: moment.at, in: calendar)
    }
    return wasQuiet ? .quiet : .outOfReach
  }

  // MARK: - How far was looked

  private func lookedUntil(_ now: Date) async throws(NudgyError) -> Date {
    let kept = try await values.value(for: Self.untilKey).flatMap(Double.init).map(
      Date.init(timeIntervalSince1970:))
    return min(now, max(kept ?? .distantPast, now.addingTimeInterval(-Self.furthest)))
  }

  /// Each writing wakes all who wait for changes of the store, so a look that found nothing is noted seldom.
  private func noteLooked(at now: Date, untold: Date?) async throws(NudgyError) {
    let until = untold.map { $0.addingTimeInterval(-1) } ?? now
    let kept = try await values.value(for: Self.untilKey).flatMap(Double.init)
    let distance = until.timeIntervalSince1970 - (kept ?? 0)
    let zone = calendar.zone.identifier
    if try await values.value(for: Self.zoneKey) != zone {
      try await values.setValue(zone, for: Self.zoneKey)
    }
    guard distance < 0 || distance >= Self.overlap / 4 else { return }
    try await values.setValue(String(until.timeIntervalSince1970), for: Self.untilKey)
  }
}
