import NudgyCore

/// What a word can begin or be part of. A word may belong to several: "second" counts and is counted.
struct Categories: OptionSet, Sendable {
  let rawValue: UInt32

  static let number = Categories(rawValue: 1 << 0)  // "five", 5.
  static let ordinal = Categories(rawValue: 1 << 1)  // "third", 3rd.
  static let weekday = Categories(rawValue: 1 << 2)
  static let month = Categories(rawValue: 1 << 3)
  static let unit = Categories(rawValue: 1 << 4)
  static let part = Categories(rawValue: 1 << 5)  // "morning".
  static let dayWord = Categories(rawValue: 1 << 6)  // "tomorrow".
  static let holiday = Categories(rawValue: 1 << 7)
  static let season = Categories(rawValue: 1 << 8)  // "spring", "q1".
  static let relation = Categories(rawValue: 1 << 9)  // "this", "next", "last", "coming".
  static let article = Categories(rawValue: 1 << 10)  // "the", "a", "an".
  static let every = Categories(rawValue: 1 << 11)  // "every", "each".
  static let clock = Categories(rawValue: 1 << 12)  // 17:30.
  static let date = Categories(rawValue: 1 << 13)  // 3/5, 2026-11-20.
  static let edge = Categories(rawValue: 1 << 14)  // "end", "beginning", "mid", "early", "late".
  static let fraction = Categories(rawValue: 1 << 15)  // "half", "quarter".
  static let namedTime = Categories(rawValue: 1 << 16)  // "noon", "eod".
  static let repeating = Categories(rawValue: 1 << 17)  // "daily", "mondays".
  static let times = Categories(rawValue: 1 << 18)  // "once", "twice".
  static let vague = Categories(rawValue: 1 << 19)  // "couple", "few".
  /// "in", "within", "for", "from", "between" and others that rules begin with.
  static let opener = Categories(rawValue: 1 << 20)
  static let dayLetters = Categories(rawValue: 1 << 21)  // "m", "tth": letters for weekdays.
  static let ownerDay = Categories(rawValue: 1 << 22)  // "monday's", "tomorrow's".
}

/// What one word can mean where times are spoken of.
struct Sense: Sendable {
  var categories: Categories = []
  var number: Int?
  var ordinal: Int?
  var weekday: Weekday?
  var month: Int?
  var unit: TimeUnit?
  var part: PartOfDay?
  /// Days from today: "tomorrow" is 1.
  var dayOffset: Int?
  var relation: Relation?
  var edge: Edge?
  /// Month in which a season or quarter begins, and its day.
  var season: Season?
  var repeating: Repeating?
  var time: CivilTime?
  /// The word is mostly something else ("may", "sat", "sun"): alone it is no evidence of a time.
  var isRisky = false

  static let none = Sense()
}

/// Which one of a series: "this", "next", "last", "coming".
enum Relation: Sendable {
  case this, next, last, coming

  /// How many further on from this one.
  var offset: Int {
    switch self {
    case .this: 0
    case .next, .coming: 1
    case .last: -1
    }
  }
}

enum Edge: Sendable { case start, middle, end, early, late, later, earlier }

struct Season: Sendable {
  let month: Int
  let day: Int
  let isQuarter: Bool
}

/// A word that is a whole recurrence.
struct Repeating: Sendable {
  let frequency: RecurrenceRule.Frequency
  var interval = 1
  var weekdays: [Weekday] = []
}
