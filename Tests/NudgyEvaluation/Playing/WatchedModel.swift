package import NudgyCore
import Synchronization

/// A model whose requests are measured: how many, how large, and how much of each stood in the one before.
package final class WatchedModel: LLMService {
  package struct Measures: Sendable, Equatable {
    package var requests = 0
    package var tokensIn = 0
    package var tokensOut = 0
    /// Bytes of the requests after the first, and how many of them are as in the request before.
    package var bytes = 0
    package var sharedBytes = 0
    package var longestRequest = 0

    package static func + (left: Measures, right: Measures) -> Measures {
      Measures(
        requests: left.requests + right.requests, tokensIn: left.tokensIn + right.tokensIn,
        tokensOut: left.tokensOut + right.tokensOut, bytes: left.bytes + right.bytes,
        sharedBytes: left.sharedBytes + right.sharedBytes,
        longestRequest: max(left.longestRequest, right.longestRequest))
    }
  }

  private struct State {
    var measures = Measures()
    var latest: [String]?
    var tools: (schemas: [ToolSchema], text: String) = ([], "")
  }

  private static let bytesPerToken = 4

  private let service: any LLMService
  private let state = Mutex(State())

  package init(_ service: any LLMService) { self.service = service }

  package var measures: Measures { state.withLock { $0.measures } }

  package func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    let sent = state.withLock { WatchedModel.note(request, &$0) }
    return .filled { continuation in
      var (answered, usage) = (0, LLMUsage?.none)
      for try await delta in self.service.stream(request) {
        switch delta {
        case .text(let text): answered += text.utf8.count
        case .toolCall(let call):
          answered += call.name.utf8.count + JSONWriter.compact(call.arguments).utf8.count
        case .usage(let counted): usage = counted
        case .thinking, .finished: break
        }
        continuation.yield(delta)
      }
      self.state.withLock { state in
        state.measures.tokensIn += usage?.promptTokens ?? sent / WatchedModel.bytesPerToken
        state.measures.tokensOut += usage?.answerTokens ?? answered / WatchedModel.bytesPerToken
      }
    }
  }

  package func contextWindow(within patience: Duration) async -> ContextWindow? {
    await service.contextWindow(within: patience)
  }

  /// Notes the request; returns its bytes.
  private static func note(_ request: LLMRequest, _ state: inout State) -> Int {
    if state.tools.schemas.map(\.name) != request.tools.map(\.name) {
      state.tools = (request.tools, request.tools.map(text).joined())
    }
    // As templates lay a request out: the tools first, then one message after the other.
    let parts = [state.tools.text] + request.messages.map(text)
    let size = parts.reduce(0) { $0 + $1.utf8.count }
    state.measures.requests += 1
    state.measures.longestRequest = max(state.measures.longestRequest, size / bytesPerToken)
    if let latest = state.latest {
      state.measures.bytes += size
      state.measures.sharedBytes += shared(latest, parts)
    }
    state.latest = parts
    return size
  }

  /// The bytes at the beginning of both.
  private static func shared(_ left: [String], _ right: [String]) -> Int {
    let whole = zip(left, right).prefix { $0 == $1 }.map(\.1)
    let bytes = whole.reduce(0) { $0 + $1.utf8.count }
    guard whole.count < left.count, whole.count < right.count else { return bytes }
    return bytes + zip(left[whole.count].utf8, right[whole.count].utf8).prefix { $0 == $1 }.count
  }

  private static func text(_ tool: ToolSchema) -> String {
    "\(tool.name)\n\(tool.summary)\n\(JSONWriter.compact(tool.parameters))\n"
  }

  private static func text(_ message: LLMMessage) -> String {
    switch message {
    case .system(let text): "<system>\(text)\n"
    case .user(let text): "<user>\(text)\n"
    case .toolResult(let id, let content): "<tool \(id)>\(content)\n"
    case .assistant(let text, let calls):
      "<assistant>\(text)\n"
        + calls.map { "\($0.id) \($0.name) \(JSONWriter.compact($0.arguments))\n" }.joined()
    }
  }
}
