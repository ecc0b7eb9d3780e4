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
    url = endpoint.address
    self.headers = checked
    body = Array(text.utf8)
    network = NetworkSettings(environment: environment)
    proxy = network.proxy(for: endpoint)
  }

  /// How sending ended.
  package enum End: Sendable, Equatable {
    case taken
    /// The server's status.
    case refused(Int)
    case unreachable
    case timedOut
  }

  /// Sends it. A redirection is a refusal: the address is a secret, and is not handed on.
  ///
  /// - Parameters:
  ///   - transport: what sends it.
  ///   - seconds: after which it is given up.
  package func send(over transport: CurlTransport, seconds: Int) async -> End {
    var limits = LLMLimits()
    (limits.firstToken, limits.whole) = (.seconds(seconds), .seconds(seconds))
    limits.responseBytes = 1 << 16
    let request = HTTPRequest(
      url: url, headers: headers, body: body, limits: limits, proxy: proxy, network: network)
    let receiver = HeadReceiver()
    do { try await transport.perform(request, for: receiver) } catch {
      // What the server said before it fell silent counts.
      if let head = receiver.head { return TextPost.end(head) }
      return error == .timedOut ? .timedOut : .unreachable
    }
    return receiver.head.map(TextPost.end) ?? .unreachable
  }

  private static func end(_ head: HTTPHead) -> End { head.isSuccess ? .taken : .refused(head.status) }
}

/// Looks at the status alone.
private final class HeadReceiver: HTTPReceiver {
  private let received = Mutex<HTTPHead?>(nil)

  var head: HTTPHead? { received.withLock { $0 } }

  func receive(_ head: HTTPHead) { received.withLock { $0 = head } }

  func receive(_ bytes: [UInt8]) -> Reception { .enough }
}
