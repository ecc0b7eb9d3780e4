import NudgyCore

/// "drop the kids at 8", "gym at 6": done before work, so a bare hour means the morning.
enum MorningDeed {
  /// Whether the words of a task name such a deed and nothing that belongs to the rest of the day.
  static func isOne(_ words: [Word]) -> Bool {
    var isMorning = false
    for (index, word) in words.enumerated() where word.when < 0 {
      if later.contains(word.text) { return false }
      switch word.text {
      case "school", "gym", "run", "jog", "commute": isMorning = isMorning || index < 4
      // "ring the surgery at eight when they open"
      case "open", "opens": isMorning = isMorning || index > 1
      case "kids", "kid": isMorning = isMorning || words[0].text == "drop" || words[0].text == "take"
      default: break
      }
    }
    return isMorning
  }

  /// What is done in the afternoon or evening, or at an hour of its own.
  private static let later: Set<String> = [
    "pick", "pickup", "collect", "fetch", "dinner", "supper", "bed", "after", "from", "play", "concert",
    "recital", "meeting", "game", "late", "home", "errands", "to", "by",
  ]

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
