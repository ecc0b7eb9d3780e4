import NudgyCore
import Synchronization

/// Keeps a successful response to read it as one JSON value.
final class JSONReceiver: HTTPReceiver {
  private let state = Mutex<(isSuccess: Bool, bytes: [UInt8])>((false, []))

  func receive(_ head: HTTPHead) { state.withLock { $0.isSuccess = head.isSuccess } }

  func receive(_ bytes: [UInt8]) -> Reception {
    state.withLock { state in
      state.bytes += bytes
      return state.isSuccess ? .progress : .enough
    }
  }

  /// Nil for a refusal and for anything that is no JSON.
  var value: JSONValue? {
    state.withLock { state in
      guard state.isSuccess else { return nil }
      return WireJSON.value(state.bytes[...])
    }
  }
}
