import Foundation
import NudgyAssistant
import NudgyCore
import NudgyREPL
import NudgyTestSupport
import Synchronization

/// An engine that answers from a script and remembers what it was asked.
final class RehearsalEngine: ChatEngine {
  /// What a message is answered with, in order of arrival.
  enum Answer: Sendable {
    case events([TurnEvent])
    /// These events, and then nothing until the listener goes away.
    case endless([TurnEvent])
  }

  private struct State {
    var calls: [String] = []
    var answers: [Answer] = []
    var hasBeenLeft = false
  }

  private let state: Mutex<State>
  let error: NudgyError?
  let taskCount: Int
  /// What stands at the top.
  private let nudge: LaunchNudge?
  /// Told once an endless answer has emitted all it has.
  private let onEndless: @Sendable () -> Void
  /// What is still to be said after an answer.
  private let onLaterLine: @Sendable () async -> String?
  private let onTidyUp: @Sendable () -> Void
  /// What comes in from elsewhere.
  private let onNextArrival: @Sendable () async -> [Notice]

  init(
    answers: [Answer] = [], error: NudgyError? = nil, taskCount: Int = 7, nudge: LaunchNudge? = nil,
    onEndless: @escaping @Sendable () -> Void = {},
    onLaterLine: @escaping @Sendable () async -> String? = { nil },
    onTidyUp: @escaping @Sendable () -> Void = {},
    onNextArrival: @escaping @Sendable () async -> [Notice] = { [] }
  ) {
    state = Mutex(State(answers: answers))
    self.error = error
    self.taskCount = taskCount
    self.nudge = nudge
    self.onEndless = onEndless
    self.onLaterLine = onLaterLine
    self.onTidyUp = onTidyUp
    self.onNextArrival = onNextArrival
  }

  /// What was asked, such as `complete 3`.
  var calls: [String] { state.withLock { $0.calls } }
  /// Whether an endless answer was stopped.
  var hasBeenLeft: Bool { state.withLock { $0.hasBeenLeft } }

  private func note(_ call: String) throws(NudgyError) {
    state.withLock { $0.calls.append(call) }
    if let error { throw error }
  }

  func nextArrival() async -> [Notice] { await onNextArrival() }
  func opening() async -> [TurnEvent] { [.text("Hello again.")] }
  func launchNudge() async -> LaunchNudge? { nudge }
  func farewell() async -> String { "See you." }
  func leftUnkept() async -> String? { nil }
  func ask(about change: HeldChange) throws(NudgyError) -> Question {
    try note("ask about \(change.calls.map(\.tool))")
    return Question(text: HeldChangeWording.question(change), choices: ["Yes", "No"])
  }
  func laterLine() async -> String? { await onLaterLine() }
  func tidyUp() async { onTidyUp() }

  func respond(to message: UserMessage) -> AsyncStream<TurnEvent> {
    let answer = state.withLock { state in
      state.calls.append("\(message.origin.rawValue): \(message.text)")
      return state.answers.isEmpty ? .events([.text("Mm-hm.")]) : state.answers.removeFirst()
    }
    return AsyncStream { continuation in
      switch answer {
      case .events(let events):
        for event in events { continuation.yield(event) }
        continuation.finish()
      case .endless(let events):
        continuation.onTermination = { _ in self.state.withLock { $0.hasBeenLeft = true } }
        for event in events { continuation.yield(event) }
        onEndless()
      }
    }
  }

  func forgetEverywhere(_ what: String) async throws(NudgyError) -> [MemoryFact] { [] }

  func newNotices() async -> [Notice] { [] }

  private func receipts(_ change: TaskChange, _ call: String) throws(NudgyError) -> [Receipt] {
    try note(call)
    let task = Self.task(1)
    let transition = TaskTransition(change: change, before: task, after: task, original: .completed)
    return [Receipt(transition, in: timeWording())].compactMap { $0 }
  }

