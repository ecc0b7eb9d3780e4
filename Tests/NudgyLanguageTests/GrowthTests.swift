import NudgyTestSupport
import Testing

@testable import NudgyLanguage

/// Twice the text is at most twice the work and a half: counted in words looked at, which no busy machine changes.
@Suite("Growth of the work")
struct GrowthTests {
  private static let pieces = [
    "tomorrow ", "at 5 and ", "friday, ", "#1 ", "the ", "every ", "not ", "and ", "i need to ", "call ",
    "1/", "a@", "a.", "x: ", "((( ", "\" ", ", ", "\u{1F600} ", "call mom and buy milk, then go home. ",
    "buy milk, eggs, bread\n", "my sister was so happy about it. ", "what else tomorrow ", "monday and ",
  ]

  private func steps(_ text: String, _ read: (Understander) -> Void) -> Int {
    let effort = ReadingEffort()
    read(Understander(LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork, effort: effort)))
    return effort.steps
  }

  private func text(_ piece: String, _ bytes: Int) -> String {
    String(repeating: piece, count: bytes / piece.utf8.count)
  }

  @Test("a dump", arguments: pieces)
  func dump(_ piece: String) {
    // Many times what is read at once, so that where it is cut says nothing.
    let (short, long) = ("call mom friday\n" + text(piece, 15_000), "call mom friday\n" + text(piece, 30_000))
    let before = steps(short) { _ = $0.readDump(short) }
    let after = steps(long) { _ = $0.readDump(long) }
    #expect(after > 0 && after * 2 <= before * 5, "\(before) steps, then \(after)")
  }

  @Test("a time", arguments: ["tomorrow ", "at 5 and ", "friday, ", "the ", "every 2 ", "1 "])
  func time(_ piece: String) {
    func steps(_ bytes: Int) -> Int {
      let effort = ReadingEffort()
      let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork, effort: effort)
      _ = WhenParser(context).whole(text(piece, bytes))
      return effort.steps
    }
    let (before, after) = (steps(4_000), steps(8_000))
    #expect(after > 0 && after * 2 <= before * 5, "\(before) steps, then \(after)")
  }

  @Test("a day that cannot be is looked for in as much as is read")
  func impossible() {
    func steps(_ bytes: Int, _ look: (WhenParser, String) -> Void) -> Int {
      let effort = ReadingEffort()
      let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork, effort: effort)
      look(WhenParser(context), text("feb 30 and ", bytes))
      return effort.steps
    }
    #expect(steps(1 << 20) { _ = $0.noSuchTime($1) } == 0)
    let before = steps(1 << 17) { _ = $0.impossible(in: $1) }
    #expect(before > 0 && steps(1 << 18) { _ = $0.impossible(in: $1) } == before)
  }

  /// What is behind the part that is read costs nothing and is kept whole.
  @Test("more than one sitting can hold")
  func veryLong() throws {
    let line = "call mom about the garden\n"
    let text = text(line, LongText.mostParts * LongText.longestRead + (1 << 16))
    let reading = Understander(
      LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    ).readDump(text)
    let rest = try #require(reading.tasks.last)
    let kept = rest.sourceText.utf8.count
    #expect(kept > 60_000)
    #expect(text.hasSuffix(rest.sourceText + "\n"))
  }

  @Test("longer than is read at once, it is read to its end")
  func readInParts() throws {
    let text = String(repeating: "the rain it raineth every day\n", count: 2400) + "call the zebra keeper"
    let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    let reading = Understander(context).readDump(text)
    let last = try #require(reading.tasks.last)
    #expect(last.title == "Call the zebra keeper" && last.source.upperBound == text.utf8.count)
  }

  /// The limit falls into the midst of a character.
  @Test("no character is cut in two", arguments: ["", "ab"])
  func uncut(_ lead: String) throws {
    let text = lead + String(repeating: "\u{1F427}", count: 80_000)
    let reading = Understander(
      LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    ).readDump(text)
    let rest = try #require(reading.tasks.last)
    #expect(text.hasSuffix(rest.sourceText) && rest.sourceText.utf8.count >= 320_000 - (1 << 18))
  }
}
