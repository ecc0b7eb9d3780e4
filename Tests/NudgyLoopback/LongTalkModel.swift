package import NudgyCore
import Synchronization

/// A model that knows its part of the long talk by heart and keeps what it was asked.
package final class LongTalkModel: LLMService {
  private let window: Int?
  private let asked = Mutex<[LLMRequest]>([])

  /// - Parameter window: in tokens; nil for one that does not tell.
  package init(window: Int? = nil) {
    self.window = window
  }

  package var requests: [LLMRequest] { asked.withLock { $0 } }

  package func contextWindow(within patience: Duration) async -> ContextWindow? {
    window.flatMap { ContextWindow(tokens: $0, source: .told) }
  }

  package func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    asked.withLock { $0.append(request) }
    let deltas = LongTalkModel.answer(to: request)
    return .filled { continuation in for delta in deltas { continuation.yield(delta) } }
  }

  private static func answer(to request: LLMRequest) -> [LLMDelta] {
    var turn: LongTalk.Turn?
    var hasCalled = false
    for message in request.messages {
      switch message {
      case .user(let text): if let next = LongTalk.turn(of: text) { (turn, hasCalled) = (next, false) }
      case .toolResult: hasCalled = true
      case .system, .assistant: break
      }
    }
    let names = Set(request.tools.map(\.name))
    let calls = (turn?.calls ?? []).filter { names.contains($0.name) }
    guard !hasCalled, !calls.isEmpty else { return [.text(turn?.answer ?? "I see."), .finished(.complete)] }
    return calls.map(LLMDelta.toolCall) + [.finished(.complete)]
  }
}

/// How much of each request its server had read before: what stands unchanged from the first byte on.
package struct PromptMeter: Sendable {
  private var asked: [[UInt8]] = []
  /// Bytes after the first request, and those of them that were known.
  private var bytes = 0
  private var known = 0

  package init(_ requests: [LLMRequest] = []) {
    for request in requests { note(request) }
  }

  package mutating func note(_ request: LLMRequest) {
    let text = Array(PromptMeter.text(of: request).utf8)
    if let last = asked.last {
      bytes += text.count
      known += zip(last, text).prefix { $0 == $1 }.count
    }
    asked.append(text)
  }

  /// 0 to 1; over all requests but the first.
  package var share: Double { bytes == 0 ? 0 : Double(known) / Double(bytes) }

  /// About four bytes each.
  package var tokens: [Int] { asked.map { $0.count / 4 } }

  /// As chat templates put it: the tools first, then the messages.
  private static func text(of request: LLMRequest) -> String {
    let tools = request.tools.map { "\($0.name) \($0.summary) \(JSONWriter.compact($0.parameters))\n" }
    let messages = request.messages.map { message in
      switch message {
      case .system(let text): "<system>\(text)\n"
      case .user(let text): "<user>\(text)\n"
      case .toolResult(let id, let text): "<tool>\(id) \(text)\n"
      case .assistant(let text, let calls):
        "<assistant>\(text)"
          + calls.map { "\($0.id) \($0.name) \(JSONWriter.compact($0.arguments))" }.joined() + "\n"
      }
    }
    return (tools + messages).joined()
  }
}
