import NudgyCore
import NudgyLanguage

// Memory, voices and talk.
extension ActPlanner {
  func memorySteps(_ act: Act, _ text: String) -> [PlannedStep] {
    switch (act.intent, act.details) {
    case (.remember, .fact(let subject, let fact, let category)):
      return remember(owned(subject), fact, category, said: words(act.span, of: text))
    case (.recall, .subject(let subject)): return [call(.recall(subject: subject.map(owned)))]
    case (.forget, .subject(let subject)):
      // "Forget that" right after a task was touched means the task.
      let wasJustTouched = state.lastIntent.flatMap(Intent.init)?.isChange == true && !state.touched.isEmpty
      let isAboutTask = subject == nil && state.lastSubject == nil && wasJustTouched
      if isAboutTask { return [call(.undo(UndoSteps(isWholeTurn: true)))] }
      return [call(.forget(ForgetWish(subject.map(owned))))]
    case (.persona, .persona(let name?)): return [call(.setPersona(name))]
    case (.persona, _): return [.text(AssistantWording.howToSwitchVoice)]
    default: return [.line(.chat)]
    }
  }

  /// What is too long for a fact is held whole as a task: it was to be remembered.
  private func remember(
    _ subject: String, _ fact: String, _ category: String, said words: String
  ) -> [PlannedStep] {
    let fits =
      subject.utf8.count <= ToolDefinitions.longestSubject && fact.utf8.count <= ToolDefinitions.longestFact
    guard !fits, let capture = Understander(context).capture(words), !capture.isOfCrisis else {
      return [call(.remember(subject: subject, fact: fact, category: category))]
    }
    return [call(.create([capture.newTask(in: context)])), .text(AssistantWording.tooLongForAFact)]
  }

  /// `her birthday` is `sister's birthday` when the talk was of the sister.
  private func owned(_ subject: String) -> String {
    guard let person = state.lastPerson else { return subject }
    if ActPlanner.pronouns.contains(subject) { return person }
    let words = subject.split(separator: " ", maxSplits: 1)
    guard words.count == 2, ["his", "her", "their"].contains(words[0]) else { return subject }
    return "\(person)'s \(words[1])"
  }

  private static let pronouns: Set = ["he", "she", "they", "him", "her", "them", "his", "their"]

  func talkSteps(_ act: Act, _ text: String) -> [PlannedStep] {
    switch (act.intent, act.details) {
    case (.feeling, .feeling(let feeling)): return feelingSteps(feeling)
    case (.help, .help(let topic)): return [.text(AssistantWording.answer(topic))]
    case (.smallTalk, .smallTalk(.whatCanYouDo)), (.help, _): return [.text(AssistantWording.help)]
    case (.smallTalk, .smallTalk(let talk)): return [.line(moment(talk))]
    case (.clock, .clock(let question)):
      return [clock(question, act.when)]
    case (.greeting, _): return [.line(state.lastTurnAt == nil ? .greeting : .greetingBack)]
    case (.thanks, _): return [.line(.thanks)]
    // "Gotta go" says goodbye, too, but what is typed next may still be meant for here.
    case (.quit, _) where act.details == .farewell: return [.line(.goodbye)]
    case (.quit, _): return [.line(.goodbye), .endConversation]
    // Something that was told to be remembered may answer it.
    case (_, .question):
      let asked = words(act.span, of: text)
      // Nothing that is known is asked for in so many words.
      guard asked.utf8.count <= ToolDefinitions.longestSubject else { return [.line(.chat)] }
      return [.attempt(planned(.recall(subject: owned(asked))))]
    default: return [.line(.chat)]
    }
  }

  private func clock(_ question: ClockQuestion, _ when: When?) -> PlannedStep {
    if let day = when?.start?.date {
      let today = context.civilNow.date
      return .text(
        question == .daysUntil
          ? AssistantWording.daysUntil(day, from: today, wording) : AssistantWording.dayName(day, wording))
    }
    return .text(AssistantWording.clock(question, context.civilNow, wording))
  }

  /// A heavy head gets warmth and at most one task; other feelings get warmth.
  private func feelingSteps(_ feeling: Feeling) -> [PlannedStep] {
    switch feeling {
    case .overwhelmed: [.line(.overwhelmed), call(.whatsNext(MoodAtHand(energy: .low)))]
    case .stuck: [.line(.stuck), call(.whatsNext(MoodAtHand()))]
    case .bored: [.line(.bored), call(.whatsNext(MoodAtHand()))]
    case .tired: [.line(.tired)]
    case .anxious: [.line(.anxious)]
    case .sad: [.line(.sad)]
    case .angry: [.line(.angry)]
    case .proud: [.line(.proud)]
    case .happy: [.line(.happy)]
    case .unwell: [.line(.unwell)]
    case .grief: [.line(.grief)]
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
    case .done: .doneElsewhere
    case .tried: .tried
    case .intends: .intends
    case .hold: .leftAsIs
    case .order: .order
    case .news: .chat
    case .sounds: .sounds
    }
  }
}
