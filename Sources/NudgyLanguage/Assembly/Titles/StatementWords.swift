import NudgyCore
import NudgyReader

/// "The sink is leaking": something told of a thing, which is to be seen to.
enum StatementWords {
  private static let owners: WordTable = "the my our his her their there's"
  /// What is wrong with a thing.
  private static let faults: WordTable = """
    beeping blocked broke broken buzzing chirping chirps clogged cracked dripping drips expired expires flickering flooded flooding
    jammed leak leaking leaks loose ripped rattling rattles smells squeaking squeaks stuck torn
    """
  private static let idle: WordTable = "due please asap needed also too again now soon"

  /// Whether something is wrong with a thing, and with nobody.
  static func tellsOfFault(_ words: [String]) -> Bool {
    words.count > 2 && words.count < 12 && owners.contains(words[0]) && words.contains(where: faults.contains)
      && !words.contains(where: FactWords.people.contains) && !words.contains("heart")
  }

  /// "They need sharpening", "it needs posted", "the hedge wants cutting".
  static func tellsOfNeed(_ words: [String]) -> Bool {
    mustBeDone(words)
      || zip(words, words.dropFirst()).contains { first, second in
        ["need", "needs", "wants"].contains(first) && second.count > 4
          && (second.hasSuffix("ing") || second.hasSuffix("ed"))
          && !["anything", "something", "nothing"].contains(second)
      }
  }

  /// "So they must come in", and not "it must be nice".
  private static func mustBeDone(_ words: [String]) -> Bool {
    words.indices.dropFirst().contains { place in
      let isMust = words[place] == "must"
      let isTo =
        ["has", "have", "need", "needs"].contains(words[place]) && words.dropFirst(place + 1).first == "to"
      guard isMust || isTo, ["it", "they"].contains(words[place - 1]),
        let deed = words.dropFirst(place + (isMust ? 1 : 2)).first
      else { return false }
      return !["be", "have", "of", "not", "feel", "mean", "think", "know"].contains(deed)
    }
  }

  /// "Used the last of the oil, need two litres": what was done leaves something to do.
  static func tellsOfMore(_ words: [String]) -> Bool { words.contains { $0 == "need" || $0 == "needs" } }

  /// All that is told, where only the thing was read as what is to be done: what is wrong with it is not lost.
  static func whole(_ piece: PieceText, title: String) -> String? {
    let opening = piece.lower.drop(while: OpeningWords.contain)
    guard let first = opening.first, owners.contains(first), ReaderWords(title).content.count == 1,
      let titled = piece.titles.first, piece.titles.count == 1
    else { return nil }
    let times = piece.runs(.time) + piece.runs(.sharedTime) + piece.runs(.reminder)
    let end = times.map(\.lowerBound).filter { $0 >= titled.upperBound }.min() ?? piece.span.upperBound
    guard !times.contains(where: { $0.lowerBound < titled.upperBound }), end > titled.upperBound else {
      return nil
    }
    let rest = ReaderWords(piece.text(titled.upperBound..<end)).words.filter { !$0.isSign }
    guard rest.contains(where: { !ReaderWords.small.contains($0.stem) && !idle.contains($0.norm) }) else {
      return nil
    }
    let told = piece.text(piece.span.lowerBound..<end).split(separator: " ")
    let spoken = told.drop { OpeningWords.contain(String($0)) }
    return Title.written(spoken.joined(separator: " "))
  }
}
