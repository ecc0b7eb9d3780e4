import NudgyCore

extension WhenRefiner {
  /// "watch The Nightmare Before Christmas", "play sunday bloody sunday": days in the names of films, books, songs
  /// and shows, where one is spoken of.
  static let title = WhenRefiner(name: "title of a work") { reader, findings in
    findings.filter { finding in !reader.isTitle(finding.range) }
  }
}

extension WhenReader {
  /// Whether a known title takes in `range`, wherever in the title it lies.
  fileprivate func isTitle(_ range: Range<Int>) -> Bool {
    (max(0, range.lowerBound - WorkTitles.longest)...range.lowerBound).reversed().contains { start in
      let title = WorkTitles.byFirstWord[lower(start)]?.first { words in
        start + words.count >= range.upperBound && words.indices.allSatisfy { lower(start + $0) == words[$0] }
      }
      return title.map { isWork(start..<start + $0.count) } ?? false
    }
  }

  /// "the day after tomorrow" is a film only where it is watched or called one.
  private func isWork(_ range: Range<Int>) -> Bool {
    var before = range.lowerBound - 1
    // "listen to …", "the trailer of …", "the film: …"
    if isOne(of: ["to", "of", "for"], at: before) || self[before].shape == .mark { before -= 1 }
    return WorkTitles.media.contains(lower(before)) || WorkTitles.media.contains(lower(range.upperBound))
  }
}

/// Well-known works with a time in their name.
private enum WorkTitles {
  static let byFirstWord = Dictionary(grouping: all) { $0.first ?? "" }
  static let longest = 6
  static let media: WordTable = """
    watch watched watching rewatch rent stream read reading listen listening play plays played playing sing
    movie movies film films book novel song album show series episode musical soundtrack trailer dvd review
    called
    """

  private static let all: [[String]] = """
    the nightmare before christmas, nightmare before christmas, the day after tomorrow, groundhog day,
    independence day, ferris bueller's day off, friday the 13th, friday night lights, friday night dinner,
    friday i'm in love, last friday night, freaky friday, sunday bloody sunday, sunday morning coming down,
    any given sunday, lazy sunday, saturday night live, saturday night fever, saturday night takeaway,
    saturday kitchen, tuesdays with morrie, ruby tuesday, if it's tuesday this must be belgium,
    the man who was thursday, thursday next, wednesday addams, manic monday, monday night football,
    sunday night football, thursday night football, monday night raw, i don't like mondays, stormy monday,
    good morning america, good morning vietnam, good morning britain, the tonight show, tonight show,
    the morning show, the today show, usa today, entertainment tonight, tonight i'm gonna,
    a midsummer night's dream, midsummer night's dream, twelfth night, the night manager,
    the night before christmas, last christmas, last christmas i gave you my heart, a christmas carol,
    christmas carol, have yourself a merry little christmas, white christmas, blue christmas, black christmas,
    four christmases, halloween kills, halloween ends, valentine's day massacre, born on the fourth of july,
    yesterday once more, tomorrow never dies, tomorrow never knows, edge of tomorrow, the tomorrow war,
    day of the jackal, one day at a time, thirty days of night, 28 days later, 28 weeks later,
    seven days in may, the 25th hour, gone in 60 seconds, gone in sixty seconds, the longest day,
    a hard day's night, 8 days a week, eight days a week, 365 days, 500 days of summer,
    10 things i hate about you, three days of the condor, around the world in 80 days,
    around the world in eighty days, how to lose a guy in 10 days, a year in provence,
    one hundred years of solitude, 100 years of solitude, 12 years a slave, wake me up when september ends,
    summer of 69, the summer i turned pretty, high noon, death in the afternoon, dog day afternoon,
    before sunrise, before midnight, midnight in paris, midnight mass, the spring awakening,
    august osage county, the hunt for red october, the ides of march
    """.phrases
}
