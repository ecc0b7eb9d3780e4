package import Foundation
import NudgyAssistant
import NudgyCore
import NudgyStore

/// Plays one talk through a real engine on a real store in a folder of its own.
package struct Stage {
  private let talk: Talk
  private let folder: URL
  private let now: Date
  private let store: SQLiteStore
  private let engine: NudgyEngine
  private let memory: MemoryFile
  private let watch: WatchedModel?
  private let character: CharacterModel?

  /// What one turn led to.
  struct PlayedTurn {
    let index: Int
    let words: String
    /// Whether it answers a question of the turn before.
    let isAnswer: Bool
    var events: [TurnEvent] = []
    var before: Standing
    var after: Standing
    /// Whether the model said it did something.
    var isClaimed = false

    var isOfModel: Bool {
      events.contains { if case .finished(let summary) = $0 { summary.brain == .model } else { false } }
    }

    var questions: [Question] {
      events.compactMap { if case .question(let question) = $0 { question } else { nil } }
    }
  }

  /// - Parameter folder: where the talk has its folder, which is removed afterwards.
  package static func play(_ talk: Talk, with brain: Brain, in folder: URL) async throws -> Played {
    let home = folder.appending(path: "nudgy-talk-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let stage = try Stage(talk, brain, folder: home)
    try await stage.setUp()
    let start = ContinuousClock.now
    let turns = try await stage.run()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let verdict = Judge(talk: talk, turns: turns).verdict
    await stage.store.close()
    return Played(
      talk: talk, verdict: verdict, measures: stage.watch?.measures ?? WatchedModel.Measures(),
      turns: turns.count, answers: turns.count(where: \.isAnswer),
      modelTurns: turns.count(where: \.isOfModel), seconds: seconds,
      transcript: turns.flatMap(Transcript.lines))
  }

  private init(_ talk: Talk, _ brain: Brain, folder: URL) throws {
    self.talk = talk
    self.folder = folder
    now = TalkTimes.instant(talk.now) ?? Date(timeIntervalSince1970: 1_795_186_800)
    let home = DataHome(folder: folder)
    let world = Stage.world(now: now, isReal: brain.isReal)
    let store = try SQLiteStore.open(at: home.database, makeID: { UUID() }, now: world.now()).store
    let memory = MemoryFile(folder: home.memoryFolder, world: world)
    let now = now
    (self.store, self.memory) = (store, memory)
    switch brain {
    case .offline: (watch, character) = (nil, nil)
    case .scripted(let name):
      let model = CharacterModel(name, talk: talk) {
        (try? await Stage.standing(store, memory, now)) ?? Standing()
      }
      (watch, character) = (WatchedModel(model), model)
    case .model(let service, _): (watch, character) = (WatchedModel(service), nil)
    }
    engine = NudgyEngine(
      services: EngineServices(
        world: world, tasks: store, conversations: store, home: home,
        models: ModelSlot(watch.map { ChosenModel(service: $0) }), shares: store),
      configuration: EngineConfiguration())
  }

  /// The clock stands still in a talk; only a real model has real time for its rest.
  private static func world(now: Date, isReal: Bool) -> World {
    let ids = IDCounter()
    var world = World(
      now: { now }, calendar: TalkTimes.calendar, makeID: { ids.next() }, random: .seeded(1), environment: [:]
    )
    if !isReal { world.uptime = { .seconds(60) } }
    return world
  }

  // MARK: - The beginning

  private func setUp() async throws {
    let earlier = now.addingTimeInterval(-3600)
    for task in talk.tasks {
      let made = try await store.apply(
        [.create(Stage.newTask(task.phrase))], at: earlier, turn: UUID())
      guard let number = made.first?.after?.number else { continue }
      try await settle(number, task.phrase, at: earlier)
    }
    for fact in talk.facts {
      _ = try await memory.remember(subject: fact.subject, text: fact.text, category: "other", source: .told)
    }
  }

  private static func newTask(_ phrase: Phrase) -> NewTask {
    var task = NewTask(title: phrase.words, source: .chat)
    task.due = phrase["due"].flatMap(TalkTimes.due)
    task.notes = phrase["note"]
    task.recurrence = phrase["repeat"]
    task.contact = phrase["contact"]
    return task
  }

  private func settle(_ number: Int, _ phrase: Phrase, at earlier: Date) async throws {
    let command: TaskCommand? =
      switch phrase["state"] {
      case "done": .complete(number: number)
      case "dropped": .drop(number: number)
      case "snoozed":
        .snooze(number: number, until: phrase["until"].flatMap(TalkTimes.instant) ?? now + 86_400)
      default: nil
      }
    if let command { _ = try await store.apply([command], at: earlier, turn: UUID()) }
  }

  // MARK: - Turns

  /// So many questions in a row a person answers.
  private static let patience = 3

  private func run() async throws -> [PlayedTurn] {
    var played: [PlayedTurn] = []
    var standing = try await Stage.standing(store, memory, now)
    for (index, turn) in talk.turns.enumerated() {
      guard let message = Stage.message(turn, after: played.last) else { continue }
      standing = try await play(message, index, from: standing, &played)
      for _ in 0..<Stage.patience {
        guard let answer = answer(to: played) else { break }
        standing = try await play(UserMessage(answer), index, from: standing, isAnswer: true, &played)
      }
    }
    return played
  }

  /// What the person says to the last question: what was said in this turn and the one before is still in their mind.
  private func answer(to played: [PlayedTurn]) -> String? {
    guard let turn = played.last, let question = turn.questions.last else { return nil }
    let said = played.filter { !$0.isAnswer && $0.index >= turn.index - 1 }
    let wanted = said.flatMap { said in
      talk.turns[said.index].doings.filter { !turn.after.shows($0, since: said.before) }
    }
    return Answerer(wanted: wanted, standing: turn.after).answer(to: question)
  }

  /// - Returns: how things stand afterwards.
  private func play(
    _ message: UserMessage, _ index: Int, from before: Standing, isAnswer: Bool = false,
    _ played: inout [PlayedTurn]
  ) async throws -> Standing {
    character?.begin(turn: index, before: before)
    var turn = PlayedTurn(
      index: index, words: message.text, isAnswer: isAnswer, before: before, after: before)
    for await event in engine.respond(to: message) { turn.events.append(event) }
    turn.after = try await Stage.standing(store, memory, now)
    turn.isClaimed = character?.hasClaimed ?? false
    played.append(turn)
    return turn.after
  }

  /// What the person says; nil where it would answer a question that is not there.
  private static func message(_ turn: Talk.Turn, after last: PlayedTurn?) -> UserMessage? {
    switch turn.manner {
    case .typed: return UserMessage(turn.words)
    case .pasted: return UserMessage(turn.words, origin: .pasted)
    case .mixed: return UserMessage(turn.words, origin: .mixed)
    case .answer:
      guard let last, let question = last.questions.last else { return nil }
      let answer = Answerer(wanted: turn.doings, standing: last.after).answer(to: question)
      return UserMessage(answer == nil ? "no" : turn.words)
    }
  }

  private static let most = 1000

  private static func standing(
    _ store: SQLiteStore, _ memory: MemoryFile, _ now: Date
  ) async throws -> Standing {
    var tasks: [TaskItem] = []
    for scope in [TaskScope.all, .done, .dropped] {
      tasks += try await store.tasks(
        TaskListQuery(scope, now: now, calendar: TalkTimes.calendar, limit: Stage.most))
    }
    let facts = (try? await memory.facts()) ?? []
    return Standing(tasks: tasks, facts: facts)
  }
}
