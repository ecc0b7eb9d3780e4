import NudgyCore

/// "today", "tomorrow", "tonight", "yesterday".
let dayWordRule = WhenRule("day word", leads: .dayWord) { reader, index in
  guard let offset = reader.sense(index).dayOffset else { return nil }
  var finding = Finding(index..<index + 1, rule: "day word")
  finding.day = DayValue(reader.today.adding(days: offset), anchor: offset == 0 ? .today : .fixed)
  finding.part = reader.sense(index).part
  return finding
}