  func capture(_ text: String) async throws(NudgyError) -> [Receipt] {
    try receipts(.created, "capture \(text)")
  }
  func dump(_ text: String) async throws(NudgyError) -> DumpResult {
    DumpResult(receipts: try receipts(.created, "dump \(text)"))
  }
  func next(energy: EnergyLevel?, minutes: Int?) async throws(NudgyError) -> NextAnswer? {
    try note("next \(energy?.rawValue ?? "-") \(minutes.map(String.init) ?? "-")")
    guard taskCount > 0 else { return nil }
    return NextAnswer(task: Self.task(1), reason: .newest, position: 1, count: taskCount)
  }
  func board(limit: Int) async throws(NudgyError) -> Board {
    try note("board \(limit)")
    let counts = BoardCounts(upNext: taskCount, snoozed: 0, doneToday: 0, done: 0, dropped: 0)
    return Board(
      upNext: Array(Self.tasks(taskCount).prefix(limit)), snoozed: [], doneToday: [], counts: counts)
  }
  func count(of scope: TaskScope, on days: ClosedRange<CivilDate>?) async throws(NudgyError) -> Int {
    try note("count \(scope.rawValue)")
    return taskCount
  }
  func tasks(
    in scope: TaskScope, on days: ClosedRange<CivilDate>?, limit: Int, offset: Int
  ) async throws(NudgyError) -> [TaskItem] {
    try note("tasks \(scope.rawValue) \(limit) \(offset)")
    return Array(Self.tasks(taskCount).dropFirst(offset).prefix(limit))
  }
  func agendaRange(_ words: String) async throws(NudgyError) -> AgendaRange {
    try note("agendaRange \(words)")
    return .everything
  }
  func agenda(_ agenda: Agenda, offset: Int) async throws(NudgyError) -> TaskListing {
    try note("agenda \(offset)")
    let most = 3
    let tasks = Array(Self.tasks(taskCount).dropFirst(offset).prefix(most))
    return TaskListing(
      scope: .all, agenda: agenda, tasks: tasks, more: max(0, taskCount - offset - tasks.count))
  }
  func find(_ words: String, limit: Int) async throws(NudgyError) -> [TaskItem] {
    try note("find \(words) \(limit)")
    return Array(Self.tasks(taskCount).prefix(limit))
  }
  func task(_ reference: String) async throws(NudgyError) -> TaskItem {
    try note("task \(reference)")
    return Self.task(1)
  }
  func complete(_ reference: String?) async throws(NudgyError) -> [Receipt] {
    try receipts(.completed, "complete \(reference ?? "-")")
  }
  func skip(_ reference: String?) async throws(NudgyError) -> [Receipt] {
    try receipts(.skipped, "skip \(reference ?? "-")")
  }
  func drop(_ reference: String) async throws(NudgyError) -> [Receipt] {
    try receipts(.dropped, "drop \(reference)")
  }
  func reopen(_ reference: String) async throws(NudgyError) -> [Receipt] {
    try receipts(.reopened, "reopen \(reference)")
  }
  func snooze(_ words: [String]) async throws(NudgyError) -> [Receipt] {
    try receipts(.snoozed, "snooze \(words.joined(separator: "|"))")
  }
  func edit(_ reference: String, _ text: String) async throws(NudgyError) -> [Receipt] {
    try receipts(.updated, "edit \(reference)|\(text)")
  }
  func undo(_ count: Int) async throws(NudgyError) -> [Receipt] { try receipts(.undone, "undo \(count)") }
  func redo(_ count: Int) async throws(NudgyError) -> [Receipt] { try receipts(.redone, "redo \(count)") }

  func speaker() async -> PersonaSummary {
    PersonaSummary(id: "nudgy", name: "Nudgy", emoji: "🐧", summary: "warm", isCurrent: true)
  }
  func personas() async -> [PersonaSummary] {
    [
      await speaker(),
      PersonaSummary(id: "grandma", name: "Grandma", emoji: "👵", summary: "fond", isCurrent: false),
    ]
  }
  func personaText(_ id: String) async throws(NudgyError) -> String {
    try note("personaText \(id)")
    return "You are \(id)."
  }
  func usePersona(_ id: String) async throws(NudgyError) -> PersonaSummary {
    try note("usePersona \(id)")
    return PersonaSummary(id: id, name: id.capitalized, emoji: "👵", summary: "fond", isCurrent: true)
  }
  func factSentences() async throws(NudgyError) -> [String] {
    try note("factSentences")
    return ["Your dentist is Dr. Chen."]
  }
  func forget(_ subject: String) async throws(NudgyError) -> [MemoryFact] {
    try note("forget \(subject)")
    return [
      MemoryFact(
        id: UUID(), subject: subject, text: "x", category: "other", source: .told, createdAt: TestWorld.now)
    ]
  }
  var memoryPath: String { "/home/sam/memory.json" }
  func privacyReport() async -> PrivacyReport { PrivacyReport() }
  func titles(startingWith prefix: String, limit: Int) async -> [String] {
    ["Call the dentist", "Call mom", "Buy milk"].filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
  }
  func timeWording() -> TimeWording { TimeWording(now: TestWorld.now, calendar: TestWorld.newYork) }

  static func task(_ number: Int) -> TaskItem {
    TaskItem(
      number: number, uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(number))),
      title: "Task \(number)", createdAt: TestWorld.now)
  }
  static func tasks(_ count: Int) -> [TaskItem] { count > 0 ? (1...count).map(task) : [] }
}
