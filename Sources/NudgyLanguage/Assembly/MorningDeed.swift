import NudgyCore

/// "drop the kids at 8", "gym at 6": done before work, so a bare hour means the morning.
enum MorningDeed {
  /// Whether the words of a task name such a deed and nothing that belongs to the rest of the day.
  static func isOne(_ words: [String]) -> Bool {
    guard !words.contains(where: later.contains) else { return false }
    return words.enumerated().contains { index, word in
      switch word {
      case "school", "gym", "run", "jog", "commute": index < 4
      // "ring the surgery at eight when they open"
      case "open", "opens": index > 1
      case "kids", "kid": words[0] == "drop" || words[0] == "take"
      default: false
      }
    }
  }

  /// What is done in the afternoon or evening, or at an hour of its own.
  private static let later: WordTable = """
    pick pickup collect fetch dinner supper bed after from play concert recital meeting game late home
    errands to by
    """

  /// A bare hour from five to nine in the morning instead of the evening, on the next day when that has passed.
  static func inMorning(_ when: When, _ context: LanguageContext) -> When {
    guard when.implied.contains(.meridiem), when.recurrence == nil, when.end == nil, let start = when.start,
      (17...21).contains(start.time.hour)
    else { return when }
    var morning = when
    let time = CivilTime(secondOfDay: (start.time.hour - 12) * 3600 + start.time.minute * 60)
    morning.start = CivilDateTime(start.date, time)
    if when.implied.contains(.day), let instant = morning.startInstant(in: context.calendar),
      instant <= context.now
    {
      morning.start = CivilDateTime(start.date.adding(days: 1), time)
    }
    return morning
  }
}
