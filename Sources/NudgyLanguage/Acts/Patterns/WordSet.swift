/// A set of words as 64 bits: it may take a word for one it holds, but never overlooks one.
struct WordSet: OptionSet {
  var rawValue: UInt64

  static let everything = WordSet(rawValue: .max)

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The set of the one word spelled in `range` of `bytes`.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    rawValue = 1 << (hash >> 58)
  }
}
