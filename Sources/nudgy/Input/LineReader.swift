/// Reads lines from a descriptor, as they come.
///
/// A line is what stands before `\n`; a `\r` before it is dropped, and so are bytes that are no UTF-8, which
/// become U+FFFD. A last line without its `\n` counts.
struct LineReader {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The lines at hand: all that came with the last read, at least one. Nil at the end.
  ///
  /// Waits for input when there is none, so output should be flushed before.
  mutating func nextLines() -> [[UInt8]]? {
    while true {
      let lines = cutLines()
      if !lines.isEmpty { return lines }
      if isAtEnd { return lastLine() }
      guard let more = FileDescriptor.read(descriptor, upTo: 1 << 16), !more.isEmpty else {
        isAtEnd = true
        continue
      }
      buffer.append(contentsOf: more)
    }
  }

  private mutating func cutLines() -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    // `position` is where the search goes on, so that a very long line is not searched again and again.
    while let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(LineReader.trimmed(buffer[start..<end]))
      start = end + 1
      position = start
    }
    buffer.removeFirst(start)
    position = buffer.count
    return lines
  }

  private mutating func lastLine() -> [[UInt8]]? {
    guard !buffer.isEmpty else { return nil }
    defer {
      buffer = []
      position = 0
    }
    return [LineReader.trimmed(buffer[...])]
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}
