import NudgyCore

/// What is to change about a task, whichever it turns out to be.
package struct TaskEdit: Sendable, Equatable {
  /// What is set as it stands. A day keeps the hour that the task has.
  var patch = TaskPatch()
  var replacement: Replacement?
  /// Goes below the notes that are there.
  var note: String?
  /// Further steps, behind those that are there.
  var steps: [String] = []
  /// When to be told of it, as it was said: "an hour before" hangs on the day that the task has then.
  var reminder: String?

  init(reminder: String? = nil) { self.reminder = reminder }

  package struct Replacement: Sendable, Equatable {
    var words: String
    /// The words of the title that give way; nil for those that are like the new ones.
    var replaced: String?
  }

  var isEmpty: Bool { self == TaskEdit() }
}
