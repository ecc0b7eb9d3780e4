import NudgyCore
import Testing

@testable import NudgyLanguage

/// What consumers need to know of an act beyond its intent stands in its details.
struct ActDetailsTests {
  @Test(arguments: [
    ("set a timer for 25 minutes", ActDetails.timer),
    ("alarm for 6:30 am", .timer),
    ("something easier", .easier),
    ("can i have a smaller one", .easier),
    ("gotta go", .farewell),
    ("that's all for now", .farewell),
    ("bye", .none),
    ("is the bank open today", .question),
    ("buy milk", .none),
    ("it snowed all day", .none),
  ])
  func tells(_ message: String, _ details: ActDetails) {
    let act = Spoken.understander.understand(message).acts.first
    #expect(act?.details == details, "\(act?.intent.rawValue ?? "-")")
  }

  /// Whether only a time of day was said, for an answer that keeps the day it had.
  @Test(arguments: [
    ("5pm", true), ("at 5", true), ("noon", true), ("17:30", true), ("in the morning", true),
    ("friday at 5", false), ("tomorrow", false), ("in 20 minutes", false), ("from 2 to 4", false),
    ("every day at 7", false), ("for 20 minutes", false), ("tonight", false), ("march 3", false),
  ])
  func isTimeOfDay(_ phrase: String, _ isClock: Bool) {
    #expect(WhenParser(Spoken.context).whole(phrase)?.isTimeOfDay == isClock)
  }
}
