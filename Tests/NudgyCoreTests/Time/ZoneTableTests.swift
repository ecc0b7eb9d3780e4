import Foundation
import NudgyCore
import Testing

@Suite("Zones are read as every libc reads them")
struct ZoneTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let zone: String
    let testDescription: String

    init(_ zone: String, _ what: String) { (self.zone, testDescription) = (zone, "\(zone): \(what)") }
  }

  private static let rows = [
    Row("America/New_York", "summer time by rule"), Row("Europe/Dublin", "winter time is the exception"),
    Row("Asia/Kolkata", "half an hour"), Row("Asia/Kathmandu", "a quarter"),
    Row("Australia/Lord_Howe", "half an hour of summer"), Row("Pacific/Apia", "a day left out"),
    Row("America/Sao_Paulo", "summer time given up"),
    Row("Africa/Casablanca", "written down for years ahead"),
    Row("Asia/Tehran", "moved by decree"), Row("Antarctica/Troll", "two hours of summer"),
    Row("Etc/GMT+5", "west"),
    Row("UTC", "none"), Row("America/Nuuk", "changes in the evening before"),
    Row("Pacific/Chatham", "45 minutes"),
  ]

  /// Foundation has a copy of the database of its own, in the tests alone.
  @Test("Offsets of two hundred years are those of Foundation", arguments: rows)
  func offsets(_ row: Row) throws {
    let zone = try #require(Zone(identifier: row.zone))
    let other = try #require(TimeZone(identifier: row.zone))
    // Every eleven days and some, from 1900 to 2100; older local times are rounded differently.
    for second in stride(from: -2_208_988_800, to: 4_102_444_800, by: 11 * 86_400 + 4567) {
      let instant = Date(timeIntervalSince1970: Double(second))
      let (ours, theirs) = (zone.offset(at: instant), other.secondsFromGMT(for: instant))
      guard abs(ours - theirs) >= 60 else { continue }
      Issue.record("\(row.zone) at \(instant): \(ours), not \(theirs)")
      break
    }
  }

  @Test("At the very second of a change the new time holds")
  func change() throws {
    let zone = try #require(Zone(identifier: "America/New_York"))
    let change = Date(timeIntervalSince1970: 1_772_953_200)  // 2026-03-08 07:00 UTC
    #expect(zone.offset(at: change.addingTimeInterval(-1)) == -18_000)
    #expect(zone.offset(at: change) == -14_400)
  }

  @Test(
    "What is no zone is none",
    arguments: [
      "", "Nowhere/City", "america/new_york", "../../../etc/passwd", "/etc/localtime", "America/",
      "tzdata.zi",
      "America/New_York\0", "Europe/../Europe/Paris", String(repeating: "a", count: 5000), "right/UTC",
    ])
  func none(_ name: String) { #expect(Zone(identifier: name) == nil) }

  @Test("A damaged file is none, wherever it ends")
  func damaged() throws {
    let file = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/Europe/Paris"))
    #expect(ZoneTable(file) != nil)
    for length in 0..<file.count - 30 { _ = ZoneTable(file.prefix(length)) }
    #expect(ZoneTable(file.prefix(200)) == nil)
    #expect(ZoneTable(Data("TZif".utf8)) == nil)
    // Counts that promise more than there is, and offsets of years.
    for place in 0..<min(file.count, 400) {
      var bytes = Array(file)
      bytes[place] ^= 0xFF
      let table = ZoneTable(bytes)
      #expect(abs(table?.offset(at: Date(timeIntervalSince1970: 0)) ?? 0) <= 25 * 3600)
    }
  }

  @Test(
    "An offset has a name that is read again",
    arguments: [
      (0, "GMT"), (7200, "GMT+0200"), (-18_000, "GMT-0500"), (20_700, "GMT+0545"), (-34_200, "GMT-0930"),
    ])
  func offset(_ offset: Int, _ name: String) throws {
    let zone = try #require(Zone(offset: offset))
    #expect(zone.identifier == name)
    #expect(Zone(identifier: name)?.offset(at: Date(timeIntervalSince1970: 0)) == offset)
  }
}
