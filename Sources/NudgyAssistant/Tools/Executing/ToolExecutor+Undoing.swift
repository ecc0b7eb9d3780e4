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

  /// The same with the tasks named that would be put back: it is tried, and given up again.
  func named(_ change: HeldChange, at now: Date) async -> HeldChange {
    var change = change
    for index in change.calls.indices {
      let call = change.calls[index]
      guard let command = CommandReader(times: times(at: now)).kept(call.tool, call.arguments),
        [.undo, .redo].contains(command.tool), (try? await tasks.beginGroup()) != nil
      else { continue }
      var steps: [JournalStep]?
      var isWhole = false
      switch command {
      case .undo(let wish):
        isWhole = wish.isWholeTurn
        steps = try? await tasks.undo(count: wish.count, wholeTurn: isWhole, at: now)
      case .redo(let count): steps = try? await tasks.redo(count: count, at: now)
      default: break
      }
      await tasks.abandonGroup()
      if !isWhole, let steps, !steps.isEmpty {
        change.calls[index].kind = command.tool == .undo ? .undo(steps.count) : .redo(steps.count)
      }
      for case .task(let transition) in steps ?? [] {
        guard let title = transition.task?.title, !change.calls[index].names.contains(title) else { continue }
        change.calls[index].names.append(title)
      }
    }
    return change
  }

  func undo(_ steps: UndoSteps, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    // The changes of one message are one step.
    let wish = ChangeWish(tool: .undo, steps: steps.isWholeTurn ? 1 : steps.count)
    let held = { [self.held(.undo(steps), .undo(wish.steps), [String]())] }
    if let outcome = try await gate(wish, in: &scope, held: held) { return outcome }
    return try await rewind(.undone, in: &scope) { (now) async throws(NudgyError) in
      try await tasks.undo(count: steps.count, wholeTurn: steps.isWholeTurn, at: now)
    }
  }

  func redo(_ count: Int, in scope: inout TurnScope) async throws(NudgyError) -> ToolOutcome {
    let wish = ChangeWish(tool: .redo, steps: count)
    let held = { [self.held(.redo(count), .redo(count), [String]())] }
    if let outcome = try await gate(wish, in: &scope, held: held) { return outcome }
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
    await outside.letGoOfOld()
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
