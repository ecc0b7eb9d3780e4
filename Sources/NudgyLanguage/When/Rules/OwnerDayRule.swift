import NudgyCore

/// "for monday's meeting", "what's on tomorrow's agenda", "before fridays quiz": the day of what happens then. Where it
/// only names a thing ("print today's slides", "friday's deadline"), it says nothing of when.
let ownerDayRule = WhenRule("day of an event", leads: [.ownerDay, .repeating]) { reader, index in
  let sense = reader.sense(index)
  let isSpelled = sense.categories.contains(.ownerDay)
  guard isSpelled || sense.repeating?.weekdays.count == 1, reader.isDescribing(index + 1) else { return nil }
  let before = reader.isOne(of: ["next", "this"], at: index - 1) ? index - 2 : index - 1
  let isPrepared = reader.isOne(of: ["for", "before", "by"], at: before)
  guard isPrepared || isSpelled && ContextWords.agendas.contains(reader.lower(index + 1)) else { return nil }
  // "run through today's tasks", "go over tomorrow's agenda": what is looked at.
  guard !reader.isOne(of: ["over", "through"], at: index - 1) else { return nil }
  var finding = Finding(index..<index + 1, rule: "day of an event")
  finding.isAdverbial = true
  if let offset = sense.dayOffset {
    finding.day = DayValue(reader.today.adding(days: offset))
  } else if let weekday = sense.weekday ?? sense.repeating?.weekdays.first {
    let coming = reader.today.next(weekday)
    let isNext = reader.lower(index - 1) == "next"
    let ofNextWeek = reader.today.startOfWeek.adding(days: 7 + weekday.daysAfterMonday)
    finding.day = DayValue(isNext ? ofNextWeek : coming, said: .weekday)
  }
  return finding
}
