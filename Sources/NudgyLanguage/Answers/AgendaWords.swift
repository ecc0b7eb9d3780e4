package import NudgyCore

/// The days that are meant where an agenda is asked for.
package struct AgendaWords: Sendable {
  /// How many days ahead are soon, today counted.
  private static let soon = 7
  /// What says up to when, and so begins with what is still here.
  private static let limits: Set = [
    "before", "by", "through", "thru", "til", "till", "until", "up", "within",
  ]
  private static let beginnings: Set = ["after", "from", "onwards", "since", "starting"]
  private static let running: Set = ["coming", "following", "next"]
  private static let manyOf: Set = ["days", "weeks", "months", "weekends", "nights"]
  private static let everything: Set = [
    "", "ahead", "all", "coming up", "everything", "from now on", "open", "upcoming",
  ]

  private let context: LanguageContext
  private let today: CivilDate

  package init(_ context: LanguageContext) {
    self.context = context
    today = context.today
  }

  /// What all of the words name; everything when there are none.
  /// - Throws: `noSuchTime` for a date that cannot be, `timeNotUnderstood` for what names no days.
  package func range(_ text: String) throws(NudgyError) -> AgendaRange {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    let spelled = words.joined(separator: " ")
    if AgendaWords.everything.contains(spelled) { return .everything }
    if spelled == "soon" || spelled == "due soon" { return dueSoon }
    let isRest = words.starts(with: ["rest", "of"]) || words.starts(with: ["the", "rest", "of"])
    let asked = AgendaWords.spelledOut(isRest ? Array(words.drop { $0 != "of" }.dropFirst()) : words)
    let parser = WhenParser(context)
    if let when = parser.whole(asked), var range = range(when) {
      if isRest { range.first = range.first.map { max($0, today) } }
      return range
    }
    throw parser.noSuchTime(text).map(NudgyError.noSuchTime) ?? .timeNotUnderstood(text.trimmed)
  }

  /// What is still here, and the days that are soon.
  package var dueSoon: AgendaRange { AgendaRange(to: today.adding(days: AgendaWords.soon - 1)) }

  /// The days a time names; nil for what names none, such as a habit.
  package func range(_ when: When) -> AgendaRange? {
    guard when.recurrence == nil, let days = when.days(from: today), let start = when.start?.date else {
      return nil
    }
    let said = when.text.lowercased().split { !$0.isLetter }.map(String.init)
    if when.end == nil, !AgendaWords.limits.isDisjoint(with: said) {
      return AgendaRange(to: limit(days, start, when, said))
    }
    if when.end == nil, !AgendaWords.beginnings.isDisjoint(with: said) {
      return AgendaRange(from: said.contains("after") ? days.upperBound.adding(days: 1) : start)
    }
    if isToday(start, when, said) { return AgendaRange(today...today) }
    // "The next two weeks" are those from today on, not their last day.
    if when.end == nil, start > today, !AgendaWords.running.isDisjoint(with: said), let unit = said.last,
      AgendaWords.manyOf.contains(unit)
    {
      return AgendaRange(today...start)
    }
    // On its last day, a week is over: the one that begins is meant, and what is left of today.
    if when.grain == .week, days.upperBound == today { return AgendaRange(today...today.adding(days: 7)) }
    return AgendaRange(days)
  }

  /// "What's on thursday", asked on a thursday: who looks at the days, and plans none, means this one.
  private func isToday(_ start: CivilDate, _ when: When, _ said: [String]) -> Bool {
    let name = String(describing: today.weekday).prefix(3)
    return start == today.adding(days: 7) && when.end == nil && when.grain == .day && said.count < 4
      && said.last?.hasPrefix(name) == true && AgendaWords.running.isDisjoint(with: said)
  }

  private func limit(
    _ days: ClosedRange<CivilDate>, _ start: CivilDate, _ when: When, _ said: [String]
  ) -> CivilDate {
    if said.contains("before") { return start.adding(days: -1) }
    if said.contains("through") || said.contains("thru") { return days.upperBound }
    switch when.grain {
    // By next week is by its Monday.
    case .week, .month, .year: return start
    case .second, .minute, .hour, .partOfDay, .day: return days.upperBound
    }
  }

  /// A bare "week" is this one, and "from now to friday" is until then.
  private static func spelledOut(_ words: [String]) -> String {
    if let unit = words.last, words.count <= 2, ["week", "month", "year"].contains(unit),
      words.count == 1 || ["the", "my"].contains(words[0])
    {
      return "this \(unit)"
    }
    for opening in [
      ["between", "now", "and"], ["from", "now", "to"], ["from", "now", "until"], ["now", "to"],
    ]
    where words.starts(with: opening) {
      return "until " + words.dropFirst(opening.count).joined(separator: " ")
    }
    return words.joined(separator: " ")
  }
}
