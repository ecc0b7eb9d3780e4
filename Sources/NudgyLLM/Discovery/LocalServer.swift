import NudgyCore

/// A model server found on this machine.
package struct LocalServer: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case ollama = "Ollama"
    case llamaCpp = "llama.cpp"
    case lmStudio = "LM Studio"
    case vllm = "vLLM"

    /// Where it listens unless told otherwise.
    package var port: Int {
      switch self {
      case .ollama: 11_434
      case .llamaCpp: 8080
      case .lmStudio: 1234
      case .vllm: 8000
      }
    }
  }

  /// By its port; another server may well stand in for it.
  package let kind: Kind
  package let endpoint: Endpoint
  /// Ids to ask for, as foreign text on one line each; never empty.
  package let models: [String]
}
