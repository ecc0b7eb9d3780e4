/// A set of words as 256 bits: it may take a word for one it holds, but never overlooks one.
///
/// Wide enough that a class of sixty words still turns three of four other words away.
struct WordSet {
  private var bits: SIMD4<UInt64>

  static let none = WordSet(bits: SIMD4(repeating: 0))
  static let everything = WordSet(bits: SIMD4(repeating: .max))

  private init(bits: SIMD4<UInt64>) {
    self.bits = bits
  }

  /// The set of the one word spelled in `range` of `bytes`.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    bits = SIMD4(repeating: 0)
    bits[Int(hash >> 62)] = 1 << (hash >> 56 & 63)
  }

  /// How many bits are set: the fewer, the more telling the set.
  var breadth: Int {
    (0..<4).reduce(0) { $0 + bits[$1].nonzeroBitCount }
  }

  mutating func formUnion(_ other: WordSet) { bits |= other.bits }

  func isDisjoint(with other: WordSet) -> Bool {
    (bits & other.bits) == SIMD4(repeating: 0)
  }

  func isSubset(of other: WordSet) -> Bool {
    (bits & other.bits) == bits
  }
}
