import NudgyCore

/// What the words of a message can be about without naming it.
package struct PointingWords: Sendable {
  private let words: Set<String>

  /// - Parameter words: in lower case.
  package init(_ words: Set<String>) { self.words = words }

  /// What lies on the table: "it", "done".
  package var atOne: Bool { atThing || words.contains(where: PointingWords.endings.contains) }
  /// One thing that was named or shown: "it", "that one".
  var atThing: Bool { words.contains(where: PointingWords.one.contains) }
  /// That or several: "drop those".
  var atNamed: Bool { atThing || words.contains(where: PointingWords.several.contains) }
  /// Several that were listed or touched: "both", "the last".
  package var atMany: Bool { words.contains(where: PointingWords.many.contains) }
  /// What was done: "undo", "put it back".
  package var atThePast: Bool { words.contains(where: PointingWords.past.contains) }

  private static let one: WordTable = "it this that one"
  private static let endings: WordTable = "done finished did"
  private static let several: WordTable = "them these those"
  private static let many: WordTable = """
    them these those both all everything ones rest first second third last other
    """
  private static let past: WordTable = "undo redo revert restore back oops mistake wrong reverse again"
}
