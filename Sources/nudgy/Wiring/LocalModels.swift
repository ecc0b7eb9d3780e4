import NudgyAssistant
import NudgyCore
import NudgyLLM

/// Finds model servers on this machine, and writes the one that was chosen into the settings.
struct LocalModels: ModelFinder {
  let world: World
  let home: DataHome
  let transport: CurlTransport

  func find() async -> FoundModel? {
    for server in await LocalServerFinder(transport: transport).find() {
      // Servers list models that only measure texts, too.
      guard let model = server.models.first(where: { !$0.lowercased().contains("embed") }) else { continue }
      return FoundModel(server: server.kind.rawValue, address: server.endpoint.base, model: model)
    }
    return nil
  }

  func use(_ found: FoundModel) async throws(NudgyError) -> ChosenModel {
    let file = SettingsFile(url: home.settings)
    try file.set(.baseURL, to: .string(found.address))
    try file.set(.model, to: .string(found.model))
    let wiring = ModelWiring(settings: file.load().settings, environment: world.environment)
    guard let model = wiring.model(world, home: home, transport: transport) else {
      throw .modelUnreachable(reason: found.address)
    }
    return model
  }
}
