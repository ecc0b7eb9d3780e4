/// One thing that happened on the way from words to their meaning, and the words it happened to.
package struct TraceStep: Sendable, Equatable {
  package enum Stage: String, Sendable {
    /// A time rule saw something.
    case rule
    /// A refiner joined, strengthened or widened what rules saw.
    case refiner
    /// What was too weak to be a time.
    case dropped
    /// A time expression as it was understood.
    case time
    /// Hesitations, repetitions or corrections were taken out of the words.
    case words
    /// An act, with the rules that made it.
    case act
    /// A task of an act.
    case task
  }

  package var stage: Stage
  /// The rule's name, or for a task its title.
  package var name: String
  /// What came of it: "weak, needs a preposition", "create 0.92".
  package var outcome: String?
  /// UTF-8 offsets in the text.
  package var source: Range<Int>
  /// The meaning of a `time`.
  package var when: When?

  package init(
    _ stage: Stage, _ name: String, outcome: String? = nil, source: Range<Int>, when: When? = nil
  ) {
    self.stage = stage
    self.name = name
    self.outcome = outcome
    self.source = source
    self.when = when
  }
}
