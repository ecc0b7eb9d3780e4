import NudgyCore
import NudgyReader

/// What a new time means for a listed task that has one already.
struct DatedMove {
  let task: ReaderScene.Task
  /// Of the piece, in lower case.
  var words: [String] = []
  let context: LanguageContext

  func fitted(_ act: Act) -> Act {
    var act = act
    guard let day = task.dueDay.flatMap(CivilDate.init(iso:)), act.intent == .update || act.intent == .snooze
    else { return act }
    if let shifted = shifted(act, on: day) ?? atAnotherHour(act, on: day) { return shifted }
    act.when = act.when.map { near($0, to: day) }.map(inSameHalf)
    // "They take no orders before the 14th", of the 20th: nothing is in the way.
    if let start = act.when?.start, start.date < day, isLimit { act.when = nil }
    // "Coach said it can wait till monday": who says so gives another deadline.
    if act.intent == .snooze, let start = act.when?.start, start.date > day,
      words.contains(where: Self.reports.contains)
    {
      act.intent = .update
    }
    // An appointment does not rest until it is over: it is on another day.
    if act.intent == .snooze, isToCome(day), let start = act.when?.start, isAfter(start, day) {
      act.intent = .update
    }
    return act
  }

  /// "Push it back half an hour", "an hour earlier", of what has an hour of its own.
  private func shifted(_ act: Act, on day: CivilDate) -> Act? {
    guard let minute = task.dueMinute, let shift = Self.shift(in: words),
      (0..<24 * 60).contains(minute + shift), var when = WhenParser(context).whole("today at noon")
    else { return nil }
    var act = act
    when.start = CivilDateTime(day, CivilTime(secondOfDay: (minute + shift) * 60))
    (act.intent, act.when, act.details) = (.update, when, .none)
    return act
  }

  /// "Tomorrow he wants 8:30 and not 8".
  private func atAnotherHour(_ act: Act, on day: CivilDate) -> Act? {
    guard let due = task.dueMinute, let hour = HourInstead(words, due: due, context),
      var when = act.when ?? WhenParser(context).whole("today at noon")
    else { return nil }
    let isDay = act.when?.implied.contains(.day) == false || act.when?.isAllDay == true
    when.start = CivilDateTime(
      isDay ? when.start?.date ?? day : day, CivilTime(secondOfDay: hour.minute * 60))
    (when.isAllDay, when.grain) = (false, .minute)
    var act = act
    (act.intent, act.when, act.details) = (.update, when, .none)
    return act
  }

  /// In minutes, to what comes later or sooner; nil where no length is said with it.
  static func shift(in words: [String]) -> Int? {
    for (place, word) in words.enumerated() {
      let isSooner = sooner.contains(word)
      guard isSooner || later.contains(word) else { continue }
      for count in [4, 3, 2] where place >= count {
        if let delay = RingDelay(words[(place - count)..<place].joined(separator: " ")) {
          return isSooner ? -delay.minutes : delay.minutes
        }
      }
      let rest = words[(place + 1)...].drop { $0 == "by" }
      if !rest.isEmpty, let delay = RingDelay(rest.joined(separator: " ")) {
        return isSooner ? -delay.minutes : delay.minutes
      }
    }
    return nil
  }

  private static let later: WordTable = "later back"
  private static let sooner: WordTable = "earlier sooner forward"

  private var isLimit: Bool {
    guard let place = words.lastIndex(of: "before") else { return false }
    return words[..<place].contains { Self.negations.contains($0) }
  }

  private static let reports: WordTable = "said says told gave given extended gives lets"
  private static let negations: WordTable =
    "not no don't dont doesn't doesnt won't wont can't cant isn't isnt never nothing"

  /// Whether it has an hour that has not come yet.
  private func isToCome(_ day: CivilDate) -> Bool {
    task.dueMinute.map { CivilDateTime(day, CivilTime(secondOfDay: $0 * 60)) > context.civilNow } == true
  }

  private func isAfter(_ start: CivilDateTime, _ day: CivilDate) -> Bool {
    start.date > day || start.date == day && start.time.hour > (task.dueHour ?? 0)
  }

  /// "Sunday", of something that is due on the Saturday of next week, is the day after it.
  private func near(_ when: When, to day: CivilDate) -> When {
    guard let start = when.start, when.recurrence == nil,
      when.isAllDay || when.grain == .minute || when.grain == .hour,
      WeekdayAlone.isOne(when.text), start.date < day.adding(days: -Self.far)
    else { return when }
    let candidates = [day.next(start.date.weekday), day.previous(start.date.weekday)]
    guard let nearest = candidates.first(where: { abs($0.days(until: day)) <= Self.close }) else {
      return when
    }
    var near = when
    near.start = CivilDateTime(nearest, start.time)
    return near
  }

  /// "Make it 5:30", of six in the morning, is in the morning.
  private func inSameHalf(_ when: When) -> When {
    guard let hour = task.dueHour, let start = when.start, !when.isAllDay, when.implied.contains(.meridiem)
    else {
      return when
    }
    let other = (start.time.hour + 12) % 24
    guard abs(other - hour) <= Self.closeHours, abs(start.time.hour - hour) > Self.closeHours else {
      return when
    }
    var same = when
    same.start = CivilDateTime(start.date, CivilTime(secondOfDay: other * 3600 + start.time.minute * 60))
    return same
  }

  /// Days.
  private static let far = 3
  private static let close = 1
  private static let closeHours = 3
}

/// A weekday and nothing that says which: "sunday", "to sunday at 3", and not "this sunday".
enum WeekdayAlone {
  static func isOne(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains { names.contains($0.prefix(3)) } && !words.contains { related.contains($0) }
  }

  /// "What's on saturday", asked in the evening of one, is about the next.
  static func coming(_ when: When, _ context: LanguageContext) -> When {
    guard let start = when.start, start.date == context.today, when.isAllDay, isOne(when.text),
      context.calendar.civil(at: context.now).time.hour >= evening
    else { return when }
    var next = when
    next.start = CivilDateTime(start.date.adding(days: 7), start.time)
    next.end = when.end.map { CivilDateTime($0.date.adding(days: 7), $0.time) }
    return next
  }

  private static let evening = 17
  private static let names: Set<Substring> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let related: Set<Substring> = [
    "this", "next", "coming", "last", "tomorrow", "today", "tonight", "week",
  ]
}
