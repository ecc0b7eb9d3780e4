package import Foundation
package import NudgyCore

extension MemoryFile {
  // MARK: - Asking

  /// Every fact, the one learnt last at the end.
  package func facts() throws(NudgyError) -> [MemoryFact] {
    try document().facts
  }

  /// The fact a person means by a subject ("my dentist", "dentist's name") or asks for ("where did I park"); nil when
  /// there is none.
  package func fact(about subject: String) throws(NudgyError) -> MemoryFact? {
    let document = try document()
    if let fact = SubjectMatch.best(for: subject, in: document.facts) { return fact }
    if let fact = QuestionMatch.best(for: subject, in: document.facts) { return fact }
    if SubjectMatch.isName(subject) { return nameFact(document) }
    return QuestionMatch.ofSomebody(in: subject, document.facts)
  }

  /// The facts worth knowing while answering `text`, the most relevant first.
  ///
  /// - Parameters:
  ///   - text: what is to be answered.
  ///   - budget: how many characters they may take in a prompt.
  package func relevantFacts(to text: String, budget: Int) throws(NudgyError) -> [MemoryFact] {
    MemoryRelevance.facts(try document().facts, for: text, budget: budget)
  }

  /// Notes that facts were of use just now.
  package func noteUse(of ids: [UUID]) throws(NudgyError) {
    let now = wholeSecond(world.now())
    try update(isDurable: false) { (document) throws(NudgyError) in
      for index in document.facts.indices where ids.contains(document.facts[index].id) {
        document.facts[index].timesUsed += 1
        document.facts[index].lastUsedAt = now
      }
    }
  }

  /// A name written into the preferences by hand is known as well as one told.
  private func nameFact(_ document: MemoryDocument) -> MemoryFact? {
    document.preferences.name.map {
      MemoryFact(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0x80, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)), subject: "name", text: $0,
        category: MemoryFact.nameCategory, source: .told, createdAt: wholeSecond(world.now()))
    }
  }

  // MARK: - Learning

  /// Stores a fact; one on the same subject gives way to it.
  ///
  /// What was told never gives way to what was inferred.
  package func remember(
    subject: String, text: String, category: String, source: MemoryFact.Source
  ) throws(NudgyError) -> MemoryChange {
    let subject = SubjectMatch.stored(subject)
    let text = PlainText.singleLine(text)
    guard !subject.isEmpty, !text.isEmpty else { throw .emptyInput }
    let (id, now) = (world.makeID(), wholeSecond(world.now()))
    return try update { (document) throws(NudgyError) in
      let index = SubjectMatch.sameSubject(subject, text, in: document.facts)
      guard let index else {
        let fact = MemoryFact(
          id: id, subject: subject, text: text, category: category, source: source, createdAt: now)
        return document.record(MemoryChange(before: nil, after: fact))
      }
      let before = document.facts[index]
      let isSame = before.text == text && (before.source == .told || source == .inferred)
      if isSame || (before.source == .told && source == .inferred) {
        return MemoryChange(before: before, after: before)
      }
      var after = before
      (after.text, after.category, after.source, after.createdAt) = (text, category, source, now)
      return document.record(MemoryChange(before: before, after: after))
    }
  }

  // MARK: - Forgetting

  /// Removes the fact a person means by a subject, or says that there is none.
  package func forget(about subject: String) throws(NudgyError) -> MemoryChange {
    try update { (document) throws(NudgyError) in
      if let fact = SubjectMatch.certain(for: subject, in: document.facts) {
        return document.record(MemoryChange(before: fact, after: nil))
      }
      guard SubjectMatch.isName(subject), let fact = nameFact(document) else { throw .noSuchFact(subject) }
      return document.record(MemoryChange(before: fact, after: nil))
    }
  }

  /// Removes the fact learnt last; nil when nothing is known.
  package func forgetLast() throws(NudgyError) -> MemoryChange? {
    try update { (document) throws(NudgyError) in
      document.facts.last.map { document.record(MemoryChange(before: $0, after: nil)) }
    }
  }

  /// Removes everything known about the user and returns it; preferences other than the name stay.
  package func forgetAll() throws(NudgyError) -> [MemoryChange] {
    try update { (document) throws(NudgyError) in
      document.facts.map { document.record(MemoryChange(before: $0, after: nil)) }
    }
  }

  /// Removes the chosen facts, not to be brought back.
  package func removeForGood(
    _ choose: @Sendable ([MemoryFact]) -> [MemoryFact]
  ) throws(NudgyError) -> [MemoryFact] {
    try update { (document) throws(NudgyError) in
      let chosen = choose(document.facts)
      for fact in chosen { _ = document.record(MemoryChange(before: fact, after: nil)) }
      return chosen
    }
  }

  /// Brings about what `change` says: to take a change back, apply its `reversed`.
  package func apply(_ change: MemoryChange) throws(NudgyError) {
    try update { (document) throws(NudgyError) in document.bringAbout(change) }
  }

  /// Takes words out of the summaries of talk; the memory and its last good version are written anew.
  package func erase(_ erasure: Erasure) throws(NudgyError) {
    try update { (document) throws(NudgyError) in
      for index in document.summaries.indices {
        if let text = erasure.redacted(document.summaries[index].text) {
          document.summaries[index].text = text
        }
      }
    }
  }
}
