import NudgySystem

/// Plain questions and writes to file descriptors, shared by output and line editing.
package enum Descriptor {
  package static let input: CInt = 0
  package static let output: CInt = 1
  package static let error: CInt = 2

  package static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }

  /// The width the terminal reports, or nil when there is none.
  package static func columns(_ descriptor: CInt) -> Int? {
    size(descriptor)?.columns
  }

  package static func size(_ descriptor: CInt) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes all bytes, waiting as needed. False when the other end is gone or the write failed.
  @discardableResult
  package static func write(_ text: String, to descriptor: CInt) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return true }
      var offset = 0
      while offset < bytes.count {
        let count = unsafe systemWrite(descriptor, start + offset, bytes.count - offset)
        if count > 0 {
          offset += count
        } else if errno == EAGAIN {
          _ = wait(descriptor, for: Int16(POLLOUT), milliseconds: -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// What can be read now, up to so many bytes; empty at the end of input, nil when nothing is there yet.
  package static func read(_ descriptor: CInt, upTo limit: Int) -> [UInt8]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      count = unsafe systemRead(descriptor, buffer.baseAddress, limit)
      initialized = max(0, count)
    }
    if count >= 0 { return bytes }
    return [EAGAIN, EINTR].contains(errno) ? nil : []
  }

  /// Waits until the descriptor is ready; false on a timeout, a signal or an error.
  package static func wait(_ descriptor: CInt, for events: Int16, milliseconds: CInt) -> Bool {
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    return unsafe poll(&entry, 1, milliseconds) > 0
  }
}
