import NudgyCore

/// Reads recorded bytes exactly as they are read from a server; for measurements.
package struct ReplayedAnswer {
  private var reader: AnswerReader

  /// - Parameter knownTools: the names of the tools that were offered.
  package init(knownTools: Set<String> = []) {
    reader = AnswerReader(knownTools: knownTools)
  }

  /// How many deltas the next bytes bring; nil when they are no answer.
  package mutating func read(_ bytes: [UInt8]) -> Int? {
    var deltas: [LLMDelta] = []
    guard (try? reader.read(bytes, into: &deltas)) != nil else { return nil }
    return deltas.count
  }
}
