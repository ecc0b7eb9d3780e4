import NudgyCore

/// "in 20 minutes", "in a fortnight", "within two days", "in the next hour".
let inDurationRule = WhenRule("in a while", leads: .opener) { reader, index in
  let opener = reader.lower(index)
  guard opener == "in" || opener == "within" || opener == "over" || opener == "for" else { return nil }
  let at = reader.skipThe(index + 1)
  if let span = reader.pastSpan(at, from: index) { return opener == "for" ? nil : span }
  guard opener == "in" || opener == "within" else { return nil }
  var start = reader.skip(
    ["about", "around", "like", "roughly", "maybe", "approximately", "just", "exactly", "another"], at: at)
  var isDeadline = opener == "within" || reader.sense(start).relation != nil
  if let limit = reader.limitWords(start) { (isDeadline, start) = (true, limit) }
  if let behind = reader.behindMinus(start), let duration = reader.spokenDuration(behind) {
    var finding = reader.offset(duration, sign: -1, range: index..<duration.next, rule: "in a while")
    finding.missing = .notAhead
    return finding
  }
  if reader.sense(start).relation == .next || reader.sense(start).relation == .coming { start += 1 }
  guard at == index + 1 || isDeadline,
    let duration = reader.spokenDuration(start)
      ?? (isDeadline && start > index + 1 ? reader.oneUnit(start) : nil)
  else { return nil }
  var next = duration.next
  next = reader.skip(["'", "'s"], at: next)
  next = reader.skip(["time"], at: next)
  guard !reader.isOne(of: ["long", "of", "old"], at: next), reader.lower(next) != "-" else { return nil }
  var finding = reader.offset(duration, sign: 1, range: index..<next, rule: "in a while")
  if isDeadline { finding.role = .deadline }
  // "Rome wasn't built in a day", "i can't do it all in a week"
  if reader.lower(start) == "a", duration.value.isCalendar, reader.isDenied(before: index) { return nil }
  // "in a second" is a manner of speaking.
  if duration.next == start + 2, reader.lower(start) == "a", duration.value.hours == 0,
    duration.value.isCalendar == false
  {
    (finding.strength, finding.needs) = (.weak, .neighbour)
  }
  return finding
}

/// "remind me in 10", "back in five": minutes, where a clause ends behind a round number.
let inMinutesRule = WhenRule("in some minutes", leads: .opener) { reader, index in
  guard reader.lower(index) == "in", let number = reader.integer(index + 1), (5...90).contains(number.value),
    number.value % 5 == 0, reader.isClauseEnd(number.next), reader.sense(index - 1).number == nil
  else { return nil }
  var minutes = SpokenDuration()
  minutes.add(Double(number.value), .minute)
  return reader.offset(
    (minutes, 0, number.next), sign: 1, range: index..<number.next, rule: "in some minutes")
}

/// "20 minutes from now", "3 days ago", "two hours later", "a week from today".
let fromNowRule = WhenRule("from now", leads: [.number, .article, .vague, .fraction]) { reader, index in
  guard let duration = reader.spokenDuration(index) else { return nil }
  let next = duration.next
  let isDay = duration.value.isCalendar
  if reader.has("from", "now", at: next) || isDay && reader.has("from", "today", at: next) {
    return reader.offset(duration, sign: 1, range: index..<next + 2, rule: "from now")
  }
  if reader.lower(next) == "hence" {
    return reader.offset(duration, sign: 1, range: index..<next + 1, rule: "from now")
  }
  if reader.lower(next) == "ago" || isDay && reader.lower(next) == "back" && reader.isClauseEnd(next + 1) {
    return reader.offset(duration, sign: -1, range: index..<next + 1, rule: "ago")
  }
  if reader.lower(next) == "later" {
    var finding = reader.offset(duration, sign: 1, range: index..<next + 1, rule: "from now")
    (finding.strength, finding.needs) = (.weak, .neighbour)
    return finding
  }
  return nil
}

/// "the last 3 days", "the next two weeks".
let spanRule = WhenRule("span around now", leads: [.article, .relation]) { reader, index in
  let at = reader.skipThe(index)
  if let past = reader.pastSpan(at, from: index) { return past }
  guard reader.sense(at).relation == .next, let duration = reader.spokenDuration(at + 1),
    reader.integer(at + 1) != nil || reader.sense(at + 1).categories.contains(.vague)
  else { return nil }
  var finding = reader.offset(duration, sign: 1, range: index..<duration.next, rule: "span around now")
  finding.role = .deadline
  return finding
}

/// "the next business day", "next weekday".
let nextWorkdayRule = WhenRule("next working day", leads: [.relation, .article]) { reader, index in
  let at = reader.skipThe(index)
  guard reader.sense(at).relation == .next || reader.lower(at) == "following" else { return nil }
  if reader.lower(at + 1) == "day", reader.isClauseEnd(at + 2) {
    // In a story it is some other day's.
    var finding = Finding(index..<at + 2, rule: "next day", strength: .weak)
    finding.needs = .neighbour
    finding.day = DayValue(reader.today.adding(days: 1))
    return finding
  }
  let isPair = reader.isOne(of: ["business", "working", "work"], at: at + 1) && reader.lower(at + 2) == "day"
  guard isPair || reader.isOne(of: ["weekday", "workday"], at: at + 1) else { return nil }
  var finding = Finding(index..<(isPair ? at + 3 : at + 2), rule: "next working day")
  finding.day = DayValue(reader.today.adding(workdays: 1))
  return finding
}

