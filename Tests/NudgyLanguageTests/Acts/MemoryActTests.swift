import Testing

@testable import NudgyLanguage

/// What is remembered, recalled and forgotten.
struct MemoryActTests {
  @Test(arguments: [
    ("my dentist is Dr. Chen", "dentist", "Dr. Chen", "person"),
    ("my name is Sam", "name", "Sam", "name"),
    ("call me sam", "name", "Sam", "name"),
    ("remember that I'm allergic to nuts", "allergies", "allergic to nuts", "health"),
    ("remember that my sister is Ana", "sister", "Ana", "person"),
    ("remember that the wifi password is penguin42", "wifi password", "penguin42", "other"),
  ])
  func remembers(_ message: String, _ subject: String, _ text: String, _ category: String) {
    let act = Spoken.understander.understand(message).acts.first
    #expect(act?.details == .fact(subject: subject, text: text, category: category))
  }

  @Test(arguments: [
    ("who is my dentist?", "dentist"), ("what's my wifi password", "wifi password"),
    ("forget my dentist", "dentist"), ("forget what I said about the dentist", "dentist"),
    ("what is my name?", "name"),
  ])
  func asksAbout(_ message: String, _ subject: String) {
    #expect(Spoken.understander.understand(message).acts.first?.details == .subject(subject))
  }

  @Test(arguments: ["what do you know about me?", "forget that", "what have you learned about me"])
  func asksAboutAll(_ message: String) {
    #expect(Spoken.understander.understand(message).acts.first?.details == .subject(nil))
  }

  /// Said of the day, not to be kept.
  @Test(arguments: [
    "my head is killing me", "my mom is coming on sunday", "my report is due friday", "my car is broken",
    "call me back tomorrow", "my brain is mush",
  ])
  func isNoFact(_ message: String) {
    #expect(!Spoken.intents(message).contains("remember"))
  }
}
