package import Foundation

#if canImport(FoundationInternationalization)
  // Linked statically, Foundation knows named zones only when this module is linked too.
  import FoundationInternationalization
#endif

/// Where the wall clock stands: a zone of the IANA database, or one that `TZ` spells out.
package struct Zone: Hashable, Sendable {
  private enum Clock: Hashable, Sendable {
    case named(TimeZone)
    case spelled(PosixZone)
  }

  /// `America/New_York`, or the text that spells the zone out. `init(identifier:)` reads it again.
  package let identifier: String
  private let clock: Clock

  package init(_ zone: TimeZone) {
    self.init(identifier: zone.identifier, clock: .named(zone))
  }

  private init(identifier: String, clock: Clock) {
    self.identifier = identifier
    self.clock = clock
  }

  /// The zone of an identifier; nil when neither the database nor POSIX knows it.
  package init?(identifier: String) {
    // `GMT+5` lies west of Greenwich: POSIX reads it before Foundation, for which it lies east. The names of the
    // database that look like POSIX text (`EST5EDT`, `GMT+0`) say the same in both.
    if let zone = PosixZone(identifier), !Zone.isOfDatabase(identifier) {
      self.init(identifier: identifier, clock: .spelled(zone))
    } else if let zone = TimeZone(identifier: identifier) {
      self.init(zone)
    } else {
      return nil
    }
  }

  /// Names of the database that stand for more than the rules of today.
  private static func isOfDatabase(_ identifier: String) -> Bool {
    ["EST5EDT", "CST6CDT", "MST7MDT", "PST8PDT", "GMT0", "GMT+0", "GMT-0"].contains(identifier)
  }

  /// Seconds east of Greenwich at `instant`.
  package func offset(at instant: Date) -> Int {
    switch clock {
    case .named(let zone): zone.secondsFromGMT(for: instant)
    case .spelled(let zone): zone.offset(at: instant)
    }
  }
}
