import Foundation
import NudgyCore

/// Takes the times out of a task's words and decides what each of them means for it.
struct TimeExtractor {
  let message: Message

  func extract(from words: inout [Word], leading: [Int], into fields: inout CaptureFields) {
    var used = leading
    var kept: [Word] = []
    kept.reserveCapacity(words.count)
    var index = 0
    while index < words.count {
      let when = words[index].when
      guard when >= 0 else {
        kept.append(words[index])
        index += 1
        continue
      }
      var end = index
      while end < words.count, words[end].when == when { end += 1 }
      let time = TopicTime(words, index..<end, means: message.whens)
      if time.namesOccasion {
        // When it is, and what it is for.
        kept += words[index..<end]
        used.append(when)
      } else if time.isTopic {
        kept += words[index..<end]
      } else {
        dropPreposition(from: &kept)
        used.append(when)
      }
      index = end
    }
    words = kept
    var seen: Set<Int> = []
    let isMorning = MorningDeed.isOne(words)
    for when in used where message.whens.indices.contains(when) && seen.insert(when).inserted {
      let said = message.whens[when]
      use(isMorning ? MorningDeed.inMorning(said, message.context) : said, &fields)
    }
  }

  private func dropPreposition(from kept: inout [Word]) {
    while kept.count > 1, let last = kept.last,
      [
        "on", "at", "in", "for", "by", "around", "until", "till", "before", "after", "from", "due", "this",
        "starting", "no", "later", "than", "to", "sometime", "and", "is", "are", "@",
      ].contains(last.text),
      last.when < 0
    {
      // "let the plumber in at nine"
      if last.text == "in", kept[0].text == "let" { return }
      // "come in at three": the "in" belongs to the verb.
      if last.text == "in",
        ["come", "check", "log", "clock", "sign", "move"].contains(kept[kept.count - 2].text)
      {
        return
      }
      // "drop off at five": the "off" stays; "in" and "on" of a verb cannot be told apart and go.
      kept.removeLast()
    }
  }

  // MARK: Meaning

  private func use(_ when: When, _ fields: inout CaptureFields) {
    if let recurrence = when.recurrence {
      let kept = when.start.map { recurrence.keepingTime(of: $0, in: message.context.calendar) }
      fields.recurrence = (kept ?? recurrence).description
    }
    if when.start == nil, let minutes = when.duration?.estimateInMinutes { fields.minutes = minutes }
    guard when.start != nil else {
      if fields.when == nil { fields.when = when }
      return
    }
    if let minutes = when.duration?.estimateInMinutes { fields.minutes = minutes }
    // A deadline that was said outright stands against a plain time; else the first time counts.
    if let earlier = fields.when, earlier.start != nil, !(when.role == .deadline && earlier.role != .deadline)
    {
      combine(earlier, when, &fields)
      return
    }
    set(when, &fields)
  }

  /// Where a due date falls: "this week", already begun, is due on its last day.
  private func dueStart(_ when: When) -> CivilDateTime? {
    guard let start = when.start else { return nil }
    guard when.isAllDay, [.week, .month, .year].contains(when.grain), start.date <= message.context.today,
      let end = when.end, end.date > message.context.today
    else { return start }
    return CivilDateTime(end.date.adding(days: -1))
  }

  /// "tomorrow … at three": a day and a clock time found apart are one time.
  private func combine(_ earlier: When, _ later: When, _ fields: inout CaptureFields) {
    guard let first = earlier.start, let second = later.start else { return }
    let day = earlier.isAllDay ? earlier : later
    let clock = earlier.isAllDay ? later : earlier
    // "7pm-9pm tues and thurs": the hour has its own day.
    guard day.isAllDay, !clock.isAllDay, clock.isOnAnyDay else { return }
    let (date, time) = earlier.isAllDay ? (first, second) : (second, first)
    var both = day
    both.start = CivilDateTime(date.date, waking(time.time, clock, on: date.date))
    both.isAllDay = false
    both.grain = clock.grain
    set(both, &fields)
  }

  /// A bare "8" that meant the evening of today is eight in the morning of another day.
  private func waking(_ time: CivilTime, _ clock: When, on day: CivilDate) -> CivilTime {
    guard clock.implied.contains(.meridiem), day != message.context.today, (19...23).contains(time.hour)
    else { return time }
    return CivilTime(secondOfDay: (time.hour - 12) * 3600 + time.minute * 60)
  }

  private func set(_ said: When, _ fields: inout CaptureFields) {
    let when = DueDay.whole(said, in: message.context)
    guard let start = dueStart(when), let instant = when.startInstant(in: message.context.calendar) else {
      return
    }
    // A time that has passed is a story, not a plan.
    if start.date < message.context.today { return }
    fields.when = when
    if when.role == .until || when.role == .after {
      fields.snoozedUntil = instant > message.context.now ? instant : nil
      if fields.snoozedUntil != nil { return }
    }
    fields.due =
      when.isAllDay
      ? .day(start.date, in: message.context.calendar) : .instant(instant, in: message.context.calendar)
  }
}
