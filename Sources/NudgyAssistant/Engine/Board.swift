package import NudgyCore

/// The first page of each column of the board.
package struct Board: Sendable, Equatable {
  package var upNext: [TaskItem]
  package var snoozed: [TaskItem]
  package var doneToday: [TaskItem]
  package var counts: BoardCounts

  package init(upNext: [TaskItem], snoozed: [TaskItem], doneToday: [TaskItem], counts: BoardCounts) {
    self.upNext = upNext
    self.snoozed = snoozed
    self.doneToday = doneToday
    self.counts = counts
  }
}
