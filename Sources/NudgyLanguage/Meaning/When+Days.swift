package import NudgyCore

extension When {
  /// The days it covers, seen from `today`; nil when it names none.
  package func days(from today: CivilDate) -> ClosedRange<CivilDate>? {
    guard let first = start?.date else { return nil }
    if let end {
      // Exclusive: what ends at midnight ends the day before.
      let last = end.time == .midnight ? end.date.adding(days: -1) : end.date
      return first...max(first, last)
    }
    if let lastDay { return min(first, lastDay.adding(days: -1))...lastDay }
    switch grain {
    case .week: return first...first.adding(days: 6)
    case .month: return first...first.adding(months: 1).adding(days: -1)
    case .year: return first...first.adding(months: 12).adding(days: -1)
    case .second, .minute, .hour, .partOfDay, .day: break
    }
    // "By friday" speaks of what comes before it, too.
    return role == .deadline && text.hasPrefix("by") ? min(today, first)...first : first...first
  }
}
