import NudgyCore
import Testing

@testable import NudgyLanguage

/// Requests put together from their parts: what stands before, what is wanted, what stands behind.
///
/// Every combination of a row must mean the same, so that no phrasing is understood by itself alone.
struct RequestGrammarTests {
  struct Grammar: Sendable, CustomTestStringConvertible {
    let intent: String
    let leads: [String]
    let cores: [String]
    let tails: [String]

    init(_ intent: String, _ leads: String, _ cores: String, _ tails: String = "") {
      self.intent = intent
      self.leads = Grammar.parts(leads)
      self.cores = cores.split(separator: "\n").map(String.init)
      self.tails = Grammar.parts(tails)
    }

    /// `a|b|` is "a", "b" or nothing.
    private static func parts(_ text: String) -> [String] {
      text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }

    var messages: [String] {
      leads.flatMap { lead in
        cores.flatMap { core in
          tails.map { tail in [lead, core, tail].filter { !$0.isEmpty }.joined(separator: " ") }
        }
      }
    }

    var testDescription: String { "\(intent): \(cores.first ?? "")" }
  }

  @Test(arguments: looking + changing + talking)
  func meansTheSameInEveryForm(_ grammar: Grammar) {
    for message in grammar.messages {
      let intents = Set(Spoken.understander.understand(message).acts.map(\.intent.rawValue))
      let isRight = grammar.intent.split(separator: "|").contains { intents == [String($0)] }
      #expect(isRight, "\(message): \(intents.sorted())")
    }
  }

  /// What is looked up.
  static let looking = [
    Grammar(
      "lookup", "|can you tell me|tell me|i want to know|do you know|could you please tell me|remind me",
      """
      what is on my list
      what's left on my to do list
      what i have to do tomorrow
      how many things are on my list
      what i need to buy
      what reminders i have set
      """, "|please"),
    Grammar(
      "lookup",
      "can you check if|tell me if|i'd like to know if|let me know whether|i can't remember if|not sure if",
      """
      i have eggs on my list
      mopping is on my to do list
      there is anything on my list for sunday
      i already added bananas
      flour is on the grocery list
      i put soap on the shopping list
      """),
    Grammar(
      "lookup", "|please|can you|could you|would you please|i want you to|hey nudgy",
      """
      show me my list
      read me my to-do list
      read out my reminders
      list all my tasks
      pull up my shopping list
      go through my list with me
      show me everything on my list
      """),
    Grammar(
      "lookup", "",
      """
      do i have anything on my list
      have i got any reminders
      is there anything left to do
      are there any tasks on my list
      do i have any tasks
      is rice on my list
      are candles on my shopping list
      did i put napkins on the list
      did i remember to add sugar
      do i have onions on my grocery list
      does my list have laundry on it
      is there anything about the roof on my list
      """, "|please"),
    Grammar(
      "lookup", "anything|do i have anything|is there anything|have i got anything|what is",
      """
      due
      planned
      scheduled
      """, "today|tomorrow|this week|on friday|for next week"),
    Grammar(
      "lookup", "",
      """
      what do i need from the store
      who do i need to call
      which bills do i have to pay
      what errands do i still have to run
      what was i supposed to remember
      what did i ask you to remind me about
      how long is my list
      is my list empty
      find the roof task
      look up my task about the taxes
      show me number 4
      tell me about task 2
      give me a rundown of my day
      what am i forgetting
      am i missing anything
      status report
      reminders
      my tasks
      this week's tasks
      """),
  ]

  /// What talks, and what asks for the one thing.
  static let talking = [
    Grammar(
      "next", "|so|ok|hey",
      """
      what should i do first
      what's the most important thing right now
      give me a quick win
      give me something small to do
      pick a task for me
      what's at the top of my list
      what do i start with
      which task should i tackle next
      """),
    Grammar(
      "help", "|hey nudgy",
      """
      what can you do
      what can i ask you
      how do i delete a task
      how can i change a due date
      show me the commands
      how does this work
      """),
    Grammar(
      "recall", "",
      """
      what do you know about me
      show me your memory
      what's my name
      do you know where i live
      who is my dentist
      what have i told you about me
      what did i tell you about my landlord
      do you remember my sister's name
      what am i allergic to
      """),
    Grammar(
      "remember", "|actually|by the way",
      """
      my doctor's name is dr. okafor
      i'm left handed
      i work nights
      my brother is called theo
      you can call me bo
      i am a night owl
      remember that i hate mornings
      keep in mind that i'm vegan
      """),
    Grammar(
      "forget", "|please|can you",
      """
      forget my address
      forget what i told you about my ex
      erase your memory
      delete what you know about me
      forget that my boss is carla
      wipe your memory of me
      """),
    Grammar(
      "persona", "|please|can you",
      """
      talk like a pirate
      be grandma
      switch to tough love
      use the grandma voice
      switch persona to zen
      be nicer
      """),
    Grammar(
      "focus", "|let's|help me",
      """
      focus
      focus for 25 minutes
      start a focus session
      do a pomodoro
      """),
  ]
}
