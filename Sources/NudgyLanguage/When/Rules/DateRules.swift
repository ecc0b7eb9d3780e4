import Foundation
import NudgyCore

/// The day of a month, and whether it was said as a place: 15th and not 15.
typealias SpokenDay = (value: Int, isOrdinal: Bool, next: Int)

extension WhenReader {
  /// "december 3", "march 3rd", "feb 2 2027", "dec 3-5", "december the third".
  func monthAndDay(_ start: Int) -> Finding? {
    let relation = sense(start).month == nil ? sense(start).relation : nil
    let index = relation == nil ? start : start + 1
    guard let month = sense(index).month else { return nil }
    let isHyphened = lower(index + 1) == "-" && self[index + 1].isGlued
    let dayAt = skipThe(isHyphened || lower(index + 1) == "." ? index + 2 : index + 1)
    guard let day = dayOfAnyMonth(dayAt), isDay(day, at: dayAt, risky: sense(index).isRisky)
    else { return nil }
    var last: Read<Int>?
    // The second hyphen of `dec-05-26` stands before a year.
    if !(isHyphened && lower(day.next) == "-"), isOne(of: ["-", "–", "to", "through", "thru"], at: day.next),
      let end = dayOfMonth(day.next + 1), end.value > day.value, sense(end.next).month == nil,
      !isCounted(end.next), meridiem(end.next) == nil
    {
      last = (end.value, end.next)
    }
    var finding = date(
      month, day.value, to: last?.value, yearAt: last?.next ?? day.next, start: start, isDayFirst: false)
    finding.isOpenToMoreDays = true
    if relation == .last, let date = finding.day?.date, date >= today {
      // "last december 25" has been.
      finding.day = finding.day.map { DayValue(date.adding(years: -1), said: $0.said) }
      finding.lastDay = nil
    }
    return finding
  }

  /// "3 december", "the third of march", "2nd feb 2027", "3-5 december".
  func dayAndMonth(_ index: Int) -> Finding? {
    guard let first = dayOfAnyMonth(skipThe(index)), !isLabelled(index) else { return nil }
    var next = first.next
    var last: Int?
    if isOne(of: ["-", "–", "to", "through", "and"], at: next), let second = dayOfMonth(next + 1),
      second.value > first.value
    {
      (last, next) = (second.value, second.next)
    }
    next = skip(["day"], at: next)
    let monthAt = behindDateMark(next) ?? skip(["of", "o", "o'", "-"], at: next)
    let sense = sense(monthAt)
    guard let month = sense.month else { return nil }
    if sense.isRisky, monthAt == next || lower(next) == "." {
      // "one may", "5 may be", "5.may be": only digits, and no verb behind.
      guard self[index].shape != .word || lower(index) == "the",
        !ContextWords.plainVerbs.contains(lower(monthAt + 1))
      else { return nil }
    }
    return date(month, first.value, to: last, yearAt: monthAt + 1, start: index, isDayFirst: true)
  }

  /// `2027/may/4`, `2027-march-12`.
  func yearMonthAndDay(_ index: Int) -> Finding? {
    guard let year = year(index), self[index].shape != .word, !isLabelled(index),
      let monthAt = behindDateMark(year.next), let month = sense(monthAt).month,
      let dayAt = behindDateMark(monthAt + 1), let day = dayOfAnyMonth(dayAt)
    else { return nil }
    var finding = Finding(
      index..<day.next, day: CivilDate(year: year.value, month: month, day: day.value).map { DayValue($0) })
    if finding.day == nil { finding.miss(day.value, month, year.value, today) }
    return finding
  }

  /// Behind a mark that ties a month's name to the numbers beside it: `2027/may/4`, `4.may.2027`.
  private func behindDateMark(_ index: Int) -> Int? {
    let isTied = self[index].isGlued && self[index + 1].isGlued
    return isTied && isOne(of: ["/", "-", "."], at: index) ? index + 1 : nil
  }

  /// Whether a number behind a month is its day: not "march 5 miles", not "dec 10 am".
  private func isDay(_ day: SpokenDay, at index: Int, risky: Bool) -> Bool {
    if day.isOrdinal { return true }
    if self[index].shape == .word && risky || meridiem(day.next) != nil || lower(day.next) == ":" {
      return false
    }
    if lower(day.next) == "of", year(day.next + 1) != nil { return true }
    return !isCounted(day.next) || lower(day.next) == "or"
  }

