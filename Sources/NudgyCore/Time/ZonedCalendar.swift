package import Foundation

#if canImport(FoundationInternationalization)
  // Linked statically, Foundation knows named zones only when this module is linked too.
  import FoundationInternationalization
#endif

/// Turns instants into what the wall clock of one zone shows, and back.
package struct ZonedCalendar: Sendable, Equatable {
  package let zone: TimeZone

  package init(zone: TimeZone) {
    self.zone = zone
  }

  /// What the wall shows at `instant`.
  package func civil(at instant: Date) -> CivilDateTime {
    let seconds = Int(instant.timeIntervalSince1970.rounded(.down))
    return CivilDateTime(secondNumber: seconds + zone.secondsFromGMT(for: instant))
  }

  package func day(of instant: Date) -> CivilDate {
    civil(at: instant).date
  }

  /// The instant at which the wall shows `civil`.
  ///
  /// As RFC 5545 §3.3.5 asks: a time that a clock change repeats is the earlier of the two, and a time that
  /// it skips is read with the offset from before the gap (2:30 in a 2→3 gap is 3:30).
  package func instant(of civil: CivilDateTime) -> Date {
    let wall = Double(civil.secondNumber)
    let before = zone.secondsFromGMT(for: Date(timeIntervalSince1970: wall - 86_400))
    let after = zone.secondsFromGMT(for: Date(timeIntervalSince1970: wall + 86_400))
    let first = Date(timeIntervalSince1970: wall - Double(before))
    if before == after { return first }
    if zone.secondsFromGMT(for: first) == before { return first }
    let second = Date(timeIntervalSince1970: wall - Double(after))
    return zone.secondsFromGMT(for: second) == after ? second : first
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
