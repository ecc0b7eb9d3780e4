import NudgyCore
import NudgyReader

/// Gives wishes to be told ahead to the tasks of the same breath.
struct ReminderPlacing {
  private let clauses: [ReminderClause]
  private let text: String

  init(_ clauses: [ReminderClause], of text: String) {
    self.clauses = clauses
    self.text = text
  }

  /// - Parameter understanding: of the text without the wishes.
  /// - Returns: nil where a wish finds nothing to belong to.
  func place(in understanding: Understanding) -> Understanding? {
    var placed = understanding
    placed.text = text
    for clause in clauses {
      guard place(clause, in: &placed.acts) else { return nil }
      let said = Array(text.utf8)[clause.span]
      let index = placed.pieces.firstIndex { $0.span.lowerBound > clause.span.lowerBound }
      placed.pieces.insert(
        .init(
          text: String(decoding: said, as: UTF8.self), span: clause.span, act: .create, fate: .kept),
        at: index ?? placed.pieces.endIndex)
    }
    return placed
  }

  /// The last task named before the wish is the one that is meant, and behind one that begins the message the first.
  private func place(_ clause: ReminderClause, in acts: inout [Act]) -> Bool {
    if clause.span.lowerBound == 0 {
      guard let act = acts.firstIndex(where: { !$0.tasks.isEmpty }) else { return false }
      acts[act].tasks[0].reminder = clause.words
      return true
    }
    for act in acts.indices.reversed() {
      if let task = acts[act].tasks.lastIndex(where: { $0.source.lowerBound < clause.span.lowerBound }) {
        guard acts[act].tasks[task].reminder == nil else { return false }
        acts[act].tasks[task].reminder = clause.words
        return true
      }
      if acts[act].intent == .update, acts[act].span.lowerBound < clause.span.lowerBound {
        return change(&acts[act], clause)
      }
    }
    return false
  }

  private func change(_ act: inout Act, _ clause: ReminderClause) -> Bool {
    switch act.details {
    case .none: act.details = .changes(TaskChanges())
    case .changes: break
    default: return false
    }
    guard case .changes(var changes) = act.details, changes.reminder == nil else { return false }
    changes.reminder = clause.words
    act.details = .changes(changes)
    return true
  }
}
