import NudgyCore
import NudgyLanguage

// Looking: the next card, and questions about tasks.
extension ActPlanner {
  func lookSteps(_ act: Act) -> [PlannedStep] {
    if let steps = easierSteps(act) { return steps }
    guard case .lookup(let question) = act.details else { return [call(.whatsNext, mood(act))] }
    if question.kind == .why { return [.question(makeCall(.whatsNext, []), question)] }
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
