import Testing

@testable import NudgyLanguage

/// What must never become a task, and what only sounds like it.
@Suite struct CrisisWordsTests {
  @Test(arguments: [
    "i want to kill myself", "I want to die", "i just wanna die", "I'm going to hurt myself",
    "honestly everyone would be better off without me", "i don't want to be here anymore",
    "I can’t do this, I want to end my life", "kill myself", "buy milk, call mom, end it all",
    "i dont want to live anymore", "im suicidal", "I wish I were dead",
    "thinking about how to disappear forever",
    "i just want to go asleep and not wake up", "I wish I could go to sleep and never wake up",
    "i dont want to wake up tomorrow", "hope i don't wake up",
  ]) func areHeard(_ text: String) { #expect(CrisisWords.areIn(text)) }

  @Test(arguments: [
    "this traffic is killing me", "i hurt myself at the gym, book physio", "I could kill for a coffee",
    "i want to die of embarrassment", "i'm going to die laughing", "kill the lights in the garage",
    "cut myself some slack", "i want to dye my hair", "the plants are dead", "replace the dead battery",
    "I don't want to be here at 5, move it to 6", "live stream the talk", "end the subscription", "",
    "i want to cut my hair", "do it all myself", "watch Die Hard",
    "I don't want to wake up at 5 tomorrow", "he didn't wake up until noon",
  ]) func areNotOverheard(_ text: String) { #expect(!CrisisWords.areIn(text)) }

  @Test func everyPhraseHasASign() {
    for phrase in CrisisWords.phrases {
      #expect(CrisisWords.hasSign(phrase), "\(phrase) is never looked for")
      #expect(CrisisWords.hasSign(phrase.uppercased()))
    }
    #expect(!CrisisWords.hasSign("call the dentist, ask for a skilled one, buy olives and spend less"))
  }
}
