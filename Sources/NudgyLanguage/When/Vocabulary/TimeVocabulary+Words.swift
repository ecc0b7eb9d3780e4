import NudgyCore

extension TimeVocabulary {
  /// Parts of the day and times with a name.
  static let clockWords: [Row] = [
    ("morning morn mornin moring", part(.morning)), ("midmorning", part(.midMorning)),
    ("afternoon afternoons arvo aft afternon afternoon", part(.afternoon)),
    ("midafternoon", part(.afternoon)), ("evening eve evenin evning", part(.evening)),
    ("night nite nighttime", part(.night)), ("suppertime dinnertime", part(.evening)),
    ("breakfast lunch dinner supper brunch bedtime bed work school", word(.namedTime)),
    ("lunchtime", part(.lunch)), ("teatime", part(.lateAfternoon)), ("noon noonish midday", time(12)),
    ("midnight", time(0)),
    ("eod cob eob", time(17)), ("now right asap immediately first same moment moments", word(.namedTime)),
  ]

  private static func part(_ part: PartOfDay) -> Meaning { word(.part, \.part, part) }

  private static func time(_ hour: Int) -> Meaning { word(.namedTime, \.time, PartOfDay.at(hour)) }

  /// Meals and other fixtures of a day that are times only behind "at", "before", "after", "over" and the like:
  /// the hour at which they begin, and the hour by which they are over.
  static let fixtures: [String: (start: Int, end: Int)] = [
    "breakfast": (8, 9), "brunch": (11, 12), "lunch": (12, 13), "dinner": (18, 19), "supper": (18, 19),
    "bedtime": (22, 22), "bed": (22, 22), "work": (9, 17), "school": (8, 15),
  ]

  /// Numbers, ordinals and vague counts in words.
  static let countWords: [Row] =
    series(
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen", from: 0, number
    ) + series("fifteen sixteen seventeen eighteen nineteen", from: 15, number)
    + series("twenty thirty forty fifty sixty seventy eighty ninety", from: 20, by: 10, number)
    + series(
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth", from: 1, ordinal)
    + series("thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth", from: 13, ordinal)
    + series("twentieth thirtieth", from: 20, by: 10, ordinal) + [
      ("fourty", number(40)), ("hundred", number(100)), ("last", ordinal(-1)), ("penultimate", ordinal(-2)),
      ("a an the", word(.article)), ("couple few several", word(.vague)), ("half quarter", word(.fraction)),
      ("once twice thrice", word(.times)),
    ]

  private static func number(_ value: Int) -> Meaning { word(.number, \.number, value) }

  private static func ordinal(_ value: Int) -> Meaning { word(.ordinal, \.ordinal, value) }

  private static func series(
    _ words: String, from first: Int, by step: Int = 1, _ meaning: (Int) -> Meaning
  ) -> [Row] {
    words.split(separator: " ").enumerated().map { (String($1), meaning(first + $0 * step)) }
  }

  /// Words that say which one, which edge, or how often.
  static let relationWords: [Row] = [
    ("this", relation(.this)), ("next nxt", relation(.next)), ("last past previous prior", relation(.last)),
    ("coming upcoming following", relation(.coming)), ("end ending close", edge(.end)),
    ("beginning start", edge(.start)), ("middle mid", edge(.middle)), ("early", edge(.early)),
    ("late", edge(.late)), ("later", edge(.later)), ("earlier", edge(.earlier)),
    ("eow eom eoy eoq month-end quarter-end year-end", edge(.end)), ("midweek", edge(.middle)),
    ("day's week's month's quarter's year's", word(.edge)),
    ("every each evry eveyr alternate alternating", word(.every)),
    ("in within from between for over during", word(.opener)),
  ]

  /// Words that are a whole recurrence.
  static let repeatingWords: [Row] =
    [
      ("daily everyday nightly", repeating(.daily)), ("hourly", repeating(.hourly)),
      ("weekly", repeating(.weekly)), ("biweekly fortnightly bi-weekly", repeating(.weekly, interval: 2)),
      ("monthly", repeating(.monthly)), ("bimonthly bi-monthly", repeating(.monthly, interval: 2)),
      ("quarterly", repeating(.monthly, interval: 3)),
      ("semiannually biannually half-yearly", repeating(.monthly, interval: 6)),
      ("yearly annually", repeating(.yearly)), ("weekdays weekday", repeating(.weekly, on: Weekday.workdays)),
      ("weekends", repeating(.weekly, on: [.saturday, .sunday])),
      ("weeknights weeknight", repeating(.weekly, on: Weekday.workdays, part: .night)),
      ("mornings", repeating(.daily, part: .morning)), ("evenings", repeating(.daily, part: .evening)),
      ("nights", repeating(.daily, part: .night)),
    ] + Weekday.allCases.map { ($0.rawValue + "s", repeating(.weekly, on: [$0])) }

  /// Letters for several weekdays: `mwf`.
  static let dayLetters: [String: [Weekday]] = [
    "m": [.monday], "t": [.tuesday], "w": [.wednesday], "r": [.thursday], "f": [.friday],
    "mw": [.monday, .wednesday], "wf": [.wednesday, .friday], "mf": [.monday, .friday],
    "mwf": [.monday, .wednesday, .friday], "tr": [.tuesday, .thursday], "tth": [.tuesday, .thursday],
    "tuth": [.tuesday, .thursday], "mtwthf": Weekday.workdays, "th": [.thursday], "m-f": Weekday.workdays,
    "m-th": Array(Weekday.allCases.prefix(4)), "tu-f": Array(Weekday.allCases[1...4]),
    "t-f": Array(Weekday.allCases[1...4]), "sa-su": [.saturday, .sunday],
  ]

  private static func relation(_ relation: Relation) -> Meaning { word(.relation, \.relation, relation) }

  private static func edge(_ edge: Edge) -> Meaning { word(.edge, \.edge, edge) }

  private static func repeating(
    _ frequency: RecurrenceRule.Frequency, interval: Int = 1, on days: [Weekday] = [], part: PartOfDay? = nil
  ) -> Meaning {
    {
      $0.categories.insert(.repeating)
      $0.repeating = Repeating(frequency: frequency, interval: interval, weekdays: days)
      $0.part = part
    }
  }
}
