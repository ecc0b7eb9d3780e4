import Foundation
import NudgyCore
import NudgyFiles
import NudgyLanguage
import NudgySystem

/// The zone that `TZ` names, as POSIX and tzset(3) read it. What it does not name is refused, never taken for UTC.
struct EnvironmentZone {
  /// The files that hold the system's zone and the database.
  static let systemFile = "/etc/localtime"
  private static let databaseFolder = "/zoneinfo/"

  /// - Parameter name: the value of `TZ`, nil when it is not set.
  static func zone(_ name: String?) throws(NudgyError) -> Zone {
    guard let name else { return system }
    // POSIX allows a colon before the name; no name at all is UTC.
    let plain = name.hasPrefix(":") ? String(name.dropFirst()) : name
    guard !plain.isEmpty else { return .greenwich }
    guard let zone = named(plain) else { throw .noSuchZone(name, suggestion: suggestion(plain)) }
    return zone
  }

  /// Whether the zone stands in a file, which may be another's tomorrow.
  static func isFile(_ name: String?) -> Bool {
    guard let name else { return true }
    let plain = name.hasPrefix(":") ? name.dropFirst() : name[...]
    return plain.hasPrefix("/") || plain == "localtime"
  }

  private static func named(_ name: String) -> Zone? {
    if name.hasPrefix("/") { return zone(ofFile: name) }
    if name == "localtime" { return zone(ofFile: systemFile) }
    if name.hasPrefix("posix/") { return named(String(name.dropFirst(6))) }
    guard !isLoose(name) else { return nil }
    return Zone(identifier: name)
  }

  /// Names that are read in more than one way: `GMT-0500` lies west, where POSIX says east.
  private static func isLoose(_ name: String) -> Bool {
    guard PosixZone(name) == nil else { return false }
    let isShort = name.utf8.count <= 4 && name.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    if isShort { return !shortNames.contains(name) }
    return ["GMT", "UTC"].contains(name.prefix(3)) && name.utf8.count > 3
  }

  /// The short names of the database.
  private static let shortNames: Set = [
    "CET", "EET", "EST", "GB", "GMT", "HST", "MET", "MST", "NZ", "PRC", "ROC", "ROK", "UCT", "UTC", "WET",
  ]

  // MARK: - Files

  /// The system's zone as its file has it now.
  static var system: Zone { zone(ofFile: systemFile) ?? .greenwich }

  /// The zone of a file by its place in the database, else by the rule that ends it.
  private static func zone(ofFile path: String) -> Zone? {
    let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    if let place = real.ranges(of: databaseFolder).last,
      let zone = named(String(real[place.upperBound...]))
    {
      return zone
    }
    return rule(ofFile: real).flatMap(Zone.init(identifier:))
  }

  /// The last line of a compiled zone: what holds after all the changes it lists (RFC 9636 §3.3).
  private static func rule(ofFile path: String) -> String? {
    guard let size = (try? WholeFile(path: path).stamp())??.size, size < 1 << 20,
      let data = (try? PlainFile.read(path)) ?? nil, data.starts(with: Data("TZif".utf8)),
      let line = data.split(separator: 0x0A).last
    else { return nil }
    return String(data: line, encoding: .utf8)
  }

  // MARK: - Suggestions

  private static func suggestion(_ name: String) -> String? {
    let lower = name.lowercased().replacing(" ", with: "_")
    return ZoneDatabase.names().first { $0.lowercased() == lower } ?? TimeVocabulary.place(ofZone: lower)
  }
}
