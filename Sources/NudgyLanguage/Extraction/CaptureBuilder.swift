import Foundation
import NudgyCore

/// Makes a task of a draft: title, dates, contact, action and the other fields.
struct CaptureBuilder {
  let message: Message

  func capture(_ draft: TaskDraft) -> TaskCapture? {
    var words = draft.words
    var fields = CaptureFields()
    // First, because "asap" and "!high" stand anywhere and belong to no title.
    PriorityExtractor.extract(from: &words, into: &fields)
    // Reasons go before the times in them can be taken for the task's; only "before the trial ends on
    // monday" still says when.
    let reason = TailTrimmer.cutReason(&words)
    let expires = ["expires", "expire", "ends", "closes", "due", "deadline"]
    let isDeadline = reason.first?.text == "before" || reason.contains { expires.contains($0.text) }
    let deadlines = isDeadline ? reason.map(\.when).filter { $0 >= 0 } : []
    // Then the times: what they leave behind ("on", "by") goes with them.
    TimeExtractor(message: message).extract(
      from: &words, leading: draft.leadingWhens + deadlines, into: &fields)
    // Asides after the task itself.
    TailTrimmer.trim(&words)
    let title = TitleWriter(message: message).title(words, prefix: draft.prefix)
    guard !title.isEmpty else { return nil }
    let span = message.span(of: draft.source)
    var capture = TaskCapture(title: title, source: span, sourceText: message.source.written(span))
    ContactExtractor(message: message).extract(from: words, into: &capture)
    fields.apply(to: &capture)
    if let minutes = draft.minutesAhead { capture.due = capture.due.map { earlier($0, by: minutes) } }
    capture.isNews = draft.ground == .due && capture.when != nil
    capture.emoji = EmojiLexicon.emoji(for: words, action: capture.action)
    return capture
  }

  /// A whole day gives way to days alone: ten minutes before it is still that day. What would be past already stays.
  private func earlier(_ due: DueDate, by minutes: Int) -> DueDate {
    let clock = message.context
    guard due.isAllDay else {
      let instant = due.instant.addingTimeInterval(-Double(minutes) * 60)
      return instant > clock.now ? .instant(instant, in: clock.calendar) : due
    }
    let day = clock.calendar.day(of: due.instant).adding(days: -(minutes / (24 * 60)))
    return day >= clock.today ? .day(day, in: clock.calendar) : due
  }
}

/// What the extractors found besides the title.
struct CaptureFields {
  var due: DueDate?
  var snoozedUntil: Date?
  var recurrence: String?
  var when: When?
  var minutes: Int?
  var priority: TaskPriority?
  var energy: EnergyLevel?

  func apply(to capture: inout TaskCapture) {
    capture.due = due
    capture.snoozedUntil = snoozedUntil
    capture.recurrence = recurrence
    capture.when = when
    capture.minutes = minutes
    capture.priority = priority
    capture.energy = energy
  }
}
