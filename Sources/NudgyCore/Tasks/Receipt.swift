/// A change that really happened, with the line that says so.
package struct Receipt: Sendable, Equatable {
  package var change: TaskChange
  /// The task as it is now, or as it was when it is gone; nil where the change was about no task.
  package var task: TaskItem?
  /// `✓ Added #7 📞 Call the dentist · tomorrow 9:00 AM`.
  package var text: String
  /// What did not fit its field and stands in the notes instead.
  package var unfit: [UnfitField] = []

  /// A change to something other than a task, such as a fact that undoing brought back.
  package init(_ change: TaskChange, text: String) {
    self.change = change
    self.text = text
  }

  package init?(_ transition: TaskTransition, in wording: TimeWording) {
    guard let task = transition.task else { return nil }
    change = transition.change
    self.task = task
    text = ReceiptWording.line(transition, in: wording)
  }
}
