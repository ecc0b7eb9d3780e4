/// One round of a turn: what the brain said before it called, and its calls with what they did.
package struct ToolRound: Sendable, Equatable {
  package var said: String
  package var exchanges: [ToolExchange]

  package init(said: String = "", exchanges: [ToolExchange]) {
    self.said = said
    self.exchanges = exchanges
  }

  /// Whether every call was written so that nothing could be run.
  var isAllInvalid: Bool { exchanges.allSatisfy(\.isInvalid) }

  /// Whether there were more calls than anybody means.
  var isTooMany: Bool { exchanges.contains { $0.outcome == .failed(.tooManyCalls) } }

  /// Whether every call had been made before.
  var isAllRepeated: Bool { exchanges.allSatisfy { $0.outcome == .failed(.repeated) } }
}
