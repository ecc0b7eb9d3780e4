import NudgyCore
import NudgyLanguage

// Looking: the next card, and questions about tasks.
extension ActPlanner {
  func lookSteps(_ act: Act) -> [PlannedStep] {
    if let steps = easierSteps(act) { return steps }
    guard case .lookup(let question) = act.details else { return [call(.whatsNext(mood(act)))] }
    if question.kind == .why { return [.question(planned(.whatsNext(MoodAtHand())), question)] }
    if let agenda = agenda(question, act) { return [.question(planned(.lookUp(agenda)), question)] }
    var lookup = TaskLookup(scope: scope(question, act.target))
    lookup.subject = subject(act) ?? question.words.map(LookupSubject.target)
    if lookup.subject == nil { lookup.days = act.when?.days(from: context.today) }
    return [.question(planned(.lookUp(lookup)), question)]
  }

  /// What asks for days is answered by day, whole; nil for a list like any other.
  private func agenda(_ question: LookupQuestion, _ act: Act) -> TaskLookup? {
    guard question.kind == .list, question.words == nil, subject(act) == nil,
      [nil, .all, .today, .thisWeek, .upNext].contains(question.scope)
    else { return nil }
    let words = AgendaWords(context)
    func dated(_ range: AgendaRange, until end: String? = nil) -> TaskLookup {
      TaskLookup(scope: .upNext, agenda: AgendaWish(range: range, endsWith: end))
    }
    if let range = act.when.flatMap(words.range) { return dated(range) }
    switch (question.agenda, question.scope) {
    case (.until(let end), _): return dated(.everything, until: end)
    case (.soon, _): return dated(words.dueSoon)
    case (.days(let range), _): return dated(range)
    // "Show me everything", dated or not; "the list" is the board.
    case (nil, .all): return TaskLookup(scope: .all, agenda: AgendaWish(range: .everything))
    case (nil, .today): return dated(AgendaRange(context.today...context.today))
    case (nil, .thisWeek): return (try? words.range("this week")).map { dated($0) }
    case (nil, _): return nil
    }
  }

  /// "Something easier", said of a card: that one goes to the end of the queue, and a light one comes.
  private func easierSteps(_ act: Act) -> [PlannedStep]? {
    guard act.details == .easier, let card = state.card, state.turnsSinceCard == 1
    else {
      return nil
    }
    return [call(.skip(.number(card))), call(.whatsNext(mood(act)))]
  }

  /// The task that is asked about; "everything" is no words to look for.
  private func subject(_ act: Act) -> TaskTarget? {
    switch act.target {
    case nil, .all?, .allExcept?, .those?: nil
    case let target?: TaskTarget(target)
    }
  }

  private func scope(_ question: LookupQuestion, _ target: TaskReference?) -> TaskScope {
    if let scope = question.scope { return scope }
    if case .all(let part)? = target, part != .all { return part }
    switch question.kind {
    case .history: return .done
    case .list where question.words == nil: return .upNext
    default: return .all
    }
  }

  func mood(_ act: Act) -> MoodAtHand {
    if act.details == .easier { return MoodAtHand(energy: .low) }
    guard case .context(let energy, let minutes) = act.details else { return MoodAtHand() }
    return MoodAtHand(energy: energy, minutes: minutes.map { min(max($0, 1), 1440) })
  }
}
