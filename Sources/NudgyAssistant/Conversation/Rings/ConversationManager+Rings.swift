import NudgyCore
import NudgyLanguage

// The message after a ring: an answer to it, a start right from it, or something else that lets it stand.
extension ConversationManager {
  /// False where the message is about something else.
  func answerRing(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    guard message.origin == .typed, run.scope.state.questions.isEmpty, let ring = run.ring.question,
      let number = ring.numbers.first, let task = try? await services.tasks.task(number: number),
      task.status == .active || task.status == .snoozed
    else { return false }
    if !ring.values.contains(RingQuestion.isBehind) {
      if RingReply.endsTheDay(message.text) {
        run.say(run.teller.voice.line(.goodNight))
        return true
      }
      if let wish = StartWish(message.text) {
        await start(task, wish, &run)
        return true
      }
      if let voice = voice(named: message.text) {
        await converse([.setPersona(voice)], &run)
        return true
      }
    }
    guard let answer = RingQuestion.answer(message.text, to: ring, context: context(run)) else {
      return await doRung(task, message, isAsked: false, &run)
    }
    let times = TimeArgument(context(run))
    guard let command = RingQuestion.command(answer, number, times) else {
      return await doRung(task, UserMessage("do it"), isAsked: true, &run)
    }
    // To let go is a choice that the ring offers; it needs no second yes.
    if answer == .letGo { run.scope.authority = .consent }
    await converse([command], &run)
    return true
  }

  /// "Do it": what there is to open is opened, and what is not is begun with its first step.
  private func doRung(_ task: TaskItem, _ message: UserMessage, isAsked: Bool, _ run: inout TurnRun) async
    -> Bool
  {
    guard
      isAsked || ["do it", "let's do it", "lets do it", "do it now"].contains(YesOrNo.spelled(message.text))
    else { return false }
    run.scope.show(task)
    if let reach = services.reach, let wish = DoWish("do it"),
      (try? TaskDoer(memory: memory, reach: reach).action(of: task, wished: wish)) != nil
    {
      return await begin(UserMessage("do it"), &run)
    }
    await start(task, StartWish(begins: true), &run)
    return true
  }

  /// A voice that is named and nothing more.
  func voice(named text: String) -> String? {
    let said = YesOrNo.spelled(text).replacing("-", with: " ")
    return personas.all().first {
      $0.id.replacing("-", with: " ") == said || $0.name.lowercased().replacing("-", with: " ") == said
    }?.id
  }

  /// Begins what rang: with the energy and the minutes that there are, at its first small step.
  private func start(_ task: TaskItem, _ wish: StartWish, _ run: inout TurnRun) async {
    run.scope.show(task)
    run.ring.stands = true
    let mood = MoodAtHand(energy: wish.energy, minutes: wish.minutes)
    var commands: [ToolCommand] = mood.isUnknown ? [] : [.setMood(mood)]
    if let minutes = wish.minutes {
      commands.append(.update(.number(task.number), TaskEdit(reminder: "in \(minutes) minutes")))
    }
    await run.run(commands.map { .planned(PlannedCall($0, services.world.random)) })
    run.noteChanges()
    guard wish.begins else {
      return run.say(run.teller.voice.line(.ringOverdue, values: [.title: task.title]))
    }
    let step = task.openStep.map { task.steps[$0].title } ?? StepPlanner.steps(for: task).first
    run.say(NudgeWording.begin(task.title, minutes: wish.minutes, step: step))
  }

  func converse(_ commands: [ToolCommand], _ run: inout TurnRun) async {
    await run.converse(
      with: OfflineBrain(
        commands, composer: ReplyComposer(wording: run.wording), random: services.world.random))
    run.noteChanges()
  }
}
