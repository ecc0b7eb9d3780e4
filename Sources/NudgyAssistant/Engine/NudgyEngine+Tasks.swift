import Foundation
package import NudgyCore
import NudgyLanguage

// The commands about tasks: the same tools as in chat, called directly.
extension NudgyEngine {
  // MARK: - Capturing

  /// Captures exactly one task from words.
  package func capture(_ text: String) async throws(NudgyError) -> [Receipt] {
    let message = try await admit(UserMessage(text))
    guard !CrisisWords.areIn(message.text) else { throw .crisis }
    guard var capture = Understander(languageContext).capture(message.text) else { throw .emptyInput }
    // One task is made of all the words, marks at their edges included.
    capture.sourceText = message.text
    return try await create([capture], origin: .typed).receipts
  }

  /// Splits a ramble into tasks; never acts on anything else in it.
  package func dump(_ text: String) async throws(NudgyError) -> DumpResult {
    let message = try await admit(UserMessage(text, origin: .pasted))
    let reading = Understander(languageContext).readDump(message.text)
    let captures = reading.tasks.filter { !$0.isOfCrisis }
    if captures.isEmpty, CrisisWords.areIn(message.text) { throw .crisis }
    let leftovers = reading.leftovers.filter { !CrisisWords.areIn($0.text) }
    var result = DumpResult(receipts: [], leftovers: leftovers, background: reading.background)
    if !captures.isEmpty {
      let made = try await create(captures, of: message)
      (result.receipts, result.known) = (made.receipts, made.known)
    }
    result.question = try await ask(about: result.leftovers)
    if result.question == nil { result.question = try await askWhenDue(captures, result.receipts) }
    return result
  }

  /// Lets the next message say when something is due that is to be told of ahead of it.
  private func askWhenDue(_ captures: [TaskCapture], _ receipts: [Receipt]) async throws(NudgyError)
    -> Question?
  {
    guard let capture = captures.first(where: { $0.reminder != nil && $0.due == nil }),
      let words = capture.reminder,
      let task = receipts.compactMap(\.task).first(where: { $0.title == PlainText.singleLine(capture.title) })
    else { return nil }
    let pending = ReminderQuestion.question(about: task, ahead: words, executor.writer)
    var state = try await dialogue.load()
    state.questions = [pending]
    try await dialogue.save(state)
    return pending.question
  }

  /// Lets the next message of the conversation say whether the leftovers are to be kept.
  func ask(about leftovers: [Leftover]) async throws(NudgyError) -> Question? {
    guard let pending = LeftoverQuestion.make(leftovers, languageContext, executor.writer) else { return nil }
    var state = try await dialogue.load()
    state.questions = [pending]
    try await dialogue.save(state)
    return pending.question
  }

  private func create(
    _ captures: [TaskCapture], of message: UserMessage
  ) async throws(NudgyError) -> ShareResult {
    // However long it is, all of it is kept, or nothing; its words are stored already.
    try await services.tasks.grouped { () async throws(NudgyError) in
      let made = try await create(captures, origin: .pasted)
      try await services.conversations.record(
        BrainDump(
          id: services.world.makeID(), transcript: message.text, processedAt: services.world.now(),
          taskNumbers: made.receipts.compactMap { $0.task?.number }))
      return made
    }
  }

  /// Stores the words before anything is made of them. The tasks follow at once, so that one wait for the disk
  /// does for both.
  private func admit(_ message: UserMessage) async throws(NudgyError) -> UserMessage {
    let now = services.world.now()
    let admitted = try MessageGate(keptFolder: services.keptFolder).admit(message, at: now)
    let id = services.world.makeID()
    try await services.conversations.append(
      ChatMessage(conversation: id, turn: id, role: .user, text: admitted.text, at: now),
      waits: false)
    return admitted
  }

  private func create(
    _ captures: [TaskCapture], origin: UserMessage.Origin
  ) async throws(NudgyError) -> ShareResult {
    let context = languageContext
    var receipts: [Receipt] = []
    var scope = try await scope(origin: origin, source: origin == .typed ? .manual : .voiceDump)
    for command in ToolCommand.creating(captures.map({ $0.newTask(in: context) })) {
      receipts += try await run(command, &scope)
    }
    return ShareResult(receipts: receipts, known: scope.known)
  }

  // MARK: - Looking

  /// The One Thing; it becomes the current card.
  package func next(
    energy: EnergyLevel? = nil, minutes: Int? = nil
  ) async throws(NudgyError) -> NextAnswer? {
    let query = NextQuery(
      now: services.world.now(), calendar: services.world.calendar, energy: energy, minutes: minutes)
    guard let answer = try await services.tasks.next(query) else { return nil }
    try await showCard(answer.task)
    return answer
  }

  /// Remembers the card that was shown; the same card again costs no write.
  private func showCard(_ task: TaskItem) async throws(NudgyError) {
    var state = try await dialogue.load()
    guard state.card != task.number || state.focus != task.number || state.turnsSinceCard > 0 else { return }
    state.card = task.number
    state.turnsSinceCard = 0
    state.focus = task.number
    state.focusTitle = task.title
    // A card that cannot be remembered is still worth showing.
    try? await dialogue.save(state)
  }

  package func board(limit: Int) async throws(NudgyError) -> Board {
    let today = NextQuery(now: services.world.now(), calendar: services.world.calendar).today
    return Board(
      upNext: try await tasks(in: .upNext, limit: limit),
      snoozed: try await tasks(in: .snoozed, limit: limit),
      doneToday: try await tasks(in: .doneToday, limit: limit),
      counts: try await services.tasks.counts(now: services.world.now(), today: today))
  }

