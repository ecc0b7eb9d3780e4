import NudgyCore
import NudgyLanguage

/// Decides for one message what the offline reading does by itself, and what a model is asked.
///
/// The reading comes first, always, as it costs under a millisecond. What it is certain of is done before anybody is
/// asked; a model leads where it is unsure, and in talk, questions and rambles. So no message ends worse with a model
/// than without one.
struct Arbiter: Sendable {
  /// Below this, words may have meant something else: chosen by `make evaluate-model`, where a model of any worth
  /// knows better.
  private static let certain = 0.98
  /// The same of a few plain words, such as "undo" and "rent is paid".
  private static let certainOfFew = 0.9
  private static let certainToKeep = 0.8
  private static let few = 5
  /// The same of what changes nothing.
  private static let certainLook = 0.5
  /// Words of a message that asks for help and nothing else.
  private static let longestHelp = 4

  enum Route: Sendable, Equatable {
    /// Nothing is left to ask anybody.
    case reading
    /// A model answers, in words and calls.
    case talk
    /// A model takes a ramble apart, in one request.
    case split
  }

  let understanding: Understanding
  let origin: UserMessage.Origin
  /// Whether a model leads in everything, as one does that is tried by itself.
  var modelLeads = false

  var route: Route {
    if modelLeads { return .talk }
    if origin != .pasted, isComplete { return .reading }
    let things = understanding.acts.reduce(0) { $0 + $1.tasks.count } + understanding.leftovers.count
    if origin == .pasted { return things > 1 ? .split : isComplete ? .reading : .talk }
    return understanding.isRamble && things > 1 ? .split : .talk
  }

  /// What is done before a model is asked.
  var first: Understanding {
    var part = understanding
    part.acts = understanding.acts.filter(isDoneFirst)
    (part.questions, part.leftovers) = ([], [])
    return part
  }

  /// What is left for a model, and for the offline brain should none answer.
  var rest: Understanding {
    var part = understanding
    part.acts.removeAll(where: isDoneFirst)
    return part
  }

  private func isDoneFirst(_ act: Act) -> Bool {
    guard !modelLeads else { return false }
    return switch route {
    case .reading: false
    // One order for all: what is new is the split's, what is listed is not.
    case .split:
      origin != .pasted && isDecided(act) && act.intent.isChange && act.tasks.isEmpty
    case .talk: isDecided(act) && act.intent.isChange && isCertain(act)
    }
  }

  private func isCertain(_ act: Act) -> Bool {
    guard act.intent.isChange else { return act.confidence >= Self.certainLook }
    guard isShort else { return act.confidence >= Self.certain }
    // Keeping something is cheap, and taken back at a glance.
    return act.confidence >= (act.intent == .create ? Self.certainToKeep : Self.certainOfFew)
  }

  private var isBare: Bool { understanding.text.split(separator: " ").count <= 2 }

  private var isShort: Bool {
    understanding.text.split(maxSplits: Self.few, whereSeparator: \.isWhitespace).count <= Self.few
  }

  // MARK: - What needs nobody else

  /// Whether the reading says all there is to say: everything in it is decided, and nothing is left open.
  private var isComplete: Bool {
    // A bare "done" without a card: there is nothing in it that anybody could know better.
    if understanding.acts.isEmpty, understanding.leftovers.isEmpty, understanding.questions.count == 1,
      case .which(let act, _) = understanding.questions[0], act.reference == nil, isBare,
      act.intent == .complete || act.intent == .snooze
    {
      return true
    }
    guard understanding.questions.isEmpty, understanding.leftovers.isEmpty, !understanding.isRamble,
      understanding.acts.contains(where: isDecided)
    else { return false }
    return understanding.acts.allSatisfy { act in
      Self.courtesies.contains(act.intent) || isDecided(act) && isCertain(act)
    }
  }

  /// A thanks or a hello beside something done asks for no answer of its own.
  private static let courtesies: Set<Intent> = [.thanks, .greeting]

  private static let decided: Set<Intent> = [
    .create, .complete, .snooze, .skip, .drop, .reopen, .update, .undo, .redo, .next, .remember, .forget,
    .context, .focus, .clock, .help, .quit,
  ]

  /// Whether a model could add nothing to it but a sentence. Steps, letters and questions are what models are good at.
  private func isDecided(_ act: Act) -> Bool {
    if case .lookup(let question) = act.details {
      return question.kind == .list && question.words == nil && act.targets.isEmpty
    }
    if act.intent == .help {
      return understanding.text.split(separator: " ").count <= Self.longestHelp
    }
    // Words that name nothing listed may yet mean something to somebody else.
    if case .words? = act.target { return false }
    return Self.decided.contains(act.intent)
  }
}
