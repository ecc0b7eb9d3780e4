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
      "", " ", "\n", "every 0 minutes", "in 999999999 years", "in 1e12 decades", "week 99",
      String(repeating: "1730 ", count: 400),
      "utc-5, latest, year's, 15th, nineteen, report, late, wait, two, 3/5, buy",
      "between, utc-5, dentist, new, within, mid, need, report, uh, mwf, sat, wait, 2027, or, alternate",
      "oclock, q1, between, third, 000, eggs, actually, 2x4, taxes, 00:00, noon, year's, so, 1e9, week",
    ])
  func found(_ text: String) {
    #expect(soundness.problems(with: text).filter { $0 != "no act" } == [])
  }
}
