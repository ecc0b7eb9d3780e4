import Testing

@testable import NudgyReader

@Suite("What is seen of a piece and a task")
struct SceneSignsTests {
  private static let scene = ReaderScene(
    tasks: ["Call the dentist", "Call Anna", "Buy oat milk", "Milk the goat"].enumerated().map {
      .init(number: $0.offset + 1, title: $0.element)
    }, card: 3, just: "created 2")

  private func signs() -> SceneSigns {
    SceneSigns(SceneSignsTests.scene, titles: SceneSignsTests.scene.tasks.map { ReaderWords($0.title) })
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
    #expect(zip(seen, wanted).allSatisfy { abs($0 - $1) < 1e-6 } && seen.count == wanted.count, "\(seen)")
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
