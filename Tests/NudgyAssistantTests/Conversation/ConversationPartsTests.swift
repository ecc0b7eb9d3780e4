import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyAssistant

@Suite struct ConversationPartsTests {
  @Test(arguments: [
    ("I've added milk to your list.", true), ("I\u{2019}ve marked it done", true),
    ("Done! I snoozed it.", true), ("Milk has been added to your list.", true), ("You're all set!", true),
    ("✓ Added #9 🎁 Buy gift · tomorrow", true), ("✓ Done #1 🧺 Do laundry", true),
    ("Okay, dropped everything.", true), ("Deleted all your tasks.", true),
    ("Moved laundry to Friday.", true),
    ("Moved by that, honestly.", false), ("Done is better than perfect.", false),
    ("Shall I say it has been added?", false),
    ("Shall I add it?", false), ("You added it yesterday.", false), ("Rest well.", false),
  ])
  func claims(_ prose: String, _ isClaim: Bool) {
    #expect(ClaimDetector.claimsChange(prose) == isClaim)
  }

  @Test func theBreakerRestsLongerEachTimeAndForgives() {
    var breaker = CircuitBreaker()
    #expect(breaker.isClosed(at: .zero))
    breaker.open(at: .zero, after: .unreachable)
    #expect(!breaker.isClosed(at: .seconds(29)))
    #expect(breaker.isClosed(at: .seconds(30)))
    breaker.open(at: .zero, after: .timedOut)
    #expect(!breaker.isClosed(at: .seconds(59)))
    breaker.close()
    #expect(breaker.isClosed(at: .zero))
  }

  @Test func theBreakerLetsAModelWorkThatWasAskedTooMuch() {
    var breaker = CircuitBreaker()
    breaker.open(at: .zero, after: .contextOverflow(limit: 4096))
    #expect(breaker.isClosed(at: .zero))
  }

  @Test func aModelThatIsOnlySlowRestsOnceAtATime() {
    var breaker = CircuitBreaker()
    for _ in 0..<3 { breaker.open(at: .zero, after: .patienceEnded) }
    #expect(breaker.rest(at: .seconds(5)) == .seconds(25))
    breaker.open(at: .zero, after: .timedOut)
    #expect(breaker.rest(at: .zero) == .seconds(30))
  }

  @Test func aRestIsToldOnce() {
    var breaker = CircuitBreaker()
    #expect(breaker.takeRest(at: .zero) == nil)
    breaker.open(at: .zero, after: .unreachable)
    #expect(breaker.takeRest(at: .seconds(4)) == .seconds(26))
    #expect(breaker.takeRest(at: .seconds(5)) == nil)
    breaker.open(at: .seconds(30), after: .unreachable)
    #expect(breaker.takeRest(at: .seconds(30)) == .seconds(60))
  }

  @Test(
    arguments: [
      (nil, 30), (5, 30), (600, 600), (7200, 7200), (1e9, 86_400), (.infinity, 30),
    ] as [(Double?, Int)])
  func theBreakerRestsAsLongAsAServerAsks(_ wish: Double?, _ rest: Int) {
    var breaker = CircuitBreaker()
    breaker.open(at: .seconds(5), after: .rateLimited(retryAfter: wish))
    #expect(!breaker.isClosed(at: .seconds(4 + rest)))
    #expect(breaker.isClosed(at: .seconds(5 + rest)))
  }

  @Test func whatIsTooLongIsKeptWhole() throws {
    let folder = try TemporaryFolder()
    let gate = MessageGate(keptFolder: folder.file("kept"))
    let text = String(repeating: "x", count: UserMessage.byteLimit + 1)
    do {
      _ = try gate.admit(UserMessage(text), at: TestWorld.now)
      Issue.record("a message over the limit was admitted")
    } catch {
      guard case .messageTooLong(let bytes, _, let path) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(bytes == UserMessage.byteLimit + 1)
      #expect(try String(contentsOfFile: try #require(path), encoding: .utf8) == text)
      let attributes = try FileManager.default.attributesOfItem(atPath: try #require(path))
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func aMessageAtTheLimitIsAdmitted() throws {
    let gate = MessageGate(keptFolder: try TemporaryFolder().url)
    let text = String(repeating: "x", count: UserMessage.byteLimit)
    #expect(try gate.admit(UserMessage(text), at: TestWorld.now).text == text)
  }

  @Test(arguments: ["", "   ", "\n\t\n", "\u{1B}\u{7}\0"])
  func withoutWordsThereIsNothingToTakeIn(_ text: String) throws {
    let gate = MessageGate(keptFolder: try TemporaryFolder().url)
    #expect(throws: NudgyError.emptyInput) { try gate.admit(UserMessage(text), at: TestWorld.now) }
  }
}
