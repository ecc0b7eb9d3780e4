/// One idea of how people name a time.
struct WhenRule: Sendable {
  /// Shown in traces: "weekday".
  let name: String
  /// What a first word must be for the rule to be tried.
  private let leads: Categories
  private let read: @Sendable (WhenReader, Int) -> Finding?

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
    WhenRule(name: "day word", leads: .dayWord) { $0.dayWord($1) },
    WhenRule(name: "weekday", leads: [.weekday, .relation, .article]) { $0.weekday($1) },
    WhenRule(name: "period", leads: [.relation, .article, .unit]) { $0.spanOfDays($1) },
    WhenRule(name: "month and day", leads: [.month, .relation]) { $0.monthAndDay($1) },
    WhenRule(name: "day and month", leads: [.number, .ordinal, .article]) { $0.dayAndMonth($1) },
    WhenRule(name: "year, month and day", leads: .number) { $0.yearMonthAndDay($1) },
    WhenRule(name: "numeric date", leads: .date) { $0.numericDate($1) },
    WhenRule(name: "dotted day", leads: .number) { $0.dottedDay($1) },
    WhenRule(name: "holiday", leads: [.holiday, .relation]) { $0.holiday($1) },
    WhenRule(name: "weekday of month", leads: [.ordinal, .article]) { $0.weekdayOfMonth($1) },
    WhenRule(name: "day of month", leads: [.ordinal, .article, .number]) { $0.ordinalDay($1) },
    WhenRule(name: "month", leads: [.month, .relation]) { $0.month($1) },
  ]

  /// What comes again with the years: "every christmas", "every march 3rd".
  static let yearlyDays = plainDays.filter {
    ["month and day", "day and month", "holiday", "month"].contains($0.name)
  }

  /// All rules. At one place in a text the longest finding wins, and among equals the rule that stands first here.
  static let all =
    plainDays + [
      WhenRule(name: "edge", leads: [.edge, .article]) { $0.edge($1) },
      WhenRule(name: "end of a period", leads: [.unit, .edge]) { $0.periodEnd($1) },
      WhenRule(name: "season", leads: [.season, .relation, .article, .ordinal]) { $0.season($1) },
      WhenRule(name: "part of a span", leads: [.ordinal, .article]) { $0.partOfSpan($1) },
      WhenRule(name: "week number", leads: .unit) { $0.weekNumber($1) },
      WhenRule(name: "same time", leads: [.relation, .namedTime, .article]) { $0.sameTime($1) },
      WhenRule(
        name: "offset from a day",
        leads: [.number, .article, .vague, .unit, .weekday, .fraction, .ordinal, .part]
      ) { $0.offsetFromDay($1) },
      WhenRule(name: "week of", leads: [.unit, .article]) { $0.weekOf($1) },
      WhenRule(name: "in a while", leads: .opener) { $0.inAWhile($1) },
      WhenRule(name: "in some minutes", leads: .opener) { $0.inSomeMinutes($1) },
      WhenRule(name: "from now", leads: [.number, .article, .vague, .fraction]) { $0.fromNow($1) },
      WhenRule(name: "span around now", leads: [.article, .relation]) { $0.spanAroundNow($1) },
      WhenRule(name: "next working day", leads: [.relation, .article]) { $0.nextWorkday($1) },
      WhenRule(name: "weekdays from now", leads: [.number, .article, .opener]) { $0.weekdaysFromNow($1) },
      // Recurrences before clocks: "twice a day", "every 2 hours".
      WhenRule(name: "every", leads: .every) { $0.every($1) },
      WhenRule(name: "repeating word", leads: [.repeating, .weekday, .unit]) { $0.repeatingWord($1) },
      WhenRule(name: "times per", leads: [.times, .number, .vague, .article]) { $0.timesPer($1) },
      WhenRule(name: "place in every month", leads: [.ordinal, .article, .number]) {
        $0.placeInEveryMonth($1)
      },
      WhenRule(name: "date every year", leads: [.month, .number, .ordinal, .article, .holiday]) {
        $0.dateEveryYear($1)
      }, WhenRule(name: "edge of every month", leads: [.edge, .article]) { $0.edgeOfEvery($1) },
      WhenRule(name: "weekday letters", leads: [.dayLetters, .weekday]) { $0.dayLetters($1) },
      // "first thing" and "in the morning" before the hours they qualify.
      WhenRule(name: "nights ago", leads: .number) { $0.nightsAgo($1) },
      WhenRule(name: "day of an event", leads: [.ownerDay, .repeating]) { $0.ownerDay($1) },
      WhenRule(
        name: "part of day", leads: [.part, .edge, .relation, .opener, .ordinal, .article, .namedTime]
      ) { $0.partOfDay($1) },
      WhenRule(name: "clock interval", leads: [.number, .clock, .namedTime, .opener, .fraction]) {
        $0.clockInterval($1)
      },
      WhenRule(name: "clock", leads: [.number, .clock, .namedTime, .fraction, .article]) { $0.clockTime($1) },
      WhenRule(name: "fixture of the day", leads: .namedTime) { $0.fixture($1) },
      WhenRule(name: "duration", leads: [.number, .article, .vague, .fraction, .opener]) { $0.length($1) },
      // A bare year is the last thing four digits are taken for; "1730" behind "at" is a time.
      WhenRule(name: "year", leads: [.number, .article, .unit]) { $0.bareYear($1) },
      WhenRule(name: "now", leads: [.namedTime, .article]) { $0.nowWord($1) },
    ]
}
