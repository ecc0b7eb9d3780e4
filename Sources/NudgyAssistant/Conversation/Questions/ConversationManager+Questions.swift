import NudgyCore
import NudgyLanguage

// What a message leaves open, as questions that are asked one after the other.
extension ConversationManager {
  func questions(of understanding: Understanding, _ run: TurnRun) async -> [PendingQuestion] {
    await changeQuestions(of: understanding, run) + leftoverQuestion(of: understanding, run)
  }

  func changeQuestions(of understanding: Understanding, _ run: TurnRun) async -> [PendingQuestion] {
    // Text that is data asks for nothing to be changed.
    guard run.scope.origin != .pasted else { return [] }
    var questions: [PendingQuestion?] = []
    for question in understanding.questions {
      switch question {
      case .change(let act): questions.append(await confirm(act, understanding.text, run))
      case .which(let act, let numbers):
        questions.append(await which(act, numbers, understanding.text, run))
      case .keep: break
      }
    }
    return questions.compactMap(\.self)
  }

  func leftoverQuestion(of understanding: Understanding, _ run: TurnRun) -> [PendingQuestion] {
    let isAll = understanding.acts.isEmpty && run.calls.exchanges.isEmpty
    return [
      LeftoverQuestion.make(leftovers(of: understanding, run), context(run), executor.writer, isAll: isAll)
    ]
    .compactMap(\.self)
  }

  /// All of a paste that came to nothing is left over.
  private func leftovers(of understanding: Understanding, _ run: TurnRun) -> [Leftover] {
    if !run.calls.createdTasks.isEmpty || !understanding.leftovers.isEmpty {
      return understanding.leftovers
    }
    guard run.scope.origin == .pasted, understanding.acts.allSatisfy({ $0.intent == .chat }) else {
      return []
    }
    return [Leftover(text: understanding.text, span: 0..<understanding.text.utf8.count)]
  }

  /// "Tick off 'Email Priya'?"
  private func confirm(_ act: Act, _ text: String, _ run: TurnRun) async -> PendingQuestion? {
    var act = act
    // What changes nothing that has a place is a note, if it is about the task at all.
    if act.intent == .update, act.when == nil, act.details == .none {
      act.details = .changes(TaskChanges(note: PlainText.singleLine(planner(run).words(act.span, of: text))))
    }
    guard let command = command(for: act, text, run), let number = act.targets.first,
      let task = try? await services.tasks.task(number: number)
    else { return nil }
    return PendingQuestion(
      .confirm, command, executor.writer, numbers: [number], choices: AssistantWording.yesOrNo,
      text: AssistantWording.askWhether(act, task.title))
  }

  /// "Which one is done?", of those that may be meant; of the first ones, where nothing says which.
  private func which(_ act: Act, _ numbers: [Int], _ text: String, _ run: TurnRun) async -> PendingQuestion? {
    var tasks: [TaskItem] = []
    for number in numbers {
      if let task = try? await services.tasks.task(number: number) { tasks.append(task) }
    }
    if tasks.isEmpty {
      let query = TaskListQuery(
        .upNext, now: run.scope.now, calendar: services.world.calendar, limit: PendingQuestion.shownChoices)
      tasks = (try? await services.tasks.tasks(query)) ?? []
    }
    guard let first = tasks.first else { return nil }
    var act = act
    act.target = .number(first.number)
    if tasks.count == 1 { return await confirm(act, text, run) }
    guard let command = command(for: act, text, run) else { return nil }
    return PendingQuestion(
      .which, command, executor.writer, numbers: tasks.map(\.number),
      choices: tasks.map { AssistantWording.choice($0, run.wording) },
      text: AssistantWording.askWhich(act.intent))
  }

  /// "Remember: Your dentist is Dr. Chen?"
  func rememberQuestion(_ act: Act, in words: String, _ run: TurnRun) -> PendingQuestion? {
    guard case .fact(let subject, let text, let category) = act.details,
      let command = command(for: act, words, run)
    else { return nil }
    let fact = MemoryFact(
      id: services.world.makeID(), subject: subject, text: text, category: category, source: .told,
      createdAt: run.scope.now)
    return PendingQuestion(
      .confirm, command, executor.writer, numbers: [], choices: AssistantWording.yesOrNo,
      text: AssistantWording.askToRemember(MemoryWording.sentence(fact)))
  }

  /// What a yes does.
  private func command(for act: Act, _ text: String, _ run: TurnRun) -> ToolCommand? {
    planner(run).steps(for: act, text).lazy.compactMap(\.call).first?.command
  }
}
