import NudgyCore
import NudgyLanguage

/// Tells one turn: whatever is said goes through here, in order, and what was said is known afterwards.
struct TurnTeller: Sendable {
  let emit: ConversationManager.Emit
  var voice: DialogueEngine
  /// What the user wants to be called.
  var userName: String?
  private(set) var reply = ""
  /// The curated line that was said last, with the values it was filled with.
  private(set) var reaction: SpokenReaction?
  /// Whether a card or a list was shown.
  private(set) var hasShown = false
  /// Whether curated lines wait, as a model may say something of its own in their place.
  var withholdsLines = false
  /// Whether what a model writes next is parted from what was said before.
  var beginsParagraph = false
  private var withheld: [BrainOutput] = []
  private var noticed: Set<String> = []
  private var mood = Mood.shown(.idle)

  init(voice: DialogueEngine, userName: String?, emit: @escaping ConversationManager.Emit) {
    self.voice = voice
    self.userName = userName
    self.emit = emit
  }

  /// What the face goes by at the end of the turn.
  private enum Mood {
    case shown(PenguinExpression)
    /// The words of the reply, read once they are all there.
    case reply
  }

  var expression: PenguinExpression {
    switch mood {
    case .shown(let expression): expression
    case .reply: EmotionMapper.expression(forReply: reply)
    }
  }

  /// Tells what a brain put out; calls and the end of the conversation are not for telling.
  mutating func take(_ output: BrainOutput, from brain: TurnSummary.Brain) {
    switch output {
    case .call, .endConversation: break
    case .text(let text): brain == .model ? stream(text) : say(text)
    case .line where withholdsLines: withheld.append(output)
    case .reasoning: emit(.progress(.reasoning))
    case .line(let moment, let values): say(moment, values)
    case .memo(let line): emit(.memo(line))
    case .present(let outcome): show(outcome)
    case .notice(let text, let error): notice(text, error)
    }
  }

  private mutating func say(_ moment: Moment, _ values: [Placeholder: String]) {
    let known: [Placeholder: String] = userName.map { [.name: $0] } ?? [:]
    let values = values.merging(known) { said, _ in said }
    let line = voice.line(moment, values: values)
    reaction = SpokenReaction(moment, line, values)
    say(line)
    // A calm line after a warm one does not wipe the warmth off the face.
    let expression = EmotionMapper.expression(for: moment)
    if expression != .idle { mood = .shown(expression) }
  }

  private mutating func show(_ outcome: ToolOutcome) {
    switch outcome {
    case .next(let answer?):
      hasShown = true
      emit(.card(answer))
    case .tasks(let listing):
      hasShown = true
      emit(.list(listing))
    default: break
    }
  }

  /// Says the lines that waited for a model which had nothing to say.
  mutating func sayWithheld(of brain: TurnSummary.Brain) {
    withholdsLines = false
    for line in withheld { take(line, from: brain) }
    withheld = []
  }

  /// A paragraph of its own.
  mutating func say(_ text: String) {
    guard !text.isEmpty else { return }
    let paragraph = reply.isEmpty ? text : "\n" + text
    reply += paragraph
    emit(.text(paragraph))
  }

  /// The next piece of a paragraph, as a model writes it.
  private mutating func stream(_ text: String) {
    var safe = PlainText.multiLine(text)
    if beginsParagraph, !safe.isBlank {
      safe = (reply.isEmpty ? "" : "\n") + safe
      beginsParagraph = false
    }
    reply += safe
    emit(.text(safe))
    mood = .reply
  }

  /// Says something beside the reply, once.
  mutating func notice(_ text: String, _ error: NudgyError? = nil) {
    guard noticed.insert(text).inserted else { return }
    emit(.notice(Notice(text, error: error)))
  }

  mutating func ask(_ question: Question) {
    emit(.question(question))
    mood = .shown(.thinking)
  }
}
