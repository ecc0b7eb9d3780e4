package import Foundation
package import NudgyCore
import NudgyLanguage

/// What the conversation is about: it gives "it", "the second one" and "no, thursday" their meaning.
///
/// Small, and kept in the store, so that a conversation goes on across launches.
package struct DialogueState: Sendable, Equatable, Codable {
  /// The task whose card was last shown.
  package var card: Int?
  /// Turns since then.
  package var turnsSinceCard = 0
  /// Turns after which a card is no longer what a bare "done" is about.
  static let cardStays = 3
  /// The card that still lies on the table.
  var cardAtHand: Int? { turnsSinceCard <= DialogueState.cardStays ? card : nil }
  /// The task last shown or touched.
  package var focus: Int?
  package var focusTitle: String?
  /// The tasks touched by the last message that changed any.
  package var touched: [Int] = []
  /// The tasks last listed or asked about, in order.
  package var listed: [Int] = []
  package var listedTitles: [String] = []
  package var questions: [PendingQuestion] = []
  /// Whether the message that was asked about changed nothing else.
  package var onlyAsked: Bool?
  /// The intent of the last act carried out.
  package var lastIntent: String?
  /// The task that the last message gave a date or a return time; nil when it gave none.
  package var dated: Dated?
  /// The last message, when it was taken for talk and may have been a task.
  package var unheard: String?
  /// What was last offered to be kept and got no answer: it can still be asked for.
  package var unkept: PendingQuestion?
  /// What was offered to be kept and never answered, as it was said; asked about once more at the next launch.
  package var notKept: [String]?
  /// Messages since the last of these was passed over.
  var turnsSinceOffer: Int?
  /// Messages after which what was offered was seen and not wanted; nobody is asked for it at another launch.
  private static let offerStays = 4
  package var energy: EnergyLevel?
  package var minutes: Int?
  /// Said energy and minutes count until then.
  package var moodEnds: Date?
  /// The subject of the fact last told, asked for or listed; nil once a task was touched after it.
  package var lastSubject: String?
  /// Whom the talk was last about, as said from the user's side: `sister`, `ben`; for "her birthday". Forgotten
  /// after a pause.
  package var lastPerson: String?
  /// The latest turns whose words were not all typed: what they said is data, for as long as it is remembered.
  package var pastedTurns: [UUID]?
  package var recentLines = DialogueRecents()
  /// The persona chosen while talking, and the configured one it was chosen over: a change of the settings
  /// made after that counts again.
  package var persona: String?
  package var personaOver: String?
  package var lastTurnAt: Date?

  package init() {}

  /// Seconds of silence after which "her", "no" and "keep it" no longer mean what was talked of before.
  private static let pause: TimeInterval = 30 * 60

  /// Seconds for which what is said to a ring is about it, when nothing else came up.
  private static let ringStands: TimeInterval = 12 * 3600

  /// As many are told of again.
  private static let mostNotKept = 12

  /// What was offered has no answer yet.
  mutating func leave(_ offer: PendingQuestion) {
    unkept = offer
    guard offer.isRepeated != true else { return }
    let earlier = (notKept ?? []).filter { !offer.choices.contains($0) }
    notKept = Array((earlier + offer.choices).suffix(DialogueState.mostNotKept))
    turnsSinceOffer = 0
  }

  /// All that was offered to be kept and waits for an answer, as it was said.
  var waitingToBeKept: [String] {
    let asked = questions.filter { $0.kind == .keep && $0.isRepeated != true }.flatMap(\.choices)
    return (notKept ?? []).filter { !asked.contains($0) } + asked
  }

  /// What was offered was answered, one way or the other.
  mutating func settle(_ offer: PendingQuestion) {
    notKept?.removeAll(where: offer.choices.contains)
    if notKept?.isEmpty == true { (notKept, turnsSinceOffer) = (nil, nil) }
  }

  func hasPaused(at now: Date) -> Bool {
    lastTurnAt.map { now.timeIntervalSince($0) > DialogueState.pause } ?? false
  }

  /// Another message of the user's has come.
  mutating func beginTurn(at now: Date) {
    turnsSinceCard += 1
    if let turns = turnsSinceOffer, notKept != nil {
      turnsSinceOffer = turns + 1
      if turns >= DialogueState.offerStays { (notKept, turnsSinceOffer) = (nil, nil) }
    }
    // A ring stays on the screen, and is answered when somebody is back; not on another day.
    if let lastTurnAt, now.timeIntervalSince(lastTurnAt) > DialogueState.ringStands {
      questions.removeAll { $0.kind == .ring }
    }
    guard hasPaused(at: now) else { return }
    (lastPerson, unkept) = (nil, nil)
    // A yes half an hour later is to something else.
    questions.removeAll { [.plan, .installAgent, .louder].contains($0.kind) }
    // What is told from now on is told apart from what was told before.
    if lastIntent == Intent.create.rawValue { (listed, listedTitles) = ([], []) }
  }

  /// As many turns as could ever stand in a prompt.
  private static let mostPasted = 150

  mutating func notePasted(_ turn: UUID) {
    pastedTurns = ((pastedTurns ?? []) + [turn]).suffix(DialogueState.mostPasted)
  }

  package struct Dated: Sendable, Equatable, Codable {
    package var number: Int
    /// Whether it was the return time of a snooze rather than a deadline.
    package var isSnooze: Bool
    /// The moment it was given.
    package var instant: Date?
  }

  /// The persona to speak as, with `configured` in the settings; nil for the one in memory.
  func persona(configured: String?) -> String? {
    personaOver == configured ? persona ?? configured : configured
  }

  /// Said energy and minutes, as long as they count.
  func mood(at now: Date) -> (energy: EnergyLevel?, minutes: Int?) {
    guard let moodEnds, moodEnds > now else { return (nil, nil) }
    return (energy, minutes)
  }
}

