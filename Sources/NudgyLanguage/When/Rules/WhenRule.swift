/// One idea of how people name a time.
struct WhenRule: Sendable {
  /// Shown in traces: "weekday".
  let name: String
  /// What a first word must be for the rule to be tried.
  private let leads: Categories
  private let read: @Sendable (WhenReader, Int) -> Finding?

  private init(_ name: String, _ leads: Categories, _ read: @escaping @Sendable (WhenReader, Int) -> Finding?)
  {
    self.name = name
    self.leads = leads
    self.read = read
  }

  /// What it finds at a position whose word has these categories, or nil.
  func find(_ reader: WhenReader, _ index: Int, _ categories: Categories) -> Finding? {
    guard !leads.isDisjoint(with: categories), var finding = read(reader, index) else { return nil }
    if finding.rules.isEmpty { finding.rules = [name] }
    return finding
  }
}

extension WhenRule {
  /// Rules for a single day, on which the others may build ("two days before X").
  static let plainDays = [
    WhenRule("day word", .dayWord) { $0.dayWord($1) },
    WhenRule("weekday", [.weekday, .relation, .article]) { $0.weekday($1) },
    WhenRule("period", [.relation, .article, .unit]) { $0.spanOfDays($1) },
    WhenRule("month and day", [.month, .relation]) { $0.monthAndDay($1) },
    WhenRule("day and month", [.number, .ordinal, .article]) { $0.dayAndMonth($1) },
    WhenRule("year, month and day", .number) { $0.yearMonthAndDay($1) },
    WhenRule("numeric date", .date) { $0.numericDate($1) },
    WhenRule("holiday", [.holiday, .relation]) { $0.holiday($1) },
    WhenRule("weekday of month", [.ordinal, .article]) { $0.weekdayOfMonth($1) },
    WhenRule("day of month", [.ordinal, .article, .number]) { $0.ordinalDay($1) },
    WhenRule("month", [.month, .relation]) { $0.month($1) },
  ]

  /// What comes again with the years: "every christmas", "every march 3rd".
  static let yearlyDays = plainDays.filter {
    ["month and day", "day and month", "holiday", "month"].contains($0.name)
  }

  /// All rules. At one place in a text the longest finding wins, and among equals the rule that stands first here.
  static let all =
    plainDays + [
      WhenRule("edge", [.edge, .article]) { $0.edge($1) },
      WhenRule("end of a period", [.unit, .edge]) { $0.periodEnd($1) },
      WhenRule("season", [.season, .relation, .article, .ordinal]) { $0.season($1) },
      WhenRule("part of a span", [.ordinal, .article]) { $0.partOfSpan($1) },
      WhenRule("week number", .unit) { $0.weekNumber($1) },
      WhenRule("same time", [.relation, .namedTime, .article]) { $0.sameTime($1) },
      WhenRule("offset from a day", [.number, .article, .vague, .unit, .weekday, .fraction, .ordinal, .part])
      { $0.offsetFromDay($1) }, WhenRule("week of", [.unit, .article]) { $0.weekOf($1) },
      WhenRule("in a while", .opener) { $0.inAWhile($1) },
      WhenRule("in some minutes", .opener) { $0.inSomeMinutes($1) },
      WhenRule("from now", [.number, .article, .vague, .fraction]) { $0.fromNow($1) },
      WhenRule("span around now", [.article, .relation]) { $0.spanAroundNow($1) },
      WhenRule("next working day", [.relation, .article]) { $0.nextWorkday($1) },
      WhenRule("weekdays from now", [.number, .article, .opener]) { $0.weekdaysFromNow($1) },
      // Recurrences before clocks: "twice a day", "every 2 hours".
      WhenRule("every", .every) { $0.every($1) },
      WhenRule("repeating word", [.repeating, .weekday, .unit]) { $0.repeatingWord($1) },
      WhenRule("times per", [.times, .number, .vague, .article]) { $0.timesPer($1) },
      WhenRule("place in every month", [.ordinal, .article, .number]) { $0.placeInEveryMonth($1) },
      WhenRule("date every year", [.month, .number, .ordinal, .article, .holiday]) { $0.dateEveryYear($1) },
      WhenRule("edge of every month", [.edge, .article]) { $0.edgeOfEvery($1) },
      WhenRule("weekday letters", [.dayLetters, .weekday]) { $0.dayLetters($1) },
      // "first thing" and "in the morning" before the hours they qualify.
      WhenRule("nights ago", .number) { $0.nightsAgo($1) },
      WhenRule("day of an event", [.ownerDay, .repeating]) { $0.ownerDay($1) },
      WhenRule("part of day", [.part, .edge, .relation, .opener, .ordinal, .article, .namedTime]) {
        $0.partOfDay($1)
      },
      WhenRule("clock interval", [.number, .clock, .namedTime, .opener, .fraction]) { $0.clockInterval($1) },
      WhenRule("clock", [.number, .clock, .namedTime, .fraction, .article]) { $0.clockTime($1) },
      WhenRule("fixture of the day", .namedTime) { $0.fixture($1) },
      WhenRule("duration", [.number, .article, .vague, .fraction, .opener]) { $0.length($1) },
      // A bare year is the last thing four digits are taken for; "1730" behind "at" is a time.
      WhenRule("year", [.number, .article, .unit]) { $0.bareYear($1) },
      WhenRule("now", [.namedTime, .article]) { $0.nowWord($1) },
    ]
}
