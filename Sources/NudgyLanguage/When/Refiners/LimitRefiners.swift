import NudgyCore

extension WhenRefiner {
  /// "by friday at the latest", "5pm latest", "tomorrow at the earliest": a limit said behind the time.
  static let limitBehind = WhenRefiner(name: "limit behind") { reader, findings in
    findings.map { finding in
      guard finding.recurrence == nil, !finding.isOnlyDuration,
        let limit = reader.limit(finding.range.upperBound)
      else { return finding }
      var finding = finding
      finding.range = finding.range.lowerBound..<limit.next
      if finding.role == .plain { finding.role = limit.value }
      finding.rules.append("limit behind")
      return finding
    }
  }

  /// "every day five times", "three times, weekly": how often in all something comes again.
  static let numberOfTimes = WhenRefiner(name: "number of times") { reader, findings in
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
}

extension WhenReader {
  fileprivate func limit(_ index: Int) -> Read<When.Role>? {
    let at = lower(index) == "at" ? skipThe(index + 1) : index
    let isBare = at == index
    switch lower(at) {
    case "latest" where !isBare || isClauseEnd(at + 1): return (.deadline, at + 1)
    case "earliest" where !isBare: return (.after, at + 1)
    case "or" where isBare && isClauseEnd(at + 2):
      if isOne(of: ["before", "earlier", "sooner"], at: at + 1) { return (.deadline, at + 2) }
      return isOne(of: ["later", "after"], at: at + 1) ? (.after, at + 2) : nil
    default: return nil
    }
  }

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
  private func times(_ index: Int) -> Read<Int>? {
    guard let count = integer(index), (2...1000).contains(count.value), lower(count.next) == "times"
    else { return nil }
    return (count.value, count.next + 1)
  }
}
