import NudgyCore
import Testing

@testable import NudgyLanguage

/// A few words right after a card, a completion or a draft.
struct CardTalkTests {
  private static let card = DialogueHints(lastIntent: .next, focusTitle: "Buy eggs", hasCard: true)
  private static let ticked = DialogueHints(lastIntent: .complete, focusTitle: "Buy eggs")
  private static let captured = DialogueHints(
    lastIntent: .create, focusTitle: "Lunch with Tom", lastWasDated: true)
  private static let drafted = DialogueHints(lastIntent: .draft, focusTitle: "Email the landlord")

  @Test(arguments: [
    ("no", "skip"), ("nah", "skip"), ("nope", "skip"), ("no thanks", "skip"), ("not that one", "skip"),
    ("no not that one", "skip"), ("the other one", "update"), ("no, the other one", "skip"),
    ("give me another", "skip"),
    ("something easier", "next"), ("an easier one please", "next"), ("why?", "lookup"),
    ("why this one", "lookup"),
    ("but why", "lookup"), ("give me the first step", "breakDown"), ("first step", "breakDown"),
    ("ok", "smallTalk"),
    ("no i need to buy milk", "create"), ("ok night", "smallTalk"), ("not feeling it", "skip"),
    ("tell me at 6", "snooze"), ("let me know when it's 6", "create"), ("wake me at 7", "create"),
  ])
  func ofTheCard(_ message: String, _ intent: String) {
    #expect(Spoken.intents(message, Self.card) == intent)
  }

  @Test(arguments: [
    ("actually no it isnt", "reopen"), ("no it's not", "reopen"), ("oh wait it isn't done", "reopen"),
    ("actually i didn't", "reopen"), ("not yet", "reopen"), ("wait, no i haven't", "reopen"),
    ("no", "smallTalk"),
    ("not done yet", "reopen"), ("it's still open", "reopen"), ("great", "smallTalk"),
  ])
  func ofWhatWasTickedOff(_ message: String, _ intent: String) {
    #expect(Spoken.intents(message, Self.ticked) == intent)
  }

  @Test(arguments: [
    ("make it warmer", DraftTone.warm), ("shorter please", .short), ("make it more formal", .formal),
    ("can you make it sound friendlier", .warm), ("too long", .short), ("that's too stiff", .warm),
    ("try again", nil),
  ])
  func ofTheDraft(_ message: String, _ tone: DraftTone?) {
    let acts = Spoken.understander.understand(message, hints: Self.drafted).acts
    #expect(acts.map(\.intent) == [.draft])
    #expect(acts.first?.details == .tone(tone))
  }

  @Test(arguments: ["make it warmer", "shorter please", "can you make it sound friendlier"])
  func withoutADraftNothingIsRenamed(_ message: String) {
    #expect(!Spoken.intents(message).contains("update"))
  }

  @Test func saysTheTaskAgain() {
    let act = Spoken.understander.understand("no I mean call mom friday", hints: Self.captured).acts.first
    #expect(act?.intent == .update)
    #expect(act?.when?.start?.date.description == "2026-11-27")
    guard case .changes(let changes)? = act?.details else {
      Issue.record("no changes")
      return
    }
    #expect(changes.title == "Call mom")
  }

  @Test(arguments: [
    ("actually with Tim", "with Tim", nil), ("it's not lunch it's dinner", "dinner", "lunch"),
    ("not lunch but dinner", "dinner", "lunch"),
  ])
  func replacesWords(_ message: String, _ new: String, _ old: String?) {
    let act = Spoken.understander.understand(message, hints: Self.captured).acts.first
    var changes = TaskChanges()
    changes.replacement = new
    changes.replaced = old
    #expect(act?.details == .changes(changes))
  }

  @Test(arguments: [
    ("set a timer for 25 minutes", "Timer for 25 min", "2026-11-20T10:25"),
    ("alarm for 6:30 am", "Alarm", "2026-11-21T06:30"),
    ("set an alarm for 7", "Alarm", "2026-11-20T19:00"),
    ("25 minute timer", "Timer for 25 min", "2026-11-20T10:25"),
  ])
  func whatRingsIsATask(_ message: String, _ title: String, _ due: String) {
    let task = Spoken.understander.understand(message).acts.first?.tasks.first
    #expect(task?.title == title)
    #expect(Spoken.text(task?.due) == due)
  }

  @Test(arguments: [
    ("what day is thursday", "2026-11-26"), ("what day is the 25th", "2026-11-25"),
    ("what day is it tomorrow", "2026-11-21"),
  ])
  func theDayAskedAbout(_ message: String, _ day: String) {
    let act = Spoken.understander.understand(message).acts.first
    #expect(act?.intent == .clock)
    #expect(act?.when?.start?.date.description == day)
  }

  /// A deed and the question behind it, in one breath.
  @Test(arguments: [
    ("i paid the rent what should i do next", "complete next"),
    ("vacuuming's done, what do i have left today", "complete lookup"),
    ("remind me to ask what is left", "create"),
  ])
  func deedAndQuestion(_ message: String, _ intents: String) {
    #expect(Spoken.intents(message) == intents)
  }

  /// What is carried somewhere is no task let go of.
  @Test(arguments: [
    ("drop the kids at 8 tomorrow", "create"), ("drop mom at the airport", "create"),
    ("drop the car at the garage monday", "create"),
    ("drop the gym", "drop"), ("drop the dentist", "drop"), ("drop 3", "drop"),
  ])
  func dropping(_ message: String, _ intent: String) {
    #expect(Spoken.intents(message) == intent)
  }
}
