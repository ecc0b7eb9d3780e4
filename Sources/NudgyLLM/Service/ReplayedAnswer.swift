package import NudgyCore

/// Reads recorded bytes exactly as they are read from a server; for measurements and for models that are played.
package struct ReplayedAnswer {
  private var reader: ResponseReader

  /// - Parameter knownTools: the names of the tools that were offered.
  package init(knownTools: Set<String> = []) {
    reader = ResponseReader(knownTools: knownTools)
  }

  /// How many deltas the next bytes bring; nil when they are no answer.
  package mutating func read(_ bytes: [UInt8]) -> Int? {
    var deltas: [LLMDelta] = []
    guard (try? reader.read(bytes, into: &deltas)) != nil else { return nil }
    return deltas.count
  }

  /// All that a whole answer brings.
  ///
  /// - Throws: an `LLMFailure` where it is none.
  package static func deltas(
    of body: String, knownTools: Set<String>, _ random: RandomSource
  ) throws(LLMFailure) -> [LLMDelta] {
    var reader = ResponseReader(knownTools: knownTools)
    var deltas: [LLMDelta] = []
    do throws(AnswerFlaw) {
      _ = try reader.read(Array(body.utf8), into: &deltas)
      try reader.end(makeID: { ToolCall.makeID(random) }, into: &deltas)
    } catch {
      throw .garbled
    }
    return deltas
  }
}
