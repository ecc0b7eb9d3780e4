/// What can be seen of the words of a message and of the listed tasks together, without understanding either.
struct SceneSigns: Sendable {
  private let scene: ReaderScene
  private let titles: TitleIndex
  /// What each title is about.
  let stems: [Set<String>]
  /// Places in the scene, as those of `touched`.
  let card: Int?
  let touched: [Int]
  private let cardWords: Set<String>
  private let touchedWords: Set<String>
  /// How much of each title Nudgy said last.
  private let told: [Float]
  private let mostTold: Float

  /// - Parameter titles: what each task of the scene is about, in their order.
  init(_ scene: ReaderScene, titles: [Set<String>]) {
    self.scene = scene
    stems = titles
    self.titles = TitleIndex(titles)
    card = scene.card.flatMap { number in scene.tasks.firstIndex { $0.number == number } }
    touched = scene.touched.compactMap { number in scene.tasks.firstIndex { $0.number == number } }
    cardWords = card.map { titles[$0] } ?? []
    told = titles.map { Float($0.intersection(scene.told).count) / Float(max(1, $0.count)) }
    mostTold = told.max() ?? 0
    touchedWords = touched.reduce(into: []) { $0.formUnion(titles[$1]) }
  }

  /// One row a word (`Scene.features` in `Tools/Reader/reader.py`).
  func rows(_ words: ReaderWords) -> [[Bool]] {
    let just = ReaderScene.Just.allCases.map { $0 == scene.just }
    let numbers = Set(scene.tasks.map(\.number))
    return words.words.map { word in
      let stem = word.stem
      let near = titles.tasks(with: stem).count
      return [
        near == 1, near > 1, cardWords.contains(stem), touchedWords.contains(stem), !titles.isEmpty,
        card != nil,
        scene.asksWhich, scene.asksToKeep,
      ] + just
        + [scene.isKnown, word.number.map(numbers.contains) ?? false, scene.offered.contains(stem)]
    }
  }

  /// What is seen of the words of a piece, for `link`.
  func piece(_ words: ArraySlice<ReaderWords.Word>, rarity: (String) -> Float) -> PieceSigns {
    PieceSigns(words, titles, rarity: rarity)
  }

  /// How a piece goes with a task (`Scene.links` there).
  func link(_ task: Int, _ piece: PieceSigns) -> [Float] {
    let isMostTold = told[task] > 0 && told[task] == mostTold
    return piece.link(
      task, isCard: card == task, isTouched: touched.contains(task), places: places(task, piece.counted))
      + [told[task], isMostTold ? 1 : 0]
  }

  /// Whether the words count to a task, among all or among those that were just touched (`Scene.places` there).
  private func places(_ task: Int, _ said: PlaceWords) -> [Bool] {
    let place = touched.count > 1 ? touched.firstIndex(of: task).map { $0 + 1 } : nil
    return [
      said.numbers.contains(scene.tasks[task].number), said.places.contains(task + 1),
      said.sayLast && task == scene.tasks.count - 1, place.map(said.places.contains) ?? false,
      said.sayLast && place == touched.count, place != nil,
    ]
  }
}
