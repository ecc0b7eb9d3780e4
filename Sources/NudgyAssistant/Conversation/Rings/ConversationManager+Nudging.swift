import Foundation
import NudgyCore
import NudgyLanguage

// What is said about ringing itself.
extension ConversationManager {
  /// Does what was wished of rings. False where the message is about something else.
  func answerNudgeWish(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    guard message.origin == .typed, let wish = NudgeWish(message.text) else { return false }
    var choices = await RingChoices.load(from: services.conversations)
    switch wish {
    case .mute(let words):
      await mute(until: words, choices, &run)
    case .quiet(let wish): await keepQuiet(wish, choices, &run)
    case .unmute:
      choices.mutedUntil = nil
      await keep(choices, saying: EmptyWording.unmuted, &run)
    case .stopAsking(let words):
      guard let task = await meant(words, run) else { return await tellUnknown(words, &run) }
      choices.mutedTasks.insert(task.number)
      await keep(choices, saying: NudgeWording.noMoreAbout(task.title), &run)
    case .silence(let words):
      guard let task = await meant(words, run) else { return await tellUnknown(words, &run) }
      choices.mutedTasks.insert(task.number)
      choices.silentTasks.insert(task.number)
      await keep(choices, saying: NudgeWording.silent(task.title), &run)
    case .askAgain(let words):
      guard let task = await meant(words, run) else { return await tellUnknown(words, &run) }
      choices.mutedTasks.remove(task.number)
      choices.silentTasks.remove(task.number)
      await keep(choices, saying: NudgeWording.again(about: task.title), &run)
    case .kinds(let words):
      choices.silent =
        words.isOn ? choices.silent.subtracting(words.kinds) : choices.silent.union(words.kinds)
      await keep(
        choices, saying: words.isOn ? NudgeWording.brought(words.kinds) : NudgeWording.silenced(words.kinds),
        &run)
    case .question(let question): await answer(question, choices, &run)
    case .pressure(let pressure, let words):
      guard let target = target(await meant(words, run), words) else { return false }
      await setPressure(of: target, to: pressure, &run)
    case .louder(let words):
      let task = await meant(words, run)
      guard let target = target(task, words) else { return false }
      await setPressure(of: target, to: (task?.pressure ?? .gentle).firmer, &run)
    case .remind(let ahead, let words):
      // Without a day to hang on, the words are heard as usual.
      guard let task = await meant(words, run) else { return false }
      guard task.due != nil else {
        run.scope.state.questions = [ReminderQuestion.question(about: task, ahead: ahead, executor.writer)]
        return true
      }
      await converse([.update(.number(task.number), TaskEdit(reminder: ahead))], &run)
    case .softer(let words):
      let task = await meant(words, run)
      guard let target = target(task, words) else { return false }
      await setPressure(of: target, to: (task?.pressure ?? .gentle).softer, &run)
    }
    return true
  }

  /// The task that was found; else what the words name, which is found or asked about like all else.
  private func target(_ found: TaskItem?, _ words: String?) -> TaskTarget? {
    found.map { .number($0.number) } ?? words.map(TaskReferenceText.target)
  }

  func keep(_ choices: RingChoices, saying line: String, _ run: inout TurnRun) async {
    do {
      try await choices.save(to: services.conversations)
      run.say(line)
    } catch {
      run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    }
  }

  /// An end that cannot be read is told, as what follows would ring in between.
  func mute(until words: String?, _ choices: RingChoices, _ run: inout TurnRun) async {
    guard let until = muteEnd(words, run) else { return run.say(NudgeWording.quietHow) }
    var choices = choices
    choices.mutedUntil = until
    await keep(choices, saying: NudgeWording.muted(until: run.wording.instant(until)), &run)
  }

  /// Until the end of the night that follows, when no time was said.
  private func muteEnd(_ words: String?, _ run: TurnRun) -> Date? {
    let calendar = services.world.calendar
    guard let words else {
      return calendar.instant(calendar.day(of: run.scope.now).adding(days: 1), NudgeWording.endOfMute)
    }
    let times = TimeArgument(
      now: run.scope.now, calendar: calendar, readsDayFirst: configuration.readsDayFirst)
    // "Until 16h" is an hour of the day, and no length.
    if words.wholeMatch(of: /\d{1,2}h/) != nil { return try? times.returnTime("at \(words)") }
    return (try? times.returnTime(words)) ?? (try? times.returnTime("in \(words)"))
  }

  /// What names no open task is told; what may name several is for the usual way to ask about.
  private func tellUnknown(_ words: String?, _ run: inout TurnRun) async -> Bool {
    let open: Set<TaskStatus> = [.active, .snoozed]
    guard let words, (try? await services.tasks.search(words, statuses: open, limit: 1))?.isEmpty == true
    else {
      return false
    }
    let error = NudgyError.noSuchTask(reference: words)
    run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    return true
  }

  /// The one open task that the words name, or the one at hand.
  func meant(_ words: String?, _ run: TurnRun) async -> TaskItem? {
    guard let words else {
      guard let number = run.scope.state.card ?? run.scope.state.focus else { return nil }
      let task = (try? await services.tasks.task(number: number)).flatMap { $0 }
      return task.flatMap { $0.status == .active || $0.status == .snoozed ? $0 : nil }
    }
    let open: Set<TaskStatus> = [.active, .snoozed]
    let found = (try? await services.tasks.search(words, statuses: open, limit: 2)) ?? []
    // Two that fit alike are for the usual way to ask about.
    guard let best = found.first, found.count == 1 || best.kind > found[1].kind else { return nil }
    return best.task
  }

  func setPressure(of target: TaskTarget, to pressure: TaskPressure, _ run: inout TurnRun) async {
    var edit = TaskEdit()
    edit.patch.pressure = .set(pressure)
    await converse([.update(target, edit)], &run)
  }
}

extension TaskPressure {
  var firmer: TaskPressure {
    switch self {
    case .gentle: .moderate
    case .moderate: .aggressive
    case .aggressive, .nuclear: .nuclear
    }
  }

  fileprivate var softer: TaskPressure {
    switch self {
    case .gentle, .moderate: .gentle
    case .aggressive: .moderate
    case .nuclear: .aggressive
    }
  }
}
