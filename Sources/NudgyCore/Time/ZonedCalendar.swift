package import Foundation

/// Turns instants into what the wall clock of one zone shows, and back.
package struct ZonedCalendar: Sendable, Equatable {
  package let zone: Zone

  package init(zone: Zone) {
    self.zone = zone
  }

  /// What the wall shows at `instant`.
  package func civil(at instant: Date) -> CivilDateTime {
    let seconds = Int(instant.timeIntervalSince1970.rounded(.down))
    return CivilDateTime(secondNumber: seconds + zone.offset(at: instant))
  }

  package func day(of instant: Date) -> CivilDate {
    civil(at: instant).date
  }

  /// The instant at which the wall shows `civil`.
  ///
  /// As RFC 5545 §3.3.5 asks: a time that a clock change repeats is the earlier of the two, and a time that
  /// it skips is read with the offset from before the gap (2:30 in a 2→3 gap is 3:30).
  package func instant(of civil: CivilDateTime) -> Date {
    let (first, second) = readings(of: civil)
    if shows(civil, at: first) { return first }
    return shows(civil, at: second) ? second : first
  }

  /// The first instant after `reference` at which the wall shows `civil`; nil when there is none.
  ///
  /// In the second run of an hour that comes twice, a time of that hour is still ahead.
  package func instant(of civil: CivilDateTime, after reference: Date) -> Date? {
    let (first, second) = readings(of: civil)
    return [first, second].filter { $0 > reference && shows(civil, at: $0) }.min()
  }

  /// `civil` read with the offsets from before and behind any clock change near it.
  private func readings(of civil: CivilDateTime) -> (before: Date, after: Date) {
    let wall = Double(civil.secondNumber)
    let before = zone.offset(at: Date(timeIntervalSince1970: wall - 86_400))
    let after = zone.offset(at: Date(timeIntervalSince1970: wall + 86_400))
    return (
      Date(timeIntervalSince1970: wall - Double(before)), Date(timeIntervalSince1970: wall - Double(after))
    )
  }

  private func shows(_ civil: CivilDateTime, at instant: Date) -> Bool {
    self.civil(at: instant) == civil
  }

  package func startOfDay(_ day: CivilDate) -> Date {
    instant(of: CivilDateTime(day))
  }

  /// The last second of `day`.
  package func endOfDay(_ day: CivilDate) -> Date {
    startOfDay(day.adding(days: 1)).addingTimeInterval(-1)
  }

  /// The wall-clock time `time` on `day`.
  package func instant(_ day: CivilDate, _ time: CivilTime) -> Date {
    instant(of: CivilDateTime(day, time))
  }
}
