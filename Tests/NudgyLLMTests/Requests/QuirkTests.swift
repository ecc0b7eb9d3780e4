import NudgyCore
import Synchronization
import Testing

@testable import NudgyLLM

@Suite struct QuirkTests {
  private static let everything: RequestEncoder.Features = [
    .streamOptions, .maxTokens, .temperature, .tools, .toolsInStream, .toolChoice, .answerForm,
  ]

  // Words of real servers.
  @Test(
    arguments: [
      (400, "Unrecognized request argument supplied: stream_options", .refusesStreamOptions),
      (422, "Extra inputs are not permitted: body.stream_options", .refusesStreamOptions),
      (400, "Bad Request", .refusesStreamOptions),
      (
        400,
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        .wantsMaxCompletionTokens
      ),
      (400, "Unknown field: max_tokens", .refusesTokenLimit),
      (400, "max_tokens is too large: 999999", nil),
      (
        400,
        "Unsupported value: 'temperature' does not support 0.85 with this model. Only the default (1) value is supported.",
        .refusesTemperature
      ),
      (400, "registry.ollama.ai/library/gemma:2b does not support tools", .refusesTools),
      (500, "tools param requires --jinja flag", .refusesTools),
      (500, "Cannot use tools with stream", .refusesToolsInStream),
      (400, "tool_choice: Extra inputs are not permitted", .refusesToolChoice),
      (
        400, "Invalid parameter: 'response_format' of type 'json_schema' is not supported", .refusesAnswerForm
      ),
      (400, "This model does not support structured outputs", .refusesAnswerForm),
      (400, "Invalid schema for function 'complete_task': missing type", nil),
      (400, "This model's maximum context length is 4096 tokens", nil),
      (404, "The model `gpt-9` does not exist", nil),
      (401, "stream_options", nil),
      (500, "boom", nil),
    ] as [(Int, String, EndpointQuirk?)]) func learnsFromARefusal(
      _ status: Int, _ words: String, _ expected: EndpointQuirk?
    )
  {
    let lesson = QuirkLearner.lesson(
      status: status, complaint: ServerComplaint(message: words), sent: QuirkTests.everything)
    #expect(lesson == expected)
  }

  @Test func learnsNothingFromWhatWasNotSent() {
    let complaint = ServerComplaint(message: "stream_options temperature tools max_tokens unsupported")
    #expect(QuirkLearner.lesson(status: 400, complaint: complaint, sent: []) == nil)
    #expect(QuirkLearner.lesson(status: 400, complaint: nil, sent: []) == nil)
  }

  @Test func whatTwoHaveLearntIsKeptTogether() {
    let one: JSONValue = ["a m": ["refusesTools"], "b m": ["refusesTools", "nobody knows"]]
    let other: JSONValue = ["b m": ["refusesTemperature"], "c m": []]
    #expect(
      QuirkMemory.joined(one, other)
        == ["a m": ["refusesTools"], "b m": ["refusesTemperature", "refusesTools"], "c m": []])
    #expect(QuirkMemory.joined(nil, one)["a m"] == ["refusesTools"])
  }

  @Test func memoryIsKeptAndReadBack() throws {
    let endpoint = try Endpoint("https://host/v1")
    let kept = Mutex<[JSONValue]>([])
    let memory = QuirkMemory { value in kept.withLock { $0.append(value) } }
    memory.learn([], of: endpoint, model: "m")
    memory.learn([.refusesTemperature, .refusesStreamOptions], of: endpoint, model: "m")
    memory.learn([.refusesTemperature], of: endpoint, model: "m")
    let all = kept.withLock { $0 }
    #expect(all == [["https://host/v1 m": ["refusesStreamOptions", "refusesTemperature"]]])
    let again = QuirkMemory(stored: all.last)
    #expect(again.quirks(of: endpoint, model: "m") == [.refusesTemperature, .refusesStreamOptions])
    #expect(again.quirks(of: endpoint, model: "other").isEmpty)
  }

  @Test func aDamagedMemoryIsAFreshOne() throws {
    let endpoint = try Endpoint("https://host/v1")
    for stored in ["x", ["https://host/v1 m": "y"], ["https://host/v1 m": ["levitates", 3]]] as [JSONValue] {
      #expect(QuirkMemory(stored: stored).quirks(of: endpoint, model: "m").isEmpty)
    }
  }
}
