import NudgyCore

/// Asks a server how much its model takes in at once. Opens sockets.
struct WindowProbe: Sendable {
  let configuration: LLMConfiguration
  let transport: any HTTPTransport

  /// Nil where the server does not tell.
  func window() async -> ContextWindow? {
    let reader = WindowReader(model: configuration.model)
    let endpoint = configuration.endpoint
    let list = await answer(endpoint.modelsURL)
    let listed = reader.window(inList: list)
    if let listed, listed.source == .told { return listed }
    switch reader.server(inList: list) {
    case .ollama?: return await ollama(reader)
    case .lmStudio?: return reader.window(inStudio: await answer(endpoint.ownURL("/api/v0/models"))) ?? listed
    case .vllm?: return listed
    case nil where !endpoint.isLoopback: return listed
    case .llamaCpp?, nil: return reader.window(inProps: await answer(endpoint.ownURL("/props"))) ?? listed
    }
  }

  private func ollama(_ reader: WindowReader) async -> ContextWindow? {
    let endpoint = configuration.endpoint
    if let running = reader.window(inRunning: await answer(endpoint.ownURL("/api/ps"))) { return running }
    let question: JSONValue = ["model": .string(configuration.model)]
    return reader.window(inShown: await answer(endpoint.ownURL("/api/show"), question))
  }

  /// Nil whatever went wrong: then the server does not tell.
  private func answer(_ url: String, _ question: JSONValue? = nil) async -> JSONValue? {
    let receiver = JSONReceiver()
    let request = HTTPRequest(
      configuration, url: url, body: question.map { Array(JSONWriter.compact($0).utf8) },
      accept: "application/json", limits: configuration.probeLimits)
    guard (try? await transport.perform(request, for: receiver)) != nil else { return nil }
    return receiver.value
  }
}
