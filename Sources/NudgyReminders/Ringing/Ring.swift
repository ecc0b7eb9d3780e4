package import Foundation
package import NudgyCore

/// What is told at one go: one moment of a task, or a digest of several.
package struct Ring: Sendable, Equatable {
  /// The moments told, the latest last; empty for a trial alone.
  package var moments: [RingMoment]
  package var kind: RingKind
  /// Whispered, as people sleep.
  package var isSoft: Bool
  /// What stands above: the task's title, or how many there are.
  package var heading: String
  /// One line in the voice of the persona, or the titles of a digest.
  package var text: String
  /// The hour it is about and how far that is, for where no title stands with its time: `3:00 PM, in an hour`.
  package var when: String?
  private var triedAt = Date.distantPast

  /// The task, unless it is a digest.
  package var task: TaskItem? { kind == .digest ? nil : moments.last?.task }
  package var at: Date { moments.last?.at ?? triedAt }
  /// What is told again of the same takes its place, where it was told by this name.
  package var tag: String {
    if let task { return "nudgy-\(task.number)" }
    return moments.isEmpty ? "nudgy-trial" : "nudgy"
  }
  package var keys: [RingKey] { moments.map(\.key) }

  package init(
    moments: [RingMoment], kind: RingKind, isSoft: Bool, heading: String, text: String, when: String? = nil
  ) {
    self.moments = moments
    self.kind = kind
    self.isSoft = isSoft
    self.heading = heading
    self.text = text
    self.when = when
  }

  /// Tells nothing, by a way out that is tried.
  package static func trial(at now: Date) -> Ring {
    var ring = Ring(
      moments: [], kind: .digest, isSoft: true, heading: RingWording.trialHeading, text: RingWording.trial)
    ring.triedAt = now
    return ring
  }
}
