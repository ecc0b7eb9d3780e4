package import NudgyCore

/// Proxies, certificates and further headers, from the environment as users of curl and of OpenAI's clients know
/// them: `https_proxy`, `ALL_PROXY`, `NO_PROXY`, `CURL_CA_BUNDLE`, `SSL_CERT_FILE`, `SSL_CERT_DIR`,
/// `OPENAI_ORG_ID`, `OPENAI_PROJECT_ID`; and `NUDGY_HEADERS`, one `Name: value` a line.
package struct NetworkSettings: Sendable, Equatable {
  var httpProxy: String?
  var httpsProxy: String?
  /// Hosts that are asked directly, in curl's own notation.
  var unproxied: String?
  var certificateFile: String?
  var certificateFolder: String?

  package init() {}

  package init(environment: [String: String]) {
    func first(_ names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty && NetworkSettings.isClean($0) }
    }
    // HTTP_PROXY in capitals does not count: a web server sets it from a header (https://httpoxy.org).
    httpProxy = first("http_proxy", "all_proxy", "ALL_PROXY")
    httpsProxy = first("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
    unproxied = first("no_proxy", "NO_PROXY")
    certificateFile = first("CURL_CA_BUNDLE", "SSL_CERT_FILE")
    certificateFolder = first("SSL_CERT_DIR")
  }

  /// The proxy for an endpoint; this machine is always asked directly, as no other may stand in for it.
  func proxy(for endpoint: Endpoint) -> String? {
    guard !endpoint.isLoopback else { return nil }
    return endpoint.scheme == "https" ? httpsProxy : httpProxy
  }

  /// The further headers.
  package static func headers(
    environment: [String: String]
  ) throws(EndpointProblem) -> [HTTPHeader] {
    var headers: [HTTPHeader] = []
    let named = [("OpenAI-Organization", "OPENAI_ORG_ID"), ("OpenAI-Project", "OPENAI_PROJECT_ID")]
    for (name, variable) in named {
      guard let value = environment[variable], !value.isEmpty else { continue }
      headers.append(try HTTPHeader(name: name, value: value))
    }
    for line in (environment["NUDGY_HEADERS"] ?? "").split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      let value = parts.count == 2 ? parts[1].drop { $0 == " " } : ""
      headers.append(try HTTPHeader(name: String(parts.first ?? ""), value: String(value)))
    }
    return headers
  }

  private static func isClean(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }
}
