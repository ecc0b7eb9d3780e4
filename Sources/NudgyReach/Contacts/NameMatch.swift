import Foundation
import NudgyCore

/// A name as somebody says it: "sarah", "mom", "Dr. Chen".
struct NameMatch {
  private let words: [String]

  /// Nil when nothing is left of the name.
  init?(_ name: String) {
    let fillers: Set = ["my", "the", "our", "a"]
    let words = NameMatch.words(name).filter { !fillers.contains($0) }
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// 3 for a whole name, 2 for a part of one, nil when somebody else is meant.
  func rank(of person: Contact) -> Int? {
    let names = ([person.name] + person.otherNames).filter(mayHold)
    guard !names.isEmpty else { return nil }
    let spelled = names.map(NameMatch.words)
    if spelled.contains(words) { return 3 }
    let isPart = spelled.contains { name in words.allSatisfy(name.contains) }
    return isPart ? 2 : nil
  }

  /// A first look at letters alone, for the many who are somebody else.
  private func mayHold(_ name: String) -> Bool {
    guard NameMatch.isPlain(name), let first = words.first, NameMatch.isPlain(first) else { return true }
    let (wanted, all) = (Array(first.utf8), Array(name.utf8))
    guard all.count >= wanted.count else { return false }
    return (0...(all.count - wanted.count)).contains { start in
      wanted.indices.allSatisfy { NameMatch.lowered(all[start + $0]) == wanted[$0] }
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Without marks, dots and capitals.
  private static func words(_ name: String) -> [String] {
    let plain = name.lowercased().withoutMarks
    return plain.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }.map(String.init)
  }

  private static func isPlain(_ name: String) -> Bool { name.utf8.allSatisfy { $0 < 0x80 } }
}
