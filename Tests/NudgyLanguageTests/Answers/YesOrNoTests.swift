import NudgyLanguage
import Testing

@Suite("Yes or no") struct YesOrNoTests {
  @Test(arguments: [
    ("yes", YesOrNo.yes), ("Oh, ok.", .yes), ("hmm yeah", .yes), ("um, sure", .yes), ("of course!", .yes),
    ("ugh no", .no), ("Oh no.", .no), ("god no", .no), ("hell no!", .no), ("no way", .no), ("meh, nope", .no),
  ])
  func isOne(_ words: String, _ answer: YesOrNo) { #expect(YesOrNo(words) == answer) }

  @Test(arguments: ["ugh", "oh", "hmm", "", "no milk", "oh god", "ugh the dishes", "yes but later"])
  func isNeither(_ words: String) { #expect(YesOrNo(words) == nil) }
}
