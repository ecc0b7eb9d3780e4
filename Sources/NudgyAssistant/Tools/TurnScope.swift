package import Foundation
import NudgyCore

/// What one turn carries along: the moment, the origin of the words, and the state it changes.
package struct TurnScope: Sendable {
  package let now: Date
  package let turn: UUID
  package let origin: UserMessage.Origin
  package var state: DialogueState
  /// Tasks touched so far in this turn, in order.
  package var touched: [Int] = []

  package init(now: Date, turn: UUID, origin: UserMessage.Origin, state: DialogueState) {
    self.now = now
    self.turn = turn
    self.origin = origin
    self.state = state
  }

  mutating func touch(_ task: TaskItem) {
    touched.append(task.number)
    state.focus = task.number
    state.focusTitle = task.title
    state.touched = touched
    state.factChange = nil
    state.lastSubject = nil
  }

  mutating func show(_ task: TaskItem) {
    state.card = task.number
    state.focus = task.number
    state.focusTitle = task.title
  }

  /// Notes what was listed or asked about, so that "the second one" means something.
  mutating func list(_ tasks: [TaskItem]) {
    state.listed = tasks.map(\.number)
    state.listedTitles = tasks.map(\.title)
  }
}
