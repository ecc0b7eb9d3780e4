import NudgyCore
import Synchronization

/// Reads the response to a chat request on the transport's thread and hands each delta on at once.
final class ChatReceiver: HTTPReceiver {
  /// As much of a refusal as is read for the server's words.
  private static let longestComplaint = 64 << 10

  private struct State {
    var head: HTTPHead?
    var reader: ResponseReader
    var complaint: [UInt8] = []
    var flaw: AnswerFlaw?
    var hasSpoken = false
  }

  private let state: Mutex<State>
  private let speak: @Sendable (LLMDelta) -> Void

  /// - Parameters:
  ///   - knownTools: the names of the request's tools.
  ///   - speak: told each delta, in order; on any thread.
  init(knownTools: Set<String>, speak: @escaping @Sendable (LLMDelta) -> Void) {
    state = Mutex(State(reader: ResponseReader(knownTools: knownTools)))
    self.speak = speak
  }

  /// Whether anything reached the listener, so that asking again would say it twice.
  var hasSpoken: Bool { state.withLock { $0.hasSpoken } }

  func receive(_ head: HTTPHead) {
    state.withLock { $0.head = head }
  }

  func receive(_ bytes: [UInt8]) -> Reception {
    let (deltas, reception) = state.withLock { ChatReceiver.receive(bytes, &$0) }
    for delta in deltas { speak(delta) }
    return reception
  }

  private static func receive(_ bytes: [UInt8], _ state: inout State) -> ([LLMDelta], Reception) {
    guard state.head?.isSuccess == true else {
      state.complaint += bytes.prefix(longestComplaint - state.complaint.count)
      return ([], state.complaint.count < longestComplaint ? .progress : .enough)
    }
    var deltas: [LLMDelta] = []
    var reception = Reception.enough
    do throws(AnswerFlaw) {
      reception =
        switch try state.reader.read(bytes, into: &deltas) {
        case .none: .waiting
        case .some: .progress
        case .ending: .ending
        case .done: .enough
        }
    } catch {
      state.flaw = error
    }
    // Thoughts may be thought again.
    state.hasSpoken = state.hasSpoken || deltas.contains { $0 != .thinking }
    return (deltas, reception)
  }

  /// Reads the end of the response, and says how it all went.
  ///
  /// - Parameter failure: what broke the transfer, if anything did.
  func end(_ failure: TransferFailure?, makeID: () -> String) -> AttemptOutcome {
    let (deltas, outcome) = state.withLock { ChatReceiver.end(failure, makeID: makeID, &$0) }
    for delta in deltas { speak(delta) }
    return outcome
  }

  private static func end(
    _ failure: TransferFailure?, makeID: () -> String, _ state: inout State
  ) -> ([LLMDelta], AttemptOutcome) {
    if let flaw = state.flaw { return ([], .flawed(flaw)) }
    if let failure { return ([], .broken(failure)) }
    guard let head = state.head else { return ([], .broken(.disconnected)) }
    guard head.isSuccess else { return ([], .refused(head, complaint(state.complaint))) }
    var deltas: [LLMDelta] = []
    do throws(AnswerFlaw) {
      try state.reader.end(makeID: makeID, into: &deltas)
      return (deltas, .answered)
    } catch {
      state.hasSpoken = state.hasSpoken || deltas.contains { $0 != .thinking }
      return (deltas, .flawed(error))
    }
  }

  private static func complaint(_ bytes: [UInt8]) -> ServerComplaint? {
    let text = bytes.drop(while: Byte.isSpace)
    guard text.first != Byte.openingAngle else { return nil }
    if let value = WireJSON.value(text) { return ServerComplaint(value, isExpected: true) }
    let words = String(decoding: text, as: UTF8.self)
    return words.isEmpty ? nil : ServerComplaint(message: words)
  }
}
