import Foundation
import NudgyCore
import NudgyTestSupport
import Testing

@testable import NudgyLLM

/// Against a real server, such as `NUDGY_LLAMA_URL=http://127.0.0.1:8099/v1`; not part of the ordinary run.
@Suite(
  .enabled(if: ProcessInfo.processInfo.environment["NUDGY_LLAMA_URL"] != nil), .serialized)
struct LiveServerTests {
  private func service(answerTokens: Int = 16) throws -> OpenAIService {
    let base = try #require(ProcessInfo.processInfo.environment["NUDGY_LLAMA_URL"])
    var configuration = try LLMConfiguration(endpoint: Endpoint(base), model: "tiny", key: nil)
    configuration.answerTokens = answerTokens
    return OpenAIService(
      configuration, transport: CurlTransport(), quirks: QuirkMemory(),
      clock: ServiceClock(now: { Date() }), random: .seeded(1))
  }

  @Test func itIsFoundByItsList() async throws {
    let base = try #require(ProcessInfo.processInfo.environment["NUDGY_LLAMA_URL"])
    let port = try Endpoint(base).port
    let found = await LocalServerFinder(transport: CurlTransport()).find([(.llamaCpp, port)])
    #expect(found.first?.models.isEmpty == false)
  }

  @Test func fiftyTurnsEndCleanly() async throws {
    let service = try service()
    var messages: [LLMMessage] = [.system("You are Nudgy.")]
    for turn in 0..<50 {
      messages.append(.user("turn \(turn): what's next?"))
      var (text, calls, isFinished) = ("", [ToolCall](), false)
      let request = LLMRequest(messages: messages, tools: [RequestEncoderTests.tool], temperature: 0.85)
      for try await delta in service.stream(request) {
        switch delta {
        case .text(let piece): text += piece
        case .toolCall(let call): calls.append(call)
        case .thinking, .usage: break
        case .finished: isFinished = true
        }
      }
      #expect(isFinished)
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
      // Without results, as after an interrupt: the next request has to be valid all the same.
      messages.append(.assistant(text: text, calls: calls))
      messages = [messages[0]] + messages.dropFirst().suffix(8)
    }
  }

  @Test func aTurnThatIsStoppedLeavesTheNextOneAlone() async throws {
    // Few, as some servers write on for nobody before they take the next request.
    let service = try service(answerTokens: 64)
    let request = LLMRequest(messages: [.user("Tell me a long story.")], tools: [], temperature: 1.5)
    for _ in 0..<5 {
      for try await delta in service.stream(request) {
        if case .text = delta { break }
      }
    }
  }
}
