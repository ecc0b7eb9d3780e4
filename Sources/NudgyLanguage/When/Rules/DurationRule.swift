import NudgyCore

extension WhenReader {
  /// "for 45 minutes", "an hour and a half", "3 years".
  func length(_ index: Int) -> Finding? {
    var at = index
    let hasFor = lower(at) == "for"
    if hasFor {
      at = skip(Self.roughly, at: at + 1)
      if has("at", "least", at: at) || has("up", "to", at: at) { at += 2 }
    } else if self[at].categories.contains(.opener) {
      return nil
    }
    guard let duration = duration(at), !isOne(of: ["old", "ago", "earlier", "later"], at: duration.next)
    else { return nil }
    var finding = Finding(index..<duration.next)
    finding.duration = duration.value
    if isAsked, duration.value == SpokenDuration() || isNegative(at) {
      finding.missing = .notAhead
      if at == index, isNegative(at) { finding.range = sign(before: at)..<duration.next }
    }
    if hasFor {
      // "reschedule it for a week from tuesday" says until when, not how long.
      if lower(duration.next) == "from", isBehind(ContextWords.scheduling, by: 1...6, at: index) {
        return nil
      }
      let isBare = duration.next == at + 2 && sense(at).number == nil
      if isBare, isDescribing(duration.next) { finding.weaken(.neighbour) }
      return finding
    }
    if isOne(of: ["before", "after", "from"], at: duration.next) { return nil }
    // "three quarters" are mostly of something else than a year.
    let isShare = sense(duration.next - 1).unit == .quarter && duration.units == 1
    if isShare || isDescribing(duration.next) || isVagueDuration(at, duration.next) || isLabelled(at) {
      finding.weaken(.neighbour)
    }
    return finding
  }

  /// "a second", "a day", "the hour": more often an idiom than a length.
  private func isVagueDuration(_ index: Int, _ next: Int) -> Bool {
    if isOne(of: ["a", "an"], at: index) {
      return next == index + 2 && sense(index + 1).unit != .hour || lower(next) == "of"
    }
    return lower(index) == "one" && next == index + 2 && !lower(index + 1).hasPrefix("h")
      || lower(next) == "of" || lower(index - 1) == "the"
  }
}
