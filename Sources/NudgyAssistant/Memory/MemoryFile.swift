package import Foundation
package import NudgyCore

/// What Nudgy knows about the user, in one JSON file that people can read and edit.
///
/// Nothing is read before it is needed. The file is looked at before every use, so that an edit by hand counts
/// at once, and written under a lock, so that several Nudgys add to each other's facts.
package actor MemoryFile {
  private let folder: URL
  private let world: World

  package init(folder: URL, world: World) {
    self.folder = folder
    self.world = world
  }

  /// Where the facts are, for `memory path`.
  package nonisolated var path: URL { folder.appending(path: "memory.json") }

  /// Every fact, the oldest first.
  package func facts() throws(NudgyError) -> [MemoryFact] { [] }

  /// The fact a person means by a subject ("my dentist", "dentist's name"); nil when there is none.
  package func fact(about subject: String) throws(NudgyError) -> MemoryFact? { nil }

  /// The facts worth knowing while answering `text`, the most relevant first.
  ///
  /// - Parameter budget: how many characters they may take in a prompt.
  package func relevantFacts(to text: String, budget: Int) throws(NudgyError) -> [MemoryFact] { [] }

  /// Notes that facts were of use just now.
  package func noteUse(of ids: [UUID]) throws(NudgyError) {}

  /// Stores a fact; one on the same subject gives way to it.
  package func remember(
    subject: String, text: String, category: String, source: MemoryFact.Source
  ) throws(NudgyError) -> MemoryChange { MemoryChange(before: nil, after: nil) }

  /// Removes the fact a person means by a subject, or says that there is none.
  package func forget(about subject: String) throws(NudgyError) -> MemoryChange {
    throw .noSuchFact(subject)
  }

  /// Removes the fact learnt last; nil when nothing is known.
  package func forgetLast() throws(NudgyError) -> MemoryChange? { nil }

  /// Removes everything known about the user and returns it; preferences stay.
  package func forgetAll() throws(NudgyError) -> [MemoryChange] { [] }

  /// Brings about what `change` says: to take a change back, apply its `reversed`.
  package func apply(_ change: MemoryChange) throws(NudgyError) {}

  package func preferences() throws(NudgyError) -> MemoryPreferences { MemoryPreferences() }

  /// Changes preferences, on top of whatever another Nudgy wrote meanwhile.
  package func updatePreferences(
    _ change: @Sendable (inout MemoryPreferences) -> Void
  ) throws(NudgyError) {}

  /// Notes that a voice was used for a session.
  package func notePersonaUse(_ id: String) throws(NudgyError) {}

  /// A summary of an older part of a conversation.
  package func addSummary(_ text: String) throws(NudgyError) {}

  /// What happened to the file since this was last asked.
  package func takeReports() -> [MemoryReport] { [] }
}
