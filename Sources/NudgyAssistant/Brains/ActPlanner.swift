import NudgyCore
import NudgyLanguage

/// Turns understood acts into commands and lines: what a model's calls are read as, too.
struct ActPlanner: Sendable {
  /// What says that a task is done with all its steps.
  private static let wholes: Set = [
    "all", "completely", "entire", "entirely", "everything", "fully", "whole",
  ]

  private static let courtesies: Set<Intent> = [.greeting, .thanks, .feeling]

  let context: LanguageContext
  let state: DialogueState
  let random: RandomSource
  let wording: TimeWording

  func plan(_ understanding: Understanding) -> [PlannedStep] {
    timeAlone(understanding).map { [$0] } ?? steps(of: understanding)
  }

  /// What the acts of a message call for, when it is no time alone.
  func steps(of understanding: Understanding) -> [PlannedStep] {
    var acts: [Act] = []
    // "Oops, undo that" is one wish, however many words it takes.
    for act in understanding.acts where act.intent != .undo || acts.last?.intent != .undo {
      // What is told in one breath is made in one go, and is one list to point at.
      if act.intent == .create, act.details == .none, let last = acts.last, last.intent == .create,
        last.details == .none
      {
        acts[acts.count - 1].tasks += act.tasks
      } else {
        acts.append(act)
      }
    }
    if let whole = completesWhole(acts, understanding.text) { return [whole] }
    return withoutCourtesies(acts).flatMap { steps(for: $0, understanding.text) }
  }

  /// "All done": not only the step of the task at hand.
  private func completesWhole(_ acts: [Act], _ text: String) -> PlannedStep? {
    guard acts.count == 1, let act = acts.first, act.intent == .complete else { return nil }
    switch act.target {
    case nil, .current?: break
    // "Emailed karen, all done" is hers, whatever else lies on the table.
    case .number(let number)? where act.reference == nil && number == cardAtHand: break
    case .words(let words)? where ActPlanner.wholes.contains(words): break
    default: return nil
    }
    let said = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard said.contains(where: ActPlanner.wholes.contains) else { return nil }
    return call(.complete(.wholeOfIt))
  }

  /// "Hey, i finished the report": what is done or asked is answered; the hello beside it needs no line of its own.
  private func withoutCourtesies(_ acts: [Act]) -> [Act] {
    let rest = acts.filter { !ActPlanner.courtesies.contains($0.intent) && $0.intent != .quit }
    return rest.isEmpty ? acts : acts.filter { !ActPlanner.courtesies.contains($0.intent) }
  }

  func steps(for act: Act, _ text: String) -> [PlannedStep] {
    switch act.intent {
    // Where what was to ring does is said at once, not found out later.
    case .create where act.details == .timer: createSteps(act) + [.text(NudgeWording.ringsInChat)]
    case .create: createSteps(act)
    case .complete: [call(.complete(target(act)))]
    // "Something else, smaller": that one goes, and one that suits comes.
    case .skip where !mood(act).isUnknown: [call(.skip(target(act))), call(.whatsNext(mood(act)))]
    case .skip: [call(.skip(target(act)))]
    case .drop: [call(.drop(target(act)))]
    case .reopen: [call(.reopen(target(act)))]
    case .breakDown: [call(.breakDown(target(act), steps: named(act)))]
    case .draft: [draftStep(act, text)]
    case .snooze: [snoozeStep(act, text)]
    case .update: [updateStep(act)]
    case .undo: [call(.undo(undoSteps(act)))]
    case .redo: [call(.redo(undoSteps(act).count))]
    case .next, .lookup: lookSteps(act)
    case .remember, .recall, .forget, .persona: memorySteps(act, text)
    // Who is tired at night is told to rest, and not what there is to do.
    case .context where isTiredAtNight(act): [call(.setMood(mood(act))), .line(.tired)]
    case .context: [call(.setMood(mood(act))), call(.whatsNext(mood(act)))]
    case .focus: [call(.whatsNext(MoodAtHand())), .line(.focus)]
    // Nothing was asked that it could answer.
    case .yes, .choose: [.line(.agreement)]
    case .no: [.line(.disagreement)]
    case .greeting, .thanks, .feeling, .smallTalk, .clock, .help, .quit, .chat: talkSteps(act, text)
    }
  }

  private func isTiredAtNight(_ act: Act) -> Bool {
    let (mood, hour) = (mood(act), context.calendar.civil(at: context.now).time.hour)
    return mood.energy == .low && mood.minutes == nil && (hour >= 21 || hour < 5)
  }

  // MARK: - Calls

  func call(_ command: ToolCommand) -> PlannedStep { .call(planned(command)) }

  func planned(_ command: ToolCommand) -> PlannedCall { PlannedCall(command, random) }

  private var cardAtHand: Int? {
    state.cardAtHand ?? state.focus
  }

  /// Words that name no listed task are told as they are, and are not to find one that is only like them.
  func target(_ act: Act) -> TaskTarget {
    // "The second step" is one of the card's.
    if act.intent == .complete, let named = act.reference, let step = StepReference(named) {
      var target = TaskTarget(.words(named))
      target.step = step
      return target
    }
    var target = plainTarget(act)
    if act.intent == .complete { target.stepName = act.reference }
    return target
  }

  private func plainTarget(_ act: Act) -> TaskTarget {
    switch act.target {
    case .words(let words)?: .titled(words)
    // What is only pointed at may be the step at hand of the card.
    case .number(let number)? where act.intent == .complete && act.reference == nil && number == cardAtHand:
      TaskTarget(.current)
    case let target: TaskTarget(target ?? .current)
    }
  }

  /// A message to someone; where no task asks for it, the words that did become one.
  private func draftStep(_ act: Act, _ text: String) -> PlannedStep {
    var letter = LetterWish()
    if case .tone(let tone?) = act.details { letter.tone = tone }
    let draft = planned(.draft(target(act), letter))
    guard act.targets.isEmpty, case .words(let addressee)? = act.target,
      var capture = Understander(context).capture(words(act.span, of: text)), !capture.isOfCrisis
    else { return .call(draft) }
    if Self.asksForWords(capture.title), !addressee.contains(" ") {
      capture.title = AssistantWording.writing(to: addressee)
    }
    return .orCreate(draft, task: capture.newTask(in: context), isRepeated: true)
  }

  /// "What do i text jen": a question, and no title.
  private static func asksForWords(_ title: String) -> Bool {
    ["What", "How", "Help", "Can", "Could", "I"].contains(title.prefix { $0 != " " })
  }

  func words(_ span: Range<Int>, of text: String) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: span.lowerBound)
    return String(text[start..<bytes.index(bytes.startIndex, offsetBy: span.upperBound)])
  }

  private func createSteps(_ act: Act) -> [PlannedStep] {
    // "Set a reminder": announced, and not named yet.
    guard !act.tasks.isEmpty else { return [.text(AssistantWording.whatToHold)] }
    let tasks = act.tasks.filter { !$0.isOfCrisis }
    return ToolCommand.creating(tasks.map { $0.newTask(in: context) }).map(call)
  }

  private func named(_ act: Act) -> [String] { if case .parts(let steps) = act.details { steps } else { [] } }

  private func undoSteps(_ act: Act) -> UndoSteps {
    guard case .steps(let count, let wholeTurn) = act.details else { return UndoSteps() }
    return UndoSteps(count: min(max(count, 1), 1000), isWholeTurn: wholeTurn && act.intent == .undo)
  }
}
