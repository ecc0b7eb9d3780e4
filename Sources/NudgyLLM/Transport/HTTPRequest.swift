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
