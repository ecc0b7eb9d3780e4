import Foundation
import Synchronization

/// The zones of this system, by their names: the compiled files of the IANA database, as every libc reads them.
///
/// Foundation knows them too, at the price of all of ICU: fifty megabytes of program for one question.
package enum ZoneDatabase {
  /// Where systems keep it; the first that is there counts.
  private static let folders = [
    "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo",
  ]
  private static let known = Mutex<[String: ZoneTable]>([:])
  /// The names that every program knows, were the database not there.
  private static let universal: Set = ["UTC", "GMT", "Etc/UTC", "Etc/GMT", "Zulu", "Universal"]

  /// The zone of a name such as `America/New_York`; nil when there is none.
  static func table(_ name: String) -> ZoneTable? {
    if let table = known.withLock({ $0[name] }) { return table }
    guard isName(name), let table = read(name) ?? (universal.contains(name) ? ZoneTable(offset: 0) : nil)
    else {
      return nil
    }
    known.withLock { $0[name] = table }
    return table
  }

  /// Whether the system has no zones at all.
  package static var isMissing: Bool {
    !folders.contains(where: FileManager.default.fileExists) || read("Europe/Paris") == nil
  }

  /// All names there are, in no order.
  package static func names() -> [String] {
    guard let folder = folders.first(where: FileManager.default.fileExists) else { return [] }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter {
      isName($0) && !$0.hasPrefix("posix/") && !$0.hasPrefix("right/") && table($0) != nil
    }
  }

  /// A name may come from a mail or a calendar: it names a file below the folder, and nothing else.
  private static func isName(_ name: String) -> Bool {
    let isPlain = name.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || "_+-/".utf8.contains(byte)
    }
    return isPlain && !name.isEmpty && name.utf8.count <= longestName && !name.hasPrefix("/")
      && !name.hasPrefix("right/")
  }

  private static let longestName = 64
  /// Bytes; the largest file of the database has four thousand.
  private static let largest = 1 << 16

  private static func read(_ name: String) -> ZoneTable? {
    for folder in folders {
      let path = "\(folder)/\(name)"
      guard let file = FileManager.default.contents(atPath: path), file.count <= largest,
        let table = ZoneTable(file)
      else { continue }
      return table
    }
    return nil
  }
}
