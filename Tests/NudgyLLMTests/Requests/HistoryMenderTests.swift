import NudgyCore
import Testing

@testable import NudgyLLM

@Suite struct HistoryMenderTests {
  private func call(_ id: String, _ name: String = "whats_next") -> ToolCall {
    ToolCall(id: id, name: name, arguments: [:])
  }

  @Test func whatIsInOrderStaysAsItIs() {
    let messages: [LLMMessage] = [
      .system("s"), .user("u"), .assistant(text: "", calls: [call("aaaaaaaa1"), call("aaaaaaaa2")]),
      .toolResult(callID: "aaaaaaaa1", content: "1"), .toolResult(callID: "aaaaaaaa2", content: "2"),
      .assistant(text: "a", calls: []), .user("v"),
    ]
    #expect(HistoryMender.mend(messages) == messages)
  }

  @Test func aCallWithoutResultGetsOne() {
    let mended = HistoryMender.mend([
      .user("u"), .assistant(text: "", calls: [call("aaaaaaaa1"), call("aaaaaaaa2")]),
      .toolResult(callID: "aaaaaaaa2", content: "2"), .user("v"),
    ])
    #expect(
      mended.suffix(3) == [
        .toolResult(callID: "aaaaaaaa2", content: "2"),
        .toolResult(callID: "aaaaaaaa1", content: HistoryMender.interrupted), .user("v"),
      ])
  }

  @Test func aCallAtTheEndGetsAResultToo() {
    #expect(HistoryMender.mend([.user("u"), .assistant(text: "", calls: [call("aaaaaaaa1")])]).count == 3)
  }

  @Test func aResultWithoutItsCallIsLeftOut() {
    #expect(HistoryMender.mend([.user("u"), .toolResult(callID: "aaaaaaaa1", content: "1")]) == [.user("u")])
  }

  @Test func systemMessagesStandTogetherAtTheStart() {
    #expect(
      HistoryMender.mend([.system("a"), .user("u"), .system("b")]) == [.system("a\n\nb"), .user("u")])
  }

  @Test func oneSideSpeaksOnceInARow() {
    let mended = HistoryMender.mend([
      .user("a"), .user("b"), .assistant(text: "c", calls: []), .assistant(text: "", calls: []),
      .assistant(text: "d", calls: [call("aaaaaaaa1")]),
    ])
    #expect(
      mended.prefix(2) == [.user("a\n\nb"), .assistant(text: "c\n\nd", calls: [call("aaaaaaaa1")])])
  }

  @Test func idsAreNineAlphanumericsAndTheirOwn() {
    let mended = HistoryMender.mend([
      .user("u"),
      .assistant(text: "", calls: [call("call__0_x"), call("same00000"), call("same00000"), call("")]),
      .toolResult(callID: "call__0_x", content: "1"), .toolResult(callID: "same00000", content: "2"),
      .toolResult(callID: "same00000", content: "3"), .toolResult(callID: "", content: "4"),
    ])
    guard case .assistant(_, let calls) = mended[1] else { return #expect(Bool(false)) }
    let ids = calls.map(\.id)
    #expect(Set(ids).count == 4)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9]{9}/) != nil })
    let results = mended.compactMap { message -> String? in
      if case .toolResult(let id, let content) = message { "\(id)=\(content)" } else { nil }
    }
    #expect(results == zip(ids, 1...).map { "\($0)=\($1)" })
  }
}
