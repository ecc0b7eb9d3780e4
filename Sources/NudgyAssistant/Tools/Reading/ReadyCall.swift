import NudgyCore

/// A call that was read: the command to run, or why there is none.
package struct ReadyCall: Sendable, Equatable {
  /// As it was made; so it goes back to whoever made it.
  let asked: AskedCall
  /// Nil for a tool that nobody knows.
  let tool: ToolName?
  let command: Result<ToolCommand, ToolError>
  /// A model's call in the names and shapes of the tool's own schema.
  var shaped: ToolCall?
  /// What had to leave its field: of each new task, in order; of a change once, for every task that changes.
  var unfit: [[UnfitField]] = []
  /// What was left out or cut, for whoever made the call.
  var ignored: [UnfitField] = []

  init(_ asked: AskedCall, _ tool: ToolName?, _ command: Result<ToolCommand, ToolError>) {
    (self.asked, self.tool, self.command) = (asked, tool, command)
  }

  init(_ planned: PlannedCall) {
    self.init(.planned(planned), planned.command.tool, .success(planned.command))
  }

  var id: String {
    switch asked {
    case .written(let call): call.id
    case .planned(let call): call.id
    }
  }

  /// As a model wrote it; nil for what was planned here.
  var written: ToolCall? { if case .written(let call) = asked { call } else { nil } }

  var isLook: Bool { tool?.isLook == true }

  /// The command, where there is one.
  var wanted: ToolCommand? { try? command.get() }

  /// Whether both ask for the same, however they are written.
  func isSame(as other: ReadyCall) -> Bool {
    if let wanted, let others = other.wanted { return wanted == others }
    let (own, others) = (shaped ?? written, other.shaped ?? other.written)
    return wanted == other.wanted && own?.name == others?.name && own?.arguments == others?.arguments
  }

  /// The outcome with what left its field at the receipt of its task.
  func marking(_ outcome: ToolOutcome) -> ToolOutcome {
    guard case .changed(var receipts, let clearsBoard) = outcome, unfit.contains(where: { !$0.isEmpty })
    else { return outcome }
    for index in receipts.indices where unfit.count == 1 || index < unfit.count {
      receipts[index].unfit += unfit[unfit.count == 1 ? 0 : index]
    }
    return .changed(receipts, clearsBoard: clearsBoard)
  }
}
