import NudgyCore
import Testing

@testable import NudgyLanguage

/// Which part of the board a question is about, and what a turn before makes of a few words.
struct ScopeTests {
  @Test(arguments: [
    ("what's on my list?", TaskScope.upNext), ("which ones are due this week?", .thisWeek),
    ("show me everything", .all), ("show me all my tasks", .all), ("what do I have today", .today),
    ("what's overdue", .overdue), ("what did i get done today", .doneToday), ("list my tasks", .upNext),
  ])
  func asksFor(_ message: String, _ scope: TaskScope) {
    guard case .lookup(let question) = Spoken.understander.understand(message).acts.first?.details else {
      Issue.record("no question")
      return
    }
    #expect(question.scope == scope)
  }

  private static let dated = DialogueHints(
    lastIntent: .create, focusTitle: "Call mom", lastWasDated: true)

  @Test(arguments: [("actually 6", 18), ("actually 6pm", 18), ("no, 7", 19), ("make it 4 instead", 16)])
  func correctsTheHour(_ message: String, _ hour: Int) {
    let act = Spoken.understander.understand(message, hints: Self.dated).acts.first
    #expect(act?.intent == .update)
    #expect(act?.target == .current)
    #expect(act?.when?.start?.time.hour == hour)
  }

  @Test(arguments: ["never mind", "cancel that", "no, scratch that"])
  func takesBackWhatWasJustSaid(_ message: String) {
    #expect(Spoken.intents(message, Self.dated) == "undo")
  }

  /// A length after "back" counts from now.
  @Test func pushesBack() {
    let act = Spoken.understander.understand("push the meeting prep back a week").acts.first
    #expect(act?.target == .words("meeting prep"))
    #expect(act?.when?.start?.date.description == "2026-11-27")
  }

  @Test func aTrailingDateChangesNoOtherTask() {
    let acts = Spoken.understander.understand("i need to buy a birthday gift for Ana it's on dec 3rd").acts
    #expect(acts.map(\.intent) == [.create])
    #expect(acts.first?.tasks.map { Spoken.text($0.due) } == ["2026-12-03"])
  }
}
