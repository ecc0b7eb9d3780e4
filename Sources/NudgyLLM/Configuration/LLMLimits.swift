/// How long and how much; each a promise that no answer keeps a turn waiting for ever.
package struct LLMLimits: Sendable, Equatable {
  /// To a connection, with its encryption.
  package var connect: Duration = .seconds(5)
  /// From asking to the first event; what a server sends to keep the line open does not count.
  package var firstToken: Duration = .seconds(30)
  /// From one event to the next.
  package var idle: Duration = .seconds(20)
  /// From asking to the end.
  package var whole: Duration = .seconds(180)
  /// Bytes of a response, after unpacking; a token takes about 250.
  package var responseBytes = 8 << 20
  /// How often a request is sent again, before the first token only.
  package var retries = 2
  /// A server that wants a longer pause has refused.
  package var longestPause: Duration = .seconds(5)

  package init() {}

  /// For asking how much a model takes in. Nobody waits for it, and a server that is busy answering may take its time.
  static let probe = {
    var limits = LLMLimits()
    (limits.firstToken, limits.whole) = (.seconds(10), .seconds(15))
    return limits
  }()

  /// What fits the place: a server on this machine loads its model and reads a long prompt before the first event,
  /// and writes slowly after it.
  package init(for endpoint: Endpoint) {
    guard endpoint.isLoopback else { return }
    (firstToken, idle, whole) = (.seconds(120), .seconds(60), .seconds(600))
  }
}
