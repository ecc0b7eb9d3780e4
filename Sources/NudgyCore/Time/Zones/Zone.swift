package import Foundation

/// Where the wall clock stands: a zone of the IANA database, or one that `TZ` spells out.
package struct Zone: Sendable {
  private enum Clock: Sendable {
    case named(ZoneTable)
    case spelled(PosixZone)
  }

  /// `America/New_York`, or the text that spells the zone out. `init(identifier:)` reads it again.
  package let identifier: String
  private let clock: Clock

  private init(identifier: String, clock: Clock) {
    self.identifier = identifier
    self.clock = clock
  }

  package static let greenwich = Zone(identifier: "GMT", clock: .named(ZoneTable(offset: 0)))

  /// The zone of an identifier; nil when neither the database nor POSIX knows it.
  package init?(identifier: String) {
    // Both names are of one clock; tasks are kept under one of them.
    guard identifier != "UTC" else {
      self = .greenwich
      return
    }
    // `GMT+5` lies west of Greenwich, as POSIX reads it. The names of the database that look like POSIX text (`EST5EDT`,
    // `GMT+0`) say the same in both.
    if let zone = PosixZone(identifier), !Zone.isOfDatabase(identifier) {
      self.init(identifier: identifier, clock: .spelled(zone))
    } else if let table = ZoneDatabase.table(identifier) {
      self.init(identifier: identifier, clock: .named(table))
    } else if let offset = Zone.offset(in: identifier) {
      self.init(offset: offset)
    } else {
      return nil
    }
  }

  /// A clock that stands as far from Greenwich all the year, as `+02:00` says; nil beyond what there is on earth.
  ///
  /// - Parameter offset: seconds east of Greenwich.
  package init?(offset: Int) {
    guard abs(offset) <= Zone.mostOffset else { return nil }
    let digits = [abs(offset) / 3600, abs(offset) / 60 % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let identifier = offset == 0 ? "GMT" : "GMT\(offset < 0 ? "-" : "+")\(digits.joined())"
    self.init(identifier: identifier, clock: .named(ZoneTable(offset: offset)))
  }

  private static let mostOffset = 18 * 3600

  /// `GMT+0200`, as `init(offset:)` names it: east, where POSIX counts west.
  private static func offset(in identifier: String) -> Int? {
    let rest = identifier.utf8.dropFirst(3)
    guard identifier.hasPrefix("GMT"), rest.count == 5, let sign = rest.first,
      rest.dropFirst().allSatisfy(\.isDigit),
      let number = Int(String(decoding: rest.dropFirst(), as: UTF8.self))
    else { return nil }
    let seconds = number / 100 * 3600 + number % 100 * 60
    return sign == UInt8(ascii: "-") ? -seconds : sign == UInt8(ascii: "+") ? seconds : nil
  }

  /// Names of the database that stand for more than the rules of today.
  private static func isOfDatabase(_ identifier: String) -> Bool {
    ["EST5EDT", "CST6CDT", "MST7MDT", "PST8PDT", "GMT0", "GMT+0", "GMT-0"].contains(identifier)
  }

  /// Seconds east of Greenwich at `instant`.
  package func offset(at instant: Date) -> Int {
    switch clock {
    case .named(let table): table.offset(at: instant)
    case .spelled(let zone): zone.offset(at: instant)
    }
  }
}

extension Zone: Hashable {
  /// The identifier says it all.
  package static func == (one: Zone, other: Zone) -> Bool { one.identifier == other.identifier }

  package func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
