package import NudgyCore

/// Switching what Nudgy brings up by itself: "no end of day check-in", "turn the link nudges back on".
package struct RingKindWords: Sendable, Equatable {
  package var kinds: Set<RingKind>
  package var isOn: Bool

  package static let checkIns = Set(RingKind.allCases.filter(\.isCheckIn))

  /// Nil for words that say something else, or more.
  package init?(_ text: String) {
    var words = RingKindWords.words(of: text)
    while let last = words.last, RingKindWords.ends.contains(last) { words.removeLast() }
    let said = words.joined(separator: " ")
    if RingKindWords.onlyAsked.contains(said) {
      (kinds, isOn) = (RingKindWords.checkIns, false)
    } else if let kinds = RingKindWords.rest(of: said, RingKindWords.on, ends: [" again", ""])
      ?? RingKindWords.rest(of: said, RingKindWords.onAgain, ends: RingKindWords.again)
    {
      (self.kinds, isOn) = (kinds, true)
    } else if let kinds = RingKindWords.rest(of: said, RingKindWords.off, ends: [""])
      ?? RingKindWords.rest(of: said, RingKindWords.turning, ends: [" off"])
    {
      (self.kinds, isOn) = (kinds, false)
    } else {
      return nil
    }
  }

  private static func words(of text: String) -> [String] {
    YesOrNo.spelled(text).replacing("\u{2019}", with: "'").replacing("-", with: " ")
      .replacing("checkin", with: "check in").replacing("dont ", with: "don't ")
      .replacing("do not ", with: "don't ").replacing("havent", with: "haven't")
      .split(separator: " ").map(String.init).filter { !["please", "nudgy", "hey"].contains($0) }
  }

  /// The kinds that stand between a lead and an end.
  private static func rest(of said: String, _ leads: [String], ends: [String]) -> Set<RingKind>? {
    for lead in leads where said.hasPrefix(lead) {
      for end in ends where said.hasSuffix(end) && said.count > lead.count + end.count {
        if let kinds = kinds(String(said.dropFirst(lead.count).dropLast(end.count))) { return kinds }
      }
    }
    return nil
  }

  private static func kinds(_ name: String) -> Set<RingKind>? {
    var words = name.split(separator: " ").map(String.init)
    while let first = words.first, articles.contains(first) { words.removeFirst() }
    let whole = words.joined(separator: " ")
    if let kinds = named(whole) { return kinds }
    // "Stale task reminders" are "stale tasks" told of.
    for tail in tails where whole.hasSuffix(tail) {
      if let kinds = named(String(whole.dropLast(tail.count))) { return kinds }
    }
    return nil
  }

  private static func named(_ name: String) -> Set<RingKind>? {
    if stale.contains(name) { return [.stale] }
    if dayEnd.contains(name) { return [.endOfDay] }
    if links.contains(name) { return [.links] }
    return all.contains(name) ? checkIns : nil
  }

  private static let ends: Set = ["please", "ever", "anymore", "thanks", "ok", "okay"]
  private static let articles: Set = ["the", "my", "any", "more", "those", "these", "all", "your", "a", "an"]
  private static let tails = [
    " reminders", " reminder", " nudges", " nudge", " rings", " check ins", " check in", " questions",
    " pings",
    " tasks", " things", " stuff", " ones",
  ]
  private static let stale: Set = [
    "stale", "stale task", "stale tasks", "stale thing", "untouched", "old tasks", "old things",
    "things i haven't touched", "stuff i haven't touched", "tasks i haven't touched",
    "what i haven't touched",
    "things i haven't touched in days", "things i haven't touched in a while",
    "tasks i haven't touched in a while", "things lying around",
  ]
  private static let dayEnd: Set = [
    "end of day", "end of the day", "day end", "evening check in", "evening check ins",
  ]
  private static let links: Set = [
    "link", "links", "saved link", "saved links", "unopened links", "links i saved",
  ]
  private static let all: Set = [
    "check ins", "check in", "check ins on me", "check in on me", "check on me", "checking in",
    "checking in on me", "checking on me", "checking up on me", "check up on me",
  ]
  private static let onlyAsked: Set = [
    "only ring at times i asked for", "only ring at the times i asked for", "only ring at times i ask for",
    "only ring when i asked", "only ring when i ask", "only ring when i asked for it",
    "only ring for what i asked for", "only remind me when i asked", "only remind me when i ask",
    "only ring at times i set", "only ring at the times i set", "just ring at times i asked for",
  ]
  private static let off = [
    "stop telling me about ", "stop reminding me about ", "stop reminding me of ", "stop nudging me about ",
    "stop asking me about ", "stop asking about ", "stop bugging me about ", "don't tell me about ",
    "don't remind me about ", "don't remind me of ", "don't nudge me about ", "don't ask me about ",
    "don't ask about ", "i don't want ", "i don't need ", "turn off ", "switch off ", "no more ", "no ",
    "stop ",
    "don't ",
  ]
  private static let turning = ["turn ", "switch ", ""]
  private static let on = ["turn on ", "turn back on ", "switch on ", "switch back on ", "bring back "]
  /// "Tell me about stale tasks" asks for them; only with "again" it is about telling.
  private static let onAgain = [
    "you can tell me about ", "tell me about ", "remind me about ", "remind me of ", "nudge me about ",
    "ask me about ", "you can ", "you may ", "i want ", "start ", "turn ", "switch ", "",
  ]
  private static let again = [" back on", " again", " back", " on"]
}
