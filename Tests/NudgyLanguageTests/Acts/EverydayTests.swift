import NudgyCore
import Testing

@testable import NudgyLanguage

/// Messages as people type them, written before the rules were tried on them: one intent a row, or several where
/// usage differs.
struct EverydayTests {
  @Test(
    arguments: Row.table(
      [
        requests, moreRequests, cardRequests, memoryRequests, dailyRequests, longerRequests, anyWords,
        namedCards, otherVoices, dialects, keptThings, keptFacts, manners,
      ].joined(separator: "\n")))
  func means(_ row: Row) {
    let intents = Spoken.intents(row.input)
    #expect(row.expected.split(separator: "|").contains { $0 == intents }, "\(intents)")
  }

  /// Questions and stories about the world change no task.
  @Test(
    arguments: (talk + "\n" + talkToOthers + "\n" + ordersToOthers + "\n" + otherTalk).split(separator: "\n")
      .map(String.init))
  func changesNothing(_ message: String) {
    let acts = Spoken.understander.understand(message).acts
    #expect(!acts.isEmpty)
    #expect(acts.allSatisfy { !$0.intent.isChange }, "\(acts.map(\.intent))")
  }
}
