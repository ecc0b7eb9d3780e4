import NudgyCore

extension WhenReader {
  /// "in the morning", "this afternoon", "at night", "late tomorrow evening", "first thing", "last night".
  func partOfDay(_ index: Int) -> Finding? {
    if let first = firstThing(index) { return first }
    let opened = skip(["in", "during"], at: index)
    var at = skipThe(opened)
    var isSaid = at == index + 2
    var relation = sense(at).relation
    if relation != nil { at += 1 }
    let edge = sense(at).edge
    if edge != nil {
      at = skip(["-"], at: at + 1)
      if has("in", "the", at: at) { (isSaid, at) = (true, at + 2) }
      if relation == nil, let late = sense(at).relation { (relation, at) = (late, at + 1) }
    }
    guard let part = sense(at).part, sense(at).dayOffset == nil, sense(at).repeating == nil else {
      return nil
    }
    var finding = Finding(index..<at + 1)
    finding.part = edge.map(part.shifted) ?? part
    if let relation {
      let offset = relation == .coming ? 0 : relation.offset
      finding.day = DayValue(today.adding(days: offset), anchor: offset == 0 ? .today : .fixed)
    } else if has("before", "last", at: at + 1) {
      finding.range = index..<at + 3
      finding.day = DayValue(today.adding(days: -2))
    } else if !isSaid {
      finding.weaken(part == .night || part == .lunch || edge != nil ? .preposition : .neighbour)
    }
    return finding
  }

  /// "first thing", "first thing in the morning", "first thing tomorrow".
  private func firstThing(_ index: Int) -> Finding? {
    guard has("first", "thing", at: index) else { return nil }
    let isMorning = has("in", "the", "morning", at: index + 2)
    let next = isMorning ? index + 5 : index + 2
    var finding = Finding(index..<next, "first thing")
    finding.part = .morning
    let isSubject = isOne(of: ["is", "i", "to", "on", "we", "that", "you"], at: next)
    if !isMorning, lower(index - 1) == "the" || isSubject { finding.weaken(.neighbour) }
    return finding
  }
}
