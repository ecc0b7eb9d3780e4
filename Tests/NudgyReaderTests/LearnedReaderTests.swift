import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyReader

/// The program reads what was learnt as the trainer does.
@Suite("The learned reader")
struct LearnedReaderTests {
  /// What the trainer says of some messages, with the same rounded weights; `Tools/Reader/export.py` writes it.
  static let rows: [JSONValue] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/reader.json")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return JSONReader.value(from: text)?.arrayValue ?? []
  }()

  private func scene(_ row: JSONValue) -> ReaderScene {
    let titles = (row["tasks"]?.arrayValue ?? []).compactMap(\.stringValue)
    return ReaderScene(
      tasks: titles.enumerated().map { .init(number: $0.offset + 1, title: $0.element) },
      card: row["card"]?.intValue, just: row["just"]?.stringValue)
  }

  @Test func thereAreRows() { #expect(LearnedReaderTests.rows.count > 5) }

  @Test(arguments: rows)
  func agreesWithTheTrainerToFourDigits(_ row: JSONValue) throws {
    let networks = try #require(ReaderEnsemble.own)
    let text = try #require(row["text"]?.stringValue)
    let words = ReaderWords(text)
    let scene = scene(row)
    let signs = SceneSigns(scene, titles: scene.tasks.map { ReaderWords($0.title).content })
    let likeness = Likeness(words, titles: signs.stems, networks.first)
    let reading = networks.read(
      words, seen: signs.rows(words), likeness: likeness.rows(card: signs.card, touched: signs.touched))
    let bytes = Array(text.utf8)
    #expect(
      words.words.map { String(decoding: bytes[$0.span], as: UTF8.self) }
        == row["words"]?.arrayValue?.compactMap(\.stringValue))
    for (place, value) in (row["role"]?.arrayValue ?? []).enumerated() {
      let wanted = try #require(value.doubleValue)
      #expect(abs(Double(reading.roles[place][1]) - wanted) < 1e-4 * max(1, abs(wanted)))
    }
    let pieces = LearnedReader(networks).read(text, in: scene)
    let wanted = try #require(row["pieces"]?.arrayValue)
    #expect(pieces.map(\.act.rawValue) == wanted.compactMap { $0["act"]?.stringValue })
    for (piece, wanted) in zip(pieces, wanted) {
      #expect(
        piece.words.lowerBound == wanted["from"]?.intValue && piece.words.upperBound == wanted["to"]?.intValue
      )
      #expect(piece.kind?.rawValue == wanted["kind"]?.stringValue)
      for (link, value) in zip(piece.links, wanted["links"]?.arrayValue ?? []) {
        #expect(abs(Double(link.certainty) - (value.doubleValue ?? -1)) < 1e-4)
      }
    }
  }

  @Test func theWeightsAreThoseOfTheCorpus() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Corpus")
      .standardized
    var value: UInt64 = 14_695_981_039_346_656_037
    for (part, ending) in [
      ("fields", ".txt"), ("hands", ".txt"), ("kinds", ".tsv"), ("plain", ".tsv"), ("seed", ".txt"),
    ] {
      let folder = root.appending(path: part)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      for name in names.filter({ $0.hasSuffix(ending) }).sorted() {
        for byte in try Data(contentsOf: folder.appending(path: name)) {
          value = (value ^ UInt64(byte)) &* 1_099_511_628_211
        }
      }
    }
    #expect(ReaderWeights.own.first?.checksum == value, "the corpus has changed: make train")
  }

  @Test(arguments: [
    "", " ", "🐧", "a", "\n\n", "…", String(repeating: "x", count: 5_000), "12:30 14:00 tomorrow friday 5pm",
  ])
  func everyWordBelongsToOnePiece(_ text: String) throws {
    let reader = try #require(LearnedReader.own)
    let pieces = reader.read(text)
    let words = ReaderWords(text)
    #expect(pieces.flatMap { Array($0.words) } == Array(words.words.indices))
  }

  @Test func damagedWeightsAreRefused() {
    let bytes = Array("NUDGYRD3".utf8) + [UInt8](repeating: 255, count: 100)
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      #expect(unsafe ReaderWeights.all(start, count: buffer.count).isEmpty)
      #expect(unsafe ReaderWeights.all(start, count: 12).isEmpty)
    }
  }
}
