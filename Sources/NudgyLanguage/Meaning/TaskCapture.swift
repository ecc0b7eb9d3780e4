package import Foundation
package import NudgyCore

/// One task found in what was said.
package struct TaskCapture: Sendable, Equatable {
  /// A short imperative in the user's own words.
  package var title: String
  package var emoji: String?
  package var due: DueDate?
  package var snoozedUntil: Date?
  /// An RRULE without its prefix.
  package var recurrence: String?
  package var action: TaskAction?
  package var contact: String?
  /// Phone number, address or link.
  package var target: String?
  package var url: String?
  package var minutes: Int?
  package var priority: TaskPriority?
  package var energy: EnergyLevel?
  package var category: TaskCategory?
  package var notes: String?
  /// When to be reminded, as said, where that is another moment than the time of the task.
  package var reminder: String?
  /// The time expression the dates came from, so that guesses can be shown as guesses.
  package var when: When?
  /// UTF-8 offsets of the words it came from, in the whole message.
  package var source: Range<Int>
  package var sourceText: String

  package init(title: String, source: Range<Int>, sourceText: String) {
    self.title = title
    self.source = source
    self.sourceText = sourceText
  }
}
