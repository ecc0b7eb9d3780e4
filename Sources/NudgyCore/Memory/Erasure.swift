/// Words that are to be found nowhere any more, and how they are taken out of texts and files.
package struct Erasure: Sendable, Equatable {
  /// What a person said stays as it was said, unless it is to go from everywhere.
  package enum Reach: Sendable, Equatable {
    case ownWordsStay, everywhere
  }

  /// What to look for; whole words, in any case of ASCII letters.
  package let phrases: [String]
  /// What the words tell about; very short ones are only taken out beside it.
  package let subject: String?
  package let reach: Reach

  private let needles: [[UInt8]]

  package init(_ phrases: [String], about subject: String? = nil, reach: Reach) {
    let trimmed = phrases.map(\.trimmed).filter { !$0.isEmpty }
    self.phrases = trimmed
    self.subject = subject
    self.reach = reach
    // In JSON, quotes and backslashes stand escaped.
    let escaped = trimmed.map { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    needles = Set(trimmed + escaped).map { Array($0.utf8).map(Erasure.folded) }.sorted { $0.count > $1.count }
  }

  /// The text with "…" for each of the words; nil when it holds none.
  package func redacted(_ text: String) -> String? {
    var bytes = Array(text.utf8)
    let found = places(in: bytes)
    guard !found.isEmpty else { return nil }
    for place in found.reversed() { bytes.replaceSubrange(place, with: Array("…".utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The places of the words, from the first on, none within another.
  package func places(in bytes: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      if let needle = needles.first(where: { isThere($0, at: index, in: bytes) }) {
        places.append(index..<(index + needle.count))
        index += needle.count
      } else {
        index += 1
      }
    }
    return places
  }

  /// Fewer bytes than this could stand for anything.
  private static let tellingLength = 3

  private func isThere(_ needle: [UInt8], at index: Int, in bytes: [UInt8]) -> Bool {
    let end = index + needle.count
    guard end <= bytes.count, Erasure.folded(bytes[index]) == needle[0] else { return false }
    guard index == 0 || !Erasure.isWord(bytes[index - 1]) || !Erasure.isWord(needle[0]) else { return false }
    guard end == bytes.count || !Erasure.isWord(bytes[end]) || !Erasure.isWord(needle[needle.count - 1])
    else { return false }
    guard (0..<needle.count).allSatisfy({ Erasure.folded(bytes[index + $0]) == needle[$0] }) else {
      return false
    }
    guard needle.count < Erasure.tellingLength, let subject else { return true }
    return Erasure([subject], reach: reach).places(in: bytes).isEmpty == false
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }

  /// A letter or a digit, or a part of one beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(folded(byte))
  }
}
