/// Carries requests to a server; the only door to the network.
protocol HTTPTransport: Sendable {
  /// Returns when the response has ended or the receiver has enough. Cancelling the task ends the transfer.
  func perform(_ request: HTTPRequest, for receiver: any HTTPReceiver) async throws(TransferFailure)
}

/// Why a transfer did not come to its end.
enum TransferFailure: Error, Sendable, Equatable {
  case cancelled
  case libraryMissing
  case hostNotFound
  case unreachable
  case notTrusted
  case timedOut
  case disconnected
  case tooLong
  /// Packed in a way that cannot be unpacked, or no HTTP at all.
  case garbled
  /// curl does not take the URL or the proxy.
  case misconfigured
  /// The file of certificate authorities that the environment names cannot be read.
  case noAuthorities
}
