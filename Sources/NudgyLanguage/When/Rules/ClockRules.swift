import Foundation
import NudgyCore

/// "5pm", "17:30", "noon", "half past three", "seven thirty"; a bare "5" where a time is expected.
let clockRule = WhenRule(
  "clock", leads: [.number, .clock, .namedTime, .fraction, .article]
) { reader, index in
  guard let reading = reader.anyClock(index), !reader.isProportion(index, reading.next) else { return nil }
  var finding = Finding(index..<reading.next, rule: "clock")
  finding.clock = reading.value
  finding.zone = reading.zone
  finding.missing = reading.isMissing ? .clock : nil
  if reading.value.meridiem == .open, reader.isAboutWaking(index) { finding.clock?.meridiem = .am }
  if reader.sense(reading.next - 1).time != nil, reader.isDescribing(reading.next) {
    // "midnight snack"
    (finding.strength, finding.needs) = (.weak, .preposition)
  }
  if !reading.isCertain {
    guard !reader.isCounted(reading.next), !reader.isLabelled(index), !reader.isRatedPair(index, reading.next)
    else {
      return nil
    }
    // "4 by 4 lumber", "8 by 10 frames"
    if reader.lower(index - 1) == "by", reader.integer(index - 2) != nil, reader.isDescribing(reading.next) {
      return nil
    }
    if reader.isBareYearOrCode(index) || reader.has("one", "by", "one", at: index - 2) { return nil }
    (finding.strength, finding.needs) = (.weak, .preposition)
    finding.rules = ["bare hour"]
  } else if reader.isLabelled(index), reader[index].shape != .word {
    return nil
  }
  return finding
}

/// "2-4pm", "from 2 to 4", "between 9 and 10:30", "5pm to 6:30pm".
let clockRangeRule = WhenRule(
  "clock interval", leads: [.number, .clock, .namedTime, .opener, .fraction]
) { reader, index in
  let opener = reader.lower(index)
  let hasOpener = opener == "from" || opener == "between"
  guard hasOpener || !reader[index].categories.contains(.opener),
    let first = reader.anyClock(hasOpener ? index + 1 : index)
  else { return nil }
  let joints = ["-", "–", "—", "to", "until", "till", "til", "thru", "through"]
  let isJoined = opener == "between" ? reader.lower(first.next) == "and" : false
  guard isJoined || reader.isOne(of: joints, at: first.next), let second = reader.anyClock(first.next + 1),
    !reader.isCounted(second.next), !reader.isLabelled(index), !reader.isRated(index),
    second.isCertain || reader.sense(reader.skip(["of"], at: second.next)).month == nil
  else { return nil }
  var finding = Finding(index..<second.next, rule: "clock interval")
  finding.clock = first.value
  finding.endClock = second.value
  finding.zone = second.zone ?? first.zone
  finding.missing = first.isMissing || second.isMissing ? .clock : nil
  if second.value.meridiem == .pm || second.value.meridiem == .am, first.value.meridiem == .open {
    finding.clock?.meridiem = second.value.beginsInSameHalf(first.value) ? second.value.meridiem : .am
  }
  if !hasOpener, !first.isCertain, !second.isCertain {
    // "3-2": eleven hours are a score.
    let isScore = !second.value.saysMinute && first.value.hour - second.value.hour == 1
    if isScore, reader.isClauseEnd(second.next) { return nil }
    (finding.strength, finding.needs) = (.weak, .preposition)
  }
  return finding
}

/// "at lunch", "after work", "before dinner", "by bedtime": fixtures of the day behind a preposition.
let fixtureRule = WhenRule("fixture of the day", leads: .namedTime) { reader, index in
  guard let times = TimeVocabulary.fixtures[reader.lower(index)] else { return nil }
  let isPlace = ["work", "school", "bed"].contains(reader.lower(index))
  let before = reader.lower(index - 1)
  let words =
    isPlace ? ["before", "after"] : ["at", "before", "after", "over", "during", "by", "around"]
  // "lunch on monday" is the time when nothing but a time was asked for.
  guard words.contains(before) || !isPlace && (reader.isAsked || reader.behindIsh(index + 1) != nil),
    !reader.isOne(of: ["party", "meeting", "shoes", "table"], at: index + 1)
  else {
    return nil
  }
  var next = index + 1
  if reader.lower(next) == "time" || reader.lower(next) == "hours" { next += 1 }
  var finding = Finding(index..<next, rule: "fixture of the day", strength: .weak)
  finding.needs = .preposition
  finding.clock = ClockValue(
    hour: before == "after" ? times.end : times.start, meridiem: .military, isConvention: true)
  return finding
}

/// "now", "right now", "asap", "a moment ago": only where a time is asked for.
let nowRule = WhenRule("now", leads: [.namedTime, .article]) { reader, index in
  let at = reader.skip(["right", "a", "just"], at: index)
  let isAgo = reader.isOne(of: ["moment", "moments"], at: at) && reader.lower(at + 1) == "ago"
  guard isAgo || reader.lower(index) != "a" && reader.isOne(of: ["now", "asap", "immediately"], at: at) else {
    return nil
  }
  var finding = Finding(index..<(isAgo ? at + 2 : at + 1), rule: "now", strength: .weak)
  finding.needs = .neighbour
  finding.moment = reader.now
  return finding
}

extension ClockValue {
  /// Whether `start` can lie in the same half of the day before this end: 2 before 4pm, not 11 before 2pm.
  fileprivate func beginsInSameHalf(_ start: ClockValue) -> Bool {
    let from = start.hour % 12 * 60 + start.minute
    let to = hour % 12 * 60 + minute
    return from < to
  }
}

extension WhenReader {
  /// "ten to one odds", "a cob of corn": numbers and words of the clock that measure something else.
  fileprivate func isProportion(_ index: Int, _ next: Int) -> Bool {
    let isBefore = (1...3).contains { isOne(of: ["odds", "won", "lost", "ratio"], at: index - $0) }
    if isBefore || isReckoned(index) || ContextWords.proportions.contains(lower(next)) { return true }
    return lower(index) == "cob" && (isOne(of: ["a", "the", "corn"], at: index - 1) || lower(next) == "of")
  }

  /// "divide 144 by 12", "raise it by 5"
  private func isReckoned(_ index: Int) -> Bool {
    lower(index - 1) == "by" && (2...5).contains { ContextWords.reckoning.contains(lower(index - $0)) }
  }

  /// "rate it from 1 to 10", "we won by 6 to 4": a scale or a score.
  fileprivate func isRated(_ index: Int) -> Bool {
    (1...4).contains { ContextWords.ratings.contains(lower(index - $0)) }
  }

  /// One of the two numbers of "from 1 to 10" on a scale.
  fileprivate func isRatedPair(_ index: Int, _ next: Int) -> Bool {
    (lower(index - 1) == "from" || lower(index - 1) == "to" || lower(next) == "to") && isRated(index)
  }

  /// "wake me up at 6": nobody means the evening.
  fileprivate func isAboutWaking(_ index: Int) -> Bool {
    (1...5).contains { lower(index - $0) == "wake" }
  }

  /// Three or four digits without a colon may be a year or a code.
  fileprivate func isBareYearOrCode(_ index: Int) -> Bool {
    guard case .integer(let value, let digits) = self[index].shape, digits >= 3 else { return false }
    return digits == 3 && value < 100 || (1900...2100).contains(value) && lower(index - 1) != "at"
  }
}
