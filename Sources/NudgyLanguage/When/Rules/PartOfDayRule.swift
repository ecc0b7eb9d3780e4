import NudgyCore

/// "in the morning", "this afternoon", "at night", "late tomorrow evening", "first thing", "last night".
let partOfDayRule = WhenRule(
  "part of day", leads: [.part, .edge, .relation, .opener, .ordinal, .article, .namedTime]
) { reader, index in
  if let first = reader.firstThing(index) { return first }
  var at = index
  var isSaid = false
  if reader.isOne(of: ["in", "during"], at: at) {
    at = reader.skip(["the"], at: at + 1)
    isSaid = at == index + 2
  } else {
    at = reader.skipThe(at)
  }
  var relation = reader.sense(at).relation
  if relation != nil { at += 1 }
  let edge = reader.sense(at).edge
  if edge != nil {
    at = reader.skip(["-"], at: at + 1)
    if reader.has("in", "the", at: at) { (isSaid, at) = (true, at + 2) }
    if relation == nil, let late = reader.sense(at).relation { (relation, at) = (late, at + 1) }
  }
  guard let part = reader.sense(at).part, reader.sense(at).dayOffset == nil,
    reader.sense(at).repeating == nil
  else { return nil }
  var finding = Finding(index..<at + 1, rule: "part of day", strength: isSaid ? .strong : .weak)
  finding.needs = part == .night || part == .lunch || edge != nil ? .preposition : .neighbour
  finding.part =
    edge == .early ? part.isEarly : edge == .late ? part.isLate : edge == .middle ? part.isMiddle : part
  switch relation {
  case .this, .coming: finding.day = DayValue(reader.today, anchor: .today)
  case .last: finding.day = DayValue(reader.today.adding(days: -1))
  case .next: finding.day = DayValue(reader.today.adding(days: 1))
  case nil: break
  }
  if relation != nil { finding.strength = .strong }
  if relation == nil, reader.has("before", "last", at: at + 1) {
    finding.range = index..<at + 3
    finding.day = DayValue(reader.today.adding(days: -2))
    finding.strength = .strong
  }
  return finding
}

extension WhenReader {
  /// "first thing", "first thing in the morning", "first thing tomorrow".
  fileprivate func firstThing(_ index: Int) -> Finding? {
    guard has("first", "thing", at: index) else { return nil }
    var next = index + 2
    if has("in", "the", "morning", at: next) { next += 3 }
    var finding = Finding(index..<next, rule: "first thing")
    finding.part = .morning
    if lower(index - 1) == "the" || isOne(of: ["is", "i", "to", "on", "we", "that", "you"], at: next) {
      if next == index + 2 { (finding.strength, finding.needs) = (.weak, .neighbour) }
    }
    return finding
  }
}
