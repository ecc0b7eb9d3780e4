import Testing

@testable import NudgyReader

@Suite("Titles the reader has met")
struct TitleMemoryTests {
  @Test func aReaderThatMetManyReadsAsOneThatMetNone() throws {
    let networks = try #require(ReaderEnsemble.own)
    let (used, fresh) = (LearnedReader(networks), LearnedReader(networks))
    for round in 0..<12 {
      let tasks = (0..<40).map { ReaderScene.Task(number: $0 + 1, title: "Order part \(round * 40 + $0)") }
      _ = used.read("the part came", in: ReaderScene(tasks: tasks))
    }
    let scene = ReaderScene(tasks: [
      .init(number: 1, title: "Call the dentist"), .init(number: 2, title: "Order part 7"),
    ])
    for text in ["rang the dentist", "ordered part 7", "buy milk"] {
      let (one, other) = (used.read(text, in: scene), fresh.read(text, in: scene))
      #expect(one.map(\.act) == other.map(\.act))
      #expect(one.map { $0.links.map(\.certainty) } == other.map { $0.links.map(\.certainty) })
    }
  }
}
