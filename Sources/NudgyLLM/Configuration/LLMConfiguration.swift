package import NudgyCore

/// Everything a client has to know about its server.
package struct LLMConfiguration: Sendable {
  package let endpoint: Endpoint
  package let model: String
  /// Local servers need none.
  package var key: APIKey?
  /// Sent with each request, beside the key; one that says who asks takes its place.
  package var headers: [HTTPHeader] = []
  /// Those that fit the endpoint, unless told otherwise.
  package var limits: LLMLimits
  /// Those of asking how much the model takes in.
  var probeLimits = LLMLimits.probe
  package var network = NetworkSettings()
  /// The most tokens of an answer; nil leaves it to the server.
  package var answerTokens: Int? = 2048
  /// How many tokens the model takes in at once, by the user's word.
  package var contextWindow: Int?

  /// - Throws: `noModelName`.
  package init(endpoint: Endpoint, model: String, key: APIKey?) throws(EndpointProblem) {
    let name = PlainText.singleLine(model)
    guard !name.isEmpty else { throw .noModelName }
    self.endpoint = endpoint
    self.model = name
    self.key = key
    limits = LLMLimits(for: endpoint)
  }

  /// Whether a header of the user's own says who asks, so that no key is wanted.
  package var hasOwnAuthorization: Bool { headers.contains { $0.name.lowercased() == "authorization" } }
}
