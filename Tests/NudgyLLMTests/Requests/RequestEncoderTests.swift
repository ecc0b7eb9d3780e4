import NudgyCore
import Testing

@testable import NudgyLLM

@Suite struct RequestEncoderTests {
  static let tool = ToolSchema(
    name: "complete_task", summary: "Completes a task.",
    parameters: [
      "type": "object", "properties": ["task": ["type": "string"]], "required": ["task"],
      "additionalProperties": false,
    ])

  static let request = LLMRequest(
    messages: [
      .system("You are Nudgy."), .user("done with the \"dishes\"\n🐧"),
      .assistant(
        text: "", calls: [ToolCall(id: "abcdefghi", name: "complete_task", arguments: ["task": "dishes"])]),
      .toolResult(callID: "abcdefghi", content: #"{"ok":true}"#),
    ], tools: [tool], temperature: 0.85)

  private func body(_ quirks: Set<EndpointQuirk> = [], _ request: LLMRequest = request) throws -> JSONValue {
    let body = RequestEncoder(model: "gpt-4o-mini", answerTokens: 100, quirks: quirks).body(of: request)
    // As the server reads it.
    return try #require(JSONReader.value(from: JSONWriter.compact(body)))
  }

  @Test func isWhatTheSchemaAsksFor() throws {
    let body = try body()
    #expect(ChatSchema.problems(in: body) == [])
    #expect(body["model"] == "gpt-4o-mini")
    #expect(body["stream_options"] == ["include_usage": true])
    #expect(body["max_tokens"] == 100)
    #expect(body["messages"]?.arrayValue?[1]["content"] == "done with the \"dishes\"\n🐧")
    let call = try #require(body["messages"]?.arrayValue?[2]["tool_calls"]?.arrayValue?.first)
    #expect(call["function"]?["arguments"]?.stringValue == #"{"task":"dishes"}"#)
    #expect(body["messages"]?.arrayValue?[2]["content"] == .null)
  }

  @Test func isWhatTheSchemaAsksForWithEveryMixOfQuirks() throws {
    let all = EndpointQuirk.allCases
    for mix in 0..<(1 << all.count) {
      let quirks = Set(all.enumerated().filter { mix & 1 << $0.offset != 0 }.map(\.element))
      #expect(ChatSchema.problems(in: try body(quirks)) == [], "\(quirks)")
    }
  }

  @Test func quirksLeaveOutWhatIsRefused() throws {
    #expect(try body([.refusesStreamOptions])["stream_options"] == nil)
    #expect(try body([.wantsMaxCompletionTokens])["max_completion_tokens"] == 100)
    #expect(try body([.wantsMaxCompletionTokens])["max_tokens"] == nil)
    #expect(try body([.refusesTokenLimit])["max_tokens"] == nil)
    #expect(try body([.refusesTemperature])["temperature"] == nil)
    #expect(try body([.refusesTools])["tools"] == nil)
    #expect(try body([.refusesTools])["stream"] == true)
    #expect(try body([.refusesToolsInStream])["stream"] == false)
    #expect(try body([.refusesToolsInStream])["stream_options"] == nil)
  }

  @Test func theLastRoundForbidsCallsAndAFormIsAsked() throws {
    var request = Self.request
    request.toolChoice = .none
    request.form = AnswerForm(name: "tasks", schema: ["type": "object"])
    let body = try body([], request)
    #expect(ChatSchema.problems(in: body) == [])
    #expect(body["tool_choice"] == "none")
    #expect(body["tools"]?.arrayValue?.count == 1)
    #expect(body["response_format"]?["json_schema"]?["name"] == "tasks")
    // Where the word is not taken, the tools go.
    let plain = try self.body([.refusesToolChoice, .refusesAnswerForm], request)
    #expect(plain["tools"] == nil && plain["tool_choice"] == nil && plain["response_format"] == nil)
    #expect(try self.body([.refusesTools], request)["tool_choice"] == nil)
  }

  @Test func whatAModelMadeUpGoesBackInAFormServersTake() throws {
    let call = ToolCall(
      id: "x", name: "launch rocket!" + String(repeating: "x", count: 80), arguments: "to the moon")
    let request = LLMRequest(
      messages: [.user("u"), .assistant(text: "Off.", calls: [call])], tools: [], temperature: 9)
    let body = try body([], request)
    #expect(ChatSchema.problems(in: body) == [])
    #expect(body["tools"] == nil)
    #expect(body["temperature"]?.doubleValue == 2)
  }
}
