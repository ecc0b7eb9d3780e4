import Foundation
package import NudgyCore

/// Where a model is asked: the base URL, checked, in the one form that is used for everything.
///
/// `https://api.openai.com/v1/` and `https://API.openai.com:443/v1/chat/completions` are the same endpoint. A base
/// without a path means `/v1`, which all known servers have.
package struct Endpoint: Sendable, Hashable {
  package static let openAI = "https://api.openai.com/v1"

  /// Scheme, host, port where it is not the usual one, and path, without a slash at the end.
  package let base: String
  package let host: String
  let scheme: String
  let port: Int
  private let query: String

  /// - Parameter allowsPlainHTTP: also to other machines than this one.
  package init(_ text: String, allowsPlainHTTP: Bool = false) throws(EndpointProblem) {
    let text = text.trimmed
    let isClean = !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x5C }
    guard isClean else { throw .notAURL }
    guard let mark = text.firstRange(of: "://") else { throw .noScheme }
    let scheme = text[..<mark.lowerBound].lowercased()
    guard ["http", "https"].contains(scheme) else { throw .unknownScheme(scheme) }
    guard let parts = URLComponents(string: text, encodingInvalidCharacters: false),
      let host = parts.host?.lowercased(), Endpoint.isHost(host), parts.fragment == nil
    else { throw .notAURL }
    guard parts.user == nil, parts.password == nil else { throw .credentialsInURL }
    let usual = scheme == "https" ? 443 : 80
    let port = parts.port ?? usual
    guard (1...65_535).contains(port) else { throw .notAURL }
    self.scheme = scheme
    self.host = host
    self.port = port
    query = parts.percentEncodedQuery.map { "?" + $0 } ?? ""
    // Built anew from what was checked, so that curl cannot read the text in another way.
    base = "\(scheme)://\(host)\(port == usual ? "" : ":\(port)")\(Endpoint.path(parts.percentEncodedPath))"
    if scheme == "http", !isLoopback, !allowsPlainHTTP { throw .plainHTTP(host: host) }
  }

  /// Whether the host is this machine.
  package var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers.first == 127 && !numbers.contains(nil)
  }

  /// The base with its query, for servers that are no models.
  package var address: String { base + query }

  var chatURL: String { base + "/chat/completions" + query }
  var modelsURL: String { base + "/models" + query }

  /// What the server offers beside OpenAI's interface.
  func ownURL(_ path: String) -> String {
    (base.hasSuffix("/v1") ? String(base.dropLast("/v1".count)) : base) + path
  }

  private static func path(_ path: String) -> String {
    var path = path[...]
    while path.hasSuffix("/") { path = path.dropLast() }
    if path.hasSuffix("/chat/completions") { path = path.dropLast("/chat/completions".count) }
    return path.isEmpty ? "/v1" : String(path)
  }

  /// Letters, digits, dots and dashes, or an IPv6 address in brackets.
  private static func isHost(_ host: String) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]") {
      return host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || ":.".contains($0) }
    }
    return !host.isEmpty
      && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
  }
}
