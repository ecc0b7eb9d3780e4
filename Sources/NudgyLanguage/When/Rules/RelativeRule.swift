import NudgyCore

/// "in 20 minutes", "in a fortnight", "within two days", "in the next hour".
let inDurationRule = WhenRule("in a while", leads: .opener) { reader, index in
  let opener = reader.lower(index)
  guard opener == "in" || opener == "within" || opener == "over" || opener == "for" else { return nil }
  let at = reader.skipThe(index + 1)
  if let span = reader.pastSpan(at, from: index) { return opener == "for" ? nil : span }
  guard opener == "in" || opener == "within" else { return nil }
  var start = reader.skip(["about", "around", "like", "roughly", "maybe", "approximately", "just"], at: at)
  var isDeadline = opener == "within" || reader.sense(start).relation != nil
  if reader.lower(start) == "under" || reader.has("less", "than", at: start) {
    isDeadline = true
    start += reader.lower(start) == "under" ? 1 : 2
  }
  if reader.sense(start).relation == .next || reader.sense(start).relation == .coming { start += 1 }
  guard at == index + 1 || isDeadline,
    let duration = reader.spokenDuration(start)
      ?? (isDeadline && start > index + 1 ? reader.oneUnit(start) : nil)
  else { return nil }
  var next = duration.next
  if reader.lower(next) == "'" { next += 1 }
  next = reader.skip(["time"], at: next)
  guard !reader.isOne(of: ["long", "of", "old"], at: next), reader.lower(next) != "-" else { return nil }
  var finding = reader.offset(duration, sign: 1, range: index..<next, rule: "in a while")
  if isDeadline { finding.role = .deadline }
  // "in a second" is a manner of speaking.
  if duration.next == start + 2, reader.lower(start) == "a", duration.value.hours == 0,
    duration.value.isCalendar == false
  {
    (finding.strength, finding.needs) = (.weak, .neighbour)
  }
  return finding
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
  if reader.lower(next) == "ago" {
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
  let isPair = reader.isOne(of: ["business", "working", "work"], at: at + 1) && reader.lower(at + 2) == "day"
  guard isPair || reader.isOne(of: ["weekday", "workday"], at: at + 1) else { return nil }
  var finding = Finding(index..<(isPair ? at + 3 : at + 2), rule: "next working day")
  finding.day = DayValue(reader.today.adding(workdays: 1))
  return finding
}

/// "two fridays from now", "2 mondays ago".
let weekdaysFromNowRule = WhenRule("weekdays from now", leads: .number) { reader, index in
  guard let count = reader.integer(index), (1...52).contains(count.value),
    let weekday = reader.plainWeekday(count.next)
  else { return nil }
  let next = count.next + 1
  let isPast = reader.lower(next) == "ago"
  guard isPast || reader.has("from", "now", at: next) else { return nil }
  let weeks = 7 * (count.value - 1)
  var finding = Finding(index..<(isPast ? next + 1 : next + 2), rule: "weekdays from now")
  finding.day = DayValue(
    isPast
      ? reader.today.previous(weekday).adding(days: -weeks) : reader.today.next(weekday).adding(days: weeks))
  return finding
}

extension WhenReader {
  typealias Spoken = (value: SpokenDuration, workdays: Int, next: Int)

  /// A duration, with working days apart.
  func spokenDuration(_ index: Int) -> Spoken? {
    if let amount = amount(index) {
      let isNamed = isOne(of: ["business", "working", "work"], at: amount.next)
      let unitAt = isNamed ? amount.next + 1 : amount.next
      if isNamed && sense(unitAt).unit == .day || sense(unitAt).unit == .workday {
        return (SpokenDuration(), Int(amount.value), unitAt + 1)
      }
    }
    return duration(index).map { ($0.value, 0, $0.next) }
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
    if duration.workdays > 0 {
      finding.day = DayValue(today.adding(workdays: sign * duration.workdays))
    } else if duration.value.isCalendar {
      finding.day = DayValue(today.adding(duration.value, sign: sign))
    } else {
      finding.moment = now.adding(duration.value, sign: sign)
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
