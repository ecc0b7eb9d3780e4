/// The One Thing.
package struct NextAnswer: Sendable, Equatable {
  package var task: TaskItem
  package var reason: NextReason
  /// Its place in Up Next, from 1, and how many there are.
  package var position: Int
  package var count: Int

  package init(task: TaskItem, reason: NextReason, position: Int, count: Int) {
    self.task = task
    self.reason = reason
    self.position = position
    self.count = count
  }
}
