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
    var pieces: [[String]] = [[]]
    for (place, word) in parts.enumerated() {
      if word == "and", !isWithin(parts, place) {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append(String(word))
      }
    }
    return Array(sharing(pieces).compactMap { reminder($0, due) }.prefix(Reminder.most))
  }

  /// "An hour and a half" and "1 hour and 15 minutes" are one length, "a day and an hour" are two.
  private func isWithin(_ parts: [Substring], _ and: Int) -> Bool {
    guard and > 0, and + 2 < parts.count else { return false }
    return ["half", "quarter"].contains(parts[and + 2])
      || parts[and - 1].hasPrefix("hour") && parts[and + 2].hasPrefix("min")
  }

  /// "1 day and 1 hour before": the last word holds for both.
  private func sharing(_ pieces: [[String]]) -> [[String]] {
    guard let lead = pieces.last?.last, Self.leads.contains(lead) else { return pieces }
    return pieces.map { piece in
      let isLength = !piece.contains(where: Self.leads.contains) && length(piece) != nil
      return isLength ? piece + [lead] : piece
    }
  }

  /// "The day", "an hour and a half".
  private func length(_ words: [String]) -> SpokenDuration? {
    let words = plain(words)
    let span = words == ["day"] ? "1 day" : words == ["week"] ? "1 week" : words.joined(separator: " ")
    return WhenParser(context).whole("for \(span)")?.duration
  }

  /// Without the words that ask for it.
  private func plain(_ words: [String]) -> [String] {
    var words = Array(words.drop(while: Self.openers.contains))
    if words.last == "in" { words.removeLast() }
    return words
  }

  private func reminder(_ words: [String], _ due: DueDate?) -> Reminder? {
    if words.count == 1, let instant = InstantFormat.instant(from: words[0], in: context.calendar) {
      return instant > context.now ? .at(instant) : nil
    }
    guard let place = words.firstIndex(where: Self.leads.contains) else { return moment(words, due) }
    let lead = plain(Array(words[..<place]))
    guard let due, let last = lead.last else { return nil }
    if let hour = Self.parts[last], lead.count < 3 {
      let day = day(of: due).adding(days: last == "morning" ? 0 : -1)
      return ahead(context.calendar.instant(day, hour), of: due)
    }
    guard let length = length(lead) else { return nil }
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
      return onTheDay(time, when, due)
    }
    let whole =
      when.isAllDay
      ? context.calendar.instant(context.calendar.day(of: instant), SnoozeChoices.morning) : instant
    // "Sunday evening", said on a sunday of what is due on monday, is this one.
    if let due, whole > due.deadline, when.implied.contains(.day) {
      let before = context.calendar.day(of: whole).adding(days: -7)
      let time = context.calendar.civil(at: whole).time
      if let earlier = ahead(context.calendar.instant(before, time), of: due) { return earlier }
    }
    return whole > context.now ? .at(whole) : nil
  }

  /// An hour of the day it is due on; a bare one that would be too late was meant for the morning.
  private func onTheDay(_ time: CivilTime, _ when: When, _ due: DueDate) -> Reminder? {
    let said = ahead(context.calendar.instant(day(of: due), time), of: due)
    guard said == nil, when.implied.contains(.meridiem), time.hour >= 12 else { return said }
    let morning = CivilTime(secondOfDay: time.secondOfDay - 12 * 3600)
    return ahead(context.calendar.instant(day(of: due), morning), of: due)
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
