import Foundation
import NudgyCore
import NudgyLLM

/// Which model answers, by the environment and the settings, and the client for it. Opens no socket.
struct ModelWiring {
  /// What was decided.
  enum Choice {
    /// Nothing may touch the network.
    case off
    /// Allowed, but neither a key nor an address was given.
    case none
    case model(LLMConfiguration)
    case unusable(EndpointProblem)
  }

  static let standardModel = "gpt-4o-mini"

  let settings: Settings
  let environment: [String: String]

  var choice: Choice {
    let mode = (environment["NUDGY_AI"].flatMap { $0.isEmpty ? nil : $0 } ?? settings.ai ?? "auto")
      .lowercased()
    guard mode != "off" else { return .off }
    let key = value("OPENAI_API_KEY")
    let address = value("OPENAI_BASE_URL") ?? settings.baseURL
    // A key, or a server someone named: without either there is nobody to ask.
    guard key != nil || address != nil || mode == "on" else { return .none }
    do throws(EndpointProblem) {
      let endpoint = try Endpoint(address ?? Endpoint.openAI)
      var configuration = try LLMConfiguration(
        endpoint: endpoint, model: value("NUDGY_MODEL") ?? settings.model ?? ModelWiring.standardModel,
        key: try key.map(APIKey.init))
      configuration.headers = try NetworkSettings.headers(environment: environment)
      configuration.network = NetworkSettings(environment: environment)
      return .model(configuration)
    } catch {
      return .unusable(error)
    }
  }

  /// The client; nil when no model is to be asked.
  func service(_ world: World, home: DataHome) -> (any LLMService)? {
    switch choice {
    case .off, .none: return nil
    case .unusable(let problem): return UnusableModel(problem: problem)
    case .model(let configuration):
      return OpenAIService(
        configuration, transport: CurlTransport(), quirks: QuirkFile(home: home).memory(),
        // Not the world's clock, which may stand: servers give the dates of their own.
        clock: ServiceClock(now: { Date() }), random: world.random)
    }
  }

  private func value(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Stands in for a model whose settings cannot work: each turn is answered offline, and says why.
private struct UnusableModel: LLMService {
  let problem: EndpointProblem

  func stream(_ request: LLMRequest) -> AsyncThrowingStream<LLMDelta, any Error> {
    AsyncThrowingStream { $0.finish(throwing: LLMFailure.misconfigured(problem)) }
  }
}

/// What was learnt about servers, kept beside the history. Losing it costs one refused request.
private struct QuirkFile {
  private let url: URL

  init(home: DataHome) { url = home.state.appending(path: "servers.json") }

  func memory() -> QuirkMemory {
    let stored = (try? Data(contentsOf: url)).flatMap {
      JSONReader.value(from: String(decoding: $0, as: UTF8.self))
    }
    let url = url
    return QuirkMemory(stored: stored) { known in
      try? PrivateFile.write(Data(JSONWriter.compact(known).utf8), to: url)
    }
  }
}
