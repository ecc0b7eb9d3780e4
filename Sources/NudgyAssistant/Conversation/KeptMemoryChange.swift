import Foundation
import NudgyCore

/// A change to memory as the dialogue state keeps it, so that a later launch can still take it back.
package struct KeptMemoryChange: Sendable, Equatable, Codable {
  private var before: Fact?
  private var after: Fact?
  private var nameBefore: String?
  private var nameAfter: String?

  package init(_ change: MemoryChange) {
    before = change.before.map(Fact.init)
    after = change.after.map(Fact.init)
    nameBefore = change.nameBefore
    nameAfter = change.nameAfter
  }

  package var change: MemoryChange {
    MemoryChange(
      before: before?.fact, after: after?.fact, nameBefore: nameBefore, nameAfter: nameAfter)
  }

  private struct Fact: Sendable, Equatable, Codable {
    var id: UUID
    var subject: String
    var text: String
    var category: String
    var source: MemoryFact.Source
    var createdAt: Date
    var lastUsedAt: Date?
    var timesUsed: Int

    init(_ fact: MemoryFact) {
      id = fact.id
      subject = fact.subject
      text = fact.text
      category = fact.category
      source = fact.source
      createdAt = fact.createdAt
      lastUsedAt = fact.lastUsedAt
      timesUsed = fact.timesUsed
    }

    var fact: MemoryFact {
      MemoryFact(
        id: id, subject: subject, text: text, category: category, source: source, createdAt: createdAt,
        lastUsedAt: lastUsedAt, timesUsed: timesUsed)
    }
  }
}
