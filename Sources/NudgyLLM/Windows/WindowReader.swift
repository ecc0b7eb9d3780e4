import NudgyCore

/// Reads from what servers tell of themselves how much a model takes in at once.
struct WindowReader: Sendable {
  /// What is behind an endpoint, by the word of its list of models.
  enum Server: Sendable, Equatable {
    case ollama, llamaCpp, lmStudio, vllm

    /// What makes the window larger.
    var knob: String {
      switch self {
      case .ollama: "OLLAMA_CONTEXT_LENGTH"
      case .llamaCpp: "--ctx-size"
      case .lmStudio: "Context Length"
      case .vllm: "--max-model-len"
      }
    }
  }

  /// What Ollama runs with where nobody says more, whatever the model was trained for.
  private static let ollamaUsual = 4096
  private static let tellingFields = [
    "max_model_len", "context_length", "context_window", "max_context_length",
  ]

  let model: String

  // MARK: - /v1/models

  func server(inList list: JSONValue?) -> Server? {
    switch entry(in: list)?["owned_by"]?.stringValue {
    case "library"?: .ollama
    case "llamacpp"?: .llamaCpp
    case "organization_owner"?: .lmStudio
    case "vllm"?: .vllm
    default: nil
    }
  }

  func window(inList list: JSONValue?) -> ContextWindow? {
    guard let entry = entry(in: list) else { return nil }
    let server = server(inList: list)
    if let tokens = size(entry["meta"]?["n_ctx"]) { return window(tokens, .told, .llamaCpp) }
    if let tokens = WindowReader.tellingFields.lazy.compactMap({ size(entry[$0]) }).first {
      return window(tokens, server == .lmStudio ? .trained : .told, server)
    }
    return size(entry["meta"]?["n_ctx_train"]).flatMap { window($0, .trained, .llamaCpp) }
  }

  /// The model's own entry, or the only one: llama.cpp answers to any name.
  private func entry(in list: JSONValue?) -> JSONValue? {
    let entries = list?["data"]?.arrayValue ?? list?.arrayValue ?? []
    let own = entries.first { $0["id"]?.stringValue.map(isModel) ?? false }
    return own ?? (entries.count == 1 ? entries.first : nil)
  }

  private func isModel(_ name: String) -> Bool { name == model || name == model + ":latest" }

  // MARK: - The servers' own interfaces

  /// llama.cpp's `/props`.
  func window(inProps props: JSONValue?) -> ContextWindow? {
    size(props?["default_generation_settings"]?["n_ctx"]).flatMap { window($0, .told, .llamaCpp) }
  }

  /// LM Studio's `/api/v0/models`.
  func window(inStudio list: JSONValue?) -> ContextWindow? {
    guard let entry = entry(in: list) else { return nil }
    if let tokens = size(entry["loaded_context_length"]) { return window(tokens, .told, .lmStudio) }
    return size(entry["max_context_length"]).flatMap { window($0, .trained, .lmStudio) }
  }

  /// Ollama's `/api/ps`, which tells what a loaded model really runs with.
  func window(inRunning list: JSONValue?) -> ContextWindow? {
    let entries = list?["models"]?.arrayValue ?? []
    let own = entries.first { entry in
      [entry["name"], entry["model"]].contains { $0?.stringValue.map(isModel) ?? false }
    }
    return size(own?["context_length"]).flatMap { window($0, .told, .ollama) }
  }

  /// Ollama's `/api/show`, which tells what the model was trained for and what its author wants; what the server
  /// was started with it does not tell.
  func window(inShown shown: JSONValue?) -> ContextWindow? {
    let trained = (shown?["model_info"]?.members ?? []).lazy
      .filter { $0.name.hasSuffix(".context_length") }.compactMap { size($0.value) }.first
    let most = trained ?? Int.max
    if let wanted = WindowReader.wantedByAuthor(shown?["parameters"]?.stringValue ?? "") {
      return window(min(wanted, most), .told, .ollama)
    }
    return window(min(WindowReader.ollamaUsual, most), .usual, .ollama)
  }

  /// `num_ctx 8192`, on a line of its own.
  private static func wantedByAuthor(_ parameters: String) -> Int? {
    for line in parameters.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count == 2, words[0] == "num_ctx", let number = Int(words[1]), number > 0 { return number }
    }
    return nil
  }

  // MARK: - Values

  /// A number, or one in quotes.
  private func size(_ value: JSONValue?) -> Int? {
    let number = value?.intValue ?? value?.stringValue.flatMap { Int($0) }
    guard let number, number > 0 else { return nil }
    return number
  }

  private func window(_ tokens: Int, _ source: ContextWindow.Source, _ server: Server?) -> ContextWindow? {
    ContextWindow(tokens: tokens, source: source, knob: server?.knob)
  }
}
