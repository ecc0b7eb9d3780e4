package import Foundation
package import NudgySystem

/// Opens files that must be plain ones: whoever opens a pipe waits for its other end, perhaps for ever.
package enum PlainFile {
  /// Opens the file, and is sure that it is one.
  ///
  /// - Parameters:
  ///   - path: a path of the system's.
  ///   - flags: those of `open`, beside the ones that keep it from waiting.
  ///   - mode: the rights of a file that is made.
  /// - Returns: the descriptor; nil when there is no such file.
  package static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0o600
  ) throws(DiskFailure) -> Int32? {
    let descriptor = systemOpen(path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
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
        unsafe systemRead(descriptor, buffer.baseAddress?.advanced(by: filled), room)
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
    let descriptor = systemOpen(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
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
        unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw DiskFailure(errno) }
      written += count
    }
  }
}

// MARK: - Beginnings

extension PlainFile {
  /// The beginning and the end of a file, and its state, which was the same before and after.
  package struct Sample {
    package let stamp: FileStamp
    package let head: [UInt8]
    /// Empty when the head holds all of it.
    package let tail: [UInt8]
  }

  /// Reads up to `length` bytes from both ends of a file that is no link; nil when there is none, or it was written to
  /// meanwhile.
  package static func sample(_ path: String, upTo length: Int) throws(DiskFailure) -> Sample? {
    guard let descriptor = try open(path, O_RDONLY | O_NOFOLLOW) else { return nil }
    defer { close(descriptor) }
    let before = try FileStamp(descriptor: descriptor)
    let head = try bytes(descriptor, at: 0, count: min(length, before.size))
    let tail =
      before.size > length
      ? try bytes(descriptor, at: max(length, before.size - length), count: min(length, before.size - length))
      : []
    guard try FileStamp(descriptor: descriptor) == before, head.count + tail.count <= before.size else {
      return nil
    }
    return Sample(stamp: before, head: head, tail: tail)
  }

  static func bytes(_ descriptor: Int32, at start: Int, count: Int) throws(DiskFailure) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe pread(
          descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(start + filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        filled += got
      }
    }
    guard failure == 0 else { throw DiskFailure(failure) }
    return bytes
  }
}
