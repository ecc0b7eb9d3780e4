/// How much the words of a message and those of the listed titles are about the same, where they share none: "tub" and
/// "bath" (`Likeness` in `Tools/Reader/reader.py`).
struct Likeness: Sendable {
  /// A word of which it is known what it goes with.
  private struct Known: Sendable {
    let stem: String
    let meaning: [Quad]
    let rarity: Float
  }

  private struct Title: Sendable {
    /// Places among the words of all titles.
    let words: [Int]
    /// What they mean together.
    let middle: [Quad]
  }

  private let words: [Known?]
  private let titles: [Title]
  /// For each word of the message, its likeness to each word of all titles.
  private let closeness: [[Float]]
  private let size: Int

  /// - Parameters:
  ///   - titles: the stems of each.
  ///   - network: tells what stems mean, and how telling they are.
  init(_ words: ReaderWords, titles: [Set<String>], _ network: ReaderNetwork) {
    var met: [String: Known?] = [:]
    func known(_ stem: String) -> Known? {
      if let known = met[stem] { return known }
      let meaning = ReaderWords.small.contains(stem) ? nil : network.meaning(ofStem: stem)
      let known = meaning.map { Known(stem: stem, meaning: $0, rarity: network.rarity(stem)) }
      met[stem] = .some(known)
      return known
    }
    var (told, places): ([Known], [String: Int]) = ([], [:])
    self.titles = titles.map { stems in
      let known = stems.sorted().compactMap(known)
      for word in known where places[word.stem] == nil {
        places[word.stem] = told.count
        told.append(word)
      }
      return Title(words: known.compactMap { places[$0.stem] }, middle: Likeness.middle(known))
    }
    self.words = words.words.map { known($0.stem) }
    closeness = self.words.map { word in
      told.map { title in word.map { Likeness.dot($0.meaning, title.meaning) } ?? 0 }
    }
    size = network.meaningSize
  }

  // MARK: - Words

  /// One row a word: its likeness to the likest title, by how much that is before the next, its likeness to the card and
  /// to what was just touched; then what the word means.
  func rows(card: Int?, touched: [Int]) -> [[Float]] {
    let nothing = [Float](repeating: 0, count: size)
    return words.indices.map { word in
      guard let known = words[word] else { return [0, 0, 0, 0] + nothing }
      let near = titles.map { title in title.words.reduce(Float(0)) { max($0, closeness[word][$1]) } }
      let (best, second) = Likeness.best(near)
      let card = card.map { near[$0] } ?? 0
      let touched = touched.reduce(Float(0)) { max($0, near[$1]) }
      // A single title is before nothing, by all of it.
      return [best, titles.count > 1 ? best - second : best, card, touched] + Quad.numbers(known.meaning[...])
    }
  }

  // MARK: - Pieces

  /// Of each task: how like the words of a piece and of the title are on the whole, each of the title to the likest of the
  /// piece, and the likest two; and by how much each of these is before, or behind, the best of the other tasks.
  func piece(_ range: Range<Int>) -> [[Float]] {
    let known = Dictionary(
      range.compactMap { place in words[place].map { ($0.stem, place) } },
      uniquingKeysWith: { first, _ in first })
    let places = known.sorted { $0.key < $1.key }.map(\.value)
    let middle = Likeness.middle(places.compactMap { words[$0] })
    let likeness = titles.map { title -> [Float] in
      guard !places.isEmpty, !title.words.isEmpty else { return [0, 0, 0] }
      let nearest = title.words.map { word in places.map { closeness[$0][word] }.max() ?? 0 }
      return [
        Likeness.dot(middle, title.middle), nearest.reduce(0, +) / Float(nearest.count), nearest.max() ?? 0,
      ]
    }
    let bests = (0..<3).map { sign in Likeness.best(likeness.map { $0[sign] }) }
    return likeness.map { signs in
      signs + zip(signs, bests).map { $0 == $1.first ? $0 - $1.second : $0 - $1.first }
    }
  }

  // MARK: - Reckoning

  /// The greatest and the next; a single one is its own next, and of none both are nothing.
  private static func best(_ numbers: [Float]) -> (first: Float, second: Float) {
    guard var first = numbers.first else { return (0, 0) }
    var second = -Float.infinity
    for number in numbers.dropFirst() {
      if number > first { (first, second) = (number, first) } else { second = max(second, number) }
    }
    return (first, numbers.count > 1 ? second : first)
  }

  private static func middle(_ words: [Known]) -> [Quad] {
    guard let first = words.first else { return [] }
    var sum = [Quad](repeating: .zero, count: first.meaning.count)
    for word in words {
      for index in sum.indices { sum[index] += word.meaning[index] * word.rarity }
    }
    let length = max(1e-8, dot(sum, sum).squareRoot())
    return sum.map { $0 / length }
  }

  private static func dot(_ one: [Quad], _ other: [Quad]) -> Float {
    var sum = Quad.zero
    for index in 0..<min(one.count, other.count) { sum += one[index] * other[index] }
    return sum.sum()
  }
}
