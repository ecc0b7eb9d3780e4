import Testing

@testable import NudgyLanguage

struct ChoiceReaderTests {
  private static let choices = ["Call the bank about the mortgage", "Go to the bank for cash"]

  @Test(arguments: [
    ("the mortgage one", ChoiceReader.Answer.chosen([0])), ("2", .chosen([1])), ("#14", .chosen([1])),
    ("14", .chosen([1])), ("the second", .chosen([1])), ("the first one", .chosen([0])),
    ("both", .chosen([0, 1])),
    ("both of them", .chosen([0, 1])), ("neither", .none), ("never mind", .none), ("nvm", .none),
    ("none of them", .none), ("the last one", .chosen([1])), ("cash", .chosen([1])),
    ("mortgage", .chosen([0])),
    ("the morgage one", .chosen([0])), ("1 and 2", .chosen([0, 1])), ("number two", .chosen([1])),
    ("I meant the cash one", .chosen([1])), ("yes the first", .chosen([0])), ("b", .chosen([1])),
    ("#7", .chosen([0])), ("the former", .chosen([0])), ("all of them", .chosen([0, 1])),
    ("call the bank about the mortgage", .chosen([0])), ("what's next?", .notAnAnswer),
    ("buy milk", .notAnAnswer),
    ("", .notAnAnswer), ("9", .notAnAnswer), ("#99", .notAnAnswer), ("the third", .notAnAnswer),
    ("the bank one", .notAnAnswer), ("remind me to water the plants", .notAnAnswer), ("no", .none),
  ])
  func reads(_ text: String, _ answer: ChoiceReader.Answer) {
    #expect(ChoiceReader.answer(text, choices: Self.choices, numbers: [7, 14]) == answer)
  }

  @Test func noChoicesNoAnswer() {
    #expect(ChoiceReader.answer("2", choices: [], numbers: []) == .notAnAnswer)
  }
}
