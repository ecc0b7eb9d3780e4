package import Foundation
package import NudgyCore

/// What "later", "tonight" or "not today" come to when something is put away.
package struct SnoozeTimes: Sendable {
  /// Words that leave the time to Nudgy; the longer before those it ends with.
  private static let vague = ["later today", "a bit later", "later", "in a bit", "in a while"]

  private let context: LanguageContext
  package let choices: SnoozeChoices

  package init(context: LanguageContext) {
    self.context = context
    choices = SnoozeChoices(now: context.now, calendar: context.calendar)
  }

  /// The times that have a meaning of their own when snoozing; nil for all others.
  package func named(_ text: String) -> Date? {
    if SnoozeTimes.isVague(text) { return choices.later }
    return switch SnoozeTimes.spelled(text) {
    case "not today", "not tonight": choices.tomorrow
    case "tonight", "this evening": choices.tonight
    case "this weekend", "the weekend", "on the weekend", "over the weekend", "weekend": choices.weekend
    default: nil
    }
  }

  /// Whether the words leave the time to Nudgy.
  package static func isVague(_ text: String) -> Bool {
    let spelled = spelled(text)
    return spelled == "not now" || vague.contains(spelled)
  }

  /// The vague time with which the words end: "ok do that later".
  package static func vague(in text: String) -> String? {
    let spelled = spelled(text)
    return vague.first { spelled.hasSuffix(" " + $0) }
  }

  /// As the names are spelled here; the "no" of "no, not now" says nothing more.
  private static func spelled(_ text: String) -> String {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "," }
    let isRefused = words.count > 1 && ["no", "nope", "nah"].contains(words[0])
    return words.dropFirst(isRefused ? 1 : 0).joined(separator: " ")
  }

  /// Whether the expression is about the coming night, whose hour may have passed already.
  package func isTonight(_ when: When) -> Bool {
    guard let start = when.start, start.date == context.today, when.grain == .partOfDay else { return false }
    return start.time >= CivilTime(secondOfDay: 18 * 3600)
  }

  /// The return time a time expression stands for: a day comes back in its morning.
  package func returnTime(of when: When) -> Date? {
    let calendar = context.calendar
    guard let start = when.start else { return when.duration.map(after) }
    if isTonight(when), let instant = when.startInstant(in: calendar) {
      return instant > context.now ? instant : context.now.addingTimeInterval(3600)
    }
    guard when.isAllDay else { return when.startInstant(in: calendar) }
    // "Till after christmas" is the day behind it.
    let day = when.role == .after ? start.date.adding(days: 1) : start.date
    return calendar.instant(day, SnoozeChoices.morning)
  }

  package func after(_ duration: SpokenDuration) -> Date {
    let months = duration.years * 12 + duration.months
    let days = duration.weeks * 7 + duration.days
    let seconds = duration.hours * 3600 + duration.minutes * 60 + duration.seconds
    guard months + days > 0 else { return context.now.addingTimeInterval(Double(seconds)) }
    let day = context.today.adding(months: months).adding(days: days)
    let time = seconds > 0 ? context.civilNow.time : SnoozeChoices.morning
    return context.calendar.instant(of: CivilDateTime(day, time).adding(seconds: seconds))
  }
}
