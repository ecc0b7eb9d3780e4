/// What can be seen of the words of a message and of the listed tasks together, without understanding either.
struct SceneSigns {
  private let scene: ReaderScene
  private let titles: [Set<String>]
  private let card: Int?
  private let touched: Set<Int>
  private let cardWords: Set<String>
  private let touchedWords: Set<String>

  /// - Parameter titles: of the tasks of the scene, in their order.
  init(_ scene: ReaderScene, titles words: [ReaderWords]) {
    self.scene = scene
    let titles = words.map(\.content)
    self.titles = titles
    card = scene.card.flatMap { number in scene.tasks.firstIndex { $0.number == number } }
    touched = Set(scene.touched.compactMap { number in scene.tasks.firstIndex { $0.number == number } })
    cardWords = card.map { titles[$0] } ?? []
    touchedWords = touched.reduce(into: []) { $0.formUnion(titles[$1]) }
  }

  /// One row a word (`Scene.features` in `Tools/Reader/reader.py`).
  func rows(_ words: ReaderWords) -> [[Bool]] {
    let just = ReaderScene.Just.allCases.map { $0 == scene.just }
    return words.words.map { word in
      let stem = ReaderWords.stem(word.norm)
      let near = titles.count { $0.contains(stem) }
      return [
        near == 1, near > 1, cardWords.contains(stem), touchedWords.contains(stem), !titles.isEmpty,
        card != nil,
        scene.asksWhich, scene.asksToKeep,
      ] + just
    }
  }

  /// How the words of a piece go with a task (`Scene.links` there).
  func link(_ task: Int, _ words: ArraySlice<ReaderWords.Word>, rarity: (String) -> Float) -> [Float] {
    let own = Set(words.map { ReaderWords.stem($0.norm) }).subtracting(ReaderWords.small)
    let both = own.intersection(titles[task])
    func weight(_ stems: Set<String>) -> Float { stems.sorted().reduce(0) { $0 + rarity($1) } }
    let others = titles.indices.filter { $0 != task }.map { weight(own.intersection(titles[$0])) }
    let (mine, best) = (weight(both), others.max() ?? 0)
    let isPointed = words.contains { ["it", "that", "this", "one", "them", "those"].contains($0.norm) }
    let (isCard, isTouched) = (card == task, touched.contains(task))
    let signs = [
      mine > best && best > 0 || mine > 0 && best == 0, mine < best, mine == best && mine > 0,
    ]
    let place = [
      isCard, isTouched, isCard && best == 0 && both.isEmpty, isTouched && isPointed,
      isTouched && both.isEmpty && best == 0, words.count < 4, true,
    ]
    return [mine / 10, share(both, of: titles[task]), share(both, of: own)] + signs.map { $0 ? 1 : 0 }
      + [closeness(own, titles[task])] + place.map { $0 ? 1 : 0 }
  }

  private func share(_ part: Set<String>, of whole: Set<String>) -> Float {
    Float(part.count) / Float(max(1, whole.count))
  }

  /// How much the likest two words have in common from their beginning on.
  private func closeness(_ words: Set<String>, _ title: Set<String>) -> Float {
    var best: Float = 0
    for word in words where word.unicodeScalars.count > 3 {
      for other in title where other.unicodeScalars.first == word.unicodeScalars.first {
        let common = zip(word.unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
        best = max(best, Float(common) / Float(max(word.unicodeScalars.count, other.unicodeScalars.count)))
      }
    }
    return best
  }
}
