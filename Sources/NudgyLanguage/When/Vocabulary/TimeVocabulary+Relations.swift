import NudgyCore

extension TimeVocabulary {
  /// Words that say which one, which edge, or how often.
  static let relationWords: [Row] = [
    ("this", relation(.this)),
    ("next nxt", relation(.next)),
    ("last past previous prior", relation(.last)),
    ("coming upcoming following", relation(.coming)),
    ("end ending close", edge(.end)),
    ("beginning start", edge(.start)),
    ("middle mid", edge(.middle)),
    ("early", edge(.early)),
    ("late", edge(.late)),
    ("later", edge(.later)),
    ("earlier", edge(.earlier)),
    ("eow eom eoy eoq month-end quarter-end year-end", edge(.end)),
    ("midweek", edge(.middle)),
    ("day's week's month's quarter's year's", word(.edge)),
    ("every each evry eveyr alternate alternating", word(.every)),
    ("in within from between for over during", word(.opener)),
  ]

  /// Words that are a whole recurrence.
  static let repeatingWords: [Row] = [
    ("daily everyday nightly", repeating(.daily)),
    ("hourly", repeating(.hourly)),
    ("weekly", repeating(.weekly)),
    ("biweekly fortnightly bi-weekly", repeating(.weekly, interval: 2)),
    ("monthly", repeating(.monthly)),
    ("bimonthly bi-monthly", repeating(.monthly, interval: 2)),
    ("quarterly", repeating(.monthly, interval: 3)),
    ("semiannually biannually half-yearly", repeating(.monthly, interval: 6)),
    ("yearly annually", repeating(.yearly)),
    ("mondays", repeating(.weekly, on: [.monday])),
    ("tuesdays", repeating(.weekly, on: [.tuesday])),
    ("wednesdays", repeating(.weekly, on: [.wednesday])),
    ("thursdays", repeating(.weekly, on: [.thursday])),
    ("fridays", repeating(.weekly, on: [.friday])),
    ("saturdays", repeating(.weekly, on: [.saturday])),
    ("sundays", repeating(.weekly, on: [.sunday])),
    ("weekdays weekday", repeating(.weekly, on: Weekday.workdays)),
    ("weekends", repeating(.weekly, on: [.saturday, .sunday])),
    ("weeknights weeknight", repeating(.weekly, on: Weekday.workdays, part: .night)),
    ("mornings", repeating(.daily, part: .morning)),
    ("evenings", repeating(.daily, part: .evening)),
    ("nights", repeating(.daily, part: .night)),
  ]

  /// Letters for several weekdays: `mwf`.
  static let dayLetters: [String: [Weekday]] = [
    "m": [.monday], "t": [.tuesday], "w": [.wednesday], "r": [.thursday], "f": [.friday],
    "mw": [.monday, .wednesday], "wf": [.wednesday, .friday], "mf": [.monday, .friday],
    "mwf": [.monday, .wednesday, .friday], "tr": [.tuesday, .thursday], "tth": [.tuesday, .thursday],
    "tuth": [.tuesday, .thursday], "mtwthf": Weekday.workdays,
    "th": [.thursday], "m-f": Weekday.workdays, "m-th": Array(Weekday.allCases.prefix(4)),
    "tu-f": Array(Weekday.allCases[1...4]), "t-f": Array(Weekday.allCases[1...4]),
    "sa-su": [.saturday, .sunday],
  ]

  private static func relation(_ relation: Relation) -> Meaning { word(.relation, \.relation, relation) }

  private static func edge(_ edge: Edge) -> Meaning { word(.edge, \.edge, edge) }

  private static func repeating(
    _ frequency: RecurrenceRule.Frequency, interval: Int = 1, on days: [Weekday] = [],
    part: PartOfDay? = nil
  ) -> Meaning {
    {
      $0.categories.insert(.repeating)
      $0.repeating = Repeating(frequency: frequency, interval: interval, weekdays: days)
      $0.part = part
    }
  }
}
