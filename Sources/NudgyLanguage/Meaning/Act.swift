package import NudgyCore

/// What a person can mean by (a part of) a message; the raw values are those of the contracts.
package enum Intent: String, Sendable, CaseIterable {
  case create, complete, snooze, skip, drop, reopen, update, next, lookup, undo, redo, breakDown, draft
  case remember, recall, forget, persona, context, focus, greeting, thanks, feeling, smallTalk, clock, help
  case quit, chat
  /// Answers to what was asked.
  case yes, no, choose

  /// Whether acting on it changes tasks or memory.
  package var isChange: Bool {
    switch self {
    case .create, .complete, .snooze, .skip, .drop, .reopen, .update, .undo, .redo, .breakDown, .draft,
      .remember, .forget:
      true
    default: false
    }
  }
}

/// One thing meant by a message.
package struct Act: Sendable, Equatable {
  package var intent: Intent
  /// 0 to 1; above 0.8 it is acted on without asking.
  package var confidence: Double
  /// UTF-8 offsets in the message.
  package var span: Range<Int>
  /// The task it is about; nil when it is about none, or none was named.
  package var target: TaskReference?
  /// The words that name it.
  package var reference: String?
  /// When: the new date of an update, the return time of a snooze, the day asked about.
  package var when: When?
  /// The words that say when, whether or not they are a time: "later", "after payday".
  package var timeWords: String?
  /// The tasks of a `create`.
  package var tasks: [TaskCapture]
  package var details: ActDetails

  package init(
    _ intent: Intent, confidence: Double, span: Range<Int>, target: TaskReference? = nil,
    when: When? = nil, tasks: [TaskCapture] = [], details: ActDetails = .none
  ) {
    self.intent = intent
    self.confidence = confidence
    self.span = span
    self.target = target
    self.when = when
    self.tasks = tasks
    self.details = details
  }

  /// The same about what is named, though nothing listed is called so.
  package var onNamed: Act {
    var act = self
    if act.target == nil { act.target = act.reference.map { .words($0) } }
    return act
  }

  /// The numbers of the listed tasks it is about.
  package var targets: [Int] {
    switch target {
    case .number(let number)?: [number]
    case .numbers(let numbers)?: numbers
    default: []
    }
  }
}

/// How a task was named.
package indirect enum TaskReference: Sendable, Equatable {
  /// "#12", "number 12".
  case number(Int)
  case numbers([Int])
  /// "the dentist": the words without articles and fillers, as written.
  case words(String)
  /// "it", "that", "this one", or nothing at all: the card last shown or touched.
  case current
  /// "the last one", "what I just added".
  case last
  /// "the second one" of what was last listed or asked, from 1; -1 is the last.
  case ordinal(Int)
  /// "the first two" of them; "the last two" with a negative count.
  case few(Int)
  /// "all of them", "all three": what was last listed or told, as far as it is still open.
  case those
  case both
  /// "the other one".
  case other
  /// "everything", "all of them", "everything today": all of a scope.
  case all(TaskScope)
  /// "everything on friday", "my meetings next week": all that is due on these days.
  case due(ClosedRange<CivilDate>)
  /// "everything except the dentist".
  case allExcept(TaskScope, TaskReference)

  /// Whether it is about all there is, or all of a kind.
  package var isSweeping: Bool {
    switch self {
    case .all, .allExcept, .due: true
    default: false
    }
  }

  /// What a person would call it, for messages and for the `target` of the JSON.
  package var description: String {
    switch self {
    case .number(let number): "#\(number)"
    case .numbers(let numbers): numbers.map { "#\($0)" }.joined(separator: " ")
    case .words(let words): words
    case .current: "it"
    case .last: "the last one"
    case .ordinal(let place): "number \(place) of these"
    case .few(let count): count < 0 ? "the last \(-count)" : "the first \(count)"
    case .those: "all of them"
    case .both: "both"
    case .other: "the other one"
    case .all(.all): "everything"
    case .due(let days):
      days.lowerBound == days.upperBound
        ? "everything due \(days.lowerBound)" : "everything due \(days.lowerBound) to \(days.upperBound)"
    case .all(let scope): "everything (\(scope.rawValue))"
    case .allExcept(let scope, let reference):
      "\(TaskReference.all(scope).description) except \(reference.description)"
    }
  }
}