/// A question that waits for its answer, with the call that goes on once it is answered.
package struct PendingQuestion: Sendable, Equatable, Codable {
  package enum Kind: String, Sendable, Codable {
    /// Which of several tasks.
    case which
    /// Whether the one task that can be meant is.
    case confirm
    /// Until when to snooze.
    case when
    /// Whether to talk through a model found on this machine; its arguments are a `FoundModel`.
    case useModel
    /// Whether to keep what was left over of a ramble.
    case keep
    /// Whether to make changes that are not made without asking; its arguments are a `HeldPlan`.
    case plan
    /// Whether what a model concluded about the user is so; its value is the fact's id.
    case guess
    /// What to do about a task that rang.
    case ring
    /// Whether to ring more firmly for what was put away again and again.
    case louder
    /// When a task is due that is to be told of ahead of it.
    case remindDue
    /// Whether to ring while no chat is open.
    case installAgent
    /// Where somebody is reached; its tool is the task's action, its values what is known.
    case target
  }

  package var kind: Kind
  package var tool: String
  /// The call's arguments, as JSON text.
  package var arguments: String
  /// The tasks in question, in the order offered.
  package var numbers: [Int]
  /// What was offered, in order: titles, or times.
  package var choices: [String]
  /// For `when`: the values behind the choices.
  package var values: [String] = []
  package var text: String
  /// For `keep`: whether it was asked before and had no answer; nobody is asked a third time.
  var isRepeated: Bool?

  package init(
    kind: Kind, tool: String, arguments: String, numbers: [Int], choices: [String], values: [String] = [],
    text: String
  ) {
    (self.kind, self.tool, self.arguments, self.numbers) = (kind, tool, arguments, numbers)
    (self.choices, self.values, self.text) = (choices, values, text)
  }

  /// A question that goes on with a command, kept as the call that it would be.
  init(
    _ kind: Kind, _ command: ToolCommand, _ writer: CommandWriter, numbers: [Int], choices: [String],
    values: [String] = [], text: String
  ) {
    self.init(
      kind: kind, tool: command.tool.rawValue,
      arguments: JSONWriter.compact(writer.arguments(of: command)), numbers: numbers, choices: choices,
      values: values, text: text)
  }

  /// The command that the answer goes on with; nil where it is none.
  func command(_ reader: CommandReader) -> ToolCommand? {
    JSONReader.value(from: arguments).flatMap { reader.kept(tool, $0) }
  }

  /// At most three choices are shown, but for times; the answer may name any.
  package static let shownChoices = 3
  /// Candidates kept for an answer in words.
  package static let keptChoices = 10

  /// Whether a yes to it lets go of something, or changes much at once.
  var isDear: Bool {
    kind == .plan || kind == .useModel || kind == .installAgent || numbers.count > 1 && kind == .confirm
      || tool == ToolName.dropTask.rawValue
  }

  package var question: Question {
    // Leftovers stand in the question itself.
    let shown = kind == .when ? choices.count : kind == .keep ? 0 : PendingQuestion.shownChoices
    return Question(text: text, choices: Array(choices.prefix(shown)))
  }
}
