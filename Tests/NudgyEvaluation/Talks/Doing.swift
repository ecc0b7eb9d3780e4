package import NudgyAssistant
package import NudgyCore

/// One thing that is right to do in a turn, in short form: `snooze #5 | until 2026-11-23`.
package struct Doing: Sendable, Equatable {
  package enum Verb: String, Sendable, CaseIterable {
    case create, complete, drop, reopen, skip, snooze, update, undo, redo, next, look, remember, recall,
      forget
    case split, draft, voice, mood
  }

  package let verb: Verb
  /// The title of a new task, the task it is done to, the subject of a fact.
  package let phrase: Phrase

  package init(_ verb: Verb, _ phrase: Phrase) {
    self.verb = verb
    self.phrase = phrase
  }

  /// Nil when the line begins with no verb.
  init?(_ line: String) {
    let (word, rest) = Phrase.head(of: line)
    guard let verb = Verb(rawValue: word) else { return nil }
    self.init(verb, Phrase(rest))
  }

  /// The number of the listed task; nil where the task is named by words.
  package var number: Int? { phrase.words.hasPrefix("#") ? Int(phrase.words.dropFirst()) : nil }

  /// Whether it is done to a task that is there already.
  package var isOnTask: Bool {
    switch verb {
    case .complete, .drop, .reopen, .skip, .snooze, .update, .split, .draft: true
    default: false
    }
  }

  /// Whether it is done to this task.
  package func isOn(_ task: TaskItem) -> Bool {
    guard isOnTask else { return false }
    if let number { return number == task.number }
    return TellingWords(phrase.words).areMet(by: TellingWords(task.title))
  }

  package var tool: ToolName {
    switch verb {
    case .create: .createTasks
    case .complete: .completeTask
    case .drop: .dropTask
    case .reopen: .reopenTask
    case .skip: .skipTask
    case .snooze: .snoozeTask
    case .update: .updateTask
    case .undo: .undo
    case .redo: .redo
    case .next: .whatsNext
    case .look: .lookUpTasks
    case .remember: .remember
    case .recall: .recall
    case .forget: .forget
    case .split: .breakDownTask
    case .draft: .draftMessage
    case .voice: .setPersona
    case .mood: .setMoodContext
    }
  }
}
