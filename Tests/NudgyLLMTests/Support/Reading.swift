import NudgyCore

@testable import NudgyLLM

/// What came of reading an answer: the deltas, with neighbouring text joined, and what was wrong.
struct Reading: Equatable, CustomStringConvertible {
  var deltas: [LLMDelta] = []
  var flaw: AnswerFlaw?

  /// Reads `bytes` cut in pieces at `cuts`, which are ascending offsets.
  init(_ bytes: [UInt8], cuts: [Int] = [], knownTools: Set<String> = Reading.tools) {
    var reader = ResponseReader(knownTools: knownTools)
    var number = 0
    do throws(AnswerFlaw) {
      for (start, end) in zip([0] + cuts, cuts + [bytes.count]) {
        _ = try reader.read(Array(bytes[start..<end]), into: &deltas)
      }
      let makeID = { () -> String in
        number += 1
        return "call0000\(number)"
      }
      try reader.end(makeID: makeID, into: &deltas)
    } catch {
      flaw = error
    }
    deltas = Reading.joined(deltas)
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(deltas: [LLMDelta], flaw: AnswerFlaw? = nil) {
    self.deltas = deltas
    self.flaw = flaw
  }

  static let tools: Set<String> = ["create_tasks", "complete_task", "whats_next", "look_up_tasks"]

  static func joined(_ deltas: [LLMDelta]) -> [LLMDelta] {
    deltas.reduce(into: []) { all, delta in
      if case .text(let next) = delta, case .text(let before)? = all.last {
        all[all.count - 1] = .text(before + next)
      } else if delta == .thinking, all.last == .thinking {
        // However often it is told, it is one thought.
      } else {
        all.append(delta)
      }
    }
  }

  var description: String { "\(deltas) \(flaw.map { "\($0)" } ?? "")" }
}

extension LLMDelta {
  /// A call with the `number`-th id that `Reading` makes, from 1.
  static func call(_ number: Int, _ name: String, _ arguments: JSONValue) -> LLMDelta {
    .toolCall(ToolCall(id: "call0000\(number)", name: name, arguments: arguments))
  }
}
