import Testing

@testable import NudgyStore

@Suite struct SearchWordsTests {
  @Test(arguments: [
    ("Call the Dentist!", ["call", "the", "dentist"]),
    ("Café  D'Or, 3rd", ["cafe", "dor", "3rd"]),
    ("mom’s", ["moms"]),
    ("Straße Øre Łódź", ["strasse", "ore", "lodz"]),
    ("買牛奶 at 7-Eleven", ["買", "牛", "奶", "at", "7", "eleven"]),
    ("e\u{301}te\u{301}", ["ete"]),
    ("ﬁle Ⅳ", ["file", "iv"]),
    ("🎉 \u{0}\u{1B}[31m", ["31m"]),
    ("Привет, мир", ["привет", "мир"]),
    ("", []),
  ])
  func folds(_ text: String, _ words: [String]) {
    #expect(WordFolder.words(text) == words)
  }

  @Test(arguments: [("買", "u8cb7"), ("call", "call"), ("привет", "u43fu440u438u432u435u442")])
  func indexesInASCII(_ word: String, _ indexed: String) {
    #expect(WordFolder.indexed(word) == indexed)
  }

  @Test(arguments: [
    ("dishes", "dish"), ("dish", "dishes"), ("called", "call"), ("calling", "call"), ("call", "calling"),
    ("planning", "plan"), ("making", "make"), ("make", "making"), ("moved", "move"), ("parties", "party"),
    ("party", "parties"), ("cried", "cry"), ("replies", "reply"), ("washes", "washing"),
  ])
  func relates(_ word: String, _ form: String) {
    #expect(WordVariants.of(word).contains(form))
  }

  @Test(arguments: [("glass", "glas"), ("is", "i"), ("ring", "r"), ("mom", "mo")])
  func leavesAlone(_ word: String, _ form: String) {
    #expect(!WordVariants.of(word).contains(form))
  }

  @Test(arguments: [
    ("dentist", "dentist", 0), ("dentits", "dentist", 1), ("dentst", "dentist", 1), ("dnetsit", "dentist", 2),
    ("mlik", "milk", 1), ("", "ab", 2), ("abc", "abd", 1),
  ])
  func countsSlips(_ left: String, _ right: String, _ distance: Int) {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(EditDistance.between(left, right, limit: 2) == distance)
    #expect(EditDistance.between(right, left, limit: 2) == distance)
    if distance > 0 { #expect(EditDistance.between(left, right, limit: distance - 1) == nil) }
  }
}
