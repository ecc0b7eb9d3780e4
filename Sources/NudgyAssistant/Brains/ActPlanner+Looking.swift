import NudgyCore
import NudgyLanguage

// Looking: the next card, and questions about tasks.
extension ActPlanner {
  func lookSteps(_ act: Act) -> [PlannedStep] {
    if let steps = easierSteps(act) { return steps }
    guard case .lookup(let question) = act.details else { return [call(.whatsNext, mood(act))] }
    if question.kind == .why { return [.question(makeCall(.whatsNext, []), question)] }
    if let asked = agenda(question, act) { return [.question(makeCall(.lookUpTasks, asked), question)] }
    var members: [JSONValue.Member] = []
    if let query = query(act) ?? question.words {
      members.append(.init("query", .string(query)))
    }
    members.append(.init("scope", .string(scope(question, act.target).rawValue)))
    if question.words == nil, query(act) == nil, let days = act.when?.days(from: context.today) {
      members.append(.init("from", .string(days.lowerBound.description)))
      members.append(.init("to", .string(days.upperBound.description)))
    }
    return [.question(makeCall(.lookUpTasks, members), question)]
  }

  /// What asks for days is answered by day, whole; nil for a list like any other.
  private func agenda(_ question: LookupQuestion, _ act: Act) -> [JSONValue.Member]? {
    guard question.kind == .list, question.words == nil, query(act) == nil,
      [nil, .all, .today, .thisWeek, .upNext].contains(question.scope)
    else { return nil }
    let words = AgendaWords(context)
    if let range = act.when.flatMap(words.range) { return members(range) }
    switch (question.agenda, question.scope) {
    case (.until(let end), _):
      return members(.everything) + [.init("until_task", .string(end))]
    case (.soon, _): return members(words.dueSoon)
    case (.days(let range), _): return members(range)
    // "Show me everything", dated or not; "the list" is the board.
    case (nil, .all): return members(.everything, scope: .all)
    case (nil, .today): return members(AgendaRange(context.today...context.today))
    case (nil, .thisWeek): return (try? words.range("this week")).map { members($0) }
    case (nil, _): return nil
    }
  }

  private func members(_ range: AgendaRange, scope: TaskScope = .upNext) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("scope", .string(scope.rawValue)), .init("by_day", true)]
    if let first = range.first { members.append(.init("from", .string(first.description))) }
    if let last = range.last ?? (range.first == nil ? nil : .last) {
      members.append(.init("to", .string(last.description)))
    }
    return members
  }

  /// "Something easier", said of a card: that one goes to the end of the queue, and a light one comes.
  private func easierSteps(_ act: Act) -> [PlannedStep]? {
    guard act.details == .easier, let card = state.card, state.turnsSinceCard == 1
    else {
      return nil
    }
    let skipped = makeCall(.skipTask, [.init("task", .string("#\(card)"))])
    return [.call(skipped), call(.whatsNext, mood(act))]
  }

  /// The task that is asked about; "everything" is no words to look for.
  private func query(_ act: Act) -> String? {
    switch act.target {
    case nil, .all?, .allExcept?, .those?: nil
    case let target?: TaskReferenceText.text(target)
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

  func mood(_ act: Act) -> [JSONValue.Member] {
    if act.details == .easier { return [.init("energy", .string(EnergyLevel.low.rawValue))] }
    guard case .context(let energy, let minutes) = act.details else { return [] }
    var members: [JSONValue.Member] = []
    if let energy { members.append(.init("energy", .string(energy.rawValue))) }
    if let minutes { members.append(.init("minutes", .int(min(max(minutes, 1), 1440)))) }
    return members
  }
}
