import NudgyCore
import Testing

@testable import NudgyLanguage

/// What is said right after a capture, about that capture.
struct CorrectionTests {
  private static let dated = DialogueHints(
    lastIntent: .create, focusTitle: "Call the dentist", lastWasDated: true)
  private static let captured = DialogueHints(lastIntent: .create, focusTitle: "Buy dog food")

  @Test(arguments: [
    ("no, thursday", "2026-11-26"), ("I meant next week", "2026-11-23"),
    ("no i meant next week", "2026-11-23"), ("no i meant the 21st", "2026-11-21"),
    ("make it the 21st", "2026-11-21"),
    ("make it monday", "2026-11-23"), ("thursday instead", "2026-11-26"), ("thursday", "2026-11-26"),
    ("make it 4 instead", "2026-11-20"), ("sorry, on monday", "2026-11-23"),
  ])
  func redates(_ message: String, _ day: String) {
    let acts = Spoken.understander.understand(message, hints: Self.dated).acts
    #expect(acts.map(\.intent) == [.update])
    #expect(acts.first?.target == .current)
    #expect(acts.first?.when?.start?.date.description == day)
  }

  /// A day of the month is one of the month in which the date it puts right lies.
  @Test(arguments: [
    ("no, the 15th", "2027-01-15"), ("no i meant the 21st", "2027-01-21"),
    ("sorry, the third friday", "2027-01-15"), ("make it the 2nd", "2027-01-02"),
    ("make it the last friday", "2027-01-29"), ("no, tomorrow", "2026-11-21"),
    ("no, december 3", "2026-12-03"), ("no, thursday", "2026-11-26"),
  ])
  func staysInTheMonth(_ message: String, _ day: String) {
    let january = DialogueHints(
      lastIntent: .create, focusTitle: "Dentist", lastWasDated: true,
      lastDay: CivilDate(year: 2027, month: 1, day: 12))
    let acts = Spoken.understander.understand(message, hints: january).acts
    #expect(acts.map(\.intent) == [.update])
    #expect(acts.first?.when?.start?.date.description == day)
  }

  @Test func replacesWords() {
    let act = Spoken.understander.understand("actually make that cat food", hints: Self.captured).acts.first
    #expect(act?.intent == .update)
    var changes = TaskChanges()
    changes.replacement = "cat food"
    #expect(act?.details == .changes(changes))
    #expect((act?.confidence ?? 0) > 0.8)
  }

  @Test func theOtherOne() {
    let acts = Spoken.understander.understand("no I meant the other one", hints: Self.captured).acts
    #expect(acts.map(\.target) == [.other])
  }
}
