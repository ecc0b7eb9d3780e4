/// "not today, bring it up tomorrow", "tuesday, not monday": a day that is denied gives way to the one that is meant.
let deniedDayRefiner = WhenRefiner(name: "denied day") { reader, findings in
  guard findings.count > 1 else { return findings }
  let meant = findings.filter { !reader.isDenied($0) }
  guard meant.count < findings.count, meant.contains(where: { $0.strength == .strong && $0.day != nil })
  else { return findings }
  let denied = findings.filter { reader.isDenied($0) }
  return meant.map { finding in denied.reduce(finding) { reader.takingIn($1, $0) } }
}

extension WhenReader {
  fileprivate func isDenied(_ finding: Finding) -> Bool {
    guard finding.role == .plain, finding.recurrence == nil, let day = finding.day, day.grain == .day,
      lower(finding.range.lowerBound - 1) == "not"
    else { return false }
    // "why not friday or saturday", "if not today then tomorrow" leave both open.
    return !isOne(of: ["why", "if", "maybe", "or"], at: finding.range.lowerBound - 2)
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
