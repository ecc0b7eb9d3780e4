/// As much of a task as tells it from the others.
package struct TaskHeading: Sendable, Equatable {
  package var number: Int
  package var title: String
  package var status: TaskStatus

  package init(number: Int, title: String, status: TaskStatus) {
    self.number = number
    self.title = title
    self.status = status
  }
}
