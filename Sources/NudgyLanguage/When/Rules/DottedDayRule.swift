import NudgyCore

extension WhenReader {
  /// `04.12`, "until 7.12", "11.12 at 8.00": a day and a month as much of Europe writes them. What may be a price, a
  /// version or a time of day is none: a month of two digits, and a word that asks for a day or a day that no hour is.
  func dottedDay(_ index: Int) -> Finding? {
    guard let (day, month) = dottedParts(index), !isLabelled(index), !isPriced(index), !isCounted(index + 1),
      let date = coming(month: month, day: day)
    else { return nil }
    var finding = Finding(index..<index + 1)
    finding.day = DayValue(date, said: [.month, .day])
    return finding
  }

  /// The day and the month that a number with a dot means here; nil where it means anything else.
  func dottedParts(_ index: Int) -> (day: Int, month: Int)? {
    guard case .decimal = self[index].shape, meridiem(index + 1) == nil else { return nil }
    let parts = lower(index).split(separator: ".")
    guard parts.count == 2, parts[1].utf8.count == 2, parts[0].utf8.count <= 2, let day = Int(parts[0]),
      let month = Int(parts[1]), (1...31).contains(day), (1...12).contains(month), !asksForHour(index)
    else { return nil }
    let isPadded = parts[0].first == "0"
    let isFollowed = isOne(of: ["at", "um", "@"], at: index + 1) && self[index + 2].shape != .word
    guard isPadded || day > 23 || isFollowed || asksForDay(index) else { return nil }
    return (day, month)
  }

  private func asksForHour(_ index: Int) -> Bool { isOne(of: ["at", "@", "um"], at: index - 1) }

  private func asksForDay(_ index: Int) -> Bool {
    isOne(
      of: ["on", "until", "till", "til", "before", "from", "since", "due", "the", "ends", "expires"],
      at: index - 1)
  }
}
