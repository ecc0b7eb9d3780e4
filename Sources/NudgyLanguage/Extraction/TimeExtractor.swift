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
      if isTopic(words, index..<end) {
        kept += words[index..<end]
      } else {
        dropPreposition(from: &kept)
        used.append(when)
      }
      index = end
    }
    words = kept
    var seen: Set<Int> = []
    let isMorning = Self.isMorningDeed(words)
    for when in used where message.whens.indices.contains(when) && seen.insert(when).inserted {
      use(isMorning ? inMorning(message.whens[when]) : message.whens[when], &fields)
    }
  }

  // MARK: Habits of the day

  /// "drop the kids at 8", "gym at 6": done before work, so a bare hour means the morning.
  private static func isMorningDeed(_ words: [Word]) -> Bool {
    var isMorning = false
    for (index, word) in words.enumerated() where word.when < 0 {
      switch word.text {
      case "school", "gym", "run", "jog", "commute": isMorning = isMorning || index < 4
      // "ring the surgery at eight when they open"
      case "open", "opens": isMorning = isMorning || index > 1
      case "kids", "kid": isMorning = isMorning || words[0].text == "drop" || words[0].text == "take"
      case "pick", "pickup", "collect", "fetch", "dinner", "supper", "bed", "after", "from", "play",
        "concert",
        "recital", "meeting", "game", "late", "home", "errands", "to", "by":
        return false
      default: break
      }
    }
    return isMorning
  }

  /// A bare hour from five to nine in the morning instead of the evening, on the next day when that has passed.
  private func inMorning(_ when: When) -> When {
    guard when.implied.contains(.meridiem), when.recurrence == nil, when.end == nil, let start = when.start,
      (17...21).contains(start.time.hour)
    else { return when }
    var morning = when
    let time = CivilTime(secondOfDay: (start.time.hour - 12) * 3600 + start.time.minute * 60)
    morning.start = CivilDateTime(start.date, time)
    if when.implied.contains(.day), let instant = morning.startInstant(in: message.context.calendar),
      instant <= message.context.now
    {
      morning.start = CivilDateTime(start.date.adding(days: 1), time)
    }
    return morning
  }

  // MARK: Topic or time

  /// "about Saturday", "the friday sync", "on saturday" of something asked: part of what the task is about.
  private func isTopic(_ words: [Word], _ range: Range<Int>) -> Bool {
    let when = message.whens[words[range.lowerBound].when]
    if when.recurrence != nil { return false }
    let before = range.lowerBound > 0 ? words[range.lowerBound - 1] : nil
    let two = range.lowerBound > 1 ? words[range.lowerBound - 2] : nil
    let after = range.upperBound < words.count ? words[range.upperBound] : nil
    if words[range.upperBound - 1].text.hasSuffix("'s") { return true }
    let isPlainNounNext =
      after.map { $0.pause == .none && !$0.isAny(.small) && !$0.isAny([.number]) } ?? false
    // "swapping the friday shift": the article belongs to the noun behind the day.
    if words[range.lowerBound].text == "the", isPlainNounNext { return true }
    // "before the weekend rush"
    if range.count > 2, words[range.lowerBound + 1].text == "the", isPlainNounNext,
      ["before", "after", "during", "over"].contains(words[range.lowerBound].text)
    {
      return true
    }
    // "cover my sunday", "swap friday": the shift of that day.
    if let before, range.count == 1, when.isAllDay, words[range.lowerBound].isAny([.day]),
      !["today", "tomorrow", "tonight"].contains(words[range.lowerBound].text),
      ["my", "your", "his", "their", "cover", "swap", "swapping", "trade", "switch"].contains(
        before.text)
    {
      return true
    }
    if words[range.lowerBound].text == "from", let before, !before.isAny([.strongVerb, .likelyVerb]),
      when.end == nil
    {
      return true
    }
    // "flights for christmas, before december 5th": what for, where a deadline is said as well.
    if when.role == .plain, before?.text == "for" || words[range.lowerBound].text == "for",
      words.contains(where: { $0.when >= 0 && message.whens[$0.when].role == .deadline })
    {
      return true
    }
    // "block out sunday for the deck": the day itself is what is done to.
    if words[0].text == "block", range.lowerBound <= 2, words[range.lowerBound].text != "for" { return true }
    if words[range.lowerBound].text == "for", Self.topicVerbs.contains(words[0].text) { return true }
    guard let before else { return false }
    // "about the podcast on thursday": the day of the podcast.
    let opener = words[range.lowerBound].text
    if before.text == "on" || opener == "on",
      words[..<range.lowerBound].dropLast(before.text == "on" ? 1 : 0).suffix(5).contains(where: {
        $0.text == "about"
      })
    {
      return true
    }
    switch before.text {
    case "about", "regarding", "re", "concerning": return true
    case "for" where Self.topicVerbs.contains(words[0].text): return true
    case "from", "since", "of":
      return when.end == nil && (two.map { !$0.isAny([.strongVerb, .likelyVerb]) } ?? false)
    default: break
    }
    // "the standing thursday sync": a time between a determiner and a noun names the thing.
    if isPlainNounNext, hasOpenDeterminer(words, before: range.lowerBound) {
      return true
    }
    // "ask maya if she can swap on saturday": the time of what is asked, not of the asking.
    if before.text == "to" || words[range.lowerBound].text == "to",
      ["move", "reschedule", "push", "change", "switch", "swap"].contains(words[0].text)
    {
      return true
    }
    return opensQuestion(words[..<range.lowerBound]) && Self.checkingVerbs.contains(words[0].text)
  }

  /// "ask if …", "tell them that …", but not "about that crown".
  private func opensQuestion(_ words: ArraySlice<Word>) -> Bool {
    words.indices.contains { index in
      switch words[index].text {
      case "if", "whether", "know": true
      // "tell her it'll be done by four"
      case "i", "we", "he", "she", "it", "they":
        index > 1 && index + 1 < words.endIndex && words[index + 1].isAny([.joined])
          && words[0].text != "call"
      case "that":
        index + 1 < words.endIndex
          && (words[index + 1].isAny([.subject, .determiner, .capital])
            || PersonWord.contains(words[index + 1].text))
      default: false
      }
    }
  }

  private static let topicVerbs: Set<String> = [
    "confirm", "reconfirm", "ask", "check", "reply", "respond", "answer", "tell", "rsvp", "remind", "let",
  ]

  private static let checkingVerbs = topicVerbs.union(["text", "email", "message", "call", "write"])

  private func hasOpenDeterminer(_ words: [Word], before index: Int) -> Bool {
    for place in stride(from: index - 1, through: max(0, index - 2), by: -1) {
      if words[place].isAny([.determiner]) || words[place].text.hasSuffix("'s") {
        return place == index - 1
          || !words[place + 1].isAny([.verb]) && Self.adjectives.contains(words[place + 1].text)
      }
    }
    return false
  }

  private static let adjectives: Set<String> = [
    "standing", "weekly", "monthly", "daily", "regular", "usual", "big", "new", "old", "upcoming", "early",
    "late",
  ]

  private func dropPreposition(from kept: inout [Word]) {
    while kept.count > 1, let last = kept.last,
      [
        "on", "at", "in", "for", "by", "around", "until", "till", "before", "after", "from", "due", "this",
        "starting", "no", "later", "than", "to", "sometime", "and", "is", "are", "@",
      ].contains(last.text),
      last.when < 0
    {
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
    guard day.isAllDay, !clock.isAllDay, clock.implied.contains(.day), !clock.rules.contains("weekday"),
      !clock.rules.contains("day and time"),
      let date = (earlier.isAllDay ? first : second) as CivilDateTime?,
      let time = (earlier.isAllDay ? second : first) as CivilDateTime?
    else { return }
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
