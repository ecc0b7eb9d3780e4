import NudgyCore

// Facts about the user, and the voice.
extension ToolExecutor {
  func remember(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let subject = PlainText.singleLine(arguments["subject"]?.stringValue ?? "").lowercased()
    let text = PlainText.singleLine(arguments["fact"]?.stringValue ?? "")
    guard !subject.isEmpty, !text.isEmpty else { throw .emptyInput }
    let category = arguments["category"]?.stringValue ?? "other"
    let changes = try await changeMemory(in: &scope) { (memory) async throws(NudgyError) in
      [try await memory.remember(subject: subject, text: text, category: category, source: .told)]
    }
    guard let change = changes.first, let fact = change.after else { throw .noSuchFact(subject) }
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
    let subject = arguments["subject"]?.stringValue ?? scope.state.lastSubject
    return try await forget(subject, in: &scope)
  }

  /// Forgets the fact that a person means by a subject; without one, the fact learnt last.
  /// - Throws: `noSuchFact`.
  func forget(_ subject: String?, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    let changes = try await changeMemory(in: &scope) { (memory) async throws(NudgyError) in
      guard let subject, !subject.isEmpty else { return try await memory.forgetLast().map { [$0] } ?? [] }
      return [try await memory.forget(about: subject)]
    }
    return forgot(changes.compactMap(\.before), in: &scope)
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
    let changes = try await changeMemory(in: &scope) { (memory) async throws(NudgyError) in
      try await memory.forgetAll()
    }
    return forgot(changes.compactMap(\.before), in: &scope)
  }

  private func forgot(_ facts: [MemoryFact], in scope: inout TurnScope) -> ToolOutcome {
    scope.state.lastSubject = nil
    scope.forgotten += facts
    return .forgot(facts)
  }

  /// Changes facts as one change of the journal.
  private func changeMemory(
    in scope: inout TurnScope, _ body: (MemoryFile) async throws(NudgyError) -> [MemoryChange]
  ) async throws(NudgyError) -> [MemoryChange] {
    var changes: [MemoryChange] = []
    try await journaled(in: &scope) { (_) async throws(NudgyError) in
      changes = try await body(memory)
      return changes.map(UndoableChange.memory)
    }
    for change in changes {
      guard let fact = change.after ?? change.before else { continue }
      scope.state.lastSubject = fact.subject
      scope.notePerson(of: fact)
    }
    return changes
  }

  func setPersona(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let persona = try personas.persona(named: arguments["persona"]?.stringValue ?? "")
    try await choose(persona, in: &scope)
    return .personaSet(name: persona.name)
  }

  /// Speaks with this voice from now on, and in later launches.
  ///
  /// - Parameter isConfigured: also where the settings name a voice, which would win at the next launch.
  func choose(
    _ persona: Persona, isConfigured: Bool = false, in scope: inout TurnScope
  ) async throws(NudgyError) {
    try await journaled(in: &scope) { (scope) async throws(NudgyError) in
      let before = VoiceChoice(
        kept: try await memory.preferences().persona, chosen: scope.state.persona,
        over: scope.state.personaOver)
      let after = VoiceChoice(kept: persona.id, chosen: persona.id, over: configuration.persona)
      var changes = [UndoableChange.voice(before: before, after: after)]
      if isConfigured, let configured = configuration.persona {
        changes.append(
          .setting(
            name: ToolExecutor.personaSetting, before: .string(configured), after: .string(persona.id)))
      }
      let speaker = self.persona(after: before, in: scope.state).id
      for change in changes { try await outside.bringAbout(change, in: &scope.state) }
      // Choosing the voice that speaks already is nothing to take back.
      return speaker == persona.id && !isConfigured ? [] : changes
    }
  }

  private static let personaSetting = "persona"

  /// Who speaks once a voice was chosen, or a choice was taken back.
  func persona(after choice: VoiceChoice, in state: DialogueState) -> Persona {
    let id = state.persona(configured: configuration.persona) ?? choice.kept ?? PersonaLibrary.defaultID
    return personas.persona(id: id) ?? personas.standard
  }
}
