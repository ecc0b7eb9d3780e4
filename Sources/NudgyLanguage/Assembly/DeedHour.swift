import NudgyCore

/// Which half of the day a bare hour is in, by what is done: "gym at 6" is before work, "dinner at 7" is not.
enum DeedHour {
  case morning, evening

  /// Nil where the words of a task tell nothing of it.
  init?(_ words: [String]) {
    if DeedHour.isBeforeWork(words) {
      self = .morning
    } else if words.contains(where: DeedHour.evenings.contains),
      !words.contains(where: DeedHour.early.contains)
    {
      self = .evening
    } else {
      return nil
    }
  }

  private static func isBeforeWork(_ words: [String]) -> Bool {
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
  /// What one goes to after work, and what is done for it before.
  private static let evenings: WordTable = """
    dinner supper rehearsal concert gig cinema movie film theatre theater pub drinks choir bingo disco quiz
    """
  private static let early: WordTable = """
    book buy call cancel cook email fix get make order pay prep prepare ring school send shop text tickets write
    """

  /// The hour in that half; one of this morning that has passed is on the next day.
  func fitted(_ when: When, _ context: LanguageContext) -> When {
    guard when.implied.contains(.meridiem), when.recurrence == nil, when.end == nil, let start = when.start
    else { return when }
    var fitted = when
    switch self {
    case .morning where (17...21).contains(start.time.hour):
      let time = CivilTime(secondOfDay: (start.time.hour - 12) * 3600 + start.time.minute * 60)
      fitted.start = CivilDateTime(start.date, time)
      if when.implied.contains(.day), let instant = fitted.startInstant(in: context.calendar),
        instant <= context.now
      {
        fitted.start = CivilDateTime(start.date.adding(days: 1), time)
      }
    case .evening where (5...9).contains(start.time.hour):
      let time = CivilTime(secondOfDay: (start.time.hour + 12) * 3600 + start.time.minute * 60)
      fitted.start = CivilDateTime(start.date, time)
    default: break
    }
    return fitted
  }
}
