import NudgyLanguage
import NudgyTestSupport
import Testing

@Suite("Trace")
struct TraceTests {
  private let context = LanguageContext(now: TestWorld.now, calendar: TestWorld.newYork)

  /// Stage, name and words of each step.
  private func brief(_ steps: [TraceStep], of text: String) -> [String] {
    let tokens = Tokenizer.tokenize(text)
    return steps.map { "\($0.stage.rawValue): \($0.name) “\(tokens.written($0.source))”" }
  }

  @Test("of a time")
  func time() {
    let text = "tomorrow at 5"
    #expect(
      brief(WhenParser(context).trace(text, isAsked: true), of: text) == [
        "rule: day word “tomorrow”", "rule: bare hour “5”", "refiner: preposition “at 5”",
        "refiner: day and time “tomorrow at 5”", "time: day word, bare hour, preposition “tomorrow at 5”",
      ])
  }

  @Test("of what is too weak to be a time")
  func weak() {
    let text = "call 5 tomorrow"
    let steps = WhenParser(context).trace(text)
    #expect(brief(steps, of: text).contains("dropped: no evidence “5”"))
    #expect(steps.first { $0.name == "bare hour" }?.outcome == "weak, wants a preposition")
  }

  @Test("of a message: its times, its pieces and tasks")
  func message() {
    let text = "um call mom tomorrow and buy milk"
    let steps = brief(Understander(context).trace(text), of: text)
    #expect(steps.contains("time: day word “tomorrow”"))
    #expect(steps.contains { $0.hasPrefix("act: create") })
    #expect(steps.contains { $0.hasPrefix("task: Call mom") })
    #expect(steps.contains { $0.hasPrefix("task: Buy milk") })
  }

  @Test(
    "the times of a trace are those that are found", arguments: WhenCorpus.recurrences + WhenCorpus.intervals)
  func agrees(_ row: Meaning) {
    let parser = WhenParser(context)
    for phrase in row.phrases {
      let traced = parser.trace("call ana \(phrase)").compactMap(\.when)
      #expect(traced == parser.matches(in: Tokenizer.tokenize("call ana \(phrase)")))
    }
  }
}