  /// "dec 8 13:05:00 2026", as computers write it.
  private func clockBeforeYear(_ index: Int) -> (reading: ClockReading, year: Read<Int>)? {
    guard case .clock = self[index].shape, let reading = clock(index), let year = year(reading.next)
    else { return nil }
    return (reading, year)
  }

  /// The date, with the year that may stand behind it, else the coming one.
  private func date(_ month: Int, _ day: Int, to lastDay: Int?, yearAt: Int, start: Int, isDayFirst: Bool)
    -> Finding
  {
    let isSlashed = lower(yearAt) == "/" && self[yearAt].isGlued
    let at = isSlashed ? yearAt + 1 : skip([",", "of", "in", "-"], at: yearAt)
    var year = year(at) ?? shortYear(skip([","], at: yearAt)) ?? relatedYear(at)
    // In American order two digits could as well be a second day: "dec 5, 26".
    if year == nil, isDayFirst { year = trailingYear(yearAt) }
    let clock = year == nil ? clockBeforeYear(yearAt) : nil
    year = year ?? clock?.year
    var finding = Finding(start..<(year?.next ?? yearAt))
    guard let date = dated(year?.value, month, day) else {
      finding.miss(day, month, year?.value, today)
      return finding
    }
    (finding.clock, finding.zone) = (clock?.reading.value, clock?.reading.zone)
    finding.day = DayValue(date, said: year == nil ? [.month, .day] : .wholeDay)
    guard let lastDay else { return finding }
    finding.lastDay = CivilDate(year: date.year, month: month, day: lastDay).map { DayValue($0) }
    if finding.lastDay == nil { finding.miss(lastDay, month, year?.value, today) }
    return finding
  }

  /// The date in a year, else the coming one.
  func dated(_ year: Int?, _ month: Int, _ day: Int) -> CivilDate? {
    year.map { CivilDate(year: $0, month: month, day: day) } ?? coming(month: month, day: day)
  }

  /// `3/5`, `12/25/2026`, `2026-11-20`, `2026-11-20T15:00:00+01:00`, `2026-12`, `2026-w50`, `20261205`.
  func numericDate(_ index: Int) -> Finding? {
    var finding = Finding(index..<index + 1)
    switch self[index].shape {
    case .date(let date): finding.day = DayValue(date)
    case .dateTime(let value, let offset):
      finding.day = DayValue(value.date)
      finding.clock = .at(value.time)
      finding.zone = offset.flatMap(Zone.init(offset:))
    case .span(let start, let grain):
      guard !isLabelled(index) else { return nil }
      finding.day = DayValue(start, grain: grain)
      // Only a week looks like nothing else; the rest may be a number of an order.
      if grain != .week { finding.needs = .preposition }
    case .impossibleDate(let year, let month, let day): return impossibleDate(year, month, day, at: index)
    case .slashed(let first, let second, let year):
      guard !isLabelled(index), !isCounted(index + 1) else { return nil }
      let dates = orders(first, second).lazy.compactMap { self.dated(year, $0.month, $0.day) }
      guard let date = dates.first else {
        return impossibleDate(first, second, year, slashedAt: index)
      }
      finding.day = DayValue(date, said: year == nil ? [.month, .day] : .wholeDay)
      if year == nil {
        if isShare(first, second, at: index) { return nil }
        // 1/2 and 3/4 are fractions first.
        let isFraction = (2...4).contains(second) || second == 8 && first % 2 == 1
        if first < second, isFraction { finding.needs = .preposition }
      }
      if (first, second) == (9, 11), isDescribing(index + 1) { finding.needs = .neighbour }
    default: return nil
    }
    return finding
  }

  /// "a 9/16 wrench" is an inch in sixteenths; "an 8/10 movie", "24/7".
  private func isShare(_ first: Int, _ second: Int, at index: Int) -> Bool {
    let isOfInch = first < second && (second == 8 || second == 16) && first % 2 == 1
    return isOfInch && ContextWords.sized.contains(lower(index + 1))
      || isOne(of: ["a", "an"], at: index - 1) && isDescribing(index + 1) || (first, second) == (24, 7)
      || (first, second) == (50, 50)
  }

  /// Both ways to read two numbers of a date, the user's own first.
  func orders(_ first: Int, _ second: Int) -> [(month: Int, day: Int)] {
    readsDayFirst ? [(second, first), (first, second)] : [(first, second), (second, first)]
  }
}
