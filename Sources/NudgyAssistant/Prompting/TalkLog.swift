import Foundation
import NudgyCore
import Synchronization

/// What was done in the turns of this chat, as later prompts tell it.
///
/// It is kept as it was told then: receipts worded anew would make every prompt a new one.
final class TalkLog: Sendable {
  /// A call that did something, with what came of it.
  struct Deed: Sendable, Equatable {
    var call: ToolCall
    var lines: [String]

    /// Whether it may stand in a prompt as it was called.
    var isShort: Bool { TokenEstimate.tokens(JSONWriter.compact(call.arguments)) <= 80 }
  }

  /// As many as could ever stand in a prompt.
  private static let mostTurns = 150
  /// What a call of the past is understood without.
  private static let incidental: Set<String> = ["source_text", "emoji"]

  private struct State {
    var deeds: [UUID: [Deed]] = [:]
    /// The turns with deeds, oldest first.
    var order: [UUID] = []
  }

  private let state = Mutex(State())

  func note(_ exchanges: [ToolExchange], of turn: UUID, _ writer: CommandWriter) {
    let deeds = exchanges.compactMap { exchange -> Deed? in
      let lines = PromptWording.deed(exchange.outcome)
      guard !lines.isEmpty else { return nil }
      var call = writer.call(exchange.call.asked)
      call.arguments = TalkLog.essence(call.arguments)
      return Deed(call: call, lines: lines)
    }
    guard !deeds.isEmpty else { return }
    state.withLock { state in
      if state.deeds.updateValue(deeds, forKey: turn) == nil { state.order.append(turn) }
      guard state.order.count > TalkLog.mostTurns else { return }
      state.deeds[state.order.removeFirst()] = nil
    }
  }

  func deeds(of turn: UUID) -> [Deed] { state.withLock { $0.deeds[turn] ?? [] } }

  /// The receipts of the latest turn that has any.
  var lastLines: [String] {
    state.withLock { state in state.order.last.flatMap { state.deeds[$0] } ?? [] }
      .flatMap(\.lines).filter { $0.hasPrefix("✓") }
  }

  /// Turns that tell of what is to be forgotten have done nothing any more.
  func erase(_ erasure: Erasure) {
    state.withLock { state in
      for (turn, deeds) in state.deeds {
        let texts = deeds.flatMap { $0.lines + [JSONWriter.compact($0.call.arguments)] }
        guard texts.contains(where: { erasure.redacted($0) != nil }) else { continue }
        state.deeds[turn] = nil
        state.order.removeAll { $0 == turn }
      }
    }
  }

  private static func essence(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let members):
      .object(
        members.filter { !incidental.contains($0.name) }.map { .init($0.name, essence($0.value)) })
    case .array(let elements): .array(elements.map(essence))
    default: value
    }
  }
}
