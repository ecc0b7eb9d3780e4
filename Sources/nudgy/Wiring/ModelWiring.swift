import Foundation
import NudgyAssistant
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
    case model(Plan)
    case unusable(EndpointProblem)
  }

  struct Plan {
    var configuration: LLMConfiguration
    var key: KeySource
  }

  /// Where the key comes from. Nothing is run before the model is asked.
  enum KeySource: Equatable {
    case none, environment
    /// A header of the user's own stands in for one.
    case header
    case command(String)
    /// The desktop's keyring, through `secret-tool`, where there is one.
    case keyring
  }

  static let standardModel = "gpt-4o-mini"

  let settings: Settings
  let environment: [String: String]

  /// `off`, `auto` or `on`.
  var mode: String {
    let mode = (value("NUDGY_AI") ?? settings.ai ?? "auto").lowercased()
    return ["off", "on"].contains(mode) ? mode : "auto"
  }

  var modelName: String { value("NUDGY_MODEL") ?? settings.model ?? ModelWiring.standardModel }
  /// Nil when none was given.
  var address: String? { value("OPENAI_BASE_URL") ?? settings.baseURL }
  var budget: DailyBudget { DailyBudget(calls: settings.dailyCalls, tokens: settings.dailyTokens) }

  var choice: Choice {
    guard mode != "off" else { return .off }
    let key = value("OPENAI_API_KEY")
    // A key, or a server someone named: without either there is nobody to ask.
    guard key != nil || settings.apiKeyCommand != nil || address != nil || mode == "on" else { return .none }
    do throws(EndpointProblem) {
      let endpoint = try Endpoint(
        address ?? Endpoint.openAI, allowsPlainHTTP: settings.allowPlainHTTP)
      var configuration = try LLMConfiguration(
        endpoint: endpoint, model: modelName, key: try key.map(APIKey.init))
      configuration.headers = try NetworkSettings.headers(environment: environment)
      configuration.network = NetworkSettings(environment: environment)
      configuration.contextWindow = settings.contextWindow
      setLimits(&configuration.limits)
      let source = configuration.hasOwnAuthorization ? .header : keySource(key, endpoint)
      return .model(Plan(configuration: configuration, key: source))
    } catch {
      return .unusable(error)
    }
  }

  private func setLimits(_ limits: inout LLMLimits) {
    limits.firstToken = settings.modelFirstLimit.map { .seconds($0) } ?? limits.firstToken
    limits.idle = settings.modelIdleLimit.map { .seconds($0) } ?? limits.idle
    limits.whole = settings.modelTotalLimit.map { .seconds($0) } ?? limits.whole
  }

  /// A server on this machine may have to load its model and read a long prompt first.
  private func patience(at endpoint: Endpoint) -> Duration {
    .seconds(settings.modelPatience ?? (endpoint.isLoopback ? 60 : 20))
  }

  private func keySource(_ key: String?, _ endpoint: Endpoint) -> KeySource {
    if key != nil { return .environment }
    if let command = settings.apiKeyCommand { return .command(command) }
    // Servers on this machine want none.
    return endpoint.isLoopback ? .none : .keyring
  }

  /// The model; nil when none is to be asked.
  func model(_ world: World, home: DataHome, transport: CurlTransport) -> ChosenModel? {
    switch choice {
    case .off, .none: return nil
    case .unusable(let problem): return ChosenModel(service: UnusableModel(problem: problem))
    case .model(let plan):
      let quirks = QuirkFile(home: home).memory()
      let windows = WindowMemory()
      let make: @Sendable (APIKey?) -> any LLMService = { key in
        var configuration = plan.configuration
        configuration.key = key
        return OpenAIService(
          configuration, transport: transport, quirks: quirks, windows: windows,
          // Not the world's clock, which may stand: servers give the dates of their own.
          clock: ServiceClock(now: { Date() }), random: world.random)
      }
      return ChosenModel(
        service: service(plan, make),
        place: "\(plan.configuration.model) at \(plan.configuration.endpoint.base)",
        budget: budget, isLocal: plan.configuration.endpoint.isLoopback,
        window: plan.configuration.contextWindow,
        patience: patience(at: plan.configuration.endpoint))
    }
  }

  private func service(
    _ plan: Plan, _ make: @escaping @Sendable (APIKey?) -> any LLMService
  ) -> any LLMService {
    let environment = environment
    switch plan.key {
    case .none, .environment, .header: return make(plan.configuration.key)
    case .command(let command):
      return KeyedModel(keyless: make(nil)) { () async throws(EndpointProblem) in
        make(try await KeyCommand.key(from: command, environment: environment))
      }
    case .keyring:
      let isNamed = address != nil
      return KeyedModel(keyless: make(nil)) { () async throws(EndpointProblem) in
        let key = try await KeyCommand.keyringKey(environment: environment)
        // Without a key and without an address of the user's own nobody is called, not even by name.
        guard key != nil || isNamed else { throw .noKey }
        return make(key)
      }
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
