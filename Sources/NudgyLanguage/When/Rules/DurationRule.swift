import NudgyCore

/// "for 45 minutes", "an hour and a half", "3 years".
let durationRule = WhenRule(
  "duration", leads: [.number, .article, .vague, .fraction, .opener]
) { reader, index in
  var at = index
  let hasFor = reader.lower(at) == "for"
  if hasFor {
    at = reader.skip(
      ["about", "around", "like", "roughly", "maybe", "another", "just", "~", "approximately"], at: at + 1)
    if reader.has("at", "least", at: at) || reader.has("up", "to", at: at) { at += 2 }
  } else if reader[at].categories.contains(.opener) {
    return nil
  }
  guard let duration = reader.duration(at) else { return nil }
  guard !reader.isOne(of: ["old", "ago", "earlier", "later"], at: duration.next) else { return nil }
  var finding = Finding(index..<duration.next, rule: "duration")
  finding.duration = duration.value
  if reader.isAsked, duration.value == SpokenDuration() || reader.isNegative(at) {
    finding.missing = .notAhead
    if at == index, reader.isNegative(at) { finding.range = reader.sign(before: at)..<duration.next }
  }
  // "reschedule it for a week from tuesday" says until when, not how long.
  if hasFor, reader.lower(duration.next) == "from", reader.isScheduled(before: index) { return nil }
  if !hasFor {
    if reader.isOne(of: ["before", "after", "from"], at: duration.next) { return nil }
    // "three quarters" are mostly of something else than a year.
    let isShare = reader.sense(duration.next - 1).unit == .quarter && duration.units == 1
    let isLoose = isShare || reader.isDescribing(duration.next) || reader.isVagueDuration(at, duration.next)
    if isLoose || reader.isLabelled(at) { (finding.strength, finding.needs) = (.weak, .neighbour) }
  } else if reader.isDescribing(duration.next), duration.next == at + 2, reader.sense(at).number == nil {
    (finding.strength, finding.needs) = (.weak, .neighbour)
  }
  return finding
}

extension WhenReader {
  /// "book", "reschedule it": whether what stands before asks for a place in the calendar.
  fileprivate func isScheduled(before index: Int) -> Bool {
    (1...6).contains { ContextWords.scheduling.contains(lower(index - $0)) }
  }

  /// "a second", "a day", "the hour": more often an idiom than a length.
  fileprivate func isVagueDuration(_ index: Int, _ next: Int) -> Bool {
    if has("a", at: index) || has("an", at: index) {
      return next == index + 2 && sense(index + 1).unit != .hour || lower(next) == "of"
    }
    return lower(index) == "one" && next == index + 2 && !lower(index + 1).hasPrefix("h")
      || lower(next) == "of" || lower(index - 1) == "the"
  }
}
