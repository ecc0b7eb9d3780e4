/// A field of a task whose value did not fit. Its words are not lost: they stand in the notes of the task.
package struct UnfitField: Sendable, Equatable {
  package enum Fault: String, Sendable {
    /// Longer than the field holds; for a title, the beginning stays in its place.
    case tooLong
    /// Not a value of its kind: a date that is none, a priority nobody knows.
    case notUnderstood
    /// Nothing that a tool takes; what was said with it is not kept.
    case unknown
  }

  /// As the tools and their JSON call it: `target`.
  package var name: String
  package var fault: Fault

  package init(_ name: String, _ fault: Fault) {
    self.name = name
    self.fault = fault
  }
}
