import NudgyCore

/// "two nights ago": the night of that day.
let nightsAgoRule = WhenRule("nights ago", leads: .number) { reader, index in
  guard let count = reader.integer(index), (1...60).contains(count.value),
    reader.isOne(of: ["night", "nights"], at: count.next), reader.lower(count.next + 1) == "ago"
  else { return nil }
  var finding = Finding(index..<count.next + 2, rule: "nights ago")
  finding.day = DayValue(reader.today.adding(days: -count.value))
  finding.part = .night
  finding.isAdverbial = true
  return finding
}
