import NudgyCore
import Testing

@testable import NudgyLLM

@Suite struct NetworkSettingsTests {
  private func proxy(_ environment: [String: String], for url: String = "https://api.openai.com/v1") throws
    -> String?
  {
    NetworkSettings(environment: environment).proxy(for: try Endpoint(url, allowsPlainHTTP: true))
  }

  @Test(
    arguments: [
      (["https_proxy": "http://p:1"], "http://p:1"),
      (["HTTPS_PROXY": "http://p:2"], "http://p:2"),
      (["https_proxy": "http://p:1", "HTTPS_PROXY": "http://p:2"], "http://p:1"),
      (["ALL_PROXY": "socks5h://p:3"], "socks5h://p:3"),
      (["http_proxy": "http://p:4"], nil),
      (["https_proxy": ""], nil),
      (["https_proxy": "http://p\n:1"], nil),
    ] as [([String: String], String?)]) func readsProxiesAsCurlDoes(
      _ environment: [String: String], _ expected: String?
    ) throws
  {
    #expect(try proxy(environment) == expected)
  }

  @Test func aWebServersVariableIsNoProxy() throws {
    #expect(try proxy(["HTTP_PROXY": "http://evil:1"], for: "http://10.0.0.1/v1") == nil)
    #expect(try proxy(["http_proxy": "http://p:1"], for: "http://10.0.0.1/v1") == "http://p:1")
  }

  @Test func thisMachineIsAskedDirectly() throws {
    #expect(
      try proxy(["http_proxy": "http://p:1", "ALL_PROXY": "http://p:1"], for: "http://localhost:1/v1") == nil)
  }

  @Test func readsCertificates() {
    let settings = NetworkSettings(environment: [
      "SSL_CERT_FILE": "/a", "CURL_CA_BUNDLE": "/b", "SSL_CERT_DIR": "/c",
    ])
    #expect(settings.certificateFile == "/b")
    #expect(settings.certificateFolder == "/c")
  }

  @Test func readsHeaders() throws {
    let headers = try NetworkSettings.headers(environment: [
      "OPENAI_ORG_ID": "org-1", "OPENAI_PROJECT_ID": "",
      "NUDGY_HEADERS": "X-Title: Nudgy: it\nhttp-referer:  x\n",
    ])
    #expect(
      headers.map { "\($0.name)=\($0.value)" } == [
        "OpenAI-Organization=org-1", "X-Title=Nudgy: it", "http-referer=x",
      ])
  }

  @Test(arguments: ["no colon", "Na me: x", ": x", "Name:", "Name: a\u{1}b"])
  func refusesHeadersThatAreNone(_ line: String) {
    #expect(throws: EndpointProblem.self) {
      _ = try NetworkSettings.headers(environment: ["NUDGY_HEADERS": line])
    }
  }
}
