import NudgyCore
import Testing

@testable import NudgyLLM

@Suite struct EndpointTests {
  @Test(arguments: [
    ("https://api.openai.com/v1", "https://api.openai.com/v1/chat/completions"),
    (" https://API.OpenAI.com:443/v1/ ", "https://api.openai.com/v1/chat/completions"),
    ("https://api.openai.com/v1/chat/completions", "https://api.openai.com/v1/chat/completions"),
    ("http://localhost:11434", "http://localhost:11434/v1/chat/completions"),
    ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/v1/chat/completions"),
    ("http://[::1]:8080/v1", "http://[::1]:8080/v1/chat/completions"),
    ("HTTPS://openrouter.ai/api/v1", "https://openrouter.ai/api/v1/chat/completions"),
    (
      "https://x.openai.azure.com/openai/deployments/d?api-version=2024-10-21",
      "https://x.openai.azure.com/openai/deployments/d/chat/completions?api-version=2024-10-21"
    ),
  ]) func oneFormForEach(_ text: String, _ url: String) throws {
    #expect(try Endpoint(text).chatURL == url)
  }

  @Test(
    arguments: [
      ("", .notAURL), ("api.openai.com/v1", .noScheme), ("localhost:11434", .noScheme),
      ("ftp://host/v1", .unknownScheme("ftp")), ("file:///etc/passwd", .unknownScheme("file")),
      ("https://", .notAURL), ("https:///v1", .notAURL), ("https://host:0/v1", .notAURL),
      ("https://host:99999/v1", .notAURL), ("https://ho st/v1", .notAURL),
      ("https://host/v1\r\nX: y", .notAURL),
      ("https://host/v1#part", .notAURL), ("https://user:secret@host/v1", .credentialsInURL),
      ("https://user@host/v1", .credentialsInURL), ("https://host\\@evil/v1", .notAURL),
      ("http://example.com/v1", .plainHTTP(host: "example.com")),
      ("http://localhost.example.com/v1", .plainHTTP(host: "localhost.example.com")),
      ("http://127.0.0.1.example.com/v1", .plainHTTP(host: "127.0.0.1.example.com")),
      ("http://127.1/v1", .plainHTTP(host: "127.1")), ("http://0.0.0.0:8000/v1", .plainHTTP(host: "0.0.0.0")),
      ("https://пример.рф/v1", .notAURL),
    ] as [(String, EndpointProblem)]) func refusesWhatMayNotBeAsked(
      _ text: String, _ problem: EndpointProblem
    )
  {
    #expect(throws: problem) { _ = try Endpoint(text) }
  }

  @Test func plainHTTPElsewhereHasToBeAllowed() throws {
    #expect(try Endpoint("http://10.0.0.7:8000/v1", allowsPlainHTTP: true).isLoopback == false)
  }

  @Test(arguments: ["", "sk-a\n", "sk-a\nX-Evil: 1", "sk a", "sk-ä", "sk-\u{0}", "\t"])
  func refusesAKeyThatNoHeaderCanHold(_ text: String) {
    #expect(throws: EndpointProblem.unusableKey) { _ = try APIKey(text) }
  }

  @Test func aKeyNeverShows() throws {
    let key = try APIKey("sk-secret")
    var dumped = ""
    dump(key, to: &dumped)
    dump(key.header, to: &dumped)
    for text in [
      "\(key)", "\(key.header)", String(reflecting: key.header), String(reflecting: key),
      String(describing: [key]), dumped,
    ] {
      #expect(!text.contains("secret"))
    }
    #expect(key.redacted("Incorrect key: sk-secret.") == "Incorrect key: ….")
  }

  @Test func aModelNeedsAName() throws {
    let endpoint = try Endpoint(Endpoint.openAI)
    #expect(throws: EndpointProblem.noModelName) {
      _ = try LLMConfiguration(endpoint: endpoint, model: " \n", key: nil)
    }
  }
}
