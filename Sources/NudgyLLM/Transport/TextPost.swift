package import NudgyCore
import Synchronization

/// A short text handed to a server that is no model, such as one that passes notices on to a phone.
package struct TextPost: Sendable {
  private let url: String
  private let headers: [HTTPHeader]
  private let body: [UInt8]
  private let proxy: String?
  private let network: NetworkSettings

  /// - Throws: `EndpointProblem` for an address that is none, or is not encrypted and of another machine.
  package init(
    _ text: String, to address: String, headers: [(name: String, value: String)],
    environment: [String: String]
  ) throws(EndpointProblem) {
    let endpoint = try Endpoint(address)
    var checked: [HTTPHeader] = []
    for header in headers { checked.append(try HTTPHeader(name: header.name, value: header.value)) }
    url = endpoint.base
    self.headers = checked
    body = Array(text.utf8)
    network = NetworkSettings(environment: environment)
    proxy = network.proxy(for: endpoint)
  }

  /// Whether the server took it. A redirection is a refusal: the address is a secret, and is not handed on.
  package func send(over transport: CurlTransport) async -> Bool {
    var limits = LLMLimits()
    (limits.firstToken, limits.whole, limits.responseBytes) = (.seconds(10), .seconds(15), 1 << 16)
    let request = HTTPRequest(
      url: url, headers: headers, body: body, limits: limits, proxy: proxy, network: network)
    let receiver = HeadReceiver()
    do { try await transport.perform(request, for: receiver) } catch { return false }
    return receiver.isSuccess
  }
}

/// Looks at the status alone.
private final class HeadReceiver: HTTPReceiver {
  private let success = Mutex(false)

  var isSuccess: Bool { success.withLock { $0 } }

  func receive(_ head: HTTPHead) { success.withLock { $0 = head.isSuccess } }

  func receive(_ bytes: [UInt8]) -> Reception { .enough }
}
