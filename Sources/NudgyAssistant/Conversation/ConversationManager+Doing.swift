import NudgyCore
import NudgyLanguage

// "Do it", "call them", "open it". Only what the user types opens anything; no model has a tool for it.
extension ConversationManager {
  /// Begins the task at hand. False where the words mean something else, or there is nothing at hand.
  func begin(_ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    guard message.origin == .typed, let reach = services.reach, let wish = DoWish(message.text) else {
      return false
    }
    let doer = TaskDoer(memory: memory, reach: reach)
    do {
      guard let task = try await task(of: wish, run) else {
        // "Do it", and nothing is on the table: the one thing is.
        guard !wish.isPlain else { return false }
        let call = planner(run).call(.whatsNext(MoodAtHand()))
        await run.converse(
          with: OfflineBrain(
            steps: [call], composer: ReplyComposer(wording: run.wording), random: services.world.random))
        return true
      }
      // "Call her", where the task at hand has nobody in it, is about somebody else.
      let isOfPerson = ["her", "him", "them"].contains(
        message.text.lowercased().split(separator: " ").last ?? "")
      if isOfPerson, wish.number == nil, task.contact == nil, task.target == nil { return false }
      run.scope.touch(task)
      try await begin(task, by: try doer.action(of: task, wished: wish), doer, &run)
    } catch .nothingToOpen(let number) where !wish.isPlain {
      guard let task = try? await services.tasks.task(number: number) else { return false }
      offerStart(of: task, &run)
    } catch {
      run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    }
    return true
  }

  /// Nothing is to be opened or called: the first small step is, with a ring when its minutes are over.
  private func offerStart(of task: TaskItem, _ run: inout TurnRun) {
    let step = task.openStep.map { task.steps[$0].title } ?? StepPlanner.steps(for: task).first
    let minutes = min(max(task.minutes ?? TaskStart.minutes, 1), TaskStart.most)
    run.say(AssistantWording.nothingToOpen(task.title, firstStep: step))
    run.scope.state.questions = [TaskStart.question(about: task, minutes: minutes, executor.writer)]
  }

  private func task(of wish: DoWish, _ run: TurnRun) async throws(NudgyError) -> TaskItem? {
    let reference = wish.number.map(TaskReference.number) ?? .current
    let found = try await executor.resolver.resolve(reference, for: .current, in: run.scope)
    guard case .tasks(let tasks) = found else { return nil }
    return tasks.first
  }

  private func begin(
    _ task: TaskItem, by action: TaskAction, _ doer: TaskDoer, _ run: inout TurnRun
  ) async throws(NudgyError) {
    switch try await doer.way(for: task, by: action) {
    case .ready(let url): try await open(url, task, action, &run)
    case .choose(let targets): run.scope.state.questions = [.target(of: task, action, among: targets)]
    case .unknown: run.scope.state.questions = [.target(of: task, action, among: [])]
    }
  }

  private func open(
    _ url: String, _ task: TaskItem, _ action: TaskAction, _ run: inout TurnRun
  ) async throws(NudgyError) {
    guard let reach = services.reach else { throw .notOpened(url: url) }
    let draft = try await reach.begin(task, by: action, url)
    run.say([ReachWording.doing(action, task.contact), draft].compactMap(\.self).joined(separator: " "))
  }

  // MARK: - The answer

  /// Keeps the number that was asked for, and begins the task with it. False when the message holds none.
  func answerTarget(_ question: PendingQuestion, _ message: UserMessage, _ run: inout TurnRun) async -> Bool {
    guard let reach = services.reach, let number = question.numbers.first,
      let action = TaskAction(rawValue: question.tool),
      let task = try? await services.tasks.task(number: number)
    else { return false }
    if YesOrNo(message.text) == .no {
      run.say(EmptyWording.nothingChanged)
      return true
    }
    guard let target = target(in: message.text, question, action, task, reach) else { return false }
    await keep(target, of: task, action, asksWhose: question.values.isEmpty, &run)
    do {
      try await open(try reach.url(for: task, by: action, to: target), task, action, &run)
    } catch {
      run.notice(ErrorMessages(wording: run.wording, isConversation: true).message(for: error).line, error)
    }
    return true
  }

  private func target(
    in text: String, _ question: PendingQuestion, _ action: TaskAction, _ task: TaskItem, _ reach: any Reach
  ) -> String? {
    if !question.values.isEmpty,
      case .chosen(let places) = ChoiceReader.answer(text, choices: question.choices, numbers: []),
      let place = places.first, places.count == 1, question.values.indices.contains(place)
    {
      return question.values[place]
    }
    return reach.target(in: text, for: action, of: task.contact)
  }

  /// On the task, and as a fact about the person where it is not in the contacts anyway.
  private func keep(
    _ target: String, of task: TaskItem, _ action: TaskAction, asksWhose: Bool, _ run: inout TurnRun
  ) async {
    var edit = TaskEdit()
    edit.patch.target = .set(target)
    var commands = [ToolCommand.update(.number(task.number), edit)]
    if asksWhose, let name = task.contact, action != .openLink {
      commands.append(
        .remember(subject: ReachWording.subject(action, name), fact: target, category: "person"))
    }
    await run.run(commands.map { .planned(PlannedCall($0, services.world.random)) })
    for exchange in run.calls.exchanges.suffix(commands.count) {
      if case .remembered(let fact, let previous) = exchange.outcome {
        run.teller.emit(.memo(AssistantWording.remembered(fact, over: previous)))
      }
    }
    run.noteChanges()
  }
}

extension PendingQuestion {
  /// Where somebody is reached: the number that is not known, or which of those that are.
  static func target(
    of task: TaskItem, _ action: TaskAction, among targets: [ReachTarget]
  ) -> PendingQuestion {
    PendingQuestion(
      kind: .target, tool: action.rawValue, arguments: "{}", numbers: [task.number],
      choices: ReachWording.choices(targets), values: targets.map(\.value),
      text: targets.isEmpty
        ? ReachWording.ask(action, for: task) : ReachWording.askWhich(action, task.contact))
  }
}
