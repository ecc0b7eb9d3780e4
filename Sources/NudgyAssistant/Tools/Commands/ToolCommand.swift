package import NudgyCore
import NudgyLanguage

/// What is to be done, whole and typed: what the reading plans, what a model's call is read as, what a button asks for.
///
/// Whoever runs it reads no words again, but for names (of a task, a fact, a voice) and for what hangs on the task as it then is
/// (`TaskEdit.reminder`).
package enum ToolCommand: Sendable, Equatable {
  case whatsNext(MoodAtHand)
  case lookUp(TaskLookup)
  case create([NewTask])
  case complete(TaskTarget)
  case skip(TaskTarget)
  case drop(TaskTarget)
  case reopen(TaskTarget)
  case snooze(TaskTarget, until: ReturnTime)
  case update(TaskTarget, TaskEdit)
  /// Without steps, Nudgy finds some.
  case breakDown(TaskTarget, steps: [String])
  case draft(TaskTarget, LetterWish)
  case undo(UndoSteps)
  case redo(Int)
  case remember(subject: String, fact: String, category: String?)
  /// Without a subject, all that is known.
  case recall(subject: String?)
  case forget(ForgetWish)
  case setPersona(String)
  case setMood(MoodAtHand)

  var tool: ToolName {
    switch self {
    case .whatsNext: .whatsNext
    case .lookUp: .lookUpTasks
    case .create: .createTasks
    case .complete: .completeTask
    case .skip: .skipTask
    case .drop: .dropTask
    case .reopen: .reopenTask
    case .snooze: .snoozeTask
    case .update: .updateTask
    case .breakDown: .breakDownTask
    case .draft: .draftMessage
    case .undo: .undo
    case .redo: .redo
    case .remember: .remember
    case .recall: .recall
    case .forget: .forget
    case .setPersona: .setPersona
    case .setMood: .setMoodContext
    }
  }

  /// Whom it is about; nil for what is not about listed tasks.
  var target: TaskTarget? {
    switch self {
    case .complete(let target), .skip(let target), .drop(let target), .reopen(let target),
      .snooze(let target, _), .update(let target, _), .breakDown(let target, _), .draft(let target, _):
      target
    default: nil
    }
  }

  /// The same about other tasks.
  func about(_ target: TaskTarget) -> ToolCommand {
    switch self {
    case .complete: .complete(target)
    case .skip: .skip(target)
    case .drop: .drop(target)
    case .reopen: .reopen(target)
    case .snooze(_, let until): .snooze(target, until: until)
    case .update(_, let edit): .update(target, edit)
    case .breakDown(_, let steps): .breakDown(target, steps: steps)
    case .draft(_, let letter): .draft(target, letter)
    default: self
    }
  }

  /// As many as one command may create.
  static let mostCreated = 100

  /// The commands that create the tasks, as many in each as one takes.
  static func creating(_ tasks: [NewTask]) -> [ToolCommand] {
    stride(from: 0, to: tasks.count, by: mostCreated).map { start in
      .create(Array(tasks[start..<min(start + mostCreated, tasks.count)]))
    }
  }
}

/// The energy and the minutes that there are.
package struct MoodAtHand: Sendable, Equatable {
  var energy: EnergyLevel?
  var minutes: Int?

  var isUnknown: Bool { self == MoodAtHand() }
}

/// How far to go back.
package struct UndoSteps: Sendable, Equatable {
  var count = 1
  /// All that the last message changed, which is one step.
  var isWholeTurn = false
}

/// Which facts are to go.
package enum ForgetWish: Sendable, Equatable {
  /// The one that was told or asked for last.
  case last
  case about(String)
  case everything

  /// What stands for all facts where a call is written, the first when Nudgy writes it.
  private static let everythingWords = ["everything", "all"]

  /// - Parameter subject: as it was said; nil where nothing was named.
  init(_ subject: String?) {
    guard let subject, !subject.isEmpty else {
      self = .last
      return
    }
    let word = subject.lowercased()
    let quoted = ForgetWish.everythingWords.contains { word == "\"\($0)\"" }
    self =
      ForgetWish.everythingWords.contains(word)
      ? .everything : .about(quoted ? String(subject.dropFirst().dropLast()) : subject)
  }

  var subject: String? {
    switch self {
    case .last: nil
    // A fact may be called so, too.
    case .about(let subject) where ForgetWish.everythingWords.contains(subject.lowercased()): "\"\(subject)\""
    case .about(let subject): subject
    case .everything: ForgetWish.everythingWords[0]
    }
  }
}

/// The message that somebody wants.
package struct LetterWish: Sendable, Equatable {
  var tone: DraftTone?
  var subject: String?
  /// The whole of it; nil where Nudgy is to find the words.
  var body: String?
  /// Whether the words are the person's own: nothing is added to them.
  var isOwn = false
}
