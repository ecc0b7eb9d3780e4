import Foundation
import NudgyAssistant
import NudgyCore
import NudgyTestSupport
import Testing

/// Finding facts by the words a person uses, and saying them.
@Suite struct MemoryRecallTests {
  private static let facts = [
    ("dentist", "Dr. Chen", "person"), ("mom", "Linda", "person"), ("mom's birthday", "May 3rd", "person"),
    ("wifi password", "hunter2", "other"), ("me", "allergic to nuts", "health"),
    ("gym", "on 5th street", "place"), ("coffee", "black, no sugar", "preference"),
    ("name", "Sam", "name"),
  ]

  private func memory() async throws -> MemoryFixture {
    let fixture = try MemoryFixture()
    for (subject, text, category) in Self.facts { try await fixture.tell(subject, text, category) }
    return fixture
  }

  @Test(arguments: [
    ("dentist", "Dr. Chen"), ("my dentist", "Dr. Chen"), ("dentist's name", "Dr. Chen"),
    ("the name of my dentist", "Dr. Chen"), ("dentits", "Dr. Chen"), ("mum", "Linda"), ("my mother", "Linda"),
    ("mom’s birthday", "May 3rd"), ("birthday of my mom", "May 3rd"), ("wifi", "hunter2"),
    ("password", "hunter2"), ("nuts", "allergic to nuts"), ("dentist's phone", nil), ("doctor", nil),
    ("", nil), ("gem", nil), ("cofee", "black, no sugar"), ("wifi passwrod", "hunter2"), ("my name", "Sam"),
    ("dad's birthday", nil),
  ]) func subjectsAreFoundAsPeopleSayThem(words: String, text: String?) async throws {
    let fixture = try await memory()
    #expect(try await fixture.memory.fact(about: words)?.text == text)
  }

  @Test(arguments: [
    ("where did i park?", "parked on level 2"), ("remind me where i parked", "parked on level 2"),
    ("what shoes does ben need", "31"), ("what size is ben?", "31"), ("what shoe size is ben", "31"),
    ("where did I put the spare keys", "in the blue drawer"), ("where are my passports", nil),
    ("when did i call mom", nil), ("how is mom doing", nil), ("what does mom like", nil),
    ("what is the capital of france", nil), ("who am i", nil),
    ("what flowers does linda like", "likes tulips"),
    ("what should i avoid feeding tolu", "Tolu's on your course, allergic to nuts"),
    ("what does tolu eat", "Tolu's on your course, allergic to nuts"),
    ("where does tolu live", nil),
    ("where do i work", "work at the zoo"), ("what", nil), ("is the spare key in the drawer", nil),
  ]) func questionsInFreeWordsAreAnswered(question: String, text: String?) async throws {
    let fixture = try MemoryFixture()
    for (subject, text, category) in [
      ("me", "parked on level 2", "other"), ("ben's shoe size", "31", "person"), ("mom", "Linda", "person"),
      ("spare keys", "in the blue drawer", "other"), ("linda's flowers", "likes tulips", "other"),
      ("me", "work at the zoo", "other"),
      ("tolu's on my", "Tolu's on your course, allergic to nuts", "other"),
    ] { try await fixture.tell(subject, text, category) }
    #expect(try await fixture.memory.fact(about: question)?.text == text)
  }

  @Test func whatCouldBeSeveralIsNotForgotten() async throws {
    let fixture = try await memory()
    try await fixture.tell("bank password", "1234")
    await #expect(throws: NudgyError.noSuchFact("password")) {
      try await fixture.memory.forget(about: "password")
    }
    #expect(try await fixture.memory.forget(about: "wifi").before?.text == "hunter2")
  }

  @Test func theRelevantFactsComeFirstAndWithinTheBudget() async throws {
    let fixture = try await memory()
    func texts(_ text: String, _ budget: Int = 1500) async throws -> [String] {
      try await fixture.memory.relevantFacts(to: text, budget: budget).map(\.text)
    }
    #expect(try await texts("call the dentist tomorrow").first == "Dr. Chen")
    #expect(try await texts("buy mom a present for her birthday").prefix(2) == ["May 3rd", "Linda"])
    #expect(try await !texts("call the dentist tomorrow").contains("hunter2"))
    #expect(Set(try await texts("hello")) == ["Sam", "black, no sugar", "allergic to nuts"])
    #expect(try await texts("call the dentist", 30) == ["Dr. Chen"])
    #expect(try await texts("call the dentist", 0) == [])
  }

  @Test(arguments: [
    ("dentist", "Dr. Chen", "person", "Your dentist is Dr. Chen."),
    ("mom's birthday", "May 3rd", "person", "Your mom's birthday is May 3rd."),
    ("me", "allergic to nuts", "health", "You are allergic to nuts."),
    ("me", "parked on level 2", "other", "You parked on level 2."),
    ("me", "left the keys at work", "other", "You left the keys at work."),
    ("priya", "She likes gardening", "person", "She likes gardening."),
    ("me", "married to Ann", "person", "You are married to Ann."),
    ("ben's shoe size", "31", "person", "Ben's shoe size is 31."),
    ("me", "I like tea", "preference", "You like tea."),
    ("me", "hate mornings", "preference", "You hate mornings."),
    ("me", "I'm a night owl", "routine", "You're a night owl."),
    ("me", "am vegan", "health", "You are vegan."),
    ("me", "don't eat meat", "health", "You don't eat meat."),
    ("sarah", "my sister", "person", "Sarah is your sister."), ("name", "Sam", "name", "Your name is Sam."),
    ("keys", "in the blue bowl", "place", "Your keys are in the blue bowl."),
    ("boss", "Ms. Ito", "person", "Your boss is Ms. Ito."),
    ("boss", "likes short mails", "person", "Your boss likes short mails."),
    ("our anniversary", "June 1st!", "other", "Your anniversary is June 1st!"),
    ("the spare key", "under my mat", "place", "The spare key is under your mat."),
    ("children", "Ana and Ben", "person", "Your children are Ana and Ben."),
    ("glasses", "at home", "place", "Your glasses are at home."),
  ]) func factsAreSaidInPlainWords(subject: String, text: String, category: String, sentence: String) {
    var fact = MemoryFact(
      id: UUID(), subject: subject, text: text, category: category, source: .told, createdAt: TestWorld.now)
    #expect(MemoryWording.sentence(fact) == sentence)
    fact.source = .inferred
    #expect(
      MemoryWording.sentence(fact) == "I think " + sentence.prefix(1).lowercased() + sentence.dropFirst()
        || category == "person" && ["Sarah", "Ben"].contains { sentence.hasPrefix($0) }
          && MemoryWording.sentence(fact) == "I think " + sentence
    )
  }

  @Test func everythingKnownIsListed() {
    let preferences = MemoryPreferences(
      name: "Sam", tone: "brief", wake: CivilTime(hour: 7, minute: 30), sleep: CivilTime(hour: 23),
      peakHours: [.init(from: CivilTime(secondOfDay: 9 * 3600), to: .noon)])
    let lines = MemoryWording.sentences(facts: [], preferences: preferences)
    #expect(
      lines == [
        "Your name is Sam.", "The tone you like: brief.", "You get up at 7:30 AM and go to bed at 11:00 PM.",
        "Your best hours are 9:00 AM to 12:00 PM.",
      ])
    #expect(MemoryWording.sentences(facts: [], preferences: MemoryPreferences()) == [])
  }
}
