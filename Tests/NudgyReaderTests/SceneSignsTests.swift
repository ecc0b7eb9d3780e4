import Testing

@testable import NudgyReader

@Suite("What is seen of a piece and a task")
struct SceneSignsTests {
  private static let scene = ReaderScene(
    tasks: ["Call the dentist", "Call Anna", "Buy oat milk", "Milk the goat"].enumerated().map {
      .init(number: $0.offset + 1, title: $0.element)
    }, card: 3, just: "created 2")

  private func signs() -> SceneSigns {
    SceneSigns(
      SceneSignsTests.scene, titles: SceneSignsTests.scene.tasks.map { ReaderWords($0.title).content })
  }

  private func rarity(_ stem: String) -> Float { stem == "cal" ? 2 : 5 }

  /// How telling the shared words are; their share of the title and of the piece; more, less or as telling as those of
  /// the best other task; how close two words are; the card; just touched; the rest.
  private static let links: [(text: String, task: Int, signs: [Float])] = [
    ("called the dentist", 0, [0.7, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1]),
    ("called the dentist", 1, [0.2, 0.5, 0.5, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1]),
    ("the milk", 2, [0.5, 0.333333, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1]),
    ("milky dentistry all done by lunchtime", 0, [0, 0, 0, 0, 1, 0, 0.875, 0, 0, 0, 0, 0, 0, 1]),
    ("that is done", 1, [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1]),
    ("that is done", 2, [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1]),
  ]

  @Test(arguments: links)
  func goesByTheirWords(_ text: String, _ task: Int, _ wanted: [Float]) {
    let signs = signs()
    let seen = signs.link(task, signs.piece(ReaderWords(text).words[...], rarity: rarity))
    #expect(zip(seen, wanted).allSatisfy { abs($0 - $1) < 1e-6 } && seen.count == wanted.count + 8, "\(seen)")
  }

  /// The number is said, the place among all, the last of all; the place among those just touched, the last of them, one
  /// of several touched; how much of the title Nudgy said last, and whether of no other more.
  private static let places: [(text: String, just: String, task: Int, signs: [Float])] = [
    ("done with 2", "created 2, 4", 1, [1, 0, 0, 0, 0, 1, 0, 0]),
    ("the second one", "created 2, 4", 3, [0, 0, 0, 1, 0, 1, 0, 0]),
    ("the second one", "created 2, 4", 1, [0, 1, 0, 0, 0, 1, 0, 0]),
    ("the last one", "created 2, 4", 3, [0, 0, 1, 0, 1, 1, 0, 0]),
    ("the last one", "done 2", 1, [0, 0, 0, 0, 0, 0, 0, 0]),
    ("three and four", "shown", 3, [1, 0, 0, 0, 0, 0, 0, 0]),
    ("before six", "said: no time on the goat yet", 3, [0, 0, 0, 0, 0, 0, 0.5, 1]),
    ("before six", "asked open: when is Anna there?", 1, [0, 0, 0, 0, 0, 0, 0.5, 1]),
  ]

  @Test(arguments: places)
  func goesByWhereItStands(_ text: String, _ just: String, _ task: Int, _ wanted: [Float]) {
    let tasks = SceneSignsTests.scene.tasks
    let signs = SceneSigns(
      ReaderScene(tasks: tasks, just: just), titles: tasks.map { ReaderWords($0.title).content })
    let seen = signs.link(task, signs.piece(ReaderWords(text).words[...], rarity: rarity))
    #expect(Array(seen.suffix(8)) == wanted)
  }

  @Test func aWordIsSeenInTitles() {
    let rows = signs().rows(ReaderWords("call goats milk bread annas the"))
    let near = rows.map { Array($0[0..<4]) }
    #expect(
      near == [
        [false, true, false, true], [true, false, false, false], [false, true, true, false],
        [false, false, false, false], [true, false, false, true], [false, false, false, false],
      ])
  }
}
