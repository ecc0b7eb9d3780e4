import Testing

@testable import NudgyLanguage

@Suite struct KeepWordsTests {
  @Test(arguments: [
    "keep it", "Keep that, please.", "yes keep them", "hold onto that", "write it down",
    "add them to my list",
    "put that on my list", "that was a task", "remember that", "keep all of them", "save both",
  ])
  func asks(_ text: String) { #expect(KeepWords.asks(text) && KeepWords.asksForAll(text)) }

  @Test(arguments: [
    "no keep it", "keep milk", "keep", "add milk to my list", "don't keep it", "write to mom",
    "keep it short",
  ])
  func asksNothing(_ text: String) { #expect(!KeepWords.asks(text) && !KeepWords.asksForAll(text)) }

  @Test(arguments: [
    ("keep the keys one", ["the keys"]), ("yes keep the keys", ["the keys"]),
    ("i keep thinking of him", []), ("they keep asking", []),
  ])
  func namesWhatToKeep(_ text: String, _ kept: [String]) {
    let offered = ["the keys", "they keep asking for it"]
    #expect(KeepWords.named(in: text, of: offered).map { offered[$0] } == kept)
  }

  @Test(arguments: [
    ("keep it", true), ("no keep it", true), ("No, keep them!", true), ("keep that receipt", false),
    ("no", false),
  ])
  func takesBack(_ text: String, _ isBack: Bool) { #expect(KeepWords.takesBack(text) == isBack) }

  @Test(arguments: [
    "no", "drop them", "nah", "not needed", "don't keep them", "no lol", "ignore that",
    "lol ignore the socks thing",
  ])
  func letsGo(_ text: String) {
    #expect(KeepWords.letsGo(text, of: ["cos i have zero clean socks"]) && !KeepWords.asks(text))
  }

  @Test(arguments: [
    "no the boiler man is thursday", "forget the gym", "not keep it", "leave the rent till friday",
  ])
  func isNoRefusal(_ text: String) { #expect(!KeepWords.letsGo(text, of: ["the slip"])) }

  @Test(arguments: ["yes", "yeah the slip", "keep both", "ok add it", "please do"])
  func mayAgree(_ text: String) { #expect(KeepWords.mayAgree(text)) }

  @Test(arguments: ["thank you", "and also", "anyways", "bye dinner", "where does she live"])
  func isNoAgreement(_ text: String) { #expect(!KeepWords.mayAgree(text)) }

  @Test(arguments: [
    "Discard those fragments; they were merely asides of mine.", "forget those leftover things",
    "toss the scraps",
  ])
  func asidesAreDiscarded(_ text: String) { #expect(KeepWords.letsGo(text, of: ["the slip"])) }

  /// What is named is told apart from what else was offered.
  @Test(
    arguments: [
      ("no on the oil thats done. yes on the tires", [1]),
      ("Yes for the tires on saturday, no for the oil", [1]), ("yes on the oil but not the tires", [0]),
      ("yes on the tires", nil), ("no", nil), ("no on both", nil),
    ] as [(String, [Int]?)])
  func someAreKeptAndSomeAreNot(_ text: String, _ places: [Int]?) {
    #expect(KeepWords.sorted(text, of: ["Chainged oil in the truck", "Tires rotated sometime"]) == places)
  }

  @Test func aYesWithAButKeepsNothingYet() {
    #expect(KeepWords.named(in: "yes but pie is Marge's job", of: ["bringing a pie"]).isEmpty)
  }
}
