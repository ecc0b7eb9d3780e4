import NudgyCore
import Testing

@Suite struct ErasureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let phrases: [String]
    var subject: String?
    let text: String
    /// Nil where the words are not in the text.
    let left: String?
    var testDescription: String { "\(phrases) in \(text)" }
  }

  static let cases = [
    Case(phrases: ["Dr. Chen"], text: "Your dentist is Dr. Chen.", left: "Your dentist is …."),
    Case(phrases: ["Dr. Chen"], text: "ask DR. CHEN, dr. chen", left: "ask …, …"),
    Case(phrases: ["Rex"], text: "Trex and Rexona", left: nil),
    Case(phrases: ["Zoë"], text: "Zoë, not Zoës", left: "…, not Zoës"),
    Case(phrases: ["a \"b\""], text: #"{"x":"a \"b\""}"#, left: #"{"x":"…"}"#),
    Case(phrases: ["5"], subject: "shoe size", text: "buy 5 eggs", left: nil),
    Case(phrases: ["5"], subject: "shoe size", text: "your shoe size is 5", left: "your shoe size is …"),
    Case(phrases: ["", "  "], text: "anything", left: nil),
    Case(phrases: ["tea", "green tea"], text: "green tea", left: "…"),
  ]

  @Test(arguments: cases) func onlyTheWordsGo(_ one: Case) {
    #expect(Erasure(one.phrases, about: one.subject, reach: .ownWordsStay).redacted(one.text) == one.left)
  }
}
