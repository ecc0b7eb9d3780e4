package import Foundation

/// What an older part of a conversation was about.
package struct MemorySummary: Sendable, Hashable {
  package var text: String
  package var createdAt: Date

  package init(text: String, createdAt: Date) {
    self.text = text
    self.createdAt = createdAt
  }
}

/// How often a voice was used, and what came of it.
package struct PersonaStatistics: Sendable, Equatable {
  /// The persona's id.
  package var id: String
  package var timesUsed: Int
  package var lastUsedAt: Date?
  /// Tasks that were finished while it was the voice.
  package var tasksFinished: Int

  package init(id: String, timesUsed: Int = 0, lastUsedAt: Date? = nil, tasksFinished: Int = 0) {
    self.id = id
    self.timesUsed = timesUsed
    self.lastUsedAt = lastUsedAt
    self.tasksFinished = tasksFinished
  }
}
