package import NudgyCore

/// What happens during one turn, in the order it is to be shown.
package enum TurnEvent: Sendable, Equatable {
  /// A piece of the reply. Pieces of one paragraph follow each other; `\n` separates paragraphs.
  case text(String)
  /// A change that really happened.
  case receipt(Receipt)
  /// A change to memory that really happened: `✓ Remembered: Your dentist is Dr. Chen.`
  case memo(String)
  /// The One Thing.
  case card(NextAnswer)
  /// Tasks that were asked for.
  case list(TaskListing)
  case question(Question)
  /// Something to know beside the reply: a fallback, a refusal, an error.
  case notice(Notice)
  case emotion(PenguinExpression)
  /// What goes on before the next words; nothing to keep.
  case progress(TurnProgress)
  case finished(TurnSummary)
}

/// What a turn is at while there is nothing to show.
package enum TurnProgress: Sendable, Equatable {
  /// A model thinks before it speaks. What it thinks is not told.
  case reasoning
}

/// A line beside the conversation. Errors keep their fact, so that a front end can choose an exit code.
package struct Notice: Sendable, Equatable {
  package var text: String
  package var error: NudgyError?

  package init(_ text: String, error: NudgyError? = nil) {
    self.text = text
    self.error = error
  }
}

/// How a turn ended.
package struct TurnSummary: Sendable, Equatable {
  package enum Brain: String, Sendable {
    case offline, model
  }

  package var brain: Brain
  /// Whether the person said goodbye.
  package var endsConversation: Bool
  package var wasInterrupted: Bool

  package init(brain: Brain, endsConversation: Bool = false, wasInterrupted: Bool = false) {
    self.brain = brain
    self.endsConversation = endsConversation
    self.wasInterrupted = wasInterrupted
  }
}

/// A part of the board, as asked for: at most a page, and how many more there are.
package struct TaskListing: Sendable, Equatable {
  package var scope: TaskScope
  /// The words that were searched for; nil when all of the scope was asked for.
  package var query: String?
  /// Only what is due, back, or was done on these days; nil for any day.
  package var days: ClosedRange<CivilDate>?
  /// Set where the tasks stand by day, whole; nil for a plain list.
  package var agenda: Agenda?
  package var tasks: [TaskItem]
  /// How many more there are; nil when not known.
  package var more: Int?
  /// The task, when a single one was asked for by its number; it is shown in full.
  package var single: TaskItem? {
    guard let task = tasks.first, query == "#\(task.number)" else { return nil }
    return task
  }

  package init(
    scope: TaskScope, query: String? = nil, days: ClosedRange<CivilDate>? = nil, agenda: Agenda? = nil,
    tasks: [TaskItem], more: Int? = nil
  ) {
    self.scope = scope
    self.query = query
    self.days = days
    self.agenda = agenda
    self.tasks = tasks
    self.more = more
  }
}

/// A question with numbered choices; the next message answers it.
package struct Question: Sendable, Equatable {
  /// What is asked, in one line.
  package var text: String
  /// At most three, to be numbered from 1.
  package var choices: [String]

  package init(text: String, choices: [String]) {
    self.text = text
    self.choices = choices
  }
}
