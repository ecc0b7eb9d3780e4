import NudgyCore

extension WhenReader {
  /// "5pm", "17:30", "noon", "half past three", "seven thirty"; a bare "5" where a time is expected.
  func clockTime(_ index: Int) -> Finding? {
    guard let reading = anyClock(index), !isProportion(index, reading.next) else { return nil }
    var finding = Finding(index..<reading.next, "clock", clock: reading.value)
    finding.zone = reading.zone
    finding.missing = reading.isMissing ? .clock : nil
    // "wake me up at 6": nobody means the evening.
    if reading.value.meridiem == .open, (1...5).contains(where: { lower(index - $0) == "wake" }) {
      finding.clock?.meridiem = .am
    }
    if reading.isCertain {
      if isLabelled(index), self[index].shape != .word { return nil }
      // "midnight snack"
      if sense(reading.next - 1).time != nil, isDescribing(reading.next) { finding.needs = .preposition }
      return finding
    }
    guard !isCounted(reading.next), !isLabelled(index), !isRatedPair(index, reading.next),
      !isMeasure(index, reading.next), !isBareYearOrCode(index)
    else { return nil }
    finding.needs = .preposition
    finding.rules = ["bare hour"]
    return finding
  }

  /// "2-4pm", "from 2 to 4", "between 9 and 10:30", "5pm to 6:30pm".
  func clockInterval(_ index: Int) -> Finding? {
    let opener = lower(index)
    let hasOpener = opener == "from" || opener == "between"
    guard hasOpener || !self[index].categories.contains(.opener),
      let first = anyClock(hasOpener ? index + 1 : index)
    else { return nil }
    let joints = ["-", "–", "—", "to", "until", "till", "til", "thru", "through"]
    guard opener == "between" && lower(first.next) == "and" || isOne(of: joints, at: first.next),
      let second = anyClock(first.next + 1), !isCounted(second.next), !isLabelled(index), !isRated(index),
      second.isCertain || sense(skip(["of"], at: second.next)).month == nil
    else { return nil }
    var finding = Finding(index..<second.next, clock: first.value)
    finding.endClock = second.value
    finding.zone = second.zone ?? first.zone
    finding.missing = first.isMissing || second.isMissing ? .clock : nil
    if second.value.meridiem == .pm || second.value.meridiem == .am, first.value.meridiem == .open {
      finding.clock?.meridiem = second.value.beginsInSameHalf(first.value) ? second.value.meridiem : .am
    }
    if !hasOpener, !first.isCertain, !second.isCertain {
      // "3-2": eleven hours are a score.
      let isScore = !second.value.saysMinute && first.value.hour - second.value.hour == 1
      if isScore, isClauseEnd(second.next) { return nil }
      finding.needs = .preposition
    }
    return finding
  }

  /// "at lunch", "after work", "before dinner", "by bedtime": fixtures of the day behind a preposition.
  func fixture(_ index: Int) -> Finding? {
    guard let times = TimeVocabulary.fixtures[lower(index)] else { return nil }
    let isPlace = isOne(of: ["work", "school", "bed"], at: index)
    let words = isPlace ? ["before", "after"] : ["at", "before", "after", "over", "during", "by", "around"]
    // "lunch on monday" is the time when nothing but a time was asked for.
    guard isOne(of: words, at: index - 1) || !isPlace && (isAsked || behindIsh(index + 1) != nil),
      !isOne(of: ["party", "meeting", "shoes", "table"], at: index + 1)
    else { return nil }
    let hour = lower(index - 1) == "after" ? times.end : times.start
    return Finding(
      index..<skip(["time", "hours"], at: index + 1), clock: .convention(hour), needs: .preposition)
  }

  /// "now", "right now", "asap", "a moment ago": only where a time is asked for.
  func nowWord(_ index: Int) -> Finding? {
    let at = skip(["right", "a", "just"], at: index)
    let isAgo = isOne(of: ["moment", "moments"], at: at) && lower(at + 1) == "ago"
    guard isAgo || lower(index) != "a" && isOne(of: ["now", "asap", "immediately"], at: at)
    else { return nil }
    return Finding(index..<(isAgo ? at + 2 : at + 1), moment: now, needs: .neighbour)
  }

  /// "ten to one odds", "a cob of corn", "divide 144 by 12": numbers and words of the clock that measure something.
  private func isProportion(_ index: Int, _ next: Int) -> Bool {
    (1...3).contains { isOne(of: ["odds", "won", "lost", "ratio"], at: index - $0) }
      || ContextWords.proportions.contains(lower(next))
      || lower(index - 1) == "by" && isBehind(ContextWords.reckoning, by: 2...5, at: index)
      || lower(index) == "cob" && (isOne(of: ["a", "the", "corn"], at: index - 1) || lower(next) == "of")
  }

  /// "4 by 4 lumber", "8 by 10 frames", "one by one".
  private func isMeasure(_ index: Int, _ next: Int) -> Bool {
    lower(index - 1) == "by" && integer(index - 2) != nil && isDescribing(next)
      || has("one", "by", "one", at: index - 2)
  }

  /// "rate it from 1 to 10", "we won by 6 to 4": a scale or a score.
  private func isRated(_ index: Int) -> Bool { isBehind(ContextWords.ratings, by: 1...4, at: index) }

  /// One of the two numbers of "from 1 to 10" on a scale.
  private func isRatedPair(_ index: Int, _ next: Int) -> Bool {
    (isOne(of: ["from", "to"], at: index - 1) || lower(next) == "to") && isRated(index)
  }

  /// Three or four digits without a colon may be a year or a code.
  private func isBareYearOrCode(_ index: Int) -> Bool {
    guard case .integer(let value, let digits) = self[index].shape, digits >= 3 else { return false }
    return digits == 3 && value < 100 || (1900...2100).contains(value) && lower(index - 1) != "at"
  }
}

extension ClockValue {
  /// Whether `start` can lie in the same half of the day before this end: 2 before 4pm, not 11 before 2pm.
  fileprivate func beginsInSameHalf(_ start: ClockValue) -> Bool {
    (start.hour % 12, start.minute) < (hour % 12, minute)
  }
}
