import Testing

@testable import NudgyLanguage

/// What people said that had been answered with a joke.
@Suite struct PlainMoodTests {
  @Test(
    arguments: [
      ("i feel like im failing at everything tbh", Feeling.overwhelmed),
      ("lonely out here since marge passed", .grief), ("i feel very homesick tonight", .sad),
      ("my back hurt much today i not want do nothing", .unwell),
      ("the house feels exceedingly quiet since she left", .sad),
      ("i am not lonely at all", nil), ("push the back garden to friday", nil), ("she passed the exam", nil),
    ] as [(String, Feeling?)])
  func feeling(_ words: String, _ feeling: Feeling?) {
    #expect(PlainMood.feeling(words.split(separator: " ").map(String.init)) == feeling)
  }
}
