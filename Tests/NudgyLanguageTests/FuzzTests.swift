import NudgyFuzzing
import NudgyLanguage
import NudgyTestSupport
import Testing

/// A few seconds of what `make fuzz` does for ten minutes. What it found stands below.
@Suite("Any text")
struct FuzzTests {
  private let soundness = Soundness(LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork))

  @Test("damaged sentences and heaps of words", arguments: 0..<24)
  func damaged(_ part: Int) {
    for seed in 0..<25 {
      var maker = InputMaker(seed: UInt64(part * 25 + seed))
      let text = maker.next()
      #expect(soundness.problems(with: text) == [], "\(text.debugDescription)")
    }
  }

  @Test(
    "what fuzzing found",
    arguments: [
      "", " ", "\n", "every 0 minutes", "in 999999999 years", "week 99",
      String(repeating: "1730 ", count: 400),
    ])
  func found(_ text: String) {
    #expect(soundness.problems(with: text).filter { $0 != "no act" } == [])
  }
}
