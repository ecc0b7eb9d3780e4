import NudgyCore

extension WhenReader {
  /// "for 45 minutes", "an hour and a half", "3 years".
  func length(_ index: Int) -> Finding? {
    var at = index
    let hasFor = lower(at) == "for"
    if hasFor {
      at = skip(Self.roughly, at: at + 1)
      if has("at", "least", at: at) || has("up", "to", at: at) { at += 2 }
    } else if self[at].categories.contains(.opener) {
      return nil
    }
    guard let duration = duration(at), !isOne(of: ["old", "ago", "earlier", "later"], at: duration.next)
    else { return nil }
    var finding = Finding(index..<duration.next)
    finding.duration = duration.value
    if isAsked, duration.value == SpokenDuration() || isNegative(at) {
      finding.missing = .notAhead
      if at == index, isNegative(at) { finding.range = sign(before: at)..<duration.next }
    }
    if hasFor {
      // "reschedule it for a week from tuesday" says until when, not how long.
      if lower(duration.next) == "from", isBehind(ContextWords.scheduling, by: 1...6, at: index) {
        return nil
      }
      let isBare = duration.next == at + 2 && sense(at).number == nil
      if isBare, isDescribing(duration.next) { finding.needs = .neighbour }
      return finding
    }
    if isOne(of: ["before", "after", "from"], at: duration.next) { return nil }
    // "three quarters" are mostly of something else than a year.
    let isShare = sense(duration.next - 1).unit == .quarter && duration.units == 1
    if isShare || isDescribing(duration.next) || isVagueDuration(at, duration.next) || isLabelled(at) {
      finding.needs = .neighbour
    }
    return finding
  }

  /// "a second", "a day", "the hour": more often an idiom than a length.
  private func isVagueDuration(_ index: Int, _ next: Int) -> Bool {
    if isOne(of: ["a", "an"], at: index) {
      return next == index + 2 && sense(index + 1).unit != .hour || lower(next) == "of"
    }
    return lower(index) == "one" && next == index + 2 && !lower(index + 1).hasPrefix("h")
      || lower(next) == "of" || lower(index - 1) == "the"
  }
}

/// A duration with its working days apart.
typealias Spoken = (value: SpokenDuration, workdays: Int, next: Int)

extension WhenReader {
  /// "in 20 minutes", "in a fortnight", "within two days", "in the next hour".
  func inAWhile(_ index: Int) -> Finding? {
    let opener = lower(index)
    let at = skipThe(index + 1)
    if isOne(of: ["in", "within", "over", "for"], at: index), let span = pastSpan(at, from: index) {
      return opener == "for" ? nil : span
    }
    guard opener == "in" || opener == "within" else { return nil }
    var start = skip(Self.roughly, at: at)
    let limit = behindLimit(start)
    let isDeadline = limit != nil || opener == "within" || sense(start).relation != nil
    start = limit ?? start
    if let behind = behindMinus(start), let duration = spokenDuration(behind) {
      var finding = offset(duration, sign: -1, range: index..<duration.next)
      finding.missing = .notAhead
      return finding
    }
    if sense(start).relation == .next || sense(start).relation == .coming { start += 1 }
    guard at == index + 1 || isDeadline,
      let duration = spokenDuration(start) ?? (isDeadline && start > index + 1 ? oneUnit(start) : nil)
    else { return nil }
    let next = skip(["time"], at: skip(["'", "'s"], at: duration.next))
    let isA = lower(start) == "a"
    guard !isOne(of: ["long", "of", "old", "-"], at: next),
      // "Rome wasn't built in a day", "i can't do it all in a week"
      !(isA && duration.value.isCalendar && isDenied(before: index))
    else { return nil }
    var finding = offset(duration, sign: 1, range: index..<next)
    if isDeadline { finding.role = .deadline }
    // "in a second" is a manner of speaking.
    if isA, duration.next == start + 2, duration.value.hours == 0, !duration.value.isCalendar {
      finding.needs = .neighbour
    }
    return finding
  }

  /// "remind me in 10", "back in five": minutes, where a clause ends behind a round number.
  func inSomeMinutes(_ index: Int) -> Finding? {
    guard lower(index) == "in", let number = integer(index + 1), (5...90).contains(number.value),
      number.value % 5 == 0, isClauseEnd(number.next), sense(index - 1).number == nil
    else { return nil }
    let minutes = SpokenDuration(Double(number.value), .minute)
    return offset((minutes, 0, number.next), sign: 1, range: index..<number.next)
  }

  /// "20 minutes from now", "3 days ago", "two hours later", "a week from today".
  func fromNow(_ index: Int) -> Finding? {
    guard let duration = spokenDuration(index) else { return nil }
    let next = duration.next
    let isDay = duration.value.isCalendar
    let word = lower(next)
    if word == "ago" || isDay && word == "back" && isClauseEnd(next + 1) {
      return offset(duration, sign: -1, range: index..<next + 1, "ago")
    }
    let isFrom = has("from", "now", at: next) || isDay && has("from", "today", at: next)
    guard isFrom || word == "hence" || word == "later" else { return nil }
    var finding = offset(duration, sign: 1, range: index..<(isFrom ? next + 2 : next + 1))
    if word == "later" { finding.needs = .neighbour }
    return finding
  }

