import Foundation
import NudgyCore
import NudgyLanguage

/// Turns understood acts into tool calls and lines: the same calls a model would make.
struct ActPlanner: Sendable {
  /// Acts above this confidence are carried out; below it they are tried, and count as talk when they fit nothing.
  private static let certain = 0.8

  let context: LanguageContext
  let state: DialogueState
  let random: RandomSource
  let wording: TimeWording

  func plan(_ understanding: Understanding) -> [PlannedStep] {
    if let time = timeForCard(understanding) ?? correctedTime(understanding) { return [time] }
    var acts: [Act] = []
    // "Oops, undo that" is one wish, however many words it takes.
    for act in understanding.acts where act.intent != .undo || acts.last?.intent != .undo { acts.append(act) }
    if let whole = completesWhole(acts, understanding.text) { return [whole] }
    return withoutCourtesies(acts).flatMap { steps(for: $0, understanding.text) }
  }

  /// "All done": not only the step of the task at hand.
  private func completesWhole(_ acts: [Act], _ text: String) -> PlannedStep? {
    guard acts.count == 1, let act = acts.first, act.intent == .complete else { return nil }
    let wholes: Set = ["all", "completely", "entire", "entirely", "everything", "fully", "whole"]
    switch act.target {
    case nil, .current?: break
    case .words(let words)? where wholes.contains(words): break
    default: return nil
    }
    let said = text.lowercased().split { !$0.isLetter }.map(String.init)
    guard said.contains(where: wholes.contains) else { return nil }
    return .call(makeCall(.completeTask, [.init("task", .string(TaskReferenceText.wholeOfIt))]))
  }

  /// "Hey, i finished the report": what is done or asked is answered; the hello beside it needs no line of its own.
  private func withoutCourtesies(_ acts: [Act]) -> [Act] {
    let courtesies: Set<Intent> = [.greeting, .thanks, .feeling]
    let rest = acts.filter { !courtesies.contains($0.intent) && $0.intent != .quit }
    return rest.isEmpty ? acts : acts.filter { !courtesies.contains($0.intent) }
  }

  /// "No, the 5th" after a date: words that name a time only because one was just given.
  private func correctedTime(_ understanding: Understanding) -> PlannedStep? {
    guard state.dated != nil, understanding.acts.allSatisfy({ $0.intent == .chat }) else { return nil }
    let words = understanding.text.split { " ,.!".contains($0) }
    guard let first = words.first, ["no", "nope", "actually", "sorry"].contains(first.lowercased()) else {
      return nil
    }
    guard let when = WhenParser(context).whole(words.dropFirst().joined(separator: " ")), when.start != nil
    else {
      return nil
    }
    return updateStep(Act(.update, confidence: 1, span: 0..<understanding.text.utf8.count, when: when))
  }

  /// A time alone, right after a card was shown, is when that card is to come back.
  private func timeForCard(_ understanding: Understanding) -> PlannedStep? {
    guard let card = state.card, state.turnsSinceCard == 1, understanding.acts.count == 1 else { return nil }
    // "Ok night" is no time to come back, and "make it monday" is a new date.
    let others: Set<Intent> = [.smallTalk, .greeting, .thanks, .quit, .clock, .update]
    guard !others.contains(understanding.acts[0].intent) else { return nil }
    let words = understanding.text.filter { !".!".contains($0) }
    let isTime = SnoozeTimes(context: context).named(words) != nil
    guard isTime || WhenParser(context).whole(words)?.start != nil, Int(words) == nil else { return nil }
    var act = Act(.snooze, confidence: 1, span: 0..<understanding.text.utf8.count, target: .number(card))
    act.when = WhenParser(context).whole(words)
    let until = isTime ? words : returnTime(act)
    return onTask(.snoozeTask, act, [.init("until", .string(until))])
  }

