extension TimeVocabulary {
  /// Numbers, ordinals and vague counts in words.
  static let countWords: [Row] =
    spelled(
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
        + "sixteen seventeen eighteen nineteen", from: 0, step: 1)
    + spelled("twenty thirty forty fifty sixty seventy eighty ninety", from: 20, step: 10)
    + ordinals(
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
        + "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth")
    + [
      ("fourty", number(40)),
      ("hundred", number(100)),
      ("thirtieth", ordinal(30)),
      ("last", ordinal(-1)),
      ("penultimate", ordinal(-2)),
      ("a an the", word(.article)),
      ("couple few several", word(.vague)),
      ("half quarter", word(.fraction)),
      ("once twice thrice", word(.times)),
    ]

  private static func number(_ value: Int) -> Meaning { word(.number, \.number, value) }

  private static func spelled(_ words: String, from first: Int, step: Int) -> [Row] {
    words.split(separator: " ").enumerated().map { place, word in
      (String(word), number(first + place * step))
    }
  }

  private static func ordinal(_ value: Int) -> Meaning { word(.ordinal, \.ordinal, value) }

  private static func ordinals(_ words: String) -> [Row] {
    words.split(separator: " ").enumerated().map { place, word in (String(word), ordinal(place + 1)) }
  }
}
