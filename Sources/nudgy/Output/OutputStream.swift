/// Standard output or standard error, buffered.
final class OutputStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private(set) var failure: String?
  /// Whether the reader has gone. Then writing does nothing, quietly.
  private(set) var isClosed = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ text: String) {
    guard !isClosed, failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  func writeLine(_ text: String) {
    write(text)
    write("\n")
  }

  func flush() {
    guard !buffer.isEmpty else { return }
    switch FileDescriptor.write(buffer, to: descriptor) {
    case .done: break
    case .closed: isClosed = true
    case .failed(let reason): failure = reason
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
