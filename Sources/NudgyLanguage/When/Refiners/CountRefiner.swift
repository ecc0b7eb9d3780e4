import NudgyCore

/// "every day five times", "three times, weekly": how often in all something comes again.
let countRefiner = WhenRefiner(name: "number of times") { reader, findings in
  findings.map { finding in
    guard let rule = finding.recurrence, rule.count == nil, rule.until == nil,
      let said = reader.timesInAll(behind: finding.range) ?? reader.timesInAll(before: finding.range)
    else { return finding }
    var finding = finding
    finding.recurrence?.count = said.count
    finding.range = said.range
    finding.rules.append("number of times")
    return finding
  }
}

extension WhenReader {
  fileprivate func timesInAll(behind range: Range<Int>) -> (count: Int, range: Range<Int>)? {
    let at = skip(["for"], at: skip([","], at: range.upperBound))
    guard let count = times(at), sense(count.next).repeating == nil, !isDescribing(count.next),
      // "three times a day", "five times as much"
      !isOne(of: ["a", "an", "per", "every", "each", "as", "the", "more"], at: count.next)
    else { return nil }
    return (count.value, range.lowerBound..<count.next)
  }

  fileprivate func timesInAll(before range: Range<Int>) -> (count: Int, range: Range<Int>)? {
    let at = range.lowerBound - 3
    guard lower(range.lowerBound - 1) == ",", let count = times(at), count.next == range.lowerBound - 1,
      sense(at - 1).number == nil
    else { return nil }
    return (count.value, at..<range.upperBound)
  }

  /// "five times"; "every day 2x" is twice a day.
  private func times(_ index: Int) -> (value: Int, next: Int)? {
    guard let count = integer(index), (2...1000).contains(count.value), lower(count.next) == "times"
    else { return nil }
    return (count.value, count.next + 1)
  }
}
