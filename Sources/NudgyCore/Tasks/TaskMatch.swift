/// A task found by words.
package struct TaskMatch: Sendable, Equatable {
  package enum Kind: Int, Sendable, Comparable {
    /// Some of the words, or words misspelled.
    case fuzzy
    /// All the words, in any order.
    case allWords
    /// The whole title.
    case exactTitle

    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  package var task: TaskItem
  package var kind: Kind
  /// 0 to 1: how much of what was asked for the title holds.
  package var score: Double

  package init(task: TaskItem, kind: Kind, score: Double) {
    self.task = task
    self.kind = kind
    self.score = score
  }
}
