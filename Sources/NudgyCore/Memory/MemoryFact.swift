package import Foundation

/// Something Nudgy knows about the user.
package struct MemoryFact: Sendable, Equatable, Identifiable {
  package enum Source: String, Sendable, CaseIterable, Codable {
    /// The user said so.
    case told
    /// Concluded from what the user said; not yet confirmed.
    case inferred
  }

  package var id: UUID
  /// What the fact is about, in lower case: `dentist`.
  package var subject: String
  /// The fact as a plain sentence part: `Dr. Chen`, or a whole statement such as `allergic to nuts`.
  package var text: String
  /// `person`, `preference`, `place`, `routine`, `health`, `name` or `other`.
  package var category: String
  package var source: Source
  package var createdAt: Date
  package var lastUsedAt: Date?
  package var timesUsed: Int

  package init(
    id: UUID, subject: String, text: String, category: String, source: Source, createdAt: Date,
    lastUsedAt: Date? = nil, timesUsed: Int = 0
  ) {
    self.id = id
    self.subject = subject
    self.text = text
    self.category = category
    self.source = source
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
    self.timesUsed = timesUsed
  }
}
