import NudgyCore
package import NudgyLanguage

/// What the engine says in every voice: questions, plain answers and notices. Persona lines are in `Personas/`.
package enum AssistantWording {
  // MARK: - Questions

  static func whichOne(_ reference: String) -> String {
    switch reference {
    case "it", "": "Which one?"
    default: "Which one do you mean by \"\(reference)\"?"
    }
  }

  static func snoozeUntilWhen(_ title: String?) -> String {
    title.map { "Until when shall \"\($0)\" rest?" } ?? "Until when?"
  }

  static let backWhen = "When would you like it back? A number, or any time in words."

  // Later today · 1:00 PM
  static func offer(_ name: SnoozeChoices.Name, _ time: String) -> String {
    let words =
      switch name {
      case .laterToday: "Later today"
      case .tomorrow: "Tomorrow morning"
      case .weekend: "This weekend"
      case .nextWeek: "Next week"
      }
    return "\(words) · \(time)"
  }

  static func nothingToOpen(_ title: String, firstStep: String?) -> String {
    let step = firstStep.map { " A first step: \($0)." } ?? ""
    return "There's nothing to open or call for \"\(title)\".\(step)"
  }

  static func startTimer(_ minutes: Int) -> String {
    "Start now, and I'll ring in \(minutes == 1 ? "a minute" : "\(minutes) minutes")?"
  }

  static func doYouMean(_ title: String) -> String { "Do you mean \"\(title)\"?" }

  static let yesOrNo = ["Yes", "No"]
  static func takeBack(_ change: HeldChange) -> String {
    let names = change.calls.flatMap(\.names)
    return names.count == 1
      ? "Not \"\(names[0])\"? Shall I take that back?" : "Shall I take all of that back?"
  }
  /// One of several to choose from: two of a name are told apart by their days.
  static func choice(_ task: TaskItem, _ wording: TimeWording) -> String {
    let named = "#\(task.number) \(ReceiptWording.named(task))"
    return task.due.map { "\(named) · \(wording.due($0))" } ?? named
  }

  /// What a task's title does not tell of the words it came from; nil where it tells all.
  static func said(_ task: TaskItem) -> String? {
    let words = [task.notes, task.sourceText].compactMap { $0.map(PlainText.singleLine) }
    guard let told = words.first(where: { !$0.isEmpty && $0.lowercased() != task.title.lowercased() }) else {
      return nil
    }
    return "You said: “\(told.count > longestSaid ? told.prefix(longestSaid - 1) + "…" : told)”."
  }
  private static let longestSaid = 160

  static let whatToHold = "Sure. What should I hold for you?"
  static func writing(to name: String) -> String { "Write to \(name)" }
  static func whatToChange(_ number: Int?) -> String {
    let task = number.map(String.init) ?? "it"
    return "What should change? \"rename \(task) to call Ana\" or \"move \(task) to friday\" will do."
  }

  // MARK: - The store

  static func reopened(_ reopening: StoreReopening) -> String {
    let now = reopening.isNew ? "began an empty one" : "opened the one that is there now"
    return
      "My store at \(reopening.path) was moved or replaced, so I \(now). Your words go there from here on."
  }

  // MARK: - Answers about tasks

  static let skippedTheOnlyOne =
    "It's the only one here, so take your time. \"Tomorrow morning\" puts it away until then."

  static func stillOpen(_ task: TaskItem) -> String {
    "Not as far as I know: #\(task.number) \(task.title) is still here."
  }

  static func alreadyDone(_ task: TaskItem, when: String) -> String {
    "Yes: \(task.title), \(when)."
  }

  /// How many leftovers are named in one line.
  private static let namedLeftovers = 3

  /// - Parameters:
  ///   - texts: the words, as they were said.
  ///   - isAll: whether nothing else was done with what was said.
  package static func notSure(about texts: [String], isAll: Bool = false) -> String {
    let them = texts.count == 1 ? "it" : "them"
    return isAll
      ? "\(named(texts)): shall I keep \(them)?" : "I also heard: \(named(texts)). Keep \(them)?"
  }

  static func notKept(_ texts: [String]) -> String {
    "Not kept so far: \(named(texts)). I'll ask once more next time."
  }

  /// All that a question is about, where it names only the first ones.
  static func allHeard(_ texts: [String]) -> String { texts.map { "\u{2022} \($0)" }.joined(separator: "\n") }

  private static func named(_ texts: [String]) -> String {
    let named = texts.prefix(namedLeftovers).map { "\u{201C}\(shortened($0))\u{201D}" }.joined(
      separator: ", ")
    let rest = texts.count - namedLeftovers
    return named + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "\u{2026}" : text
  }

  /// Said in place of a line that claims all was caught.
  static func held(_ count: Int) -> String { "That's \(count) of them, held. One thing to check below." }

  /// What was learnt is damaged; the words are kept as they are.
  static let cannotRead =
    "What I learnt of English is damaged, so I keep your words as they are. Installing Nudgy again helps."

  /// A change that is likely meant: "Tick off 'Email Priya'?", "Move 'The report' to friday?"
  package static func askWhether(_ act: Act, _ title: String) -> String {
    if let time = act.when?.text, act.intent == .update || act.intent == .snooze {
      return "Move \"\(title)\" to \(withoutPreposition(time))?"
    }
    if case .changes(let changes) = act.details, changes == TaskChanges(note: changes.note) {
      return "Note that on \"\(title)\"?"
    }
    if case .changes(let changes) = act.details, let name = changes.title {
      return "Change \"\(title)\" to \"\(name)\"?"
    }
    return "\(change(act.intent)) \"\(title)\"?"
  }

  private static func withoutPreposition(_ time: String) -> String {
    let lead = ["to ", "till ", "until ", "by ", "on ", "for ", "at "].first {
      time.lowercased().hasPrefix($0)
    }
    return String(time.dropFirst(lead?.count ?? 0))
  }

  static func askWhich(_ intent: Intent) -> String { "\(change(intent)) which one?" }

  package static func change(_ intent: Intent) -> String {
    switch intent {
    case .complete: "Tick off"
    case .snooze: "Put away for later"
    case .skip: "Set aside"
    case .drop: "Let go of"
    case .reopen: "Bring back"
    default: "Change"
    }
  }

  static func notListed(_ words: String) -> String {
    "\"\(words)\" isn't on my list, so there's nothing to tick off. It counts all the same."
  }

  static func unknownWhether(_ words: String) -> String {
    words.isBlank
      ? "I have nothing that tells me, so I can't say."
      : "I have nothing about \"\(words)\", so I can't tell."
  }

  static func dueWhen(_ task: TaskItem, _ wording: TimeWording) -> String {
    if let due = task.due { return "\(task.title) is due \(wording.due(due))." }
    if let until = task.snoozedUntil { return "\(task.title) comes back \(wording.instant(until))." }
    return "\(task.title) has no date."
  }

  static func howMany(_ counts: TaskListing) -> String {
    let count = counts.tasks.count + (counts.more ?? 0)
    switch count {
    case 0: return "None right now."
    case 1: return "Just one."
    default: return "\(count) in all. One at a time is plenty."
    }
  }

  static func nothing(in scope: TaskScope) -> String {
    switch scope {
    case .snoozed: "Nothing is snoozed."
    case .doneToday: "Nothing finished yet today, and that's fine."
    case .done: "Nothing finished yet."
    case .dropped: "You haven't let go of anything."
    case .overdue: "Nothing is waiting past its time."
    case .stale: "Nothing has been lying around."
    case .today: "Nothing for today."
    case .thisWeek: "Nothing for this week."
    case .upNext, .all: "Your list is empty."
    }
  }

  static func nothing(on days: ClosedRange<CivilDate>, in scope: TaskScope, _ wording: TimeWording) -> String
  {
    let name = wording.days(days)
    return scope == .done || scope == .doneToday
      ? "Nothing ticked off for \(name)." : "Nothing here for \(name)."
  }

  /// "Thursday is Nov 26."
  static func dayName(_ day: CivilDate, _ wording: TimeWording) -> String {
    "That's \(wording.fullDay(day))."
  }

  // 25 days until Thursday, Dec 24.
  static func daysUntil(_ day: CivilDate, from today: CivilDate, _ wording: TimeWording) -> String {
    let days = today.days(until: day)
    return "\(days) \(days == 1 ? "day" : "days") until \(wording.fullDay(day))."
  }

  static func why(_ answer: NextAnswer, _ wording: TimeWording) -> String {
    "#\(answer.task.number) \(answer.task.title): \(ReasonWording.clause(answer.reason, in: wording))."
  }

  static func steps(_ titles: [String]) -> String {
    titles.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
  }

  static let subjectHeading = "Subject:"

  static func draft(_ draft: MessageDraft) -> String {
    draft.subject.map { "\(subjectHeading) \($0)\n\n\(draft.body)" } ?? draft.body
  }

  // MARK: - Memory

  // ✓ Remembered: Your dentist is Dr. Chen. (was: Dr. Gupta)
  static func remembered(_ fact: MemoryFact, over previous: MemoryFact?) -> String {
    let line = "✓ Remembered: \(MemoryWording.sentence(fact))"
    guard let previous, previous.text != fact.text else { return line }
    return "\(line) (was: \(previous.text))"
  }

  // ✓ Forgot: Your dentist is Dr. Chen.
  static func forgot(_ fact: MemoryFact) -> String { "✓ Forgot: \(MemoryWording.sentence(fact))" }

  // Your dentist is Dr. Chen. Shall I remember that?
  static func askToRemember(_ sentence: String) -> String { "\(sentence) Shall I remember that?" }

  // I think your sister is Ana. Shall I remember that?
  static func askAboutGuess(_ fact: MemoryFact) -> String {
    "\(MemoryWording.sentence(fact)) Shall I remember that?"
  }

  static let tooLongForAFact = "That's too long for a fact, so I hold all of it as a task."
  static let guessDropped = "All right, I won't keep that."

  // MARK: - The clock, help and notices

  static func clock(_ question: ClockQuestion, _ civil: CivilDateTime, _ wording: TimeWording) -> String {
    switch question {
    case .time: "It's \(wording.clock(civil.time))."
    case .date, .weekday, .daysUntil: "It's \(wording.fullDay(civil.date))."
    }
  }

  static let help = """
    Just talk: \"call the dentist tomorrow at 3\", or everything on your mind in one go.
    Then: what's next? · done · not now, tomorrow · snooze it to friday · undo · what's on my list?
    I also remember things (\"my dentist is Dr. Chen\"). /help lists the commands, Ctrl-D leaves.
    """

  static func answer(_ topic: HelpTopic) -> String {
    switch topic {
    case .notifications:
      NudgeWording.ringsHere
    case .privacy:
      "All of it stays in one folder on this computer, unless you set up a model. /privacy shows the details."
    case .leaving: "\"bye\" or Ctrl-D. Everything is kept."
    case .undoing: "Say \"undo\", as often as you like. Tasks, facts and voices all come back."
    case .dropping: "Say \"drop the dentist\" or \"drop 3\", and I let go of it. \"undo\" brings it back."
    case .snoozing: "Say \"snooze 3 to friday\", or just \"not now\" while its card is here."
    case .sync: "No, I live in this terminal, and your tasks stay in a folder on this computer."
    }
  }

  static let howToSwitchVoice =
    "Say \"use the grandma voice\", or see them all with /persona."

  static let leftAlone =
    "That text asked me to change what's here, so I left it alone. Type it yourself if you mean it."

  static let claimWithoutChange =
    "Nothing was changed by that, whatever it sounded like."

  static let cutByLength = "(cut short: the answer got too long)"
  static let perhapsCut = "(perhaps cut short: the model's server hung up)"
  static let filtered = "(cut short: the model's server held the rest back)"

  static func fellBack(_ failure: String) -> String { "\(failure), so I answered on my own." }

  static func failure(_ failure: LLMFailure) -> String {
    switch failure {
    case .misconfigured(let problem): EndpointWording.fact(problem)
    case .libraryMissing: "libcurl is missing, which I need to reach a model"
    case .hostNotFound: "The model's host can't be found"
    case .unreachable: "The model can't be reached"
    case .notTrusted: "The model's server couldn't prove who it is"
    case .timedOut: "The model took too long"
    case .patienceEnded: "The model took its time"
    case .disconnected: "The connection to the model broke"
    case .refused(401, _), .refused(403, _): "The model's server didn't take the key"
    case .refused(402, _): "The model's account has no credit left"
    case .refused(let status, _): "The model's server said no (\(status))"
    case .noSuchModel: "The server doesn't know that model"
    case .refusesTools: "The model takes no tools"
    case .contextOverflow: "That was more than the model takes in at once"
    case .rateLimited: "The model's server asks for a pause"
    case .redirected(let host): "The model's server points to \(PlainText.singleLine(host)), where I won't go"
    case .garbled: "The model's answer made no sense"
    case .tooLong: "The model's answer was too long"
    }
  }

  /// "Model resting, again in 25 s."
  static func resting(_ rest: Duration) -> String {
    "Model resting, again in \(WaitWording.amount(rest)). /ai retry asks it now."
  }

  static let budgetSpent =
    "That's today's model budget; until tomorrow I answer on my own. Nothing else changes."

  static func offerModel(_ model: String, on server: String) -> String {
    "I found \(model) on this machine (\(server)). Shall I talk through it?"
  }

  static func modelInUse(_ model: String) -> String {
    "From here on I talk through \(model). /ai off ends it."
  }

  static let modelDeclined = "All right, I won't ask again. /ai is there if you change your mind."

  static let interrupted = "(stopped)"
  static let toolRoundsSpent = "Answer in words now; no more tools in this turn."
}
