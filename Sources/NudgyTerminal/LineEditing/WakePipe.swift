import NudgySystem

/// A pipe through which handlers and other threads wake one that waits in `poll`.
final class WakePipe: Sendable {
  let readEnd: CInt
  let writeEnd: CInt

  init?() {
    var ends: [CInt] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  func send(_ byte: UInt8) {
    var byte = byte
    // A full pipe already wakes its reader.
    _ = unsafe write(writeEnd, &byte, 1)
  }

  /// What was sent since the last time, without waiting.
  func drain() -> [UInt8] {
    Descriptor.read(readEnd, upTo: 256) ?? []
  }
}