  package func tasks(
    in scope: TaskScope, on days: ClosedRange<CivilDate>? = nil, limit: Int, offset: Int = 0
  ) async throws(NudgyError) -> [TaskItem] {
    try await services.tasks.tasks(
      TaskListQuery(
        scope, days: days, now: services.world.now(), calendar: services.world.calendar, limit: limit,
        offset: offset))
  }

  /// The days that words ask for; everything without any.
  /// - Throws: `noSuchTime`, `timeNotUnderstood`.
  package func agendaRange(_ words: String) async throws(NudgyError) -> AgendaRange {
    try AgendaWords(languageContext).range(words)
  }

  /// An agenda as a conversation shows it.
  package func agenda(_ agenda: Agenda, offset: Int = 0) async throws(NudgyError) -> TaskListing {
    try await AgendaLister(
      tasks: services.tasks, now: services.world.now(), calendar: services.world.calendar
    ).listing(of: agenda, offset: offset)
  }

  /// A page of a part of an agenda, behind the task that the one before ended with.
  package func agenda(
    _ part: AgendaQuery.Part, of range: AgendaRange, after last: TaskItem?, limit: Int
  ) async throws(NudgyError) -> [TaskItem] {
    try await services.tasks.agenda(
      AgendaQuery(
        part, of: range, now: services.world.now(), calendar: services.world.calendar, after: last,
        limit: limit))
  }

  /// How many tasks there are in a scope.
  package func count(
    of scope: TaskScope, on days: ClosedRange<CivilDate>? = nil
  ) async throws(NudgyError) -> Int {
    try await services.tasks.count(
      TaskListQuery(
        scope, days: days, now: services.world.now(), calendar: services.world.calendar, limit: 1))
  }

  package func find(_ words: String, limit: Int) async throws(NudgyError) -> [TaskItem] {
    try await services.tasks.search(words, statuses: Set(TaskStatus.allCases), limit: limit).map(\.task)
  }

  /// The one task a reference means.
  /// - Throws: `noSuchTask`, `ambiguousTask`.
  package func task(_ reference: String) async throws(NudgyError) -> TaskItem {
    try await task(TaskReferenceText.target(from: reference), try await scope(origin: .typed))
  }

  func task(_ target: TaskTarget, _ scope: TurnScope) async throws(NudgyError) -> TaskItem {
    let reference = target.said
    switch try await executor.resolver.resolve(target, for: .any, in: scope) {
    case .tasks(let found):
      guard let task = found.first else { throw .noSuchTask(reference: reference) }
      return task
    case .ambiguous(let candidates): throw .ambiguousTask(reference: reference, candidates: candidates)
    case .none: throw .noSuchTask(reference: reference)
    }
  }

  /// Titles that begin with what was typed, for completion; none when the store cannot be read.
  package func titles(startingWith prefix: String, limit: Int) async -> [String] {
    (try? await services.tasks.titles(startingWith: prefix, limit: limit)) ?? []
  }

  // MARK: - Changing

  /// Completes the task, or the current card without a reference.
  package func complete(_ reference: String?) async throws(NudgyError) -> [Receipt] {
    try await change(reference, ToolCommand.complete)
  }

  package func skip(_ reference: String?) async throws(NudgyError) -> [Receipt] {
    try await change(reference, ToolCommand.skip)
  }

  package func drop(_ reference: String) async throws(NudgyError) -> [Receipt] {
    try await change(reference, ToolCommand.drop)
  }

  package func reopen(_ reference: String) async throws(NudgyError) -> [Receipt] {
    try await change(reference, ToolCommand.reopen)
  }

  /// Snoozes. `words` is everything after the command: a reference, if any, and a time at the end.
  package func snooze(_ words: [String]) async throws(NudgyError) -> [Receipt] {
    let context = languageContext
    let (reference, time) = try SnoozeWords.split(words, context: context)
    let until = ReturnTime(time, TimeArgument(context))
    return try await change(reference) { .snooze($0, until: until) }
  }

  /// Gives the task a new title, a new date, or both, from words.
  package func edit(_ reference: String, _ text: String) async throws(NudgyError) -> [Receipt] {
    let edit = try EditWords.edit(text, context: languageContext, reach: services.reach)
    return try await change(reference) { .update($0, edit) }
  }

  package func undo(_ count: Int) async throws(NudgyError) -> [Receipt] {
    var scope = try await scope(origin: .typed)
    return try await run(.undo(UndoSteps(count: try steps(count))), &scope)
  }

  package func redo(_ count: Int) async throws(NudgyError) -> [Receipt] {
    var scope = try await scope(origin: .typed)
    return try await run(.redo(try steps(count)), &scope)
  }

  private func steps(_ count: Int) throws(NudgyError) -> Int {
    let most = ToolDefinitions.mostSteps
    guard (1...most).contains(count) else {
      throw .invalidOptionValue(
        option: "count", value: String(count), expected: "a whole number from 1 to \(most)")
    }
    return count
  }

  private func change(
    _ reference: String?, _ command: (TaskTarget) -> ToolCommand
  ) async throws(NudgyError) -> [Receipt] {
    var scope = try await scope(origin: .typed)
    return try await run(command(try await target(reference, scope)), &scope)
  }

  /// What the words name; without any the card last shown while it is still up, else the One Thing.
  func target(_ reference: String?, _ scope: TurnScope) async throws(NudgyError) -> TaskTarget {
    if let reference { return TaskReferenceText.target(from: reference) }
    if let card = scope.state.card, let task = try await services.tasks.task(number: card),
      task.effectiveStatus(at: scope.now) == .active
    {
      return .number(card)
    }
    let query = NextQuery(now: scope.now, calendar: services.world.calendar)
    guard let answer = try await services.tasks.next(query) else { throw .noCurrentTask }
    return .number(answer.task.number)
  }
}
