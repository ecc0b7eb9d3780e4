/// What can be seen of the words of one piece and all listed tasks together; worked out once for all tasks, as each is
/// also compared with the others.
struct PieceSigns: Sendable {
  private let size: Int
  private let isShort: Bool
  private let isPointed: Bool
  let counted: PlaceWords
  private let taskSizes: [Int]
  /// For each task, how many words it shares with the piece, how telling these are, and how close the closest two are.
  private var shared: [Int]
  private var weights: [Float]
  private var closeness: [Float]
  /// The place of the greatest weight, and the greatest of the others.
  private let first: Int?
  private let second: Float

  init(_ words: ArraySlice<ReaderWords.Word>, _ titles: TitleIndex, rarity: (String) -> Float) {
    let stems = Set(words.lazy.map(\.stem)).subtracting(ReaderWords.small)
    size = stems.count
    isShort = words.count < 4
    counted = PlaceWords(words)
    isPointed = words.contains { PieceSigns.pointers.contains($0.norm) }
    taskSizes = titles.sizes
    shared = titles.sizes.map { _ in 0 }
    weights = titles.sizes.map { _ in 0 }
    closeness = weights
    // In order, as sums depend on it.
    for stem in stems.sorted() {
      let tasks = titles.tasks(with: stem)
      let rarity = tasks.isEmpty ? 0 : rarity(stem)
      for task in tasks {
        shared[task] += 1
        weights[task] += rarity
      }
    }
    (first, second) = PieceSigns.greatest(weights)
    for stem in stems { compare(Array(stem.unicodeScalars), titles) }
  }

  private static let pointers: Set<String> = ["it", "that", "this", "one", "them", "those"]

  private static func greatest(_ weights: [Float]) -> (first: Int?, second: Float) {
    let first = weights.indices.max { weights[$0] < weights[$1] }
    return (first, weights.indices.filter { $0 != first }.map { weights[$0] }.max() ?? 0)
  }

  /// How much the likest two words have in common from their beginning on.
  private mutating func compare(_ word: [Unicode.Scalar], _ titles: TitleIndex) {
    guard word.count > 3 else { return }
    for entry in titles.entries where entry.scalars.first == word.first {
      let common = zip(word, entry.scalars).prefix { $0 == $1 }.count
      let part = Float(common) / Float(max(word.count, entry.scalars.count))
      for task in entry.tasks { closeness[task] = max(closeness[task], part) }
    }
  }

  /// - Parameter places: where the task stands, as `SceneSigns.places` tells.
  func link(_ task: Int, isCard: Bool, isTouched: Bool, places: [Bool]) -> [Float] {
    let (mine, both) = (weights[task], shared[task])
    let best = task == first ? second : first.map { weights[$0] } ?? 0
    let signs = [
      mine > best && best > 0 || mine > 0 && best == 0, mine < best, mine == best && mine > 0,
    ]
    let place =
      [
        isCard, isTouched, isCard && best == 0 && both == 0, isTouched && isPointed,
        isTouched && both == 0 && best == 0, isShort, true,
      ] + places
    return [mine / 10, share(both, of: taskSizes[task]), share(both, of: size)] + signs.map { $0 ? 1 : 0 }
      + [closeness[task]] + place.map { $0 ? 1 : 0 }
  }

  private func share(_ part: Int, of whole: Int) -> Float { Float(part) / Float(max(1, whole)) }
}
