import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

/// News of listed tasks in words that their titles do not have.
@Suite("News in other words")
struct UnnamedNewsTests {
  private func session() async throws -> Session {
    let session = try Session()
    try await session.add("Fix the bath", "Dentist", "Renew passport", "Walk the dog", "Pay rent")
    return session
  }

  /// What is said, and the task that is done or asked about.
  @Test(arguments: [
    ("tub drains now", "Fix the bath"), ("teeth are all shiny", "Dentist"),
    ("consulate stamped it", "Renew passport"), ("the plumber came and it's fixed", "Fix the bath"),
  ])
  func isConnected(_ words: String, _ title: String) async throws {
    let session = try await session()
    let turn = await session.say(words)
    #expect(turn.receipts.allSatisfy { $0.contains(title) })
    #expect(turn.questions.allSatisfy { $0.text.contains(title) })
    #expect(turn.receipts.count + turn.questions.count == 1)
  }

  /// What is nothing like the task at hand does not finish it.
  @Test(arguments: ["paid the plumber", "finished the essay", "done with the moon landing"])
  func whatIsUnlikeIsNotDone(_ words: String) async throws {
    let session = try Session()
    try await session.add("Call mom")
    _ = await session.say("what's next?")
    #expect(await session.say(words).receipts.isEmpty)
    #expect(try await session.titles(.upNext) == ["Call mom"])
  }

  /// News of another task is no yes to what was asked.
  @Test func newsOfAnotherIsNoAnswer() async throws {
    let session = try Session()
    try await session.add("Reference for Ottoline", "Smoke alarm in the hall", "Swimming kit in the bag")
    _ = await session.say("what's next?")
    #expect(await session.say("swapped the battery, it's quiet now").questions.count == 1)
    #expect(await session.say("Ottoline's got her letter").receipts.allSatisfy { !$0.contains("Swimming") })
    #expect(try await session.titles(.upNext).contains("Swimming kit in the bag"))
  }
}
