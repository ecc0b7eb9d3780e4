/// Words kept as one text: nothing is built at launch. A table is indexed when it is first asked.
///
/// `WordTable("buy:s call:n")["call"]` is `n`. An entry without a colon has the empty value.
package struct WordTable: Sendable, ExpressibleByStringLiteral {
  package let bytes: [UInt8]
  /// By the words' hash: where an entry begins, counted from 1; 0 for none. At most half full.
  private let slots: [UInt32]

  package init(stringLiteral entries: String) {
    bytes = Array(entries.utf8)
    slots = WordTable.slots(of: bytes)
  }

  package subscript(word: String) -> String? {
    guard let range = valueRange(of: word) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  package func contains(_ word: String) -> Bool { valueRange(of: word) != nil }

  /// Where the value of `word` stands in `bytes`; empty when it has none.
  package func valueRange(of word: String) -> Range<Int>? {
    let key = word.utf8
    var hash = WordTable.noHash
    for byte in key { hash = WordTable.hash(hash, byte) }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] > 0 {
      if let end = end(of: key, at: Int(slots[slot]) - 1) { return value(from: end) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static let space = UInt8(ascii: " ")
  private static let colon = UInt8(ascii: ":")

  /// The end of the entry's word when it is the one wanted.
  private func end(of key: String.UTF8View, at start: Int) -> Int? {
    var index = start
    for byte in key {
      guard index < bytes.count, bytes[index] == byte else { return nil }
      index += 1
    }
    return index == bytes.count || bytes[index] <= WordTable.space || bytes[index] == WordTable.colon
      ? index : nil
  }

  private func value(from index: Int) -> Range<Int> {
    guard index < bytes.count, bytes[index] == Self.colon else { return index..<index }
    var end = index + 1
    while end < bytes.count, bytes[end] > Self.space { end += 1 }
    return index + 1..<end
  }

  // MARK: The index

  /// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
  private static let noHash: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func slots(of bytes: [UInt8]) -> [UInt32] {
    let most = 1 + bytes.count { $0 <= space }
    var slots = [UInt32](repeating: 0, count: 1 << (Int.bitWidth - (2 * most - 1).leadingZeroBitCount))
    var index = 0
    while index < bytes.count {
      guard bytes[index] > space else {
        index += 1
        continue
      }
      let start = index
      var hash = noHash
      while index < bytes.count, bytes[index] > space, bytes[index] != colon {
        hash = Self.hash(hash, bytes[index])
        index += 1
      }
      while index < bytes.count, bytes[index] > space { index += 1 }
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(start + 1)
    }
    return slots
  }

  /// The entries in order, for the test that checks the order.
  var words: [String] {
    bytes.split(whereSeparator: { $0 <= Self.space }).map { entry in
      String(decoding: entry.prefix { $0 != Self.colon }, as: UTF8.self)
    }
  }
}
