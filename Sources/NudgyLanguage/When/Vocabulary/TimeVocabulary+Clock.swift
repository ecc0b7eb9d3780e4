import NudgyCore

extension TimeVocabulary {
  /// Parts of the day and times with a name.
  static let clockWords: [Row] = [
    ("morning morn mornin moring", part(.morning)),
    ("midmorning", part(.midMorning)),
    ("afternoon afternoons arvo aft afternon afternoon", part(.afternoon)),
    ("midafternoon", part(.afternoon)),
    ("evening eve evenin evning", part(.evening)),
    ("night nite nighttime", part(.night)),
    ("suppertime dinnertime", part(.evening)),
    ("breakfast lunch dinner supper brunch bedtime bed work school", word(.namedTime)),
    ("lunchtime", part(.lunch)),
    ("noon noonish midday", time(12)),
    ("midnight", time(0)),
    ("eod cob eob", time(17)),
    ("now right asap immediately first same moment moments", word(.namedTime)),
  ]

  private static func part(_ part: PartOfDay) -> Meaning { word(.part, \.part, part) }

  private static func time(_ hour: Int) -> Meaning { word(.namedTime, \.time, PartOfDay.at(hour)) }

  /// Meals and other fixtures of a day that are times only behind "at", "before", "after", "over" and the like:
  /// the hour at which they begin, and the hour by which they are over.
  static let fixtures: [String: (start: Int, end: Int)] = [
    "breakfast": (8, 9), "brunch": (11, 12), "lunch": (12, 13), "dinner": (18, 19), "supper": (18, 19),
    "bedtime": (22, 22), "bed": (22, 22), "work": (9, 17), "school": (8, 15),
  ]
}
