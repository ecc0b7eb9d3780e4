import NudgyCore

// Facts about the user, and the voice.
extension ToolExecutor {
  func remember(
    _ subject: String, _ fact: String, _ category: String?, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    let subject = PlainText.singleLine(subject).lowercased()
    let text = PlainText.singleLine(fact)
    guard !subject.isEmpty, !text.isEmpty else { throw .emptyInput }
    let wish = ChangeWish(tool: .remember, phrase: text)
    let command = ToolCommand.remember(subject: subject, fact: text, category: category)
    let sentence = "\(subject): \(text)"
    if let outcome = try await gate(wish, in: &scope, held: { [held(command, .remember, [sentence])] }) {
      return outcome
    }
    let category = category ?? "other"
    let changes = try await changeMemory(in: &scope) { (memory) async throws(NudgyError) in
      [try await memory.remember(subject: subject, text: text, category: category, source: .told)]
    }
    guard let change = changes.first, let fact = change.after else { throw .noSuchFact(subject) }
    return .remembered(fact, previous: change.before)
  }

  func recall(_ subject: String?, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    guard let subject, !subject.isEmpty else {
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

  func forget(_ wish: ForgetWish, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    let facts = try await factsToForget(wish, scope)
    if let outcome = try await gateForgetting(wish, facts, in: &scope) { return outcome }
    switch wish {
    case .everything: return try await forgetEverything(in: &scope)
    case .about(let subject): return try await forget(subject, in: &scope)
    case .last: return try await forget(scope.state.lastSubject, in: &scope)
    }
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

  /// What would be taken away, before it is.
  func factsToForget(_ wish: ForgetWish, _ scope: TurnScope) async throws(NudgyError) -> [MemoryFact] {
    let facts = try await memory.facts()
    if wish == .everything { return facts }
    var named = scope.state.lastSubject
    if case .about(let subject) = wish { named = subject }
    guard let subject = named, !subject.isEmpty else {
      return facts.suffix(1)
    }
    if let fact = SubjectMatch.certain(for: subject, in: facts) { return [fact] }
    guard SubjectMatch.isName(subject) else { return [] }
    return try await memory.fact(about: subject).map { [$0] } ?? []
  }

  /// Everything is forgotten only after a yes: this many facts are not told again.
  private func gateForgetting(
    _ wish: ForgetWish, _ facts: [MemoryFact], in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome? {
    guard wish == .everything, scope.authority != .consent else {
      return try await gate(ChangeWish(tool: .forget, facts: facts), in: &scope) { facts.map(forgetting) }
    }
    guard scope.origin != .pasted else { return .failed(.notFromData) }
    guard !facts.isEmpty else { return .forgot([]) }
    return hold(
      [forgettingAll(facts)], because: scope.authority == .model ? .unasked : .many, in: &scope)
  }

  private func forgetting(_ fact: MemoryFact) -> HeldCall {
    held(.forget(.about(fact.subject)), .forget, ["\(fact.subject): \(fact.text)"])
  }

  /// One change of the journal, so that one undo brings all of them back.
  func forgettingAll(_ facts: [MemoryFact]) -> HeldCall {
    held(.forget(.everything), .forget, facts.map { "\($0.subject): \($0.text)" })
  }

  private func forgetEverything(in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    let changes = try await changeMemory(in: &scope) { (memory) async throws(NudgyError) in
      try await memory.forgetAll()
    }
    return forgot(changes.compactMap(\.before), in: &scope)
  }

  private func forgot(_ facts: [MemoryFact], in scope: inout TurnScope) -> ToolOutcome {
    scope.state.lastSubject = nil
    // A yes to it would bring back what is left of it.
    let erasure = Erasure(facts, reach: .ownWordsStay)
    let tells = { (question: PendingQuestion) in
      erasure.redacted(question.arguments) != nil || erasure.redacted(question.text) != nil
    }
    scope.state.questions.removeAll(where: tells)
    if let unkept = scope.state.unkept, tells(unkept) { scope.state.unkept = nil }
    scope.state.notKept?.removeAll { erasure.redacted($0) != nil }
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

  func setPersona(_ name: String, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    let persona = try personas.persona(named: name)
    let wish = ChangeWish(tool: .setPersona, phrase: "\(persona.id) \(persona.name)")
    let held = { [self.held(.setPersona(name), .persona, [persona.name])] }
    if let outcome = try await gate(wish, in: &scope, held: held) { return outcome }
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
      try await outside.bringAbout(changes, in: &scope.state)
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
