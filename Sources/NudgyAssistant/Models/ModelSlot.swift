import Synchronization

/// Holds the model in use, which settings may change while the chat goes on.
package final class ModelSlot: Sendable {
  private let state: Mutex<(model: ChosenModel?, wasSet: Bool)>

  package init(_ model: ChosenModel? = nil) {
    state = Mutex((model, false))
  }

  /// Nil when no model is configured; then nothing ever touches the network.
  package var current: ChosenModel? { state.withLock { $0.model } }

  /// Whether there is none, and nobody has decided since that there is to be none.
  var isOpen: Bool { state.withLock { $0.model == nil && !$0.wasSet } }

  package func set(_ model: ChosenModel?) { state.withLock { $0 = (model, true) } }
}
