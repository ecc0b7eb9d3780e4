package import Foundation
package import NudgyCore

/// The conventions of snoozing: what "later", "tonight" or "next week" come to.
package struct SnoozeTimes: Sendable {
  package static let morning = CivilTime(secondOfDay: 9 * 3600)
  private static let weekendStart = CivilTime(secondOfDay: 10 * 3600)
  private static let evening = CivilTime(secondOfDay: 19 * 3600)
  /// Words that leave the time to Nudgy; the longer before those it ends with.
  private static let vague = ["later today", "a bit later", "later", "in a bit", "in a while"]
  private static let laterToday: TimeInterval = 3 * 3600
  /// Hours of the day in which something may come back by itself.
  private static let waking = 7..<23

  private let context: LanguageContext

  package init(context: LanguageContext) { self.context = context }

  /// The times that have a meaning of their own when snoozing; nil for all others.
  package func named(_ text: String) -> Date? {
    if SnoozeTimes.isVague(text) { return later }
    return switch SnoozeTimes.spelled(text) {
    case "not today", "not tonight":
      context.calendar.instant(context.today.adding(days: 1), SnoozeTimes.morning)
    case "tonight", "this evening":
      tonight
    case "this weekend", "the weekend", "on the weekend", "over the weekend", "weekend":
      weekend
    default: nil
    }
  }

  /// In three hours; what would come in the night waits for the morning.
  private var later: Date {
    let instant = context.now.addingTimeInterval(SnoozeTimes.laterToday)
    let civil = context.calendar.civil(at: instant)
    guard !SnoozeTimes.waking.contains(civil.time.hour) else { return instant }
    let day = civil.time.hour < SnoozeTimes.waking.lowerBound ? civil.date : civil.date.adding(days: 1)
    return context.calendar.instant(day, SnoozeTimes.morning)
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

  /// The return time for vague words, early enough for the deadline: an hour before it, or, when that is close,
  /// a quarter of an hour from now.
  package func inTime(for due: DueDate?, _ until: Date) -> Date {
    guard let due, !due.isAllDay, due.instant > context.now, until >= due.instant.addingTimeInterval(-3600)
    else { return until }
    let early = due.instant.addingTimeInterval(-3600)
    return max(early, min(context.now.addingTimeInterval(900), due.instant))
  }

  /// Today at seven in the evening, or in an hour when that has passed.
  private var tonight: Date {
    let instant = context.calendar.instant(context.today, SnoozeTimes.evening)
    return instant > context.now ? instant : context.now.addingTimeInterval(3600)
  }

  /// Saturday at ten; on a weekend that has begun, its Sunday if that is still ahead.
  private var weekend: Date {
    let saturday = context.today.adding(days: 1).previous(.saturday)
    let mornings = [0, 1, 7].map {
      context.calendar.instant(saturday.adding(days: $0), SnoozeTimes.weekendStart)
    }
    return mornings.first { $0 > context.now } ?? context.now
  }

  /// Whether the expression is about the coming night, whose hour may have passed already.
  package func isTonight(_ when: When) -> Bool {
    guard let start = when.start, start.date == context.today, when.grain == .partOfDay else { return false }
    return start.time >= CivilTime(secondOfDay: 18 * 3600)
  }

  package func after(_ duration: SpokenDuration) -> Date {
    let months = duration.years * 12 + duration.months
    let days = duration.weeks * 7 + duration.days
    let seconds = duration.hours * 3600 + duration.minutes * 60 + duration.seconds
    guard months + days > 0 else { return context.now.addingTimeInterval(Double(seconds)) }
    let day = context.today.adding(months: months).adding(days: days)
    let time = seconds > 0 ? context.civilNow.time : SnoozeTimes.morning
    return context.calendar.instant(of: CivilDateTime(day, time).adding(seconds: seconds))
  }

  /// What is offered when someone says "snooze" and no time, soonest first.
  package var offers: [Date] {
    let tomorrow = context.calendar.instant(context.today.adding(days: 1), SnoozeTimes.morning)
    let monday = context.calendar.instant(context.today.next(.monday), SnoozeTimes.morning)
    return (later == tomorrow ? [] : [later]) + (monday == tomorrow ? [tomorrow] : [tomorrow, monday])
  }
}
