import NudgyCore

// Facts about the user, and the voice.
extension ToolExecutor {
  func remember(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let subject = PlainText.singleLine(arguments["subject"]?.stringValue ?? "").lowercased()
    let text = PlainText.singleLine(arguments["fact"]?.stringValue ?? "")
    guard !subject.isEmpty, !text.isEmpty else { throw .emptyInput }
    let change = try await memory.remember(
      subject: subject, text: text, category: arguments["category"]?.stringValue ?? "other", source: .told)
    guard let fact = change.after else { throw .noSuchFact(subject) }
    note(change, in: &scope)
    return .remembered(fact, previous: change.before)
  }

  func recall(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    guard let subject = arguments["subject"]?.stringValue, !subject.isEmpty else {
      let facts = try await memory.facts()
      scope.state.lastSubject = facts.last?.subject
      return .recalled(subject: nil, facts: facts)
    }
    let fact = try await memory.fact(about: subject)
    if let fact {
      scope.state.lastSubject = fact.subject
      scope.notePerson(of: fact)
      // A use that cannot be noted is no reason not to answer.
      try? await memory.noteUse(of: [fact.id])
    }
    return .recalled(subject: subject, facts: fact.map { [$0] } ?? [])
  }

  func forget(
    _ call: ToolCall, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let arguments = call.arguments
    if arguments["subject"]?.stringValue == "everything" {
      return try await forgetEverything(call, in: &scope)
    }
    let change: MemoryChange?
    if let subject = arguments["subject"]?.stringValue ?? scope.state.lastSubject, !subject.isEmpty {
      change = try await memory.forget(about: subject)
    } else {
      change = try await memory.forgetLast()
    }
    guard let change, let fact = change.before else { return .forgot([]) }
    note(change, in: &scope)
    scope.state.lastSubject = nil
    return .forgot([fact])
  }

  /// Only after a yes: this many facts are not typed again.
  private func forgetEverything(
    _ call: ToolCall, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let facts = try await memory.facts()
    guard !facts.isEmpty else { return .forgot([]) }
    guard isConfirmed(call) else {
      let text = AssistantWording.confirmForget(facts.count)
      return .asked(pose(.confirm, call, [], choices: AssistantWording.yesOrNo, text: text, in: &scope))
    }
    for fact in facts { note(try await memory.forget(about: fact.subject), in: &scope) }
    scope.state.lastSubject = nil
    return .forgot(facts)
  }

  private func note(_ change: MemoryChange, in scope: inout TurnScope) {
    guard let fact = change.after ?? change.before else { return }
    scope.state.lastSubject = fact.subject
    scope.notePerson(of: fact)
    scope.state.factChange = KeptMemoryChange(change)
  }

  /// Takes back the last change to memory.
  func revert(_ kept: KeptMemoryChange) async throws(NudgyError) -> ToolOutcome {
    let reversed = kept.change.reversed
    try await memory.apply(reversed)
    if let restored = reversed.after { return .remembered(restored, previous: reversed.before) }
    return .forgot(reversed.before.map { [$0] } ?? [])
  }

  func setPersona(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let persona = try personas.persona(named: arguments["persona"]?.stringValue ?? "")
    try await memory.updatePreferences { $0.persona = persona.id }
    scope.state.choose(persona: persona.id, over: configuration.persona)
    return .personaSet(name: persona.name)
  }
}
