package import Foundation
package import NudgyCore
import NudgyLanguage

/// What one turn carries along: the moment, the origin of the words, and the state it changes.
package struct TurnScope: Sendable {
  package let now: Date
  package let turn: UUID
  package let origin: UserMessage.Origin
  package let source: TaskSource
  package var state: DialogueState
  /// Tasks snoozed in this turn: they are not offered again in the same breath.
  var snoozed: Set<Int> = []
  /// Who asks for what is called now.
  var authority = Authority.words
  /// What the user's own words speak of; read only where a model answers.
  var spoken: SpokenWords?
  /// Whether the model is one whose word counts where the reading is unsure.
  var trustsModel = false
  /// Whether it has at least shown that it calls the tools for what was said.
  var modelIsProven = false
  /// Whether what it wants by itself is so much, while it has shown nothing, that the reading's own questions go first.
  var holdsTooMuch: Bool {
    guard let held, held.reason == .unasked, !modelIsProven else { return false }
    return held.calls.reduce(0) { $0 + $1.names.count } > TurnScope.mostUnasked
  }
  private static let mostUnasked = 2
  /// Whether it wanted what nothing in the words stands for.
  var oversteps = false
  /// What this turn changed so far.
  var limits = TurnLimits()
  /// Whether the calls of this round together are more than a turn changes without asking.
  var holdsRound = false
  /// What waits for a yes.
  private(set) var held: HeldChange?
  /// Facts that were forgotten in this turn, to be taken out of everything at its end.
  var forgotten: [MemoryFact] = []
  /// What the call that runs has to tell beside its outcome.
  var asides = CallAsides()
  /// What was changed outside the store in this turn, in order.
  var outside: [UndoableChange] = []
  /// The voice that was chosen last in this turn; nil when none was.
  var voice: VoiceChoice? {
    outside.compactMap { if case .voice(_, let after) = $0 { after } else { nil } }.last
  }
  /// Tasks of links that were said again.
  var known: [TaskItem] = []
  /// Tasks touched so far in this turn, in order.
  package var touched: [Int] = []

  /// - Parameters:
  ///   - now: the moment of the whole turn.
  ///   - turn: what its journal entries share.
  ///   - origin: how the words came in.
  ///   - state: what the talk before was about.
  ///   - source: what new tasks say they came from; by the origin when nil.
  package init(
    now: Date, turn: UUID, origin: UserMessage.Origin, state: DialogueState, source: TaskSource? = nil
  ) {
    self.source = source ?? (origin == .pasted ? .voiceDump : .chat)
    self.now = now
    self.turn = turn
    self.origin = origin
    self.state = state
  }

  enum Authority: Sendable {
    /// The user's words, as the offline brain reads them, or a command.
    case words
    /// A model, whatever it was that made it ask.
    case model
    /// A yes to exactly these calls.
    case consent
  }

  /// So many things can wait for one yes.
  private static let mostHeld = 10_000

  /// - Returns: false when too much waits already.
  mutating func hold(_ calls: [HeldCall], because reason: HeldChange.Reason) -> Bool {
    var held = held ?? HeldChange([], because: reason)
    held.calls += calls.filter { !held.calls.contains($0) }
    guard held.calls.reduce(0, { $0 + $1.names.count }) <= TurnScope.mostHeld else { return false }
    if reason == .unasked { held.reason = reason }
    self.held = held
    return true
  }

  /// How many tasks may be made: as many as the user's words hold, and some more.
  var mostNewTasks: Int {
    authority == .model ? max(TurnLimits.newTasks, spoken?.newTasks ?? 0) : .max
  }

  mutating func touch(_ task: TaskItem) {
    touched.append(task.number)
    state.focus = task.number
    state.focusTitle = task.title
    state.touched = touched
    state.lastSubject = nil
    if let contact = task.contact { notePerson(contact) }
  }

  /// Notes of whom a fact tells: `sister` of `sister's birthday`, someone who is a subject himself.
  mutating func notePerson(of fact: MemoryFact) {
    if let end = fact.subject.firstRange(of: "'s ")?.lowerBound {
      notePerson(String(fact.subject[..<end]))
    } else if fact.category == "person" {
      notePerson(fact.subject)
    }
  }

  private mutating func notePerson(_ name: String) {
    let plain = name.lowercased()
    state.lastPerson = plain.hasPrefix("my ") ? String(plain.dropFirst(3)) : plain
  }

  mutating func show(_ task: TaskItem) {
    state.card = task.number
    state.turnsSinceCard = 0
    state.focus = task.number
    state.focusTitle = task.title
  }

  /// How many tasks told one after the other count as a list.
  private static let mentionLimit = 20

  /// Notes what was told by itself: with what was told just before it, it makes a list; one that was asked for stays.
  mutating func mention(_ tasks: [TaskItem]) {
    switch state.lastIntent.flatMap(Intent.init) {
    case .create: break
    case .lookup: return
    default: list([])
    }
    state.listed = (state.listed + tasks.map(\.number)).suffix(TurnScope.mentionLimit)
    state.listedTitles = (state.listedTitles + tasks.map(\.title)).suffix(TurnScope.mentionLimit)
  }

  /// Notes what was listed or asked about, so that "the second one" means something.
  mutating func list(_ tasks: [TaskItem]) {
    state.listed = tasks.map(\.number)
    state.listedTitles = tasks.map(\.title)
  }
}
