package import Foundation
package import NudgyCore
package import NudgyLanguage

/// Reads the times that calls carry: ISO 8601, or words.
package struct TimeArgument: Sendable {
  package let context: LanguageContext

  package init(now: Date, calendar: ZonedCalendar, readsDayFirst: Bool) {
    self.init(LanguageContext(now: now, calendar: calendar, readsDayFirst: readsDayFirst))
  }

  package init(_ context: LanguageContext) {
    self.context = context
  }

  private var calendar: ZonedCalendar { context.calendar }

  /// A deadline: a date alone, or words that name no time, mean the whole day.
  package func due(_ text: String) throws(NudgyError) -> DueDate {
    if let day = CivilDate(iso: text) { return .day(day, in: calendar) }
    if let instant = InstantFormat.instant(from: text, in: calendar) {
      return .instant(try onCalendar(instant, text), in: calendar)
    }
    guard let when = WhenParser(context).whole(text), let due = TimeArgument.due(when, calendar) else {
      throw notUnderstood(text)
    }
    return due
  }

  private func notUnderstood(_ text: String) -> NudgyError {
    WhenParser(context).noSuchTime(text).map(NudgyError.noSuchTime) ?? .timeNotUnderstood(text)
  }

  /// The instant, if the user's calendar writes it in four digits of a year.
  private func onCalendar(_ instant: Date, _ text: String) throws(NudgyError) -> Date {
    guard calendar.shows(instant) else { throw .noSuchTime(.beyondCalendar(text)) }
    return instant
  }

  /// The deadline a time expression stands for; nil when it names no moment.
  package static func due(_ when: When, _ calendar: ZonedCalendar) -> DueDate? {
    guard let start = when.start else { return nil }
    if when.isAllDay { return .day(start.date, in: calendar) }
    return when.startInstant(in: calendar).map { .instant($0, in: calendar) }
  }

  /// A rhythm: an RFC 5545 rule, or words such as "every monday" and "weekly".
  func recurrence(_ text: String) -> RecurrenceRule? {
    let words = text.trimmed
    let rule = words.hasPrefix("RRULE:") ? String(words.dropFirst("RRULE:".count)) : words
    let parser = WhenParser(context)
    return RecurrenceRule(rule) ?? parser.whole(words)?.recurrence
      ?? parser.whole("every " + words)?.recurrence
  }

  /// A return time. Always an instant, and always ahead.
  package func returnTime(_ text: String) throws(NudgyError) -> Date {
    let instant = try onCalendar(try moment(text), text)
    guard instant > context.now else { throw .snoozeInPast(instant) }
    return instant
  }

  private func moment(_ text: String) throws(NudgyError) -> Date {
    if let day = CivilDate(iso: text) { return calendar.instant(day, SnoozeChoices.morning) }
    if let instant = InstantFormat.instant(from: text, in: calendar) { return instant }
    if let instant = SnoozeTimes(context: context).named(text) { return instant }
    guard let when = WhenParser(context).whole(text), let instant = returnTime(of: when) else {
      throw notUnderstood(text)
    }
    return instant
  }

  /// The return time a time expression stands for: a day comes back in its morning.
  package func returnTime(of when: When) -> Date? {
    SnoozeTimes(context: context).returnTime(of: when)
  }
}