/// "two fridays from now", "2 mondays ago", "in 2 weekends".
let weekdaysFromNowRule = WhenRule("weekdays from now", leads: [.number, .article, .opener]) {
  reader, index in
  let isIn = reader.lower(index) == "in"
  guard let count = reader.amount(isIn ? index + 1 : index), count.value >= 1, count.value <= 52 else {
    return nil
  }
  let isWeekend = reader.sense(count.next).unit == .weekend
  guard let weekday = isWeekend ? .saturday : reader.plainWeekday(count.next), isWeekend || !isIn else {
    return nil
  }
  let next = count.next + 1
  let isPast = reader.lower(next) == "ago"
  let isFuture = isIn || reader.has("from", "now", at: next) || reader.has("from", "today", at: next)
  guard isPast || isFuture else { return nil }
  let weeks = 7 * (Int(count.value) - 1)
  let date =
    isPast
    ? reader.today.previous(weekday).adding(days: -weeks) : reader.today.next(weekday).adding(days: weeks)
  var finding = Finding(index..<(isIn ? next : isPast ? next + 1 : next + 2), rule: "weekdays from now")
  finding.day = DayValue(date, time: isWeekend ? PartOfDay.at(10) : nil)
  return finding
}

extension WhenReader {
  /// Whether the clause so far says that something is not done or cannot be.
  fileprivate func isDenied(before index: Int) -> Bool {
    var place = index - 1
    while place >= max(0, index - 6), self[place].shape == .word {
      if ContextWords.denials.contains(lower(place)) { return true }
      place -= 1
    }
    return false
  }

  typealias Spoken = (value: SpokenDuration, workdays: Int, next: Int)

  /// A duration, with working days apart.
  func spokenDuration(_ index: Int) -> Spoken? {
    if let amount = amount(index) {
      // Weekends are counted by their Saturdays.
      if sense(amount.next).unit == .weekend { return nil }
      let isNamed = isOne(of: ["business", "working", "work"], at: amount.next)
      let unitAt = isNamed ? amount.next + 1 : amount.next
      if isNamed && sense(unitAt).unit == .day || sense(unitAt).unit == .workday {
        return (SpokenDuration(), Int(amount.value), unitAt + 1)
      }
    }
    return duration(index).map { ($0.value, 0, $0.next) } ?? possessiveDuration(index)
  }

  /// "a week's time", "an hour's time"
  private func possessiveDuration(_ index: Int) -> Spoken? {
    guard let amount = amount(index), lower(amount.next + 1) == "time", lower(amount.next).hasSuffix("'s"),
      let unit = TimeVocabulary.sense(of: String(lower(amount.next).dropLast(2))).unit
    else { return nil }
    var duration = SpokenDuration()
    duration.add(amount.value, unit)
    return (duration, 0, amount.next + 1)
  }

  /// "under an hour", "less than a week", "no more than 3 days".
  fileprivate func limitWords(_ index: Int) -> Int? {
    if lower(index) == "under" { return index + 1 }
    if has("less", "than", at: index) || has("at", "most", at: index) { return index + 2 }
    return has("no", "more", "than", at: index) ? index + 3 : nil
  }

  /// A unit without a number: "the next hour".
  func oneUnit(_ index: Int) -> Spoken? {
    guard let unit = sense(index).unit, lower(index).utf8.count > 1, unit != .weekend else { return nil }
    var one = SpokenDuration()
    one.add(1, unit)
    return (one, 0, index + 1)
  }

  func offset(_ duration: Spoken, sign: Int, range: Range<Int>, rule: String) -> Finding {
    var finding = Finding(range, rule: rule)
    finding.isOffset = sign > 0
    finding.isAdverbial = sign < 0
    if sign > 0, duration.workdays == 0, duration.value == SpokenDuration() { finding.missing = .notAhead }
    if duration.workdays > 0 {
      finding.day = DayValue(today.adding(workdays: sign * duration.workdays))
    } else if duration.value.isCalendar {
      finding.day = DayValue(today.adding(duration.value, sign: sign))
    } else {
      finding.moment = now.adding(duration.value, sign: sign)
      finding.elapsed = sign > 0 ? duration.value : nil
      if duration.value.seconds > 0 { finding.momentGrain = .second }
    }
    return finding
  }

  /// "last 3 days", "past week": from then until now.
  fileprivate func pastSpan(_ index: Int, from start: Int) -> Finding? {
    guard sense(index).relation == .last else { return nil }
    var span: Spoken? = spokenDuration(index + 1)
    let isOpen = lower(index) == "past" || isOne(of: ["in", "over", "within"], at: start)
    if span == nil, isOpen, let unit = sense(index + 1).unit, sense(index + 1).weekday == nil {
      span = unit == .weekend ? nil : oneUnit(index + 1)
    }
    guard let span, sense(index + 1).ordinal == nil else { return nil }
    var finding = Finding(start..<span.next, rule: "past span")
    if span.value.isCalendar {
      finding.day = DayValue(today.adding(span.value, sign: -1))
      finding.lastDay = DayValue(today)
    } else {
      finding.moment = now.adding(span.value, sign: -1)
      finding.endMoment = now
    }
    return finding
  }
}
