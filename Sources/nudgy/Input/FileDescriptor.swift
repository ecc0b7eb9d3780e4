import Foundation
import NudgySystem

/// Reading, writing and signals at the level of the operating system.
enum FileDescriptor {
  /// What a write came to.
  enum WriteResult: Equatable {
    case done
    /// The reader has gone: nothing more needs to be written.
    case closed
    case failed(String)
  }

  /// Up to `count` bytes, as soon as there are any; empty at the end. Nil on a read error.
  static func read(_ descriptor: Int32, upTo count: Int) -> [UInt8]? {
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var got = -1
      repeat {
        got = unsafe systemRead(descriptor, buffer.baseAddress, count)
      } while got < 0 && errno == EINTR
      failed = got < 0
      filled = max(0, got)
    }
    return failed ? nil : bytes
  }

  /// What can be read at once, without waiting for more.
  static func available(_ descriptor: Int32, atMost limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while bytes.count < limit, unsafe poll(&wait, 1, 0) > 0 {
      guard let more = read(descriptor, upTo: limit - bytes.count), !more.isEmpty else { break }
      bytes += more
    }
    return bytes
  }

  /// Writes all of `bytes`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> WriteResult {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return .done }
      var offset = 0
      while offset < buffer.count {
        let count = unsafe systemWrite(descriptor, start + offset, buffer.count - offset)
        if count >= 0 {
          offset += count
        } else if errno == EPIPE {
          return .closed
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = unsafe poll(&wait, 1, -1)
        } else if errno != EINTR {
          return unsafe .failed(String(cString: strerror(errno)))
        }
      }
      return .done
    }
  }

  /// Opens a file for reading; nil when it cannot be read.
  static func open(_ path: String) -> Int32? {
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  /// Opens a file that is there for writing at its end; nil when it cannot be written to.
  static func openToAppend(_ path: String) -> Int32? {
    let descriptor = systemOpen(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  static func close(_ descriptor: Int32) {
    _ = systemClose(descriptor)
  }

  /// Makes an empty file only its owner can read; false when there is one, or it cannot be made.
  static func createNew(_ path: String) -> Bool {
    let descriptor = systemOpen(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// The first argument of the process that is no UTF-8, as bytes.
  static var invalidArgument: [UInt8]? {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { continue }
      let bytes = unsafe Array(UnsafeBufferPointer(start: argument, count: strlen(argument)))
        .map(UInt8.init(bitPattern:))
      if String(validating: bytes, as: UTF8.self) == nil { return bytes }
    }
    return nil
  }

  /// A closed pipe, or a file that may not grow any more, becomes an error of `write` instead of the end of the
  /// process, and Ctrl-C ends the process with the code the contracts name.
  static func prepareSignals() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    let previous = signal(SIGINT, { _ in _exit(130) })
    // A shell starts background jobs with Ctrl-C ignored; that is to stay so.
    if unsafe unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      _ = signal(SIGINT, SIG_IGN)
    }
    // Whoever starts programs from a thread that blocks signals hands that on; nobody means it.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
