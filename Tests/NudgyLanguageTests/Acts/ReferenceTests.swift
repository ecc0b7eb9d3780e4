import NudgyCore
import Testing

@testable import NudgyLanguage

/// Which task is meant.
struct ReferenceTests {
  @Test(arguments: [
    ("done with the bank", TaskReference.words("bank")),
    ("done with the dentist thing", .words("dentist")),
    ("done with #12", .number(12)),
    ("mark 3 as done", .number(3)),
    ("done with 3 and 4", .numbers([3, 4])),
    ("i called mom", .words("call mom")),
    ("skip the second one", .ordinal(2)),
    ("drop the last one", .last),
    ("drop both", .both),
    ("clear my list", .all(.all)),
    ("delete everything except the dentist", .allExcept(.all, .words("dentist"))),
    ("drop it", .current),
    ("push everything today to monday", .all(.today)),
    ("nvm the dentist thing", .words("dentist")),
    ("push Call Ana to friday", .words("Call Ana")),
  ])
  func names(_ message: String, _ reference: TaskReference) {
    #expect(Spoken.understander.understand(message).acts.first?.target == reference)
  }

  @Test(arguments: [
    ("not now, tomorrow morning", "2026-11-21"), ("push the dentist to friday", "2026-11-27"),
    ("push everything today to monday", "2026-11-23"), ("snooze it until monday", "2026-11-23"),
  ])
  func snoozesUntil(_ message: String, _ day: String) {
    let act = Spoken.understander.understand(message).acts.first
    #expect(act?.intent == .snooze)
    #expect(act?.when?.start?.date.description == day)
  }
}
