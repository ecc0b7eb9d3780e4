import Testing

@testable import NudgyCore

/// Looking words up by halving needs them in order.
struct WordTableTests {
  static let tables: [(String, WordTable)] = [("thingEmoji", .thingEmoji), ("deedEmoji", .deedEmoji)]

  @Test(arguments: tables.indices)
  func isSortedAndFindsEveryWord(_ index: Int) {
    let (name, table) = Self.tables[index]
    let words = table.words
    #expect(words.count > 50, "\(name)")
    for (left, right) in zip(words, words.dropFirst()) {
      #expect(Array(left.utf8).lexicographicallyPrecedes(Array(right.utf8)), "\(name): \(left) \(right)")
    }
    for word in words { #expect(table.contains(word), "\(name): \(word)") }
    for word in ["", "zzzz", "aaaa", "notaword"] { #expect(!table.contains(word), "\(name): \(word)") }
  }

  /// Others are one cell wide in some terminals and two in others, and cards would lose their edge.
  @Test func everyEmojiIsDrawnAsOneEverywhere() {
    for table in [WordTable.thingEmoji, WordTable.deedEmoji] {
      for word in table.words {
        let scalar = table[word]?.unicodeScalars.first
        #expect(scalar?.properties.isEmojiPresentation == true, "\(word)")
      }
    }
  }

  @Test func theLexiconHasSixHundredWords() {
    #expect(WordTable.thingEmoji.words.count + WordTable.deedEmoji.words.count >= 600)
  }
}
