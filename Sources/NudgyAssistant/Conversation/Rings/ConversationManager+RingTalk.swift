import Foundation
import NudgyCore
import NudgyLanguage

// Questions about ringing, answered from what is known: what will ring, what keeps it quiet, what the levels do.
extension ConversationManager {
  private static let daysAhead: TimeInterval = 7 * 86_400
  private static let shownRings = 5

  func answer(_ question: RingAsking, _ choices: RingChoices, _ run: inout TurnRun) async {
    switch question {
    case .level(let pressure?): run.say(NudgeWording.level(pressure))
    case .level(nil): run.say(NudgeWording.levels)
    case .isMuted:
      if let until = mutedUntil(choices, run) {
        run.say(NudgeWording.mutedNow(until: until))
      } else {
        run.say(choices.silent.isEmpty ? NudgeWording.notMuted : NudgeWording.kindsOff(choices.silent))
      }
    case .upcoming: await tellUpcoming(choices, &run)
    case .whyNot: run.say(await whyNot(choices, run))
    }
  }

  private func mutedUntil(_ choices: RingChoices, _ run: TurnRun) -> String? {
    choices.mutedUntil.flatMap { $0 > run.scope.now ? run.wording.instant($0) : nil }
  }

  private func tellUpcoming(_ choices: RingChoices, _ run: inout TurnRun) async {
    if let until = mutedUntil(choices, run) { run.say(NudgeWording.whyMuted(until: until)) }
    guard let rings = services.rings else { return run.say(NudgeWording.ringsHere) }
    let window = RingWindow(after: run.scope.now, upTo: run.scope.now.addingTimeInterval(Self.daysAhead))
    let preferences = try? await memory.preferences()
    let coming =
      (try? await rings.upcoming(in: window, wake: preferences?.wake, sleep: preferences?.sleep)) ?? []
    guard !coming.isEmpty else { return run.say(NudgeWording.nothingRings) }
    // One that rings again and again is one line.
    var tasks: [Int] = []
    for ring in coming where !tasks.contains(ring.task) { tasks.append(ring.task) }
    let lines = tasks.prefix(Self.shownRings).compactMap { number -> String? in
      let own = coming.filter { $0.task == number }
      return own.first.map { ring in
        NudgeWording.ring(
          at: run.wording.instant(ring.at), "#\(ring.task) \(ring.title)", more: own.count - 1)
      }
    }
    run.say(NudgeWording.rings(lines, more: tasks.count - lines.count))
    if await !rings.rings() { run.say(NudgeWording.ringsHere) }
  }

  /// The first reason that holds.
  private func whyNot(_ choices: RingChoices, _ run: TurnRun) async -> String {
    if let until = mutedUntil(choices, run) { return NudgeWording.whyMuted(until: until) }
    if let task = await meant(nil, run) {
      if choices.mutedTasks.contains(task.number) { return NudgeWording.whyTaskMuted(task.title) }
      if task.due == nil, task.reminders.isEmpty { return NudgeWording.whyUndated(task.title) }
    }
    if !choices.silent.isEmpty { return NudgeWording.kindsOff(choices.silent) }
    if let rings = services.rings, await rings.rings() { return NudgeWording.whyNothing }
    return NudgeWording.ringsHere
  }

  // MARK: - A wish to be told ahead that found no day

  /// Asks when the task is due, or says that the moment has passed.
  func askAboutReminder(_ run: inout TurnRun) async {
    for (words, title) in run.wishesAhead {
      guard let task = run.calls.changed(titled: title).first else { continue }
      if task.due == nil {
        guard run.scope.state.questions.isEmpty, run.scope.origin == .typed else { continue }
        run.scope.state.questions = [ReminderQuestion.question(about: task, ahead: words, executor.writer)]
      } else if task.reminderMoments.allSatisfy({ $0 <= run.scope.now }) {
        run.notice(NudgeWording.aheadIsPast(words, task.title))
      }
    }
  }
}
