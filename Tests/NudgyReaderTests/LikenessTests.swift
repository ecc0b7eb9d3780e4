import Testing

@testable import NudgyReader

/// Words that are not the same and yet of one thing.
@Suite("How like words and titles are")
struct LikenessTests {
  private func likeness(_ text: String, _ titles: [String]) throws -> Likeness {
    let networks = try #require(ReaderEnsemble.own)
    return Likeness(ReaderWords(text), titles: titles.map { ReaderWords($0).content }, networks.first)
  }

  private static let board = ["Fix the bath", "Call the dentist", "Renew passport", "Walk the dog"]

  /// What is said, and the place of the title that it is about.
  @Test(arguments: [
    ("tub drains again", 0), ("plumber came", 0), ("teeth are shiny", 1), ("filling is in", 1),
    ("consulate stamped the visa", 2), ("took the puppy out on the lead", 3),
  ])
  func pointsAt(_ text: String, _ place: Int) throws {
    let signs = try likeness(text, Self.board).piece(0..<ReaderWords(text).words.count)
    #expect(signs.indices.max { signs[$0][1] < signs[$1][1] } == place)
    // Before all others, and they behind it.
    #expect(signs[place][4] > 0)
    #expect(signs.indices.allSatisfy { $0 == place || signs[$0][4] < 0 })
  }

  @Test func aWordIsLikestToItself() throws {
    let row = try #require(try likeness("passport", Self.board).rows(card: 2, touched: [0]).first)
    #expect(abs(row[0] - 1) < 0.01)
    #expect(row[1] > 0.3)
    #expect(row[2] == row[0])
    #expect(row[3] < 0.5)
  }

  @Test(arguments: [
    ("", ["Fix the bath"]), ("zzyx the of", ["Fix the bath"]), ("tub", []), ("tub", ["zzyx"]),
  ])
  func whatIsNotKnownIsLikeNothing(_ text: String, _ titles: [String]) throws {
    let likeness = try likeness(text, titles)
    let count = ReaderWords(text).words.count
    #expect(likeness.piece(0..<count) == titles.map { _ in [0, 0, 0, 0, 0, 0] })
    #expect(likeness.rows(card: nil, touched: []).allSatisfy { $0[0...3].allSatisfy { $0 == 0 } })
  }

  @Test func aSingleTitleIsItsOwnNext() throws {
    let signs = try #require(try likeness("tub", ["Fix the bath"]).piece(0..<1).first)
    #expect(signs[1] > 0.2)
    #expect(signs[3...].allSatisfy { $0 == 0 })
  }
}
