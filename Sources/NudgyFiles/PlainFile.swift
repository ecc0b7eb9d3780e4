package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Opens files that must be plain ones: whoever opens a pipe waits for its other end, perhaps for ever.
package enum PlainFile {
  /// Opens the file, and is sure that it is one.
  ///
  /// - Parameter flags: those of `open`, beside the ones that keep it from waiting.
  /// - Returns: the descriptor; nil when there is no such file.
  package static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0o600
  ) throws(DiskFailure) -> Int32? {
    let descriptor = system(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return nil
      // Nor can there be one below a file.
      case ENOTDIR where flags & O_CREAT == 0: return nil
      // What a pipe without a reader, a socket and a folder answer to being opened.
      case ENXIO, EISDIR, EOPNOTSUPP: throw .notPlain
      default: throw DiskFailure(errno)
      }
    }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notPlain
    }
    return descriptor
  }

  /// All of a file, through links; nil when there is none.
  package static func read(_ path: String) throws(DiskFailure) -> Data? {
    guard let descriptor = try open(path, O_RDONLY) else { return nil }
    defer { close(descriptor) }
    var status = stat()
    _ = unsafe fstat(descriptor, &status)
    // One byte more than the size finds the end at once.
    var data = Data(count: Int(status.st_size) + 1)
    var filled = 0
    while true {
      let room = data.count - filled
      let count = unsafe data.withUnsafeMutableBytes { buffer in
        unsafe Foundation.read(descriptor, buffer.baseAddress?.advanced(by: filled), room)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw DiskFailure(errno) }
      if count == 0 { return data.prefix(filled) }
      filled += count
      if filled == data.count { data.count *= 2 }
    }
  }

  /// Makes a new file of these bytes for the user alone.
  /// - Returns: false when there is one of this name already.
  package static func create(_ path: String, with data: Data) throws(DiskFailure) -> Bool {
    let descriptor = system(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw DiskFailure(errno)
    }
    defer { close(descriptor) }
    do throws(DiskFailure) {
      try write(data, to: descriptor)
      guard fsync(descriptor) == 0 else { throw DiskFailure(errno) }
      return true
    } catch {
      // Half of it would pass for the whole.
      _ = unsafe unlink(path)
      throw error
    }
  }

  static func write(_ data: Data, to descriptor: Int32) throws(DiskFailure) {
    let bytes = [UInt8](data)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { buffer in
        unsafe Foundation.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw DiskFailure(errno) }
      written += count
    }
  }

  private static func system(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
    unsafe Foundation.open(path, flags, mode)
  }
}
