package import NudgyCore

/// Looks for a model on this machine that nobody has told Nudgy of. Only wired when the settings leave it open
/// whether there is to be a model.
package protocol ModelFinder: Sendable {
  /// Opens sockets on this machine, for about half a second.
  func find() async -> FoundModel?

  /// Stores the choice, and returns the model.
  func use(_ found: FoundModel) async throws(NudgyError) -> ChosenModel
}

/// A model that answers on this machine.
package struct FoundModel: Sendable, Equatable {
  /// The server's name: `Ollama`.
  package var server: String
  /// Its base URL.
  package var address: String
  package var model: String

  package init(server: String, address: String, model: String) {
    self.server = server
    self.address = address
    self.model = model
  }

  /// As the arguments of a question that waits.
  var json: JSONValue {
    ["server": .string(server), "address": .string(address), "model": .string(model)]
  }

  init?(_ value: JSONValue?) {
    guard let server = value?["server"]?.stringValue, let address = value?["address"]?.stringValue,
      let model = value?["model"]?.stringValue
    else { return nil }
    self.init(server: server, address: address, model: model)
  }
}
