import NudgyCore
import NudgyLoopback
import NudgyTestSupport
import Testing

@testable import NudgyLLM

@Suite struct OverflowReaderTests {
  private func overflow(_ json: String) throws -> OverflowReader.Overflow? {
    let value = try #require(WireJSON.value(json))
    let complaint = try #require(ServerComplaint(value, isExpected: true))
    return OverflowReader.overflow(complaint)
  }

  private func error(_ words: String) -> String {
    JSONWriter.compact(["error": ["message": .string(words)]])
  }

  // Words of real servers.
  @Test(
    arguments: [
      (
        "OpenAI",
        "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens (4500 in the messages, 500 in the completion). Please reduce the length of the messages or completion.",
        4096
      ),
      (
        "OpenAI, newer",
        "Input tokens exceed the configured limit of 272,000 tokens. Your messages resulted in 300,000 tokens. Please reduce the length of the messages.",
        272_000
      ),
      (
        "OpenAI, without a number",
        "Your input exceeds the context window of this model. Please adjust your input and try again.", nil
      ),
      (
        "llama.cpp",
        "request (5000 tokens) exceeds the available context size (4096 tokens), try increasing it", 4096
      ),
      (
        "llama.cpp, older",
        "the request exceeds the available context size. try increasing the context size or enable context shift",
        nil
      ),
      ("llama.cpp's Python server", "Requested tokens (600) exceed context window of 512", 512),
      (
        "vLLM",
        "'max_tokens' or 'max_completion_tokens' is too large: 2048. This model's maximum context length is 4096 tokens and your request has 3000 input tokens (2048 > 4096 - 3000).",
        4096
      ),
      (
        "vLLM, older",
        "The decoder prompt (length 5000) is longer than the maximum model length of 4096. Make sure that `max_model_len` is no smaller than the number of text tokens.",
        4096
      ),
      ("SGLang", "Input length (5000) exceeds model's maximum context length (4096)", 4096),
      ("Ollama", "the input length exceeds the context length", nil),
      (
        "LM Studio",
        "Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough. Try to load the model with a larger context length, or provide a shorter input",
        4096
      ),
      (
        "LM Studio, newer",
        "The number of tokens to keep from the initial prompt is greater than the context length (n_keep: 5000 >= n_ctx: 4096).",
        4096
      ),
      (
        "LM Studio, while it writes",
        "Reached context length of 4096 tokens with model llama, but this model does not currently support mid-generation context overflow.",
        4096
      ),
      (
        "Mistral", "Prompt contains 40000 tokens, too large for model with 32768 maximum context length",
        32_768
      ),
      ("Anthropic", "prompt is too long: 210000 tokens > 200000 maximum", 200_000),
      (
        "Anthropic, with the answer",
        "input length and `max_tokens` exceed context limit: 190000 + 21333 > 200000, decrease input length or `max_tokens` and try again",
        200_000
      ),
      (
        "Gemini",
        "The input token count (1050000) exceeds the maximum number of tokens allowed (1048576).", 1_048_576
      ),
      (
        "OpenRouter",
        "This endpoint's maximum context length is 32768 tokens. However, you requested about 40000 tokens (38000 of text input, 2000 in the output).",
        32_768
      ),
      (
        "TGI",
        "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000 `inputs` tokens and 512 `max_new_tokens`",
        4096
      ),
      (
        "xAI",
        "This model's maximum prompt length is 131072 but the request contains 140000 tokens.", 131_072
      ),
      (
        "Cohere",
        "too many tokens: total number of tokens in the prompt exceeds the limit of 4081. Try using a shorter prompt",
        4081
      ),
    ] as [(String, String, Int?)]) func knowsTheWordsOfServers(_ name: String, _ words: String, _ limit: Int?)
    throws
  {
    #expect(try overflow(error(words)) == .init(limit: limit))
  }

  @Test func knowsTheirCodesAndFields() throws {
    #expect(
      try overflow(#"{"error":{"message":"Too long.","code":"context_length_exceeded"}}"#)
        == .init(limit: nil))
    #expect(
      try overflow(
        #"{"error":{"code":400,"message":"the request exceeds the available context size","type":"exceed_context_size_error","n_prompt_tokens":5000,"n_ctx":4096}}"#
      ) == .init(limit: 4096))
    #expect(
      try overflow(
        #"{"object":"error","message":"prompt is too long: 9 tokens > 99999999999999999999 maximum"}"#)
        == .init(limit: nil))
  }

  @Test(arguments: [
    "max_tokens is too large: 999999", "Unrecognized request argument supplied: stream_options",
    "Rate limit reached for the context length of 4096 in tokens per minute (TPM): Limit 6000, Requested 8000",
    "You exceeded your current quota", "The model `context window` does not exist", "boom",
    "Invalid schema for function 'complete_task'", "Request too large for gpt-4o on tokens per minute",
  ]) func takesNothingElseForIt(_ words: String) throws {
    #expect(try overflow(error(words)) == nil)
  }

  // MARK: - The service

  private static let words =
    "'max_tokens' or 'max_completion_tokens' is too large: 2048. This model's maximum context length is 4096 tokens."

  @Test(
    arguments: [
      ("as a refusal", HTTPReply.json(#"{"error":{"message":"\#(words)"}}"#)),
      (
        "as a server's fault",
        HTTPReply.json(#"{"error":{"message":"\#(words)"}}"#, status: "500 Internal Server Error")
      ),
      ("within the stream", HTTPReply.whole("data: {\"error\":{\"message\":\"\(words)\",\"code\":500}}\n\n")),
    ] as [(String, LoopbackServer.Step)]) func isAFactAndNothingIsTriedAgain(
      _ name: String, _ step: LoopbackServer.Step
    ) async throws
  {
    let server = try LoopbackServer([[step], [Answers.hello]])
    let client = try Client(server.base)
    #expect(await client.ask() == .init(failure: .contextOverflow(limit: 4096)))
    #expect(server.received.count == 1)
    #expect(client.quirks.quirks(of: try Endpoint(server.base), model: "test-model").isEmpty)
    #expect(await client.service.contextWindow() == ContextWindow(tokens: 4096, source: .learnt))
    #expect(server.received.count == 1)
  }
}
