import NudgyCore
import Testing

@testable import NudgyLanguage

/// What is meant by "the second one", "both" and their like after something was listed or touched.
struct FollowUpReferenceTests {
  private static let listed = DialogueHints(
    lastIntent: .lookup, focusTitle: "Call the bank",
    listedTitles: ["Call the bank", "Buy milk", "Email Ruth"])
  private static let dated = DialogueHints(
    lastIntent: .create, focusTitle: "Call the dentist", lastWasDated: true)
  private static let captured = DialogueHints(lastIntent: .create, focusTitle: "Buy oat milk")

  struct Said: Sendable, CustomTestStringConvertible {
    let message: String
    let intent: Intent
    let target: TaskReference

    init(_ message: String, _ intent: Intent, _ target: TaskReference) {
      (self.message, self.intent, self.target) = (message, intent, target)
    }

    var testDescription: String { message }
  }

  @Test(arguments: [
    Said("drop the second one", .drop, .ordinal(2)),
    Said("delete the third one", .drop, .ordinal(3)),
    Said("toss the first one", .drop, .ordinal(1)),
    Said("skip the second one", .skip, .ordinal(2)),
    Said("the second one is done", .complete, .ordinal(2)),
    Said("check off the first one", .complete, .ordinal(1)),
    Said("mark the last one as done", .complete, .last),
    Said("drop both", .drop, .both),
    Said("delete both of them", .drop, .both),
    Said("snooze both until monday", .snooze, .both),
    Said("snooze all of them until friday", .snooze, .those),
    Said("delete all of them", .drop, .those),
    Said("clear everything on my list", .drop, .all(.all)),
    Said("drop the other one", .drop, .other),
    Said("snooze the other one until monday", .snooze, .other),
    Said("no i meant the other one", .update, .other),
    Said("not that one", .skip, .current),
    Said("delete that last thing", .drop, .last),
    Said("drop that last one", .drop, .last),
    Said("delete everything except the dentist", .drop, .allExcept(.all, .words("dentist"))),
    Said("snooze everything except the dentist until monday", .snooze, .allExcept(.all, .words("dentist"))),
    Said("drop everything but the second one", .drop, .allExcept(.all, .ordinal(2))),
    Said("break the third one into steps", .breakDown, .ordinal(3)),
    Said("move the second one to friday", .snooze, .ordinal(2)),
    Said("make the first one urgent", .update, .ordinal(1)),
    Said("rename the second one to buy bread", .update, .ordinal(2)),
    Said("reopen the last one", .reopen, .last),
    Said("take that one off my list", .drop, .current),
    Said("it's done", .complete, .current),
    Said("i already did that one", .complete, .current),
  ])
  func findsWhatIsMeant(_ row: Said) {
    let acts = Spoken.understander.understand(row.message, hints: Self.listed).acts
    #expect(acts.map(\.intent) == [row.intent])
    // "It's done" without a target means the card at hand as well.
    #expect((acts.first?.target ?? .current) == row.target)
  }

  @Test(arguments: [
    ("no I meant next week", "2026-11-23"), ("make it 4 instead", "2026-11-20"),
    ("no, make it sunday", "2026-11-22"), ("sorry, tuesday", "2026-11-24"),
    ("i meant monday not tuesday", "2026-11-23"), ("change it to saturday", "2026-11-21"),
    ("actually it's due monday", "2026-11-23"), ("move it before lunch", "2026-11-20"),
    ("wrong day, it should be tuesday", "2026-11-24"),
  ])
  func correctsTheDate(_ message: String, _ day: String) {
    let acts = Spoken.understander.understand(message, hints: Self.dated).acts
    #expect(acts.map(\.intent) == [.update])
    #expect(acts.first?.target == .current)
    #expect(acts.first?.when?.start?.date.description == day)
  }

  @Test(arguments: [
    ("i meant almond milk, not oat milk", "almond milk"), ("actually make that almond milk", "almond milk"),
    ("sorry i meant soy milk", "soy milk"), ("it's soy milk not oat milk", "soy milk"),
  ])
  func correctsTheWords(_ message: String, _ words: String) {
    let act = Spoken.understander.understand(message, hints: Self.captured).acts.first
    #expect(act?.intent == .update)
    var changes = TaskChanges()
    changes.replacement = words
    #expect(act?.details == .changes(changes))
  }

  @Test(arguments: ["never mind", "scratch that", "cancel", "forget it", "cancel that"])
  func takesBackWhatWasJustAdded(_ message: String) {
    #expect(Spoken.intents(message, Self.captured) == "undo")
  }
}
