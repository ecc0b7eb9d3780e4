import Synchronization

/// Standard output or standard error, buffered.
final class OutputStream: Sendable {
  private struct State {
    var buffer: [UInt8] = []
    var failure: String?
    var isClosed = false
  }

  /// Nil keeps what is written.
  private let descriptor: Int32?
  private let spelling: FolderSpelling
  private let state = Mutex(State())

  /// - Parameter spelling: how folders are named whose names are no text.
  init(_ descriptor: Int32?, spelling: FolderSpelling = .text) {
    self.descriptor = descriptor
    self.spelling = spelling
  }

  /// Why writing failed; nil when it did not.
  var failure: String? { state.withLock { $0.failure } }
  /// Whether the reader has gone. Then writing does nothing, quietly.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// What is written but not sent yet.
  var pending: String { state.withLock { String(decoding: $0.buffer, as: UTF8.self) } }

  func write(_ text: String) {
    state.withLock { state in
      guard !state.isClosed, state.failure == nil else { return }
      state.buffer.append(contentsOf: text.utf8)
      if state.buffer.count >= 1 << 16 { flush(&state) }
    }
  }

  func writeLine(_ text: String) {
    write(text)
    write("\n")
  }

  func flush() {
    state.withLock { flush(&$0) }
  }

  private func flush(_ state: inout State) {
    guard let descriptor, !state.buffer.isEmpty else { return }
    switch FileDescriptor.write(spelling.applied(to: state.buffer), to: descriptor) {
    case .done: break
    case .closed: state.isClosed = true
    case .failed(let reason): state.failure = reason
    }
    state.buffer.removeAll(keepingCapacity: true)
  }
}
