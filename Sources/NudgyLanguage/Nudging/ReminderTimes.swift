import Foundation
package import NudgyCore

/// Reads when someone wants to be reminded: "an hour before", "the day before", "at 5", "the evening before and at noon".
package struct ReminderTimes {
  private let context: LanguageContext

  package init(_ context: LanguageContext) {
    self.context = context
  }

  /// The moments that the words name; empty for words that name none that can be.
  ///
  /// - Parameter due: of the task, which "before" hangs on.
  package func reminders(in text: String, due: DueDate?) -> [Reminder] {
    let parts = PlainText.singleLine(text).lowercased().replacing(",", with: " and ").split(separator: " ")
    // "An hour and a half" is one length.
    var pieces: [[String]] = [[]]
    for (place, word) in parts.enumerated() {
      let next = place + 2 < parts.count ? parts[place + 2] : ""
      if word == "and", !["half", "quarter"].contains(next) {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(String(word))
      }
    }
    return Array(pieces.compactMap { reminder($0, due) }.prefix(Reminder.most))
  }

  private func reminder(_ words: [String], _ due: DueDate?) -> Reminder? {
    if words.count == 1, let instant = InstantFormat.instant(from: words[0], in: context.calendar) {
      return instant > context.now ? .at(instant) : nil
    }
    guard let place = words.firstIndex(where: Self.leads.contains) else { return moment(words, due) }
    var lead = Array(words[..<place])
    while let first = lead.first, Self.openers.contains(first) { lead.removeFirst() }
    if lead.last == "in" { lead.removeLast() }
    guard let due, let last = lead.last else { return nil }
    if let hour = Self.parts[last], lead.count < 3 {
      let day = day(of: due).adding(days: last == "morning" ? 0 : -1)
      return ahead(context.calendar.instant(day, hour), of: due)
    }
    let span = lead == ["day"] ? "1 day" : lead == ["week"] ? "1 week" : lead.joined(separator: " ")
    guard let length = WhenParser(context).whole("for \(span)")?.duration else { return nil }
    let minutes = ((length.weeks * 7 + length.days) * 24 + length.hours) * 60 + length.minutes
    // "The day before at 7pm".
    let tail = words[(place + 1)...].joined(separator: " ")
    if tail.hasPrefix("at "), length.hours == 0, length.minutes == 0, length.weeks + length.days > 0,
      let time = WhenParser(context).whole(tail)?.start?.time
    {
      let day = day(of: due).adding(days: -(length.weeks * 7 + length.days))
      return ahead(context.calendar.instant(day, time), of: due)
    }
    guard length.years == 0, length.months == 0, (1...Reminder.longestLead / 60).contains(minutes) else {
      return nil
    }
    return .before(seconds: minutes * 60)
  }

  /// A moment of its own; an hour alone is one of the day the task is due on.
  private func moment(_ words: [String], _ due: DueDate?) -> Reminder? {
    var words = words
    while let first = words.first, Self.openers.contains(first), first != "the" { words.removeFirst() }
    let text = words.joined(separator: " ")
    if let due, ["that morning", "the morning of", "on the day", "the same day", "that day"].contains(text) {
      return .at(context.calendar.instant(day(of: due), SnoozeChoices.morning))
    }
    guard let when = WhenParser(context).whole(text), let instant = when.startInstant(in: context.calendar)
    else {
      return nil
    }
    let time = context.calendar.civil(at: instant).time
    if let due, when.isTimeOfDay, day(of: due) != context.today {
      return ahead(context.calendar.instant(day(of: due), time), of: due)
    }
    let whole =
      when.isAllDay
      ? context.calendar.instant(context.calendar.day(of: instant), SnoozeChoices.morning) : instant
    return whole > context.now ? .at(whole) : nil
  }

  private func ahead(_ moment: Date, of due: DueDate) -> Reminder? {
    moment > context.now && moment <= due.deadline ? .at(moment) : nil
  }

  private func day(of due: DueDate) -> CivilDate { context.calendar.day(of: due.instant) }

  private static let leads: WordTable = "before beforehand ahead early earlier prior advance"
  private static let openers: WordTable = "remind me ring nudge tell ping alert about it of that the on a"
  private static let parts = [
    "night": CivilTime(secondOfDay: 19 * 3600), "evening": CivilTime(secondOfDay: 18 * 3600),
    "morning": SnoozeChoices.morning,
  ]
}
