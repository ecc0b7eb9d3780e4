import Foundation
import NudgyCore
import NudgyFiles

/// Contacts in vCard files: one file, or a folder of them as khard keeps one person each.
///
/// Nothing is kept in memory but those who are asked for, however many there are.
struct ContactBook {
  let path: String

  private static let mostPeople = 9
  /// Files that are looked into at most.
  private static let mostFiles = 200_000

  /// Those who go by the name: the full name before a part of it.
  func people(named name: String) -> [Contact] {
    guard let wanted = NameMatch(name) else { return [] }
    var found: [(rank: Int, person: Contact)] = []
    for file in files {
      VCardReader.read(file) { person in
        guard let rank = wanted.rank(of: person) else { return }
        found.append((rank, person))
      }
      if found.count > 1000 { break }
    }
    let best = found.map(\.rank).max() ?? 0
    return Array(found.filter { $0.rank == best }.map(\.person).prefix(ContactBook.mostPeople))
  }

  /// The file itself, or those in the folder and one below it, by name.
  private var files: [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [path] }
    var files: [String] = []
    for name in entries.sorted() where !name.hasPrefix(".") {
      let place = "\(path)/\(name)"
      if ContactBook.isCard(name) {
        files.append(place)
      } else if !name.contains(".") {
        let inner = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        files += inner.sorted().filter { !$0.hasPrefix(".") && ContactBook.isCard($0) }.map {
          "\(place)/\($0)"
        }
      }
      if files.count >= ContactBook.mostFiles { break }
    }
    return files
  }

  private static func isCard(_ name: String) -> Bool {
    name.lowercased().hasSuffix(".vcf") || name.lowercased().hasSuffix(".vcard")
  }
}
