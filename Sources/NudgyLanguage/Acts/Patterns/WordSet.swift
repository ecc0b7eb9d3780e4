/// A set of words as 256 bits: it may take a word for one it holds, but never overlooks one.
///
/// Wide enough that a class of sixty words still turns three of four other words away.
struct WordSet: Sendable {
  private var bits: SIMD4<UInt64>

  static let none = WordSet(bits: SIMD4(repeating: 0))
  static let everything = WordSet(bits: SIMD4(repeating: .max))

  private init(bits: SIMD4<UInt64>) {
    self.bits = bits
  }

  /// The mark of a clause that speaks of a time, and of a slot for one.
  static let time = WordSet(["<when>"])

  init(_ words: some Sequence<String>) {
    self = .none
    for word in words { insert(WordSet.place(of: word)) }
  }

  /// The set of the one word spelled in `bytes`.
  init(_ bytes: ArraySlice<UInt8>) {
    self = .none
    insert(WordSet.place(of: bytes))
  }

  /// The bit of a word, from its FNV-1a hash.
  static func place(of word: String) -> UInt8 { place(of: word.utf8) }

  private static func place(of bytes: some Sequence<UInt8>) -> UInt8 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return UInt8(hash >> 56)
  }

  /// Takes in the word of that place.
  mutating func insert(_ place: UInt8) { bits[Int(place >> 6)] |= 1 << UInt64(place & 63) }

  /// How many bits are set: the fewer, the more telling the set.
  var breadth: Int {
    (0..<4).reduce(0) { $0 + bits[$1].nonzeroBitCount }
  }

  func mayHold(_ place: UInt8) -> Bool { bits[Int(place >> 6)] & 1 << UInt64(place & 63) != 0 }

  mutating func formUnion(_ other: WordSet) { bits |= other.bits }

  func union(_ other: WordSet) -> WordSet { WordSet(bits: bits | other.bits) }

  func isDisjoint(with other: WordSet) -> Bool {
    (bits & other.bits) == SIMD4(repeating: 0)
  }

  func isSubset(of other: WordSet) -> Bool {
    (bits & other.bits) == bits
  }
}
