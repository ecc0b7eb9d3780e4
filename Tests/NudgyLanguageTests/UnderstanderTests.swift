import NudgyCore
import NudgyFuzzing
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// What holds for every text that is read by what was learnt, whatever that is.
@Suite("Reading by what was learnt")
struct UnderstanderTests {
  /// The parts of a text that stand in no piece, space aside.
  private func uncovered(_ text: String, _ pieces: [Understanding.Piece]) -> String {
    var rest = Array(text.utf8)
    for piece in pieces {
      for index in piece.span where rest.indices.contains(index) { rest[index] = UInt8(ascii: " ") }
    }
    return String(decoding: rest, as: UTF8.self).trimmed
  }

  @Test("every word belongs to a piece, and every piece has a fate", arguments: 0..<8)
  func coversTheText(_ part: Int) {
    for seed in 0..<25 {
      var maker = InputMaker(seed: UInt64(part * 25 + seed))
      let text = maker.next()
      let understanding = Spoken.understander.understand(text)
      #expect(uncovered(text, understanding.pieces) == "", "\(text.debugDescription)")
      #expect(text.isBlank || !understanding.acts.isEmpty || understanding.question != nil)
      for task in understanding.acts.flatMap(\.tasks) {
        #expect(!task.title.isBlank, "\(text.debugDescription)")
      }
    }
  }

  @Test(
    "longer than is read at once",
    arguments: [
      String(repeating: "call mom about the garden and then buy milk. ", count: 200),
      String(repeating: "x", count: 9_000) + " call mom",
      "read https://e.com/" + String(repeating: "a.b", count: 2_000) + " tomorrow",
      String(repeating: "\u{1F427}", count: 3_000),
    ])
  func longTexts(_ text: String) {
    let understanding = Spoken.understander.understand(text)
    #expect(uncovered(text, understanding.pieces) == "")
    // No word is cut in two.
    let bytes = Array(text.utf8)
    for span in understanding.pieces.map(\.span).dropFirst() where text.contains(" ") {
      #expect([UInt8(ascii: " "), UInt8(ascii: ".")].contains(bytes[span.lowerBound - 1]))
    }
  }

  @Test(arguments: [
    ("buy milk and call mom tomorrow", false),
    (
      "call mom\npay rent\nbook gym\nfile taxes\nbuy stamps\nwater the plants\nfix the bike\nclean the oven\nring gran\nbuy bread",
      false
    ),
    (String(repeating: "call mom and then ", count: 7), true),
    (
      "so today was long and i still have to call the vet about the cat\nbuy milk\nand nobody has paid the gas bill yet it is due friday",
      true
    ),
  ])
  func aRambleIsLongAndNoList(_ text: String, _ isOne: Bool) { #expect(Ramble.isOne(text) == isOne) }
}
