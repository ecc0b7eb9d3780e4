import NudgyCore

/// "today", "tomorrow", "tonight", "yesterday", "tomorrow week".
let dayWordRule = WhenRule("day word", leads: .dayWord) { reader, index in
  guard let offset = reader.sense(index).dayOffset else { return nil }
  var finding = Finding(index..<index + 1, rule: "day word")
  finding.day = DayValue(reader.today.adding(days: offset), anchor: offset == 0 ? .today : .fixed)
  finding.part = reader.sense(index).part
  if reader.lower(index - 1) == "the", reader.isDescribing(index + 1) {
    // "the today show"
    (finding.strength, finding.needs) = (.weak, .neighbour)
  }
  let isWeek = reader.lower(index + 1) == "week"
  if finding.part == nil, isWeek || reader.lower(index + 1) == "fortnight", reader.isClauseEnd(index + 2) {
    finding.day = DayValue(reader.today.adding(days: offset + (isWeek ? 7 : 14)))
    finding.range = index..<index + 2
  }
  return finding
}
