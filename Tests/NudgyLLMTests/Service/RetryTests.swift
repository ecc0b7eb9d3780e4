import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyLLM

@Suite struct RetryTests {
  /// Friday 2026-11-20 15:00 GMT.
  private static let now = TestWorld.now

  private func head(_ status: Int, _ fields: String...) -> HTTPHead {
    var head = HTTPHead()
    for line in ["HTTP/1.1 \(status) X"] + fields { _ = head.take(Array((line + "\r\n").utf8)) }
    return head
  }

  @Test(
    arguments: [
      ("Retry-After: 3", 3), ("Retry-After: 0.5", 0.5), ("retry-after:0", 0), ("Retry-After: -4", 0),
      ("Retry-After: Fri, 20 Nov 2026 15:00:30 GMT", 30), ("Retry-After: Fri, 20 Nov 2026 14:00:00 GMT", 0),
      ("Retry-After: Sat, 21 Nov 2026 15:00:00 GMT", 86_400), ("retry-after-ms: 250", 0.25),
      ("Retry-After: soon", nil), ("Retry-After: Fri, 31 Feb 2026 15:00:30 GMT", nil),
      ("Retry-After: Fri, 20 Nov 2026 25:00:30 GMT", nil), ("Retry-After: nan", nil), ("X: 3", nil),
    ] as [(String, Double?)]) func readsHowLongToWait(_ field: String, _ seconds: Double?)
  {
    #expect(RetryAfter.seconds(head(429, field), now: RetryTests.now) == seconds)
  }

  private func pause(_ outcome: AttemptOutcome, tries: Int = 0, isLoopback: Bool = false) -> Duration? {
    RetryPolicy(limits: LLMLimits(), isLoopback: isLoopback)
      .pause(after: outcome, tries: tries, now: RetryTests.now, jitter: 0.5)
  }

  @Test(arguments: [
    (408, true), (429, true), (500, true), (502, true), (503, true), (504, true), (529, true), (400, false),
    (401, false), (402, false), (403, false), (404, false), (413, false), (501, false),
  ]) func asksAgainOnlyWhereThatMayHelp(_ status: Int, _ isWorthIt: Bool) {
    #expect((pause(.refused(head(status), nil)) != nil) == isWorthIt)
  }

  @Test func anEmptyAccountIsNoPassingState() {
    let complaint = ServerComplaint(message: "You exceeded your current quota", code: "insufficient_quota")
    #expect(pause(.refused(head(429), complaint)) == nil)
    let failure = FailureReader(key: nil).failure(.refused(head(429), complaint), now: RetryTests.now)
    #expect(failure == .refused(status: 402, complaint: "You exceeded your current quota"))
  }

  @Test func waitsAsLongAsTheServerWantsButNoLongerThanAPersonWould() {
    #expect(pause(.refused(head(429, "Retry-After: 3"), nil)) == .seconds(3))
    #expect(pause(.refused(head(429, "Retry-After: 60"), nil)) == nil)
    #expect(pause(.refused(head(429, "Retry-After: 1e300"), nil)) == nil)
  }

  @Test func pausesGrowAndEnd() {
    #expect(pause(.refused(head(503), nil)) == .milliseconds(400))
    #expect(pause(.refused(head(503), nil), tries: 1) == .milliseconds(800))
    #expect(pause(.refused(head(503), nil), tries: 2) == nil)
  }

  @Test func aBrokenConnectionIsTriedAgainButNotAServerThatIsNotThere() {
    #expect(pause(.broken(.disconnected), isLoopback: true) != nil)
    #expect(pause(.broken(.unreachable)) != nil)
    #expect(pause(.broken(.unreachable), isLoopback: true) == nil)
    #expect(pause(.broken(.timedOut)) == nil)
    #expect(pause(.broken(.notTrusted)) == nil)
    #expect(pause(.flawed(.garbled)) == nil)
    #expect(pause(.flawed(.complaint(.init(message: "x", code: "503")))) != nil)
  }

  @Test(
    arguments: [
      (401, "Incorrect API key provided: sk-sec***ret", .refused(status: 401)),
      (402, "Pay first", .refused(status: 402, complaint: "Pay first")),
      (403, "no", .refused(status: 403)),
      (404, "The model `x` does not exist", .noSuchModel),
      (404, "model \"x\" not found, try pulling it first", .noSuchModel),
      (404, "Not Found", .refused(status: 404, complaint: "Not Found")),
      (400, "your key sk-secret leaked", .refused(status: 400, complaint: "your key … leaked")),
      (429, "slow down", .rateLimited(retryAfter: nil)),
      (500, "boom", .refused(status: 500, complaint: "boom")),
    ] as [(Int, String, LLMFailure)]) func tellsWhatHappened(
      _ status: Int, _ words: String, _ expected: LLMFailure
    ) throws
  {
    let reader = FailureReader(key: try APIKey("sk-secret"))
    #expect(reader.failure(.refused(head(status), .init(message: words)), now: RetryTests.now) == expected)
  }

  @Test(
    arguments: [
      (308, "https://api.host/v1/chat/completions/", "https://api.host/v1/chat/completions/"),
      (307, "/v2/chat", "https://api.host/v2/chat"), (301, "https://API.host/x", "https://API.host/x"),
      (307, "https://evil.host/v1", nil), (307, "http://api.host/v1", nil),
      (307, "https://api.host:444/v1", nil),
      (307, "//evil.host/v1", nil), (307, "https://api.host@evil.host/", nil),
      (307, "https://me:x@api.host/", nil),
      (303, "/v2/chat", nil), (200, "/v2/chat", nil), (307, "", nil),
    ] as [(Int, String, String?)]) func followsOnTheSameHostOnly(
      _ status: Int, _ location: String, _ target: String?
    )
  {
    let head = head(status, "Location: \(location)")
    #expect(RedirectPolicy.target(head, from: "https://api.host/v1/chat/completions") == target)
  }
}
