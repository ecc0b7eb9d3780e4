package import NudgyCore

/// What a chat that opens shows of the tasks that are to be rung for firmly.
package struct LaunchNudge: Sendable, Equatable {
  /// The task that wants an answer; nil where none does.
  package var asking: TaskItem?
  /// Two minutes of it, in one line.
  package var offer: String
  /// What else presses, for one line.
  package var others: [TaskItem]

  /// As many of a kind as are looked at.
  static let most = 20

  package init(asking: TaskItem?, offer: String, others: [TaskItem]) {
    self.asking = asking
    self.offer = offer
    self.others = others
  }
}
