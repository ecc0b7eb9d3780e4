import NudgyCore

/// Says how well a task answers what was asked for.
struct MatchScorer {
  let wanted: [WantedWord]

  /// How much of a match each way of finding a word is.
  private enum Weight {
    static let inTitle = 1.0
    static let guessedInTitle = 0.8
    static let elsewhere = 0.7
    static let guessedElsewhere = 0.5
  }

  /// How much the words asked for count beside the words of the title that were asked for.
  private static let askedShare = 0.7

  struct Result {
    /// 0 to 1.
    let score: Double
    let kind: TaskMatch.Kind
    /// The share of the words asked for that were found, and of the title's words that were asked for.
    let askedCoverage: Double
    let titleCoverage: Double
  }

  /// - Parameter otherText: what is searched besides the title.
  func score(title text: String, otherText: String) -> Result {
    let title = WordFolder.words(text).filter { !WordFolder.isStopWord($0) }
    let words = (title: title, elsewhere: otherText.isEmpty ? [] : WordFolder.words(otherText))
    let hits = wanted.map { hit($0, in: words) }
    let titleFound = hits.flatMap(\.titleWords)
    let count = Double(max(wanted.count, 1))
    let titleCoverage =
      title.isEmpty ? 0 : Double(title.count { titleFound.contains($0) }) / Double(title.count)
    let asked = hits.reduce(0) { $0 + $1.weight } / count
    return Result(
      score: MatchScorer.askedShare * asked + (1 - MatchScorer.askedShare) * titleCoverage,
      kind: hits.allSatisfy(\.isPlain) ? .allWords : .fuzzy,
      askedCoverage: Double(hits.count { $0.weight > 0 }) / count,
      titleCoverage: titleCoverage)
  }

  /// How one of the words asked for was found.
  private struct Hit {
    let weight: Double
    /// In one of its own forms, not by a guess.
    let isPlain: Bool
    var titleWords: [String] = []
  }

  /// Words are compared one by one: a title has few, and to hash them all takes longer.
  private func hit(_ word: WantedWord, in words: (title: [String], elsewhere: [String])) -> Hit {
    let inTitle = words.title.filter { word.forms.contains($0) }
    if !inTitle.isEmpty { return Hit(weight: Weight.inTitle, isPlain: true, titleWords: inTitle) }
    if words.elsewhere.contains(where: word.forms.contains) {
      return Hit(weight: Weight.elsewhere, isPlain: true)
    }
    let guessed = words.title.filter { word.guessSet.contains($0) }
    if !guessed.isEmpty {
      return Hit(weight: Weight.guessedInTitle, isPlain: false, titleWords: guessed)
    }
    let isElsewhere = words.elsewhere.contains(where: word.guessSet.contains)
    return Hit(weight: isElsewhere ? Weight.guessedElsewhere : 0, isPlain: false)
  }
}
