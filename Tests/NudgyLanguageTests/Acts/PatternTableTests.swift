import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyLanguage

@Suite struct PatternTableTests {
  /// A line is passed over by a glance at its words; here are the lines where a glance could be wrong.
  @Test(arguments: [
    ("done", "done", true),
    ("done", "undone", false),
    ("[all] done", "done", true),
    ("[all] done", "all done", true),
    ("[all] done", "so done", false),
    ("(what|which one) is next", "which one is next", true),
    ("(what|which one) is next", "one is next", false),
    ("[so] [well] (a|b c) d", "so b c d", true),
    ("[so] [well] (a|b c) d", "well a d", true),
    ("([the] big|[a] small) one", "small one", true),
    ("([the] big|[a] small) one", "the big one", true),
    ("([the]) one", "one", true),
    ("~ go", "just go", true),
    ("~ go", "go", true),
    ("* go", "let us all go", true),
    ("[please] * (go|leave)", "would you leave", true),
    ("[please] * (go|leave)", "would you stay", false),
    ("<ref> is done", "the laundry is done", true),
    ("<ref> is (done|<when>)", "the laundry is folded", false),
    ("(<ref>|it) is done", "that thing is done", true),
    ("(it|<ref>) done", "laundry done", true),
    ("snooze [<ref>]", "snooze", true),
    ("done = finished", "done", true),
    ("done = finished", "done finished", false),
    ("one two\nthree (four|five)", "three five", true),
  ])
  func linesMatch(_ table: String, _ text: String, _ matches: Bool) {
    #expect((PatternTable(table).match(clause(text)) != nil) == matches)
  }

  @Test(arguments: [
    ("(i|we) need to", "we need to talk", 3),
    ("[oh] (i|we) ~ need", "oh i really need it", 4),
    ("[please] [just]", "go", 0),
  ])
  func beginningsMatch(_ table: String, _ text: String, _ count: Int) {
    #expect(PatternTable(table).prefix(of: clause(text))?.count == count)
  }

  @Test func noWordsMatchWhatNeedsNone() {
    #expect(PatternTable("[please]").match(clause("")) != nil)
    #expect(PatternTable("(please)").match(clause("")) == nil)
  }

  private func clause(_ text: String) -> Clause {
    let words = text.split(separator: " ").enumerated().map { index, word in
      Word(text: String(word), token: index, flags: WordFlags.of(String(word)))
    }
    return Clause(words, span: 0..<text.utf8.count)
  }
}
