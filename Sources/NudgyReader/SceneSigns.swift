/// What can be seen of the words of a message and of the listed tasks together, without understanding either.
struct SceneSigns: Sendable {
  private let scene: ReaderScene
  private let titles: TitleIndex
  private let card: Int?
  private let touched: Set<Int>
  private let cardWords: Set<String>
  private let touchedWords: Set<String>

  /// - Parameter titles: of the tasks of the scene, in their order.
  init(_ scene: ReaderScene, titles words: [ReaderWords]) {
    self.scene = scene
    let titles = words.map(\.content)
    self.titles = TitleIndex(titles)
    card = scene.card.flatMap { number in scene.tasks.firstIndex { $0.number == number } }
    touched = Set(scene.touched.compactMap { number in scene.tasks.firstIndex { $0.number == number } })
    cardWords = card.map { titles[$0] } ?? []
    touchedWords = touched.reduce(into: []) { $0.formUnion(titles[$1]) }
  }

  /// One row a word (`Scene.features` in `Tools/Reader/reader.py`).
  func rows(_ words: ReaderWords) -> [[Bool]] {
    let just = ReaderScene.Just.allCases.map { $0 == scene.just }
    return words.words.map { word in
      let stem = word.stem
      let near = titles.tasks(with: stem).count
      return [
        near == 1, near > 1, cardWords.contains(stem), touchedWords.contains(stem), !titles.isEmpty,
        card != nil,
        scene.asksWhich, scene.asksToKeep,
      ] + just + [scene.isKnown]
    }
  }

  /// What is seen of the words of a piece, for `link`.
  func piece(_ words: ArraySlice<ReaderWords.Word>, rarity: (String) -> Float) -> PieceSigns {
    PieceSigns(words, titles, rarity: rarity)
  }

  /// How a piece goes with a task (`Scene.links` there).
  func link(_ task: Int, _ piece: PieceSigns) -> [Float] {
    piece.link(task, isCard: card == task, isTouched: touched.contains(task))
  }
}
