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
    ("breakfast lunch dinner supper brunch bedtime bed work school", { $0.categories.insert(.namedTime) }),
    ("noon noonish midday lunchtime", time(12)),
    ("midnight", time(0)),
    ("eod cob eob", time(17)),
    ("now right asap immediately first", { $0.categories.insert(.namedTime) }),
  ]

  private static func part(_ part: PartOfDay) -> @Sendable (inout Sense) -> Void {
    {
      $0.categories.insert(.part)
      $0.part = part
    }
  }

  private static func time(_ hour: Int) -> @Sendable (inout Sense) -> Void {
    {
      $0.categories.insert(.namedTime)
      $0.time = PartOfDay.at(hour)
    }
  }

  /// Meals and other fixtures of a day that are times only behind "at", "before", "after", "over" and the like:
  /// the hour at which they begin, and the hour by which they are over.
  static let fixtures: [String: (start: Int, end: Int)] = [
    "breakfast": (8, 9), "brunch": (11, 12), "lunch": (12, 13), "dinner": (18, 19), "supper": (18, 19),
    "bedtime": (22, 22), "bed": (22, 22), "work": (9, 17), "school": (8, 15),
  ]

  /// Zones as people name them behind a time, with a place that keeps that time.
  static let zones: [String: String] = [
    "est": "America/New_York", "edt": "America/New_York", "et": "America/New_York",
    "eastern": "America/New_York", "cst": "America/Chicago", "cdt": "America/Chicago",
    "ct": "America/Chicago", "central": "America/Chicago", "mst": "America/Denver",
    "mdt": "America/Denver", "mt": "America/Denver", "mountain": "America/Denver",
    "pst": "America/Los_Angeles", "pdt": "America/Los_Angeles", "pt": "America/Los_Angeles",
    "pacific": "America/Los_Angeles", "akst": "America/Anchorage", "hst": "Pacific/Honolulu",
    "utc": "UTC", "gmt": "UTC", "z": "UTC", "zulu": "UTC", "bst": "Europe/London",
    "wet": "Europe/Lisbon", "cet": "Europe/Paris", "cest": "Europe/Paris", "eet": "Europe/Athens",
    "eest": "Europe/Athens", "msk": "Europe/Moscow", "ist": "Asia/Kolkata", "sgt": "Asia/Singapore",
    "hkt": "Asia/Hong_Kong", "jst": "Asia/Tokyo", "kst": "Asia/Seoul", "aest": "Australia/Sydney",
    "aedt": "Australia/Sydney", "awst": "Australia/Perth", "nzst": "Pacific/Auckland",
    "nzdt": "Pacific/Auckland", "brt": "America/Sao_Paulo",
  ]

  /// Cities that people name as "London time".
  static let zoneCities: [String: String] = [
    "london": "Europe/London", "paris": "Europe/Paris", "berlin": "Europe/Berlin",
    "tokyo": "Asia/Tokyo", "sydney": "Australia/Sydney", "york": "America/New_York",
    "chicago": "America/Chicago", "denver": "America/Denver", "la": "America/Los_Angeles",
    "california": "America/Los_Angeles", "texas": "America/Chicago", "india": "Asia/Kolkata",
    "uk": "Europe/London", "singapore": "Asia/Singapore", "eastern": "America/New_York",
    "pacific": "America/Los_Angeles", "central": "America/Chicago", "mountain": "America/Denver",
  ]
}
