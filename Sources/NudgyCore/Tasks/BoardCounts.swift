/// How many tasks stand where. Answered from counters, not by counting rows.
package struct BoardCounts: Sendable, Equatable {
  /// Active ones, with those whose snooze has ended.
  package var upNext: Int
  /// Snoozed ones still away.
  package var snoozed: Int
  package var doneToday: Int
  package var done: Int
  package var dropped: Int

  package init(upNext: Int, snoozed: Int, doneToday: Int, done: Int, dropped: Int) {
    self.upNext = upNext
    self.snoozed = snoozed
    self.doneToday = doneToday
    self.done = done
    self.dropped = dropped
  }
}
