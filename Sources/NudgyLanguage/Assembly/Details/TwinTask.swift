import NudgyCore
import NudgyReader

/// "Mam's hair is saturday at half 11", where it stands on the list for friday: the same thing said again is no second one.
struct TwinTask {
  let scene: ReaderScene
  let titles: SceneWords
  /// Whether nothing else is said.
  let isAlone: Bool

  /// The one open task whose title holds all that a new one is called; nil where it may be another one like it.
  func twin(of title: String, _ words: PieceText) -> ReaderScene.Task? {
    guard scene.isKnown, !words.lower.contains(where: Self.others.contains) else { return nil }
    let said = ReaderWords(title).content.subtracting(Assembler.toneless)
    guard said.count > 1 || said.count == 1 && isAlone else { return nil }
    let numbers = Self.numbers(in: title)
    let fitting = scene.tasks.filter { task in
      task.isOpen && said.isSubset(of: titles.of(task)) && Self.numbers(in: task.title) == numbers
        && (said.count > 1 || titles.of(task).subtracting(Assembler.toneless).count <= 2)
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  private static func numbers(in text: String) -> [Int] {
    text.split { !$0.isNumber }.compactMap { Int($0) }
  }

  /// Words that say that it is a second one.
  private static let others: WordTable = """
    another other second third new again extra more too also well both next different separate same second-hand fresh
    """
}
