import NudgyCore
import Testing

@testable import NudgyLanguage

/// One row a message: its acts in order.
struct IntentTests {
  @Test(arguments: rows)
  func means(_ row: Row) {
    #expect(Spoken.intents(row.input) == row.expected)
  }

  static let rows = Row.table(
    """
    what's next? → next
    whats next → next
    next → next
    what now → next
    what should I do now → next
    what should i work on next? → next
    give me something easy → next
    what can I do in 15 minutes → next
    where do I start? → next
    tell me what to do → next
    not now, tomorrow morning → snooze
    not now → snooze
    later → snooze
    snooze it until monday → snooze
    push it to friday → snooze
    remind me again in an hour → snooze
    push the dentist to friday → snooze
    push everything today to monday → snooze
    not feeling the report right now → snooze
    done → complete
    Done! → complete
    i'm done → complete
    finished → complete
    did it → complete
    i already did that → complete
    mark it as done → complete
    done with the bank → complete
    dishes are done → complete
    crossed off groceries → complete
    check off the laundry → complete
    I called mom → complete
    i just paid the rent → complete
    already bought milk → complete
    finished the report → complete
    oops undo that → undo
    undo → undo
    undo the last 3 changes → undo
    redo → redo
    skip → skip
    skip it → skip
    something else → skip
    drop it → drop
    nvm the dentist thing → drop
    cancel my reminder → drop
    clear my list → drop
    delete the dentist → drop
    reopen the dentist → reopen
    put the call back on → reopen
    break it down → breakDown
    break the report into steps → breakDown
    draft an email for the dentist → draft
    rename the report to quarterly report → update
    mark the report as urgent → update
    move the report to the top → update
    what's on my list → lookup
    show me my tasks → lookup
    did I call mom? → lookup
    have i paid the rent yet? → lookup
    when is the dentist? → lookup
    how many tasks do i have? → lookup
    why this one? → lookup
    anything due tomorrow? → lookup
    what did i do last week? → lookup
    what was I supposed to get at the store → lookup
    my dentist is Dr. Chen → remember
    call me Sam → remember
    my name is Sam → remember
    remember that I'm allergic to nuts → remember
    who is my dentist? → recall
    what do you know about me? → recall
    what's my name? → recall
    forget that → forget
    forget my dentist → forget
    forget what I said about the dentist → forget
    use the grandma voice → persona
    switch to tough love → persona
    be gentler → persona
    I have 10 minutes and low energy → context
    low energy today → context
    focus for 25 minutes → focus
    hi → greeting
    good morning → greeting
    hello nudgy → greeting
    thanks → thanks
    thank you so much → thanks
    I'm overwhelmed → feeling
    can't start → feeling
    I'm so tired → feeling
    i'm stressed out → feeling
    i feel like a failure → feeling
    how are you? → smallTalk
    who are you? → smallTalk
    what can you do? → help
    good night → smallTalk
    tell me a joke → smallTalk
    ok → smallTalk
    what time is it → clock
    what day is it? → clock
    help → help
    bye → quit
    quit → quit
    add milk to my to-do list → create
    set a reminder for the dentist tomorrow at 3 → create
    remind me to call mom at 5pm → create
    remember to call mom → create
    don't let me forget to call mom → create
    can you bug me about the rent on the 1st → create
    buy milk → create
    call the dentist → create
    i need to renew my passport → create
    done with the dishes, push the dentist to friday and also buy milk → complete snooze create
    i called mom and i need to buy milk → complete create
    """)

  /// Nothing here may change a task, a fact or the past.
  @Test(arguments: harmless)
  func changesNothing(_ message: String) {
    let acts = Spoken.understander.understand(message).acts
    #expect(!acts.isEmpty)
    #expect(acts.allSatisfy { !$0.intent.isChange }, "\(acts.map(\.intent))")
  }

  static let harmless = [
    "did I call mom?", "I wonder if penguins have knees", "I'm so tired", "thanks",
    "I haven't called yet", "I might call", "should I call?", "what's the weather like tomorrow",
    "translate hello to french", "do penguins fly?", "who won the world cup in 2018?",
    "i don't need to call the dentist", "i feel awful today", "what is the capital of france",
    "why is the sky blue", "how tall is mount everest", "it's been a long day", "i hate mondays",
    "this is too much", "my tooth is killing me", "i can't focus", "how do you say thank you in spanish",
    "is it going to rain on friday?", "that's funny", "you're cute", "i could call her tomorrow",
    "i'm not going to call her", "flip a coin", "define serendipity", "what should i have for dinner",
    "is milk good for cats?", "i wish i was a penguin", "", "   ", "?", "...",
    "the weather is nice today", "i slept badly", "what happens if i don't pay my taxes?",
  ]
}
