import Foundation
import NudgyCore

// One journal for everything: tasks, facts, voice and settings are undone and redone in one order.
extension ToolExecutor {
  var outside: OutsideKeeper { OutsideKeeper(memory: memory, settings: settings) }

  /// Makes changes outside the store and journals them as one: both happen, or neither.
  func journaled(
    in scope: inout TurnScope,
    _ body: (inout TurnScope) async throws(NudgyError) -> [UndoableChange]
  ) async throws(NudgyError) {
    var made: [UndoableChange] = []
    try await tasks.beginGroup()
    do {
      made = try await body(&scope)
      let written = try await outside.written(made)
      try await tasks.record(written, at: scope.now, turn: scope.turn)
    } catch {
      await tasks.abandonGroup()
      await outside.takeBack(made, in: &scope.state)
      throw error
    }
    do {
      try await tasks.endGroup()
    } catch {
      await outside.takeBack(made, in: &scope.state)
      throw error
    }
    scope.outside += made
  }

  func undo(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    if let outcome = try await gateSteps(.undo, arguments, in: &scope) { return outcome }
    let count = arguments["count"]?.intValue ?? 1
    let isWhole = arguments["whole_turn"]?.boolValue ?? false
    return try await rewind(.undone, in: &scope) { (now) async throws(NudgyError) in
      try await tasks.undo(count: count, wholeTurn: isWhole, at: now)
    }
  }

  func redo(
    _ arguments: JSONValue, in scope: inout TurnScope
  ) async throws(NudgyError) -> ToolOutcome {
    if let outcome = try await gateSteps(.redo, arguments, in: &scope) { return outcome }
    let count = arguments["count"]?.intValue ?? 1
    return try await rewind(.redone, in: &scope) { (now) async throws(NudgyError) in
      try await tasks.redo(count: count, at: now)
    }
  }

  private func rewind(
    _ change: TaskChange, in scope: inout TurnScope,
    _ steps: (Date) async throws(NudgyError) -> [JournalStep]
  ) async throws(NudgyError) -> ToolOutcome {
    var made: [UndoableChange] = []
    var receipts: [Receipt] = []
    do throws(NudgyError) {
      try await tasks.grouped { () async throws(NudgyError) in
        for step in try await steps(scope.now) {
          switch step {
          case .task(let transition): receipts += self.receipts([transition], in: &scope)
          case .outside(let written):
            let undoable = try outside.read(written)
            try await outside.bringAbout(undoable, in: &scope.state)
            made.append(undoable)
            receipts.append(Receipt(change, text: UndoWording.line(undoable, change, personas)))
          }
        }
      }
    } catch {
      await outside.takeBack(made, in: &scope.state)
      throw error
    }
    scope.outside += made
    return .changed(receipts, clearsBoard: false)
  }
}