/// What an intent needs beyond a task and a time.
package enum ActDetails: Sendable, Equatable {
  case none
  case lookup(LookupQuestion)
  /// `remember`: what is to be known.
  case fact(subject: String, text: String, category: String)
  /// `recall` and `forget`: what about; nil for everything, or for what was just said.
  case subject(String?)
  /// `persona`: its name as said; nil to ask which there are.
  case persona(String?)
  /// `context` and `next`: energy and minutes at hand.
  case context(energy: EnergyLevel?, minutes: Int?)
  /// `focus`: for how many minutes.
  case minutes(Int?)
  case feeling(Feeling)
  case changes(TaskChanges)
  /// `undo` and `redo`: how many changes; the whole message when `wholeTurn`.
  case steps(count: Int, wholeTurn: Bool)
  /// `breakDown`: the steps that were named; `update`: those that come to them.
  case parts([String])
  case clock(ClockQuestion)
  case smallTalk(SmallTalk)
  /// `help`: what about; everything without it.
  case help(HelpTopic)
  /// `draft`: how it is to sound; nil for another one.
  case tone(DraftTone?)
  /// `create`: it was meant to ring.
  case timer
  /// `next`: one that asks less than the card on the table.
  case easier
  /// `quit`: said in leaving, not as a command to end.
  case farewell
  /// `chat`: something was asked.
  case question
}

/// How a draft is to sound.
package enum DraftTone: String, Sendable, CaseIterable {
  case short, formal, warm

  /// Whether the word asks for it: "friendlier", "too long".
  func isSaid(by word: String) -> Bool {
    switch self {
    case .short:
      ["short", "shorter", "brief", "briefer", "concise", "simpler", "long", "wordy"].contains(word)
    case .formal: ["formal", "professional", "polite", "politer", "casual"].contains(word)
    case .warm:
      [
        "warm", "warmer", "friendly", "friendlier", "kind", "kinder", "nice", "nicer", "gentle",
        "gentler", "sweet", "sweeter", "soft", "softer", "personal", "cold", "stiff", "harsh", "dry",
        "cool", "informal",
      ].contains(word)
    }
  }
}

/// A question about Nudgy itself that has an answer of its own.
package enum HelpTopic: String, Sendable, CaseIterable {
  case notifications, privacy, leaving, undoing, dropping, snoozing, sync
}

package enum Feeling: String, Sendable, CaseIterable {
  case overwhelmed, stuck, tired, anxious, sad, angry, bored, proud, happy, unwell, grief
}

package enum ClockQuestion: String, Sendable {
  case time, date, weekday
  /// How far off a day is.
  case daysUntil
}

package enum SmallTalk: String, Sendable, CaseIterable {
  case howAreYou, whoAreYou, whatCanYouDo, compliment, apology, goodNight, insult, agreement, disagreement,
    joke
  /// Something done that stands on no list; something tried that came to nothing; something about to be done.
  case done, tried, intends
  /// "Don't delete it", "wait": all stays as it is.
  case hold
  /// An order for another device, app or person.
  case order
  /// What others did, the weather, a remark.
  case news
  /// Hums, slips of the hand, a lone picture.
  case sounds
}

/// A question about tasks.
package struct LookupQuestion: Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// "what's on my list", "show snoozed".
    case list
    /// "did I call mom?", "have I paid the rent?".
    case isDone
    /// "when is the dentist?".
    case whenIs
    /// "how many tasks do I have?".
    case howMany
    /// "what did I do last week?".
    case history
    /// "why this one?".
    case why
  }

  package var kind: Kind
  package var scope: TaskScope?
  /// What the tasks are about; nil for all.
  package var words: String?
  /// Set where the words ask for what is dated, whatever time they name beside it.
  package var agenda: AgendaQuestion?

  package init(_ kind: Kind, scope: TaskScope? = nil, words: String? = nil, agenda: AgendaQuestion? = nil) {
    self.kind = kind
    self.scope = scope
    self.words = words
    self.agenda = agenda
  }
}

/// Which days a question about what is dated asks for.
package enum AgendaQuestion: Sendable, Equatable {
  /// "what's coming up", "my agenda for tomorrow".
  case days(AgendaRange)
  /// "what's due soon".
  case soon
  /// "what's left before the trip": until the day of that task.
  case until(String)
}

/// What an `update` sets. The new date stands in the act's `when`.
package struct TaskChanges: Sendable, Equatable {
  /// A whole new title.
  package var title: String?
  /// Old words of the title and the new ones that replace them: "4 instead", "make that cat food".
  package var replacement: String?
  /// The words of the title that `replacement` takes the place of, when they were said: "not lunch".
  package var replaced: String?
  package var priority: TaskPriority?
  package var minutes: Int?
  package var note: String?
  /// When to be reminded, as said.
  package var reminder: String?
  package var energy: EnergyLevel?
  package var movesToTop = false
  package var clearsDate = false
  package var clearsRecurrence = false

  package init(note: String? = nil) { self.note = note }
}
