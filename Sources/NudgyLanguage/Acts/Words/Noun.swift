/// What the tables know of nouns.
enum Noun {
  /// "boxes" → "box", "batteries" → "battery"; other words as they are.
  static func singular(_ word: String) -> String {
    let count = word.utf8.count
    guard count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("'s") else { return word }
    if word.hasSuffix("ies") { return count > 4 ? word.dropLast(3) + "y" : String(word.dropLast()) }
    if word.hasSuffix("es"), let before = word.utf8.dropLast(2).last,
      [UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "h")].contains(before)
    {
      return String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  /// The kinds of a thing that is bought or used up, one letter each; nil for any other word.
  static func kinds(_ word: String) -> String? {
    WordTable.goods[word] ?? WordTable.goods[singular(word)]
  }

  /// Whether the word is known as something to do, to get or to see to.
  static func isKnown(_ word: String) -> Bool {
    for form in [word, singular(word)] {
      if WordTable.goods.contains(form) || WordTable.errands.contains(form)
        || WordTable.thingEmoji.contains(form)
      {
        return true
      }
    }
    return false
  }
}
