import NudgyCore

extension WhenRefiner {
  /// "on sat and sun", "at 9 or 11", "dec 3, 5 and 7": what makes the first a time makes the next ones times.
  static let list = WhenRefiner(name: "list") { reader, findings in
    var result: [Finding] = []
    for finding in findings {
      var finding = finding
      if !finding.isStrong, let last = result.last, last.isStrong, reader.listed(last, finding),
        last.isSameKind(as: finding), finding.day != nil || reader.isClauseEnd(finding.range.upperBound)
      {
        finding.needs = nil
        if last.role == .deadline || last.role == .until { finding.role = last.role }
        finding.rules.append("list")
      }
      result.append(finding)
    }
    return reader.withMoreDays(result)
  }

  /// "not today, bring it up tomorrow", "tuesday, not monday": a day that is denied gives way to the one that is
  /// meant.
  static let deniedDay = WhenRefiner(name: "denied day") { reader, findings in
    guard findings.count > 1 else { return findings }
    let denied = findings.filter { reader.isDenied($0) }
    let meant = findings.filter { !reader.isDenied($0) }
    guard !denied.isEmpty, meant.contains(where: { $0.isStrong && $0.day != nil }) else { return findings }
    return meant.map { finding in denied.reduce(finding) { reader.takingIn($1, $0) } }
  }
}

extension WhenRefiner {
  /// "sunday, uh monday", "tuesday no wait thursday": the day that is put right stands for both.
  static let slip = WhenRefiner(name: "put right") { reader, findings in
    findings.joined { first, second in
      guard reader.isPutRight(first, by: second) else { return nil }
      var joined = second
      joined.range = first.range.lowerBound..<second.range.upperBound
      joined.rules.append("put right")
      if joined.role == .plain { joined.role = first.role }
      return joined
    }
  }
}

extension WhenReader {
  /// Whether a day stands in the place of another behind a word that takes it back.
  fileprivate func isPutRight(_ first: Finding, by second: Finding) -> Bool {
    let gap = first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound)
    guard (1...5).contains(gap.count), first.day?.grain == .day, second.day?.grain == .day, first.isStrong,
      second.isStrong, first.recurrence == nil, second.recurrence == nil, !first.hasTime,
      gap.allSatisfy({
        isOne(of: [",", ".", "-", "–", "—", "…", "i", "make", "it", "that"], at: $0) || isSlip($0)
      })
    else { return false }
    return gap.contains(where: isSlip)
  }

  private func isSlip(_ index: Int) -> Bool {
    isOne(
      of: ["uh", "um", "er", "erm", "wait", "sorry", "actually", "mean", "rather"], at: index)
  }

  /// Whether only "and", "or" or a comma stands between two findings.
  func listed(_ first: Finding, _ second: Finding) -> Bool {
    let gap = first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound)
    return (1...3).contains(gap.count)
      && gap.allSatisfy { isOne(of: ["and", "or", "&", ",", "/", "the"], at: $0) }
      && gap.contains { lower($0) != "the" }
  }

  /// Numbers behind a date that share its month: "dec 3, 5 and 7".
  fileprivate func withMoreDays(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    for (place, finding) in findings.enumerated() {
      // What the list took in is no hour.
      if !finding.isStrong, finding.range.lowerBound < result.last?.range.upperBound ?? 0 { continue }
      result.append(finding)
      guard finding.isOpenToMoreDays, finding.lastDay == nil, !finding.hasTime, let day = finding.day,
        day.said == [.month, .day]
      else { continue }
      let next = findings[(place + 1)...].first { $0.isStrong }
      result += moreDays(behind: finding, day, before: next?.range.lowerBound ?? lexemes.count)
    }
    return result
  }

  private func moreDays(behind finding: Finding, _ day: DayValue, before end: Int) -> [Finding] {
    var found: [Finding] = []
    var next = finding.range.upperBound
    var closes = false
    while found.count < 8 {
      let comma = skip([","], at: next)
      let at = skipThe(skip(["and", "or", "&"], at: comma))
      guard at > next, let more = dayOfMonth(at), more.next <= end,
        more.value > (found.last?.day ?? day).date.day,
        isClauseEnd(more.next) || isOne(of: ["and", "or", "&"], at: more.next),
        let date = CivilDate(year: day.date.year, month: day.date.month, day: more.value)
      else { break }
      closes = at > comma || more.isOrdinal
      var extra = Finding(at..<more.next, "list", day: DayValue(date, said: day.said))
      extra.role = finding.role
      found.append(extra)
      next = more.next
    }
    // "dec 3, 5 eggs" and "may 3, 4": only "and" or an ordinal closes such a list.
    return closes ? found : []
  }

  fileprivate func isDenied(_ finding: Finding) -> Bool {
    // "why not friday or saturday", "if not today then tomorrow" leave both open.
    finding.role == .plain && finding.recurrence == nil && finding.day?.grain == .day
      && lower(finding.range.lowerBound - 1) == "not"
      && !isOne(of: ["why", "if", "maybe", "or"], at: finding.range.lowerBound - 2)
  }

  /// The finding with the denied one beside it: "not monday but tuesday", "wednesday, not thursday".
  fileprivate func takingIn(_ denied: Finding, _ finding: Finding) -> Finding {
    var finding = finding
    let first = denied.range.lowerBound - 1
    if skip([","], at: finding.range.upperBound) == first {
      finding.range = finding.range.lowerBound..<denied.range.upperBound
    } else if finding.range.lowerBound > first,
      skip(["but"], at: skip([","], at: denied.range.upperBound)) == finding.range.lowerBound
    {
      finding.range = first..<finding.range.upperBound
    }
    return finding
  }
}

extension Finding {
  /// Whether both say the same kind of thing, so that they can stand in one list.
  func isSameKind(as other: Finding) -> Bool {
    if recurrence != nil || other.recurrence != nil { return recurrence != nil && other.recurrence != nil }
    guard moment == nil, other.moment == nil, lastDay == nil, endClock == nil else { return false }
    return (day == nil) == (other.day == nil) && (day != nil || (clock == nil) == (other.clock == nil))
      && isOnlyDuration == other.isOnlyDuration
  }
}
