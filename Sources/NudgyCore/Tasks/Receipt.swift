/// A change that really happened, with the line that says so.
package struct Receipt: Sendable, Equatable {
  package var change: TaskChange
  package var task: TaskItem
  /// `✓ Added #7 📞 Call the dentist · tomorrow 9:00 AM`.
  package var text: String

  package init?(_ transition: TaskTransition, in wording: TimeWording) {
    guard let task = transition.task else { return nil }
    change = transition.change
    self.task = task
    text = ReceiptWording.line(transition, in: wording)
  }
}
