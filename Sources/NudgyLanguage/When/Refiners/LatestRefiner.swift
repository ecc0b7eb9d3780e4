import NudgyCore

/// "by friday at the latest", "5pm latest", "tomorrow at the earliest": a limit said behind the time.
let latestRefiner = WhenRefiner(name: "limit behind") { reader, findings in
  findings.map { finding in
    guard finding.recurrence == nil, !finding.isOnlyDuration,
      let limit = reader.limit(finding.range.upperBound)
    else { return finding }
    var finding = finding
    finding.range = finding.range.lowerBound..<limit.next
    if finding.role == .plain { finding.role = limit.role }
    finding.rules.append("limit behind")
    return finding
  }
}

extension WhenReader {
  fileprivate func limit(_ index: Int) -> (role: When.Role, next: Int)? {
    var at = index
    if lower(at) == "at" { at = skipThe(at + 1) }
    let isBare = at == index
    switch lower(at) {
    case "latest" where !isBare || isClauseEnd(at + 1): return (.deadline, at + 1)
    case "earliest" where !isBare: return (.after, at + 1)
    default: break
    }
    guard lower(index) == "or", isClauseEnd(index + 2) else { return nil }
    switch lower(index + 1) {
    case "before", "earlier", "sooner": return (.deadline, index + 2)
    case "later", "after": return (.after, index + 2)
    default: return nil
    }
  }
}
