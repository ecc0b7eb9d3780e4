/// Reads the answer to "which one?".
package enum ChoiceReader {
  package enum Answer: Sendable, Equatable {
    /// Indices into the choices, from 0.
    case chosen([Int])
    /// "neither", "never mind", "none of them".
    case none
    /// The message is about something else.
    case notAnAnswer
  }

  /// What `text` says about `choices` (titles, in the order they were offered).
  ///
  /// "2", "#14" (with `numbers`), "the second", "the mortgage one", "both", "the last one".
  package static func answer(_ text: String, choices: [String], numbers: [Int]) -> Answer {
    .notAnAnswer
  }
}