  /// "the last 3 days", "the next two weeks".
  func spanAroundNow(_ index: Int) -> Finding? {
    let at = skipThe(index)
    if let past = pastSpan(at, from: index) { return past }
    guard sense(at).relation == .next, let duration = spokenDuration(at + 1),
      integer(at + 1) != nil || self[at + 1].categories.contains(.vague)
    else { return nil }
    var finding = offset(duration, sign: 1, range: index..<duration.next)
    finding.role = .deadline
    return finding
  }

  /// "the next business day", "next weekday".
  func nextWorkday(_ index: Int) -> Finding? {
    let at = skipThe(index)
    guard sense(at).relation == .next || lower(at) == "following" else { return nil }
    if lower(at + 1) == "day", isClauseEnd(at + 2) {
      // In a story it is some other day's.
      return Finding(index..<at + 2, "next day", day: DayValue(today.adding(days: 1)), needs: .neighbour)
    }
    let isPair = isOne(of: Self.workWords, at: at + 1) && lower(at + 2) == "day"
    guard isPair || isOne(of: ["weekday", "workday"], at: at + 1) else { return nil }
    return Finding(index..<(isPair ? at + 3 : at + 2), day: DayValue(today.adding(workdays: 1)))
  }

  /// "two fridays from now", "2 mondays ago", "in 2 weekends".
  func weekdaysFromNow(_ index: Int) -> Finding? {
    let isIn = lower(index) == "in"
    guard let count = amount(isIn ? index + 1 : index), (1...52).contains(count.value) else { return nil }
    let isWeekend = sense(count.next).unit == .weekend
    guard let weekday = isWeekend ? .saturday : plainWeekday(count.next), isWeekend || !isIn
    else { return nil }
    let next = count.next + 1
    let isPast = lower(next) == "ago"
    let isFuture = isIn || has("from", "now", at: next) || has("from", "today", at: next)
    guard isPast || isFuture else { return nil }
    let weeks = 7 * (Int(count.value) - 1)
    let date = isPast ? today.previous(weekday).adding(days: -weeks) : today.next(weekday).adding(days: weeks)
    return Finding(
      index..<(isIn ? next : isPast ? next + 1 : next + 2),
      day: DayValue(date, time: isWeekend ? DayValue.weekendTime : nil))
  }

  /// Whether the clause so far says that something is not done or cannot be.
  private func isDenied(before index: Int) -> Bool {
    let words = (max(0, index - 6)..<index).reversed().prefix { self[$0].shape == .word }
    return words.contains { ContextWords.denials.contains(lower($0)) }
  }

  func spokenDuration(_ index: Int) -> Spoken? {
    if let amount = amount(index) {
      // Weekends are counted by their Saturdays.
      if sense(amount.next).unit == .weekend { return nil }
      let isNamed = isOne(of: Self.workWords, at: amount.next)
      let unitAt = isNamed ? amount.next + 1 : amount.next
      if isNamed && sense(unitAt).unit == .day || sense(unitAt).unit == .workday {
        return (SpokenDuration(), Int(amount.value), unitAt + 1)
      }
    }
    return duration(index).map { ($0.value, 0, $0.next) } ?? possessiveDuration(index)
  }

  /// "a week's time", "an hour's time"
  private func possessiveDuration(_ index: Int) -> Spoken? {
    guard let amount = amount(index), lower(amount.next + 1) == "time", let unit = ownerUnit(amount.next)
    else { return nil }
    return (SpokenDuration(amount.value, unit), 0, amount.next + 1)
  }

  /// The unit of "week's", "year's".
  func ownerUnit(_ index: Int) -> TimeUnit? {
    let word = lower(index)
    return word.hasSuffix("'s") ? TimeVocabulary.sense(of: String(word.dropLast(2))).unit : nil
  }

  /// Behind "under", "less than", "no more than"; nil without such a limit.
  private func behindLimit(_ index: Int) -> Int? {
    if lower(index) == "under" { return index + 1 }
    if has("less", "than", at: index) || has("at", "most", at: index) { return index + 2 }
    return has("no", "more", "than", at: index) ? index + 3 : nil
  }

  /// A unit without a number: "the next hour".
  func oneUnit(_ index: Int) -> Spoken? {
    guard let unit = sense(index).unit, lower(index).utf8.count > 1, unit != .weekend else { return nil }
    return (SpokenDuration(1, unit), 0, index + 1)
  }

  /// The day, or the moment, at a distance from now.
  private func offset(_ duration: Spoken, sign: Int, range: Range<Int>, _ rule: String? = nil) -> Finding {
    var finding = Finding(range, rule)
    finding.isOffset = sign > 0
    finding.isAdverbial = sign < 0
    if sign > 0, duration.workdays == 0, duration.value == SpokenDuration() { finding.missing = .notAhead }
    if duration.value.isCalendar {
      finding.day = DayValue(today.adding(duration, sign: sign))
    } else {
      finding.moment = now.adding(duration.value, sign: sign)
      finding.elapsed = sign > 0 ? duration.value : nil
      if duration.value.seconds > 0 { finding.momentGrain = .second }
    }
    return finding
  }

  /// "last 3 days", "past week": from then until now.
  private func pastSpan(_ index: Int, from start: Int) -> Finding? {
    guard sense(index).relation == .last, sense(index + 1).ordinal == nil else { return nil }
    let isOpen = lower(index) == "past" || isOne(of: ["in", "over", "within"], at: start)
    guard let span = spokenDuration(index + 1) ?? (isOpen ? oneUnit(index + 1) : nil) else { return nil }
    var finding = Finding(start..<span.next, "past span")
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