  private func steps(for act: Act, _ text: String) -> [PlannedStep] {
    switch act.intent {
    // What was to ring can't: that is said at once, not found out later.
    case .create where act.rules.contains("timer"): createSteps(act) + [.text(AssistantWording.noBell)]
    case .create: createSteps(act)
    case .complete: [onTask(.completeTask, act)]
    case .skip: [onTask(.skipTask, act)]
    case .drop: [onTask(.dropTask, act)]
    case .reopen: [onTask(.reopenTask, act)]
    case .breakDown: [onTask(.breakDownTask, act)]
    case .draft: [draftStep(act, text)]
    case .snooze: [snoozeStep(act, text)]
    case .update: [updateStep(act)]
    case .undo: [call(.undo, undoArguments(act))]
    case .redo: [call(.redo, undoArguments(act))]
    case .next, .lookup: lookSteps(act)
    case .remember, .recall, .forget, .persona: memorySteps(act)
    case .context: [call(.setMoodContext, mood(act)), call(.whatsNext, mood(act))]
    case .focus: [call(.whatsNext, []), .line(.focus)]
    case .greeting, .thanks, .feeling, .smallTalk, .clock, .help, .quit, .chat: talkSteps(act)
    }
  }

  // MARK: - Calls

  private func call(_ tool: ToolName, _ members: [JSONValue.Member]) -> PlannedStep {
    .call(makeCall(tool, members))
  }

  private func makeCall(_ tool: ToolName, _ members: [JSONValue.Member]) -> ToolCall {
    ToolCall(tool, .object(members), random)
  }

  private func onTask(
    _ tool: ToolName, _ act: Act, _ more: [JSONValue.Member] = []
  ) -> PlannedStep {
    let reference = TaskReferenceText.text(act.target ?? .current)
    let made = makeCall(tool, [.init("task", .string(reference))] + more)
    return act.confidence > ActPlanner.certain ? .call(made) : .attempt(made)
  }

  /// A message to someone; where no task asks for it, the words that did become one.
  private func draftStep(_ act: Act, _ text: String) -> PlannedStep {
    var members: [JSONValue.Member] = []
    if case .tone(let tone?) = act.details { members.append(.init("tone", .string(tone.rawValue))) }
    let step = onTask(.draftMessage, act, members)
    guard case .words? = act.target, let call = step.call,
      let capture = Understander(context).capture(words(act.span, of: text)), !capture.isOfCrisis
    else { return step }
    return .draft(call, task: CaptureArguments(context: context).item(capture))
  }

