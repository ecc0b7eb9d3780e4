/// One request, with all that the transport has to know about it.
struct HTTPRequest: Sendable {
  let url: String
  let headers: [HTTPHeader]
  /// Nil asks with GET, anything else with POST.
  let body: [UInt8]?
  let limits: LLMLimits
  /// Nil for none.
  let proxy: String?
  let network: NetworkSettings
}

extension HTTPRequest {
  /// A request of a configured server, with everything it wants to know of who asks.
  init(_ configuration: LLMConfiguration, url: String, body: [UInt8]?, accept: String, limits: LLMLimits) {
    var headers = [HTTPHeader(checkedName: "Accept", value: accept)]
    if body != nil { headers.append(HTTPHeader(checkedName: "Content-Type", value: "application/json")) }
    if let key = configuration.key, !configuration.hasOwnAuthorization { headers.append(key.header) }
    self.init(
      url: url, headers: headers + configuration.headers, body: body, limits: limits,
      proxy: configuration.network.proxy(for: configuration.endpoint), network: configuration.network)
  }
}
