package import NudgyCore
import NudgyLanguage

// What comes from elsewhere: it may add tasks, each once, and do nothing else.
extension NudgyEngine {
  /// Makes tasks of what someone shared, and remembers the last as what was just spoken of.
  ///
  /// - Parameters:
  ///   - items: in the order they came.
  ///   - until: when they are wanted back, in words; then nothing is made unless that is a time ahead.
  /// - Throws: `timeNotUnderstood`, `noSuchTime` or `snoozeInPast` for `until`.
  package func share(_ items: [SharedItem], until: String? = nil) async throws(NudgyError) -> ShareResult {
    var scope = try await scope(origin: .typed, source: .share)
    let times = executor.times(scope)
    let moment = try until.map { (words) throws(NudgyError) in try times.returnTime(words) }
    let made = items.map { SharedTaskMaker(times: times).task(of: $0, until: moment) }
    let taken = try await takeIn(made, revives: true, in: scope)
    var result = ShareResult()
    for (taken, made) in zip(taken, made) {
      switch taken {
      case .made(let transition):
        result.receipts += executor.receipts([transition], in: &scope).map { receipt in
          var receipt = receipt
          receipt.unfit = made.unfit
          return receipt
        }
      case .known(let task):
        if let task, !result.known.contains(where: { $0.number == task.number }) { result.known.append(task) }
      }
    }
    // A second look at what is there already makes it what "it" means, too.
    if result.receipts.isEmpty, let task = result.known.last { scope.touch(task) }
    try? await dialogue.save(scope.state)
    return result
  }

  /// Makes tasks of what lies in the inbox, and puts the files aside once that is stored.
  package func takeInbox() async throws(NudgyError) -> InboxResult {
    let now = services.world.now()
    guard let inbox = services.inbox else { return InboxResult() }
    let arrivals = inbox.look(at: now, in: services.world.calendar)
    guard !arrivals.isEmpty else { return InboxResult() }
    let scope = try await scope(origin: .pasted, source: .share)
    let maker = SharedTaskMaker(times: executor.times(scope))
    var result = InboxResult()
    var made: [SharedTaskMaker.Made] = []
    for arrival in arrivals {
      switch arrival.content {
      case .success(let items): made += items.flatMap(maker.tasks)
      case .failure: result.unread.append(arrival.name)
      }
    }
    for (taken, made) in zip(try await takeIn(made, revives: false, in: scope), made) {
      guard case .made(let transition) = taken, var receipt = Receipt(transition, in: timeWording()) else {
        continue
      }
      receipt.unfit = made.unfit
      result.receipts.append(receipt)
    }
    // Only now: were this process killed before, the files are found again, and known.
    for arrival in arrivals { inbox.putAway(arrival) }
    return result
  }

  /// What lay in the inbox, for front ends that talk.
  func inboxNotices() async -> [Notice] {
    ((try? await takeInbox())?.lines ?? []).map { Notice($0) }
  }

  /// How long an idle chat waits between two looks into the inbox.
  private static let pause = Duration.seconds(2)

  /// Looks into the inbox now and then until something was taken in; for chats, between two turns. Nothing when the
  /// task is cancelled before, or there is no inbox.
  package func nextArrival() async -> [Notice] {
    guard services.inbox != nil else { return [] }
    while (try? await services.world.sleep(NudgyEngine.pause)) != nil {
      let notices = await inboxNotices()
      if !notices.isEmpty { return notices }
    }
    return []
  }

  private func takeIn(
    _ made: [SharedTaskMaker.Made], revives: Bool, in scope: TurnScope
  ) async throws(NudgyError) -> [TakenIn] {
    guard let shares = services.shares, !made.isEmpty else { return [] }
    return try await shares.takeIn(made.map(\.task), revives: revives, at: scope.now, turn: scope.turn)
  }
}
