import NudgyCore

/// Every word that can be part of a time expression, with what it can mean: the one place for vocabulary.
///
/// A new spelling or synonym is one word in a row of the tables in this folder.
package enum TimeVocabulary {
  /// Longest word of the tables, so that longer ones need no look-up.
  static let longestWord = 18

  static let senses: [String: Sense] = {
    var senses: [String: Sense] = [:]
    senses.reserveCapacity(900)
    for table in [calendarWords, clockWords, countWords, relationWords, holidayWords, repeatingWords] {
      for (words, apply) in table {
        for word in words.utf8.split(separator: UInt8(ascii: " ")) {
          apply(&senses[String(Substring(word)), default: .none])
        }
      }
    }
    return senses
  }()

  /// Words in one row, and what each of them means.
  typealias Row = (String, Meaning)
  typealias Meaning = @Sendable (inout Sense) -> Void

  /// A word of `category` whose meaning is one value.
  static func word<Value: Sendable>(
    _ category: Categories, _ field: any WritableKeyPath<Sense, Value?> & Sendable, _ value: Value,
    isRisky: Bool = false
  ) -> Meaning {
    {
      $0.categories.insert(category)
      $0[keyPath: field] = value
      if isRisky { $0.isRisky = true }
    }
  }

  static func word(_ category: Categories) -> Meaning { { $0.categories.insert(category) } }

  /// Words that can begin the name of a holiday.
  private static let holidayWords: [Row] = [(Holiday.byFirstWord.keys.joined(separator: " "), word(.holiday))]

  static func sense(of word: String) -> Sense {
    word.utf8.count > longestWord ? .none : senses[word] ?? .none
  }
}
