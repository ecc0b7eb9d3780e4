import NudgyAssistant
import NudgyCore
import NudgyLLM
import NudgyTestSupport
import Testing

@testable import nudgy

@Suite struct ModelLimitTests {
  private func limits(_ settings: Settings, at address: String) throws -> LLMLimits {
    let wiring = ModelWiring(settings: settings, environment: ["OPENAI_BASE_URL": address])
    guard case .model(let plan) = wiring.choice else { throw Unusable() }
    return plan.configuration.limits
  }

  private struct Unusable: Error {}

  @Test func fitThePlaceUnlessTheSettingsSayOtherwise() throws {
    #expect(try limits(Settings(), at: "http://localhost:11434/v1").firstToken == .seconds(120))
    #expect(try limits(Settings(), at: "https://example.org/v1").firstToken == .seconds(30))
    var settings = Settings()
    (settings.modelFirstLimit, settings.modelTotalLimit) = (300, 900)
    let limits = try limits(settings, at: "https://example.org/v1")
    #expect(limits.firstToken == .seconds(300) && limits.whole == .seconds(900))
    #expect(limits.idle == .seconds(20))
  }

  @Test(
    arguments: [
      ("http://localhost:11434/v1", nil, 60), ("https://example.org/v1", nil, 20),
      ("https://example.org/v1", 5, 5),
    ] as [(String, Int?, Int)])
  func patienceFitsThePlaceUnlessTheSettingsSayOtherwise(
    _ address: String, _ setting: Int?, _ seconds: Int
  ) throws {
    var settings = Settings()
    settings.modelPatience = setting
    let wiring = ModelWiring(settings: settings, environment: ["OPENAI_BASE_URL": address])
    let home = DataHome(folder: try TemporaryFolder().url)
    let model = wiring.model(TestWorld.fixed(), home: home, transport: CurlTransport())
    #expect(model?.patience == .seconds(seconds))
  }
}
