import Foundation
package import NudgyCore
package import NudgyLanguage

/// The facade: the only type the chat and the command line talk to.
///
/// Making one reads nothing; every part is read when it is first needed.
package actor NudgyEngine {
  let services: EngineServices
  let configuration: EngineConfiguration
  let memory: MemoryFile
  let library: PersonaLibrary
  let executor: ToolExecutor
  let dialogue: DialogueStateStore
  let manager: ConversationManager

  /// Shared by all parts of the engine, so that a turn stays on one thread.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe services.tasks.queue.asUnownedSerialExecutor()
  }

  package init(services: EngineServices, configuration: EngineConfiguration) {
    self.services = services
    self.configuration = configuration
    memory = MemoryFile(
      folder: services.memoryFolder, world: services.world, queue: services.tasks.queue)
    library = PersonaLibrary(folder: services.personaFolder)
    dialogue = DialogueStateStore(conversations: services.conversations)
    executor = ToolExecutor(
      tasks: services.tasks, memory: memory, personas: library, settings: services.settings,
      forgetter: Forgetter(services, memory: memory), shares: services.shares,
      world: services.world, configuration: configuration)
    manager = ConversationManager(
      services: services, configuration: configuration, memory: memory, personas: library,
      dialogue: dialogue, executor: executor)
  }

  // MARK: - Conversation

  /// Runs one turn. Ending the iteration early interrupts the turn and keeps what has been done so far.
  package nonisolated func respond(to message: UserMessage) -> AsyncStream<TurnEvent> {
    .filled { [manager] continuation in await manager.run(message) { continuation.yield($0) } }
  }

  /// A model's own line to follow the last turn's curated one, for chats that can show it above the prompt; nil when
  /// there is none within a second. Only asking for it asks the model.
  package func laterLine() async -> String? {
    await manager.laterLine()
  }

  /// Sums up older talk for later prompts, perhaps with the model. For chats, between two turns; cancelled, it is
  /// done another time.
  package func tidyUp() async {
    await manager.tidyUp()
  }

  /// What a chat begins with: what there is to know, and a greeting.
  package func opening() async -> [TurnEvent] {
    var events = await startupNotices().map(TurnEvent.notice)
    let now = services.world.now()
    do {
      var state = try await dialogue.load()
      let isBack = state.lastTurnAt.map { now.timeIntervalSince($0) < 20 * 3600 } ?? false
      var voice = try await manager.voice(for: state)
      var values: [Placeholder: String] = [:]
      values[.name] = (try? await memory.preferences())?.name
      let line = voice.line(isBack ? .greetingBack : .greeting, values: values)
      events += [.emotion(EmotionMapper.expression(for: .greeting)), .text(line)]
      state.recentLines = voice.recents
      if let question = askOnceMore(&state) { events.append(.question(question)) }
      try await dialogue.save(state)
    } catch {
      events.append(.notice(notice(error)))
    }
    return events
  }

  /// The persona's goodbye, for leaving without words.
  package func farewell() async -> String {
    guard let state = try? await dialogue.load(), var voice = try? await manager.voice(for: state) else {
      return ""
    }
    return voice.line(.goodbye)
  }

  /// What was offered to be kept and got no answer, told to whoever leaves; nil where nothing was.
  package func leftUnkept() async -> String? {
    guard let texts = (try? await dialogue.load())?.waitingToBeKept, !texts.isEmpty else { return nil }
    return AssistantWording.notKept(texts)
  }

  /// What was offered to be kept and got no answer, for the last time.
  private func askOnceMore(_ state: inout DialogueState) -> Question? {
    let texts = state.waitingToBeKept
    state.questions.removeAll { $0.isRepeated == true }
    guard !texts.isEmpty, state.questions.allSatisfy({ $0.kind == .keep }) else { return nil }
    state.notKept = nil
    let leftovers = texts.map { Leftover(text: $0, span: 0..<$0.utf8.count) }
    guard var pending = LeftoverQuestion.make(leftovers, languageContext, executor.writer) else { return nil }
    pending.isRepeated = true
    state.questions = [pending]
    return pending.question
  }

  /// Looks for a model on this machine, to be offered at the end of a turn. Opens sockets only where a finder was
  /// wired, no model is in use and none was offered before.
  package func lookForModel() async {
    await manager.lookForModel()
  }

  /// What happened to files since last time, for front ends that do not chat.
  package func startupNotices() async -> [Notice] {
    await executor.outside.letGoOfOld()
    // Reading the preferences makes the memory look at its file.
    var notices: [Notice] = []
    if !Understander(languageContext).canRead { notices.append(Notice(AssistantWording.cannotRead)) }
    do {
      _ = try await memory.preferences()
    } catch {
      notices.append(notice(error))
    }
    notices += await memory.takeReports().map { Notice(MemoryWording.line($0)) }
    if let id = configuration.persona, library.persona(id: id) == nil {
      notices.append(notice(.noSuchPersona(id, known: library.all().map(\.name))))
    }
    notices += await inboxNotices()
    return notices + (await pressingPersonaIssues())
  }

  /// What happened to files while this was running, told once; turns tell it by themselves.
  package func newNotices() async -> [Notice] {
    await services.tasks.takeReopening().map { [Notice(AssistantWording.reopened($0))] } ?? []
  }

  func notice(_ error: NudgyError) -> Notice {
    Notice(ErrorMessages(wording: timeWording()).message(for: error).line, error: error)
  }

  // MARK: - Language

  package nonisolated func timeWording() -> TimeWording {
    TimeWording(
      now: services.world.now(), calendar: services.world.calendar,
      uses24Hours: configuration.uses24Hours, writesDayFirst: configuration.readsDayFirst)
  }

  nonisolated var languageContext: LanguageContext {
    LanguageContext(
      now: services.world.now(), calendar: services.world.calendar,
      readsDayFirst: configuration.readsDayFirst)
  }

  /// What a time expression means; nil when it is none.
  package nonisolated func when(_ text: String) -> When? {
    WhenParser(languageContext).whole(text)
  }

  /// What a message means; changes nothing.
  package nonisolated func understand(_ text: String) -> Understanding {
    Understander(languageContext).understand(text)
  }
}
