import NudgyCore
import Testing

@testable import NudgyLLM

/// What real servers tell of their models, cut down to what counts here.
@Suite struct WindowReaderTests {
  private let reader = WindowReader(model: "llama3.2")

  private func value(_ text: String) throws -> JSONValue { try #require(WireJSON.value(text)) }

  @Test(
    arguments: [
      (
        "vLLM", #"{"data":[{"id":"llama3.2","owned_by":"vllm","max_model_len":16384}]}"#, 16_384, .told,
        "--max-model-len"
      ),
      (
        "OpenRouter", #"{"data":[{"id":"x"},{"id":"llama3.2","context_length":131072}]}"#, 131_072, .told, nil
      ),
      ("Groq", #"{"data":[{"id":"llama3.2","owned_by":"Meta","context_window":8192}]}"#, 8192, .told, nil),
      (
        "Mistral", #"{"data":[{"id":"llama3.2","owned_by":"mistralai","max_context_length":32768}]}"#, 32_768,
        .told, nil
      ),
      ("Together, a bare list", #"[{"id":"llama3.2","context_length":4096},{"id":"y"}]"#, 4096, .told, nil),
      (
        "llama.cpp", #"{"data":[{"id":"a.gguf","owned_by":"llamacpp","meta":{"n_ctx_train":131072}}]}"#,
        131_072, .trained, "--ctx-size"
      ),
      (
        "llama.cpp, newer",
        #"{"data":[{"id":"a.gguf","owned_by":"llamacpp","meta":{"n_ctx":4096,"n_ctx_train":131072}}]}"#, 4096,
        .told, "--ctx-size"
      ),
      (
        "LM Studio",
        #"{"data":[{"id":"llama3.2","owned_by":"organization_owner","max_context_length":9000}]}"#,
        9000, .trained, "Context Length"
      ),
      ("a number in quotes", #"{"data":[{"id":"llama3.2","context_length":"4096"}]}"#, 4096, .told, nil),
    ] as [(String, String, Int, ContextWindow.Source, String?)]) func readsLists(
      _ name: String, _ list: String, _ tokens: Int, _ source: ContextWindow.Source, _ knob: String?
    ) throws
  {
    let expected = ContextWindow(tokens: tokens, source: source, knob: knob)
    #expect(reader.window(inList: try value(list)) == expected)
  }

  @Test(arguments: [
    ("OpenAI", #"{"data":[{"id":"llama3.2","object":"model","owned_by":"openai"}]}"#),
    ("other models only", #"{"data":[{"id":"a","context_length":9000},{"id":"b","context_length":9000}]}"#),
    ("zero", #"{"data":[{"id":"llama3.2","context_length":0}]}"#),
    ("less than any model has", #"{"data":[{"id":"llama3.2","context_length":8}]}"#),
    ("more than any model has", #"{"data":[{"id":"llama3.2","context_length":9000000000}]}"#),
    ("below zero", #"{"data":[{"id":"llama3.2","context_length":-4096}]}"#),
    ("no list", #"{"status":"ok"}"#), ("words", #""hello""#),
  ]) func knowsNothingElse(_ name: String, _ list: String) throws {
    #expect(reader.window(inList: try value(list)) == nil)
  }

  @Test func readsWhatOllamaTells() throws {
    let knob = "OLLAMA_CONTEXT_LENGTH"
    let running =
      #"{"models":[{"name":"phi:latest","context_length":2048},{"name":"llama3.2:latest","context_length":16384}]}"#
    #expect(
      reader.window(inRunning: try value(running))
        == ContextWindow(tokens: 16_384, source: .told, knob: knob))
    #expect(reader.window(inRunning: try value(#"{"models":[{"name":"llama3.2:latest"}]}"#)) == nil)
    #expect(reader.window(inRunning: try value(#"{"models":[]}"#)) == nil)
  }

  @Test(
    arguments: [
      ("trained for much, run with little", "", 131_072, 4096, .usual),
      ("trained for less than that", "", 2048, 2048, .usual),
      (
        "as its author wants",
        #"stop                           \"<|end|>\"\nnum_ctx                        8192"#, 131_072, 8192,
        .told
      ),
      ("its author wants more than there is", "num_ctx 999999", 32_768, 32_768, .told),
      ("its author wants nonsense", "num_ctx many\\nnum_ctx -1", 32_768, 4096, .usual),
    ] as [(String, String, Int, Int, ContextWindow.Source)]) func readsWhatOllamaShows(
      _ name: String, _ parameters: String, _ trained: Int, _ tokens: Int, _ source: ContextWindow.Source
    ) throws
  {
    let shown = #"{"parameters":"\#(parameters)","model_info":{"llama.context_length":\#(trained)}}"#
    #expect(
      reader.window(inShown: try value(shown))
        == ContextWindow(tokens: tokens, source: source, knob: "OLLAMA_CONTEXT_LENGTH"))
  }

  @Test func readsWhatLlamaCppAndLMStudioTell() throws {
    let props = #"{"default_generation_settings":{"n_ctx":16384,"params":{}},"total_slots":1}"#
    #expect(
      reader.window(inProps: try value(props))
        == ContextWindow(tokens: 16_384, source: .told, knob: "--ctx-size"))
    let list = { (more: String) in #"{"data":[{"id":"llama3.2","max_context_length":131072\#(more)}]}"# }
    #expect(
      reader.window(inStudio: try value(list(#","loaded_context_length":4096"#)))?.tokens == 4096)
    #expect(reader.window(inStudio: try value(list("")))?.source == .trained)
  }
}
