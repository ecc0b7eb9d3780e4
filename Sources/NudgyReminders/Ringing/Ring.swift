package import Foundation
package import NudgyCore

/// What is told at one go: one moment of a task, or a digest of several.
package struct Ring: Sendable, Equatable {
  /// The moments told, the latest last; never empty.
  package var moments: [RingMoment]
  package var kind: RingKind
  /// Whispered, as people sleep.
  package var isSoft: Bool
  /// What stands above: the task's title, or how many there are.
  package var heading: String
  /// One line in the voice of the persona, or the titles of a digest.
  package var text: String

  /// The task, unless it is a digest.
  package var task: TaskItem? { kind == .digest ? nil : moments.last?.task }
  package var at: Date { moments.last?.at ?? .distantPast }
  package var keys: [RingKey] { moments.map(\.key) }
}
