package import NudgyCore

/// A question about ringing itself.
package enum RingAsking: Sendable, Equatable {
  /// "What will ring?"
  case upcoming
  /// "Why didn't you ring?"
  case whyNot
  /// "Are you muted?"
  case isMuted
  /// "What does aggressive mean?"; nil for all of them.
  case level(TaskPressure?)

  /// Nil for words that say something else, or more.
  package init?(_ text: String) {
    let said = YesOrNo.spelled(text).replacing("?", with: "").replacing("\u{2019}", with: "'").trimmed
    guard said.utf8.count <= RingAsking.longest else { return nil }
    let isOfDay = RingAsking.upcomingLeads.contains { lead in
      said.hasPrefix(lead) && RingAsking.days.contains(String(said.split(separator: " ").last ?? ""))
    }
    if RingAsking.upcomingWords.contains(said) || isOfDay {
      self = .upcoming
    } else if RingAsking.whyNotWords.contains(said) {
      self = .whyNot
    } else if RingAsking.mutedWords.contains(said) {
      self = .isMuted
    } else if RingAsking.levelsWords.contains(said) {
      self = .level(nil)
    } else if let level = RingAsking.level(in: said) {
      self = .level(level)
    } else {
      return nil
    }
  }

  private static func level(in said: String) -> TaskPressure? {
    for lead in levelLeads where said.hasPrefix(lead) {
      for end in levelEnds where said.hasSuffix(end) {
        // A level's name alone is said of other things, too.
        guard !(lead.isEmpty && end.isEmpty), said.count > lead.count + end.count,
          let level = TaskPressure(rawValue: String(said.dropFirst(lead.count).dropLast(end.count)))
        else { continue }
        return level
      }
    }
    return nil
  }

  private static let longest = 60
  private static let upcomingWords: Set = [
    "what will ring", "what rings", "what rings next", "whats ringing", "what's ringing", "what is ringing",
    "what will ring next", "what's going to ring",
    "whats going to ring", "what is going to ring", "when will you ring", "when do you ring",
    "when do you ring next", "when will you ring next", "will you ring", "what will ring today",
    "what will ring tomorrow", "what reminders do i have", "what are my reminders", "show my reminders",
    "my reminders", "which reminders are set", "what's ringing next", "list my reminders", "show reminders",
  ]
  /// With a day behind them, which the list tells anyway.
  private static let upcomingLeads = ["what rings ", "what will ring ", "what's ringing ", "whats ringing "]

  private static let days: WordTable = """
    today tonight tomorrow week weekend monday tuesday wednesday thursday friday saturday sunday
    """

  private static let whyNotWords: Set = [
    "why didn't you ring", "why did you not ring", "why didnt you ring", "why didn't it ring",
    "why didn't you remind me", "why didnt you remind me", "why did you not remind me", "you didn't ring",
    "you didn't remind me", "why no ring", "why no reminder", "why didn't you nudge me",
    "why are you so quiet",
    "why haven't you rung", "why don't you ring", "why won't you ring",
  ]
  private static let mutedWords: Set = [
    "are you muted", "are you mute", "are you on mute", "are you quiet", "are you silenced", "is it muted",
    "what's muted", "what is muted", "what did i mute", "what's switched off", "what is switched off",
    "what did i switch off", "what did i turn off", "are nudges on", "are nudges off", "are reminders on",
    "are reminders off",
  ]
  private static let levelsWords: Set = [
    "what do the levels mean", "what are the levels", "what levels are there", "how loud can you be",
    "what pressure levels are there", "which levels are there", "explain the levels", "how loud are you",
    "what are the reminder levels",
  ]
  private static let levelLeads = [
    "what does ", "what do ", "what's ", "whats ", "what is ", "what are ", "explain ", "how loud is ", "",
  ]
  private static let levelEnds = [
    " reminders mean", " mean", " reminders do", " do", " reminders", " reminder", " nudges", " pressure",
    " level", "",
  ]
}
