import Foundation
package import NudgyCore

// What Nudgy knows and how it speaks: personas, memory, privacy.
extension NudgyEngine {
  // MARK: - Personas

  package func personas() async -> [PersonaSummary] {
    let current = await currentPersona()
    return library.all().map { PersonaSummary($0, isCurrent: $0.id == current) }
  }

  /// The voice that speaks now; the default one when the chosen one has gone.
  package func speaker() async -> PersonaSummary {
    PersonaSummary(library.persona(id: await currentPersona()) ?? library.standard, isCurrent: true)
  }

  /// The prompt of a voice, as a model would get it.
  /// - Throws: `noSuchPersona`.
  package func personaText(_ id: String) async throws(NudgyError) -> String {
    try library.persona(named: id).prompt
  }

  /// Switches the voice, for now and for later launches.
  package func usePersona(_ id: String) async throws(NudgyError) -> PersonaSummary {
    let persona = try library.persona(named: id)
    var scope = try await scope(origin: .typed)
    try await executor.choose(persona, isConfigured: configuration.persona != nil, in: &scope)
    try await dialogue.save(scope.state)
    return PersonaSummary(persona, isCurrent: true)
  }

  package func personaIssues() -> [Notice] {
    library.issues().map { Notice(PersonaIssueWording.line($0)) }
  }

  /// What is odd in the file of the voice in use, and files that cannot be used at all; the rest is for `persona`
  /// and `doctor` to tell.
  func pressingPersonaIssues() async -> [Notice] {
    let issues = library.issues()
    guard !issues.isEmpty else { return [] }
    var file: String?
    if case .file(let path)? = library.persona(id: await currentPersona())?.origin {
      file = URL(filePath: path).lastPathComponent
    }
    return issues.filter { issue in
      switch issue.kind {
      case .unreadable, .notText, .tooLarge, .noFrontMatter, .unclosedFrontMatter: true
      case .missingSections: false
      default: issue.file == file
      }
    }.map { Notice(PersonaIssueWording.line($0)) }
  }

  private func currentPersona() async -> String {
    let chosen = (try? await dialogue.load())?.persona(configured: configuration.persona)
    let kept = (try? await memory.preferences())?.persona
    return chosen ?? kept ?? PersonaLibrary.defaultID
  }

  // MARK: - Memory

  package nonisolated var memoryPath: String { memory.path.path }

  package func facts() async throws(NudgyError) -> [MemoryFact] {
    try await memory.facts()
  }

  /// Everything known about the user, in plain words.
  package func factSentences() async throws(NudgyError) -> [String] {
    MemoryWording.sentences(facts: try await memory.facts(), preferences: try await memory.preferences())
  }

  /// Forgets a fact and returns it.
  /// - Throws: `noSuchFact`; `unconfirmed` when it would be all of them.
  package func forget(_ subject: String) async throws(NudgyError) -> [MemoryFact] {
    if case .everything = ForgetWish(subject) {
      let facts = try await memory.facts()
      guard !facts.isEmpty else { return [] }
      throw .unconfirmed(HeldChange([executor.forgettingAll(facts)], because: .many))
    }
    var scope = try await scope(origin: .typed)
    guard case .forgot(let facts) = try await executor.forget(subject, in: &scope) else { return [] }
    try? await dialogue.save(scope.state)
    try await executor.forgetter.erase(Erasure(facts, reach: .ownWordsStay))
    return facts
  }

  /// Forgets a fact, or any words, for good: out of the talk, the backups and whatever else is kept, but for tasks.
  /// Undoing does not reach it.
  /// - Returns: the facts that were forgotten, perhaps none.
  package func forgetEverywhere(_ what: String) async throws(NudgyError) -> [MemoryFact] {
    let words = Erasure([what], reach: .everywhere)
    let forgotten = try await memory.removeForGood { facts in
      if let fact = SubjectMatch.certain(for: what, in: facts) { return [fact] }
      return facts.filter { words.redacted($0.text) != nil }
    }
    let outside = executor.outside
    // "dentist" names a fact, and may stay in other sentences; "Chen" is what is to go.
    let isCommonSubject = what == what.lowercased() && forgotten.contains { $0.subject == what }
    let erasure =
      forgotten.isEmpty
      ? words : Erasure(forgotten, and: isCommonSubject ? [] : [what], reach: .everywhere)
    let past = try await services.tasks.outsideChanges(.memory)
    try outside.destroyKeys(of: past, about: erasure, and: Set(forgotten.map(\.id)))
    try await executor.forgetter.erase(erasure)
    return forgotten
  }

  // MARK: - Privacy

  /// What the next request to a model would hold, or that nothing leaves the machine. Asks nobody.
  package func privacyReport() async -> PrivacyReport {
    let usage = await modelUsage()
    guard let model = services.models.current else { return PrivacyReport(usage: usage) }
    let preview = await manager.preview(model, PrivacyWording.nextMessage)
    return PrivacyReport(usage: usage, model: model, preview: preview)
  }
}
