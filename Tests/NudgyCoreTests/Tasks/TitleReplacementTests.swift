import NudgyCore
import Testing

@Suite struct TitleReplacementTests {
  @Test(arguments: [
    ("Buy dog food", "cat food", "Buy cat food"), ("Buy 3 eggs", "4", "Buy 4 eggs"),
    ("Buy milk", "oat cream", "Buy oat cream"), ("Call mom", "call dad", "Call dad"),
    ("Milk", "eggs", "Eggs"), ("Buy dog food", "the good dog food", "Buy the good dog food"),
    ("Email Sarah about the report", "the budget", "Email the budget"),
    ("Have lunch with Tom at noon", "with Tim", "Have lunch with Tim at noon"),
    ("Buy eggs", "4", "Buy 4 eggs"), ("Get a melon", "2", "Get 2 melon"),
  ])
  func replaces(_ title: String, _ words: String, _ expected: String) {
    #expect(TitleReplacement.apply(words, to: title) == expected)
  }

  @Test func replacesTheWordsNamed() {
    #expect(TitleReplacement.apply("dinner", to: "Lunch with Tom", insteadOf: "lunch") == "Dinner with Tom")
    #expect(TitleReplacement.apply("oat milk", to: "Buy milk", insteadOf: "cheese") == "Buy oat milk")
  }
}
