import Foundation
import NudgyCore

/// Finds the One Thing and its reason.
struct NextFinder {
  let connection: SQLiteConnection
  let query: NextQuery

  /// How many tasks of the queue said energy and minutes choose among.
  private static let window = 200
  /// The same of what presses: the first that someone has the time for.
  private static let pressingWindow = 20

  func answer() throws(SQLiteError) -> NextAnswer? {
    let upNext = UpNext(connection: connection, now: query.now, today: query.today, soon: query.soon)
    let counts = try BoardCounter(connection: connection).upNext(at: query.now)
    var passedOver = 0
    // What is still here and takes more than someone has: told when nothing fits.
    var beyond: NextAnswer?
    for tier in UpNext.Tier.allCases {
      // Energy and minutes choose among all that does not press.
      if tier == .soon, hasContext {
        let answer = try fitting(upNext, counts, passedOver)
        if let beyond { return clearest(of: beyond, answer) }
        if let answer { return answer }
      }
      // As many more as may have to be passed over.
      let window = hasContext ? NextFinder.pressingWindow : 1
      let numbers = try upNext.numbers(tier, limit: window + query.excluding.count)
      let candidates = numbers.enumerated().filter { !query.excluding.contains($0.element) }
      guard let choice = try choose(among: candidates, in: tier) else {
        passedOver += numbers.count
        continue
      }
      let answer = NextAnswer(
        task: choice.task, reason: reason(for: choice.task, in: tier, fit: choice.fit, count: counts),
        position: passedOver + choice.place + 1, count: counts)
      // A deadline today stands, however little time there is.
      guard tier == .waiting, hasContext, isBeyond(choice.task) else { return answer }
      beyond = beyond ?? answer
      passedOver += numbers.count
    }
    return try returning()
  }

  /// The one of all that does not press that energy and minutes suit best.
  private func fitting(_ upNext: UpNext, _ count: Int, _ passedOver: Int) throws(SQLiteError) -> NextAnswer? {
    let limit = NextFinder.window + query.excluding.count
    var numbers: [Int] = []
    var tiers: [UpNext.Tier] = []
    for tier in UpNext.Tier.unpressed where numbers.count < limit {
      let found = try upNext.numbers(tier, limit: limit - numbers.count)
      numbers += found
      tiers += Array(repeating: tier, count: found.count)
    }
    let candidates = numbers.enumerated().filter { !query.excluding.contains($0.element) }
    guard let choice = try choose(among: candidates, in: .queue) else { return nil }
    let tier = tiers[choice.place]
    return NextAnswer(
      task: choice.task, reason: reason(for: choice.task, in: tier, fit: choice.fit, count: count),
      position: passedOver + choice.place + 1, count: count)
  }

  /// What is still here, unless something fits. Where all takes too long, the smallest is told.
  private func clearest(of beyond: NextAnswer, _ other: NextAnswer?) -> NextAnswer {
    guard let minutes = query.minutes, let needed = beyond.task.minutes, needed > minutes else {
      return other.map { $0.reason.isFit ? $0 : beyond } ?? beyond
    }
    switch other?.reason {
    case .fits?: return other ?? beyond
    case .nothingFits(_, let smallest)? where smallest < needed: return other ?? beyond
    case .nothingFits?, nil:
      var answer = beyond
      answer.reason = .nothingFits(minutes: minutes, smallest: needed)
      return answer
    default: return beyond
    }
  }

  private func isBeyond(_ task: TaskItem) -> Bool {
    ContextFit.isBeyond(task, energy: query.energy, minutes: query.minutes)
  }

  private var hasContext: Bool { query.energy != nil || query.minutes != nil }

  private struct Choice {
    let task: TaskItem
    let place: Int
    let fit: ContextFit?
  }

  private func choose(
    among candidates: [(offset: Int, element: Int)], in tier: UpNext.Tier?
  ) throws(SQLiteError) -> Choice? {
    let table = TaskTable(connection: connection)
    let isReordered = hasContext && (tier == .queue || tier == nil)
    var best: Choice?
    for (place, number) in candidates {
      guard let task = try table.task(number: number) else { continue }
      guard isReordered else {
        let choice = Choice(task: task, place: place, fit: nil)
        guard hasContext, isBeyond(task) else { return choice }
        best = best ?? choice
        continue
      }
      let fit = ContextFit(task, energy: query.energy, minutes: query.minutes)
      let isSkipped = task.skippedAt.map { $0 >= NextQuery.skipLine(at: query.now) } ?? false
      let choice = Choice(task: task, place: place, fit: isSkipped ? fit.afterSkip : fit)
      if best?.fit.map({ choice.fit?.isBetter(than: $0) ?? false }) ?? true { best = choice }
    }
    return best
  }

  /// Snoozed tasks that will be back within two hours; nothing else is left.
  private func returning() throws(SQLiteError) -> NextAnswer? {
    let numbers = try connection.rows(
      NextSQL.returning,
      [
        .integer(StoredTime.milliseconds(query.now)),
        .integer(StoredTime.milliseconds(query.returnHorizon)),
        .integer((hasContext ? NextFinder.window : 1) + query.excluding.count),
      ]
    ) { $0.integer(0) }
    let candidates = numbers.enumerated().filter { !query.excluding.contains($0.element) }
    guard let choice = try choose(among: candidates, in: nil) else { return nil }
    let reason = NextReason.returnsSoon(choice.task.snoozedUntil ?? query.now)
    return NextAnswer(task: choice.task, reason: reason, position: 1, count: 1)
  }

  private func reason(
    for task: TaskItem, in tier: UpNext.Tier, fit: ContextFit?, count: Int
  ) -> NextReason {
    let deadline = task.due?.deadline
    if let minutes = query.minutes, let fit, fit.isTooLong, let needed = fit.needed {
      return .nothingFits(minutes: minutes, smallest: needed)
    }
    switch tier {
    case .pressing:
      guard let due = task.due, due.isAllDay else { return .dueSoon(deadline ?? query.now) }
      return query.today.contains(due.deadline) ? .dueToday : .dueSoon(due.deadline)
    case .waiting:
      return .stillHere(dueSince: deadline ?? query.now)
    case .soon, .top, .back, .queue:
      if let fit, fit.fitsSomething {
        return .fits(
          energy: fit.fitsEnergy ? query.energy : nil, minutes: fit.fitsMinutes ? query.minutes : nil)
      }
      if tier == .soon, count > 1, let due = task.due { return .upcoming(due) }
      if tier == .back, let since = task.snoozedUntil { return .back(since: since) }
      if count == 1 { return .onlyOneLeft }
      if tier == .top { return .movedToTop }
      if task.sortOrder > 0 { return .skippedBefore }
      return task.due.map(NextReason.upcoming) ?? .newest
    }
  }
}
