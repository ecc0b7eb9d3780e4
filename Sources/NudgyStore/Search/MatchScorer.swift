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

  func score(_ task: TaskItem) -> Result {
    let title = WordFolder.words(task.title).filter { !WordFolder.stopWords.contains($0) }
    let elsewhere = Set(
      WordFolder.words([task.contact, task.notes].compactMap { $0 }.joined(separator: "\n")))
    let titleSet = Set(title)
    var titleFound: Set<String> = []
    var total = 0.0
    var found = 0
    var isPlain = true
    for word in wanted {
      let weight: Double
      let (forms, guesses) = (Set(word.forms), Set(word.guesses))
      if !titleSet.isDisjoint(with: forms) {
        weight = Weight.inTitle
        titleFound.formUnion(titleSet.intersection(forms))
      } else if !elsewhere.isDisjoint(with: forms) {
        weight = Weight.elsewhere
      } else {
        isPlain = false
        if !titleSet.isDisjoint(with: guesses) {
          weight = Weight.guessedInTitle
          titleFound.formUnion(titleSet.intersection(guesses))
        } else {
          weight = elsewhere.isDisjoint(with: guesses) ? 0 : Weight.guessedElsewhere
        }
      }
      total += weight
      if weight > 0 { found += 1 }
    }
    let count = Double(max(wanted.count, 1))
    let titleCoverage =
      title.isEmpty ? 0 : Double(title.count { titleFound.contains($0) }) / Double(title.count)
    return Result(
      score: MatchScorer.askedShare * total / count + (1 - MatchScorer.askedShare) * titleCoverage,
      kind: isPlain ? .allWords : .fuzzy,
      askedCoverage: Double(found) / count,
      titleCoverage: titleCoverage)
  }
}
