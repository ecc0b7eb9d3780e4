import NudgyCore

/// "today", "tomorrow", "tonight", "yesterday", "tomorrow week".
let dayWordRule = WhenRule("day word", leads: .dayWord) { reader, index in
  guard let offset = reader.sense(index).dayOffset else { return nil }
  var finding = Finding(index..<index + 1, rule: "day word")
  finding.day = DayValue(reader.today.adding(days: offset), anchor: offset == 0 ? .today : .fixed)
  finding.part = reader.sense(index).part
  if finding.part == nil, let half = reader.halfDay(index + 1) {
    finding.part = half
    finding.range = index..<index + 2
  }
  if reader.lower(index - 1) == "the" && reader.isDescribing(index + 1) || reader.isTitleDay(index) {
    // "the today show", "edge of tomorrow"
    (finding.strength, finding.needs) = (.weak, .neighbour)
  }
  let isWeek = reader.lower(index + 1) == "week"
  if finding.part == nil, isWeek || reader.lower(index + 1) == "fortnight", reader.isClauseEnd(index + 2) {
    finding.day = DayValue(reader.today.adding(days: offset + (isWeek ? 7 : 14)))
    finding.range = index..<index + 2
  }
  return finding
}

extension WhenReader {
  /// "usa today", "tonight show tickets", "edge of tomorrow": a day in a name.
  fileprivate func isTitleDay(_ index: Int) -> Bool {
    if lower(index - 1) == "usa" { return true }
    if lower(index - 1) == "of" {
      return isOne(
        of: [
          "edge", "leaders", "world", "children", "city", "heroes", "promise", "dream", "dreams", "songs",
          "sounds", "jobs", "youth", "home", "homes", "land",
        ], at: index - 2)
    }
    guard isOne(of: ["show"], at: index + 1), lower(index) != "tomorrow" else { return false }
    return isClauseEnd(index + 2) || isDescribing(index + 2)
  }

  /// "tomorrow am", "sunday p.m.": the halves of a day as its parts.
  func halfDay(_ index: Int) -> PartOfDay? {
    guard isClauseEnd(index + 1) || lower(index).utf8.contains(UInt8(ascii: ".")) else { return nil }
    switch lower(index) {
    case "am", "a.m.", "a.m": return .morning
    case "pm", "p.m.", "p.m": return .afternoon
    default: return nil
    }
  }
}