  private func words(_ span: Range<Int>, of text: String) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: span.lowerBound)
    return String(text[start..<bytes.index(bytes.startIndex, offsetBy: span.upperBound)])
  }

  /// "Not now" has a time of its own, wherever it is said; "snooze it" has none.
  private func snoozeStep(_ act: Act, _ text: String) -> PlannedStep {
    let said = words(act.span, of: text)
    let isTime = act.when == nil && SnoozeTimes(context: context).named(said) != nil
    return onTask(.snoozeTask, act, [.init("until", .string(isTime ? said : returnTime(act)))])
  }

  /// A new date alone ("no, thursday") is about what was dated last, and a snooze stays a snooze.
  private func updateStep(_ act: Act) -> PlannedStep {
    var act = act
    if act.when != nil, act.details == .none, act.target == nil || act.target == .current,
      let dated = state.dated
    {
      act.target = .number(dated.number)
      act.when = act.when.map { onItsDay($0, dated) }
      if dated.isSnooze { return onTask(.snoozeTask, act, [.init("until", .string(returnTime(act)))]) }
    }
    let changes = UpdateArguments(context: context).members(act)
    // "Edit the second one": what is to change is not said yet.
    guard !changes.isEmpty else { return .text(AssistantWording.whatToChange) }
    return onTask(.updateTask, act, changes)
  }

  /// "At 5" after "thursday" is five o'clock on Thursday.
  private func onItsDay(_ when: When, _ dated: DialogueState.Dated) -> When {
    guard let day = dated.instant.map(context.calendar.day(of:)), let start = when.start, !when.isAllDay,
      when.recurrence == nil, when.isTimeOfDay, !when.implied.contains(.hour), when.role != .after
    else { return when }
    var moved = when
    let time = CivilDateTime(day, start.time)
    guard context.calendar.instant(of: time) > context.now else { return when }
    moved.start = time
    return moved
  }

  private func createSteps(_ act: Act) -> [PlannedStep] {
    // "Set a reminder": announced, and not named yet.
    guard !act.tasks.isEmpty else { return [.text(AssistantWording.whatToHold)] }
    let items = act.tasks.filter { !$0.isOfCrisis }.map { CaptureArguments(context: context).item($0) }
    return ToolCall.creating(items, random).map(PlannedStep.call)
  }

  private func returnTime(_ act: Act) -> String {
    guard let when = act.when else { return SnoozeArgument.unknown }
    let times = TimeArgument(
      now: context.now, calendar: context.calendar, readsDayFirst: context.readsDayFirst)
    if SnoozeTimes(context: context).named(when.text) != nil { return when.text }
    guard let instant = times.returnTime(of: when) else { return when.text }
    return InstantFormat.string(instant, in: context.calendar)
  }

  private func undoArguments(_ act: Act) -> [JSONValue.Member] {
    guard case .steps(let count, let wholeTurn) = act.details else { return [] }
    var members: [JSONValue.Member] = [.init("count", .int(min(max(count, 1), 1000)))]
    if wholeTurn, act.intent == .undo { members.append(.init("whole_turn", true)) }
    return members
  }

  private func mood(_ act: Act) -> [JSONValue.Member] {
    guard case .context(let energy, let minutes) = act.details else { return [] }
    var members: [JSONValue.Member] = []
    if let energy { members.append(.init("energy", .string(energy.rawValue))) }
    if let minutes { members.append(.init("minutes", .int(min(max(minutes, 1), 1440)))) }
    return members
  }

  // MARK: - Looking

  /// "Something easier", said of a card: that one goes to the end of the queue, and a light one comes.
  private func easierSteps(_ act: Act) -> [PlannedStep]? {
    guard act.rules.contains("something easier"), let card = state.card, state.turnsSinceCard == 1
    else {
      return nil
    }
    let skipped = makeCall(.skipTask, [.init("task", .string("#\(card)"))])
    return [.call(skipped), call(.whatsNext, mood(act))]
  }

  private func lookSteps(_ act: Act) -> [PlannedStep] {
    if let steps = easierSteps(act) { return steps }
    guard case .lookup(let question) = act.details else { return [call(.whatsNext, mood(act))] }
    if question.kind == .why { return [.question(makeCall(.whatsNext, []), question)] }
    var members: [JSONValue.Member] = []
    if let words = question.words { members.append(.init("query", .string(words))) }
    if case .number(let number)? = act.target { members.append(.init("query", .string("#\(number)"))) }
    members.append(.init("scope", .string(scope(question).rawValue)))
    if question.words == nil, act.target == nil, let days = days(of: act.when) {
      members.append(.init("from", .string(days.lowerBound.description)))
      members.append(.init("to", .string(days.upperBound.description)))
    }
    return [.question(makeCall(.lookUpTasks, members), question)]
  }

  /// The days a time expression covers; nil when it names none.
  private func days(of when: When?) -> ClosedRange<CivilDate>? {
    guard let when, let first = when.start?.date else { return nil }
    if let end = when.end {
      // Exclusive: what ends at midnight ends the day before.
      let last = end.time == .midnight ? end.date.adding(days: -1) : end.date
      return first...max(first, last)
    }
    switch when.grain {
    case .week: return first...first.adding(days: 6)
    case .month: return first...first.adding(months: 1).adding(days: -1)
    case .year: return first...first.adding(months: 12).adding(days: -1)
    case .second, .minute, .hour, .partOfDay, .day: break
    }
    // "By friday" asks for what comes before it, too.
    return when.role == .deadline && when.text.hasPrefix("by")
      ? min(context.today, first)...first : first...first
  }

  private func scope(_ question: LookupQuestion) -> TaskScope {
    if let scope = question.scope { return scope }
    switch question.kind {
    case .history: return .done
    case .list where question.words == nil: return .upNext
    default: return .all
    }
  }

  // MARK: - Memory and voice

  private func memorySteps(_ act: Act) -> [PlannedStep] {
    switch (act.intent, act.details) {
    case (.remember, .fact(let subject, let text, let category)):
      return [
        call(
          .remember,
          [
            .init("subject", .string(subject)), .init("fact", .string(text)),
            .init("category", .string(category)),
          ])
      ]
    case (.recall, .subject(let subject)): return [call(.recall, subjectMember(subject))]
    case (.forget, .subject(let subject)):
      // "Forget that" right after a task was touched means the task.
      let isAboutTask = subject == nil && state.lastSubject == nil && !state.touched.isEmpty
      return [isAboutTask ? call(.undo, [.init("whole_turn", true)]) : call(.forget, subjectMember(subject))]
    case (.persona, .persona(let name?)): return [call(.setPersona, [.init("persona", .string(name))])]
    case (.persona, _): return [.text(AssistantWording.howToSwitchVoice)]
    default: return [.line(.chat)]
    }
  }

  private func subjectMember(_ subject: String?) -> [JSONValue.Member] {
    subject.map { [.init("subject", .string($0))] } ?? []
  }

  // MARK: - Talk

  private func talkSteps(_ act: Act) -> [PlannedStep] {
    switch (act.intent, act.details) {
    case (.feeling, .feeling(let feeling)): return feelingSteps(feeling)
    case (.help, .help(let topic)): return [.text(AssistantWording.answer(topic))]
    case (.smallTalk, .smallTalk(.whatCanYouDo)), (.help, _): return [.text(AssistantWording.help)]
    case (.smallTalk, .smallTalk(let talk)): return [.line(moment(talk))]
    case (.clock, .clock(let question)):
      return [clock(question, act.when)]
    case (.greeting, _): return [.line(.greetingBack)]
    case (.thanks, _): return [.line(.thanks)]
    // "Gotta go" says goodbye, too, but what is typed next may still be meant for here.
    case (.quit, _) where act.rules.contains("farewell"): return [.line(.goodbye)]
    case (.quit, _): return [.line(.goodbye), .endConversation]
    default: return [.line(act.rules.contains("question") ? .chatQuestion : .chat)]
    }
  }

  private func clock(_ question: ClockQuestion, _ when: When?) -> PlannedStep {
    if let day = when?.start?.date { return .text(AssistantWording.dayName(day, wording)) }
    return .text(AssistantWording.clock(question, context.civilNow, wording))
  }

  /// A heavy head gets warmth and at most one task; other feelings get warmth.
  private func feelingSteps(_ feeling: Feeling) -> [PlannedStep] {
    switch feeling {
    case .overwhelmed: [.line(.overwhelmed), call(.whatsNext, [.init("energy", "low")])]
    case .stuck: [.line(.stuck), call(.whatsNext, [])]
    case .bored: [.line(.bored), call(.whatsNext, [])]
    case .tired: [.line(.tired)]
    case .anxious: [.line(.anxious)]
    case .sad: [.line(.sad)]
    case .angry: [.line(.angry)]
    case .proud: [.line(.proud)]
    case .happy: [.line(.happy)]
    case .unwell: [.line(.unwell)]
    }
  }

  private func moment(_ talk: SmallTalk) -> Moment {
    switch talk {
    case .howAreYou: .howAreYou
    case .whoAreYou, .whatCanYouDo: .whoAreYou
    case .compliment: .compliment
    case .apology: .apology
    case .goodNight: .goodNight
    case .insult: .insult
    case .agreement: .agreement
    case .disagreement: .disagreement
    case .joke: .joke
    }
  }
}
