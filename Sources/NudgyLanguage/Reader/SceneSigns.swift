/// What can be seen of the words of a message and of the listed tasks together, without understanding either.
struct SceneSigns {
  private let scene: ReaderScene
  private let titles: TitleIndex
  private let card: Int?
  private let touched: Set<Int>
  private let cardWords: Set<String>
  private let touchedWords: Set<String>
  private let piece = LastPiece()

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

  /// How the words of a piece go with a task (`Scene.links` there).
  func link(_ task: Int, _ words: ArraySlice<ReaderWords.Word>, rarity: (String) -> Float) -> [Float] {
    let piece = piece.of(words) { PieceSigns(words, titles, rarity: rarity) }
    return piece.link(task, isCard: card == task, isTouched: touched.contains(task))
  }
}
