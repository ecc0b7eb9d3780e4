import Foundation
import NudgyCore
import NudgyLLM
import NudgyTestSupport
import Testing

@testable import nudgy

@Suite struct KeyCommandTests {
  private static let environment = ["PATH": "/usr/bin:/bin"]

  @Test(
    arguments: [
      ("pass show openai", ["pass", "show", "openai"]), ("  echo   'a b'  \"c d\" ", ["echo", "a b", "c d"]),
      (#"echo a\ b \"x"#, ["echo", "a b", "\"x"]), ("echo ''", ["echo", ""]),
      ("cat ~/key", nil), ("pass show x | head -1", nil), ("echo \"$KEY\"", nil), ("KEY=1 printenv KEY", nil),
      ("echo 'open", nil), ("", nil), ("echo '$KEY'", ["echo", "$KEY"]),
    ] as [(String, [String]?)]) func words(_ command: String, _ words: [String]?)
  {
    #expect(CommandWords.split(command) == words)
  }

  @Test(arguments: [
    "echo sk-test", "printf 'sk-test\\nmore'", "echo sk-test | cat", "echo ' sk-test '",
    "sleep 30 & echo sk-test",
  ]) func theFirstLineIsTheKey(_ command: String) async throws {
    #expect(try await KeyCommand.key(from: command, environment: Self.environment) == APIKey("sk-test"))
  }

  @Test(
    arguments: [
      ("false", .keyCommand(.failed)), ("true", .keyCommand(.failed)),
      ("no-such-program-here", .keyCommand(.notFound)), ("/no/such/program", .keyCommand(.notFound)),
      ("echo 'two words'", .unusableKey), ("yes", .keyCommand(.tooMuch)),
      ("head -c 16385 /dev/zero", .keyCommand(.tooMuch)), ("cat /dev/zero & sleep 60", .keyCommand(.tooMuch)),
    ] as [(String, EndpointProblem)]) func failsInOneWay(_ command: String, _ problem: EndpointProblem) async
  {
    await #expect(throws: problem) {
      try await KeyCommand.key(from: command, environment: Self.environment)
    }
  }

  @Test func oneThatNeverEndsIsEnded() async {
    await #expect(throws: EndpointProblem.keyCommand(.timedOut)) {
      try await KeyCommand.key(from: "sleep 60", environment: Self.environment, seconds: 0.2)
    }
  }

  /// Another program in the place of `secret-tool`. A script would be busy while other tests start programs.
  private func keyring(_ program: String) throws -> (folder: TemporaryFolder, environment: [String: String]) {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.file("secret-tool"), withDestinationURL: URL(filePath: program))
    return (folder, ["PATH": folder.url.path(percentEncoded: false)])
  }

  @Test func theKeyringGivesTheKeyOrNone() async throws {
    // Prints the first of the words it is given.
    let holds = try keyring("/usr/bin/printf")
    #expect(try await KeyCommand.keyringKey(environment: holds.environment) == APIKey("lookup"))
    let empty = try keyring("/bin/false")
    #expect(try await KeyCommand.keyringKey(environment: empty.environment) == nil)
    #expect(try await KeyCommand.keyringKey(environment: ["PATH": "/nowhere"]) == nil)
  }
}

@Suite struct ModelWiringTests {
  private func wiring(_ settings: JSONValue, _ environment: [String: String] = [:]) -> ModelWiring {
    ModelWiring(settings: Settings.read(settings).settings, environment: environment)
  }

  private func plan(_ wiring: ModelWiring) -> ModelWiring.Plan? {
    if case .model(let plan) = wiring.choice { plan } else { nil }
  }

  private func problem(_ wiring: ModelWiring) -> EndpointProblem? {
    if case .unusable(let problem) = wiring.choice { problem } else { nil }
  }

  @Test func whereTheKeyComesFrom() {
    let key = ["OPENAI_API_KEY": "sk-1"]
    #expect(plan(wiring(["apiKeyCommand": "pass x"], key))?.key == .environment)
    #expect(plan(wiring(["api_key_command": "pass x"]))?.key == .command("pass x"))
    #expect(plan(wiring(["ai": "on"]))?.key == .keyring)
    #expect(plan(wiring(["baseURL": "https://models.example/v1"]))?.key == .keyring)
    #expect(plan(wiring(["baseURL": "http://127.0.0.1:11434/v1"]))?.key == ModelWiring.KeySource.none)
  }

  /// The user's own header wins, and no command is run for a key that nobody wants.
  @Test(arguments: ["Authorization", "authorization", "AUTHORIZATION"])
  func anAuthorizationOfTheUsersOwnWins(_ name: String) {
    let environment = ["OPENAI_API_KEY": "sk-1", "NUDGY_HEADERS": "X-Team: blue\n\(name): Basic abc"]
    #expect(plan(wiring([:], environment))?.key == .header)
    let command: JSONValue = ["apiKeyCommand": "pass x", "baseURL": "https://models.example/v1"]
    #expect(plan(wiring(command, ["NUDGY_HEADERS": "\(name): Basic abc"]))?.key == .header)
    #expect(plan(wiring(command, ["NUDGY_HEADERS": "X-Authorization: abc"]))?.key == .command("pass x"))
  }

  @Test func aMissingLibraryIsToldByTheDoctor() throws {
    let model = wiring([:], ["OPENAI_API_KEY": "sk-1"]).choice
    #expect(DoctorCommand.client(for: model, isThere: true) == [])
    let missing = try #require(DoctorCommand.client(for: model, isThere: false).first)
    #expect(missing.status == .problem)
    #expect(missing.detail.contains("libcurl is missing"))
    #expect(DoctorCommand.client(for: .none, isThere: false).first?.status == .note)
    #expect(DoctorCommand.client(for: .off, isThere: false) == [])
  }

  @Test func withoutKeyOrAddressThereIsNobodyToAsk() {
    func isNone(_ wiring: ModelWiring) -> Bool { if case .none = wiring.choice { true } else { false } }
    func isOff(_ wiring: ModelWiring) -> Bool { if case .off = wiring.choice { true } else { false } }
    #expect(isNone(wiring([:])))
    #expect(isOff(wiring(["ai": "off"], ["OPENAI_API_KEY": "sk-1"])))
  }

  @Test func theEnvironmentWins() {
    let settings: JSONValue = ["model": "a", "baseURL": "http://localhost:1/v1", "ai": "off"]
    let environment = [
      "NUDGY_MODEL": "b", "OPENAI_BASE_URL": "http://localhost:2/v1", "NUDGY_AI": "auto",
    ]
    let configuration = plan(wiring(settings, environment))?.configuration
    #expect(configuration?.model == "b")
    #expect(configuration?.endpoint.base == "http://localhost:2/v1")
  }

  @Test func whatCannotWorkIsKnownBeforeAnySocket() {
    let key = "OPENAI_API_KEY"
    #expect(problem(wiring([:], [key: "sk\n1"])) == .unusableKey)
    #expect(problem(wiring([:], ["OPENAI_BASE_URL": "api.openai.com/v1"])) == .noScheme)
    #expect(problem(wiring([:], [key: "k", "NUDGY_HEADERS": "no colon here"])) != nil)
    let plain: JSONValue = ["baseURL": "http://models.example/v1"]
    #expect(problem(wiring(plain)) == .plainHTTP(host: "models.example"))
    let allowed: JSONValue = ["baseURL": "http://models.example/v1", "allowPlainHTTP": true]
    #expect(plan(wiring(allowed))?.configuration.endpoint.base == "http://models.example/v1")
  }
}
