import NudgyCore

/// Looks for model servers on this machine. Opens sockets, so the program calls it only when it may.
package struct LocalServerFinder: Sendable {
  /// A server on the same machine that takes longer is not worth waiting for.
  static let quick = {
    var limits = LLMLimits()
    limits.connect = .milliseconds(250)
    limits.firstToken = .milliseconds(600)
    limits.whole = .milliseconds(600)
    limits.responseBytes = 1 << 20
    return limits
  }()

  private let transport: any HTTPTransport
  private let limits: LLMLimits

  package init(transport: CurlTransport) {
    self.init(over: transport)
  }

  init(over transport: any HTTPTransport, limits: LLMLimits = LocalServerFinder.quick) {
    self.transport = transport
    self.limits = limits
  }

  /// All that answer, in the order of `LocalServer.Kind`; within about 0.6 seconds.
  package func find() async -> [LocalServer] {
    await find(LocalServer.Kind.allCases.map { ($0, $0.port) })
  }

  func find(_ places: [(LocalServer.Kind, port: Int)]) async -> [LocalServer] {
    await withTaskGroup(of: (Int, LocalServer?).self) { group in
      for (index, place) in places.enumerated() {
        group.addTask { (index, await ask(place.0, port: place.port)) }
      }
      var found: [Int: LocalServer] = [:]
      for await (index, server) in group { found[index] = server }
      return places.indices.compactMap { found[$0] }
    }
  }

  private func ask(_ kind: LocalServer.Kind, port: Int) async -> LocalServer? {
    guard let endpoint = try? Endpoint("http://127.0.0.1:\(port)/v1") else { return nil }
    let request = HTTPRequest(
      url: endpoint.modelsURL, headers: [], body: nil, limits: limits, proxy: nil, network: NetworkSettings())
    let receiver = JSONReceiver()
    // Whatever went wrong, there is no server to offer.
    guard (try? await transport.perform(request, for: receiver)) != nil else { return nil }
    let models = LocalServerFinder.models(in: receiver.value)
    return models.isEmpty ? nil : LocalServer(kind: kind, endpoint: endpoint, models: models)
  }

  /// The names in `{"data":[{"id":"llama3"}]}`.
  private static func models(in list: JSONValue?) -> [String] {
    let ids = (list?["data"]?.arrayValue ?? []).compactMap { $0["id"]?.stringValue }
    return ids.map(PlainText.singleLine).filter { !$0.isEmpty }
  }
}
