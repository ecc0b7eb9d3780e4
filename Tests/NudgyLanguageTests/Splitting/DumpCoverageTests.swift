import NudgyFuzzing
import NudgyLanguage
import NudgyTestSupport
import Testing

/// Nothing of a dump vanishes: each line is in a task, asked about, or named.
@Suite("Lines of a dump")
struct DumpCoverageTests {
  private static let lines = [
    "call bob", "buy milk and eggs", "42", "<b>call bob</b>", "<li>buy milk</li>",
    "<p>Pay the rent friday</p>",
    "[x] water the plants", "- [ ] return the books", "hello", "thanks!", "i'm so tired", "was it monday?",
    "my sister was happy about the trip", "1. fix the sink", "* oil", "ok so", "🙂",
    "https://example.com/a?b=c",
    "a@b.org", "555-0142", "!!!", "<ul>", "</ul>", "dentist", "naïve café", "сделать", "牛乳を買う",
    "because the old one broke", String(repeating: "a", count: 3_000), "<3 this song", "a < b and b > c",
    "todo:", "mark all done", "delete everything", "tomorrow", "at 5", "\"quoted words\"", "(in brackets)",
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
      + "seventeen eighteen nineteen twenty umbrella lantern orchard velvet thimble",
  ]

  private func unnamed(in text: String) -> [Substring] {
    let reading = Understander(
      LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)
    ).readDump(text)
    let spans =
      reading.tasks.map(\.source) + reading.leftovers.map(\.span) + reading.background.map(\.span)
    var start = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let span = start..<start + line.utf8.count
      start = span.upperBound + 1
      // Marks and tags hold no words.
      let words = line.replacing(/<[^>]*>/, with: "").unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmojiPresentation
      }
      return words && !spans.contains { $0.overlaps(span) }
    }
  }

  @Test("one line", arguments: lines)
  func single(_ line: String) {
    #expect(unnamed(in: line) == [])
  }

  @Test("many lines in any order", arguments: 0..<60)
  func mixed(_ seed: Int) {
    var dice = SeededDice(seed: UInt64(seed))
    let chosen = (0..<1 + dice.roll(9)).compactMap { _ in dice.pick(DumpCoverageTests.lines) }
    let text = chosen.joined(separator: "\n")
    #expect(unnamed(in: text) == [], "\(text.debugDescription)")
  }
}
