import Foundation
import NudgyCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system said when a file could not be used.
struct DiskFailure: Error, Equatable {
  let reason: String

  init(reason: String) { self.reason = reason }

  /// `permission denied`, in the middle of a sentence.
  init(_ code: Int32) {
    let text = unsafe String(cString: strerror(code))
    reason = text.lowercasedFirst
  }
}

/// The file operations of the memory: whole files, for the user alone, never half written.
enum MemoryDisk {
  /// By which a change of a file is noticed.
  struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var inode: UInt64

    /// Whether the file was written after another one.
    func isAfter(_ other: Stamp) -> Bool {
      (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
    }
  }

  /// Nil when there is no such file.
  static func stamp(of path: String) throws(DiskFailure) -> Stamp? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw DiskFailure(errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw DiskFailure(reason: "it is not a plain file") }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
      inode: UInt64(status.st_ino))
  }

  static func read(_ path: String) throws(DiskFailure) -> Data {
    do { return try Data(contentsOf: URL(filePath: path)) } catch { throw DiskFailure(reason(error)) }
  }

  /// Makes a folder, and those above it that are missing, for the user alone.
  static func makeFolder(_ folder: URL) throws(DiskFailure) {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch { throw DiskFailure(reason(error)) }
  }

  static func move(_ from: String, to: String) throws(DiskFailure) {
    guard unsafe rename(from, to) == 0 else { throw DiskFailure(errno) }
  }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Puts `data` in the place of a file in one step: readers see the old bytes or the new ones.
  ///
  /// - Parameters:
  ///   - isDurable: waits until the bytes are on the disk, so that they outlive a loss of power.
  ///   - isCurrent: asked at the last moment; when it says no, nothing is replaced.
  /// - Returns: whether the file was replaced.
  static func replace(
    _ path: String, with data: Data, isDurable: Bool, isCurrent: () -> Bool = { true }
  ) throws(DiskFailure) -> Bool {
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    do {
      try write(data, to: temporary, isDurable: isDurable)
      if isCurrent() {
        try move(temporary, to: path)
        if isDurable { syncFolder(of: path) }
        return true
      }
      _ = unsafe unlink(temporary)
      return false
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// Runs `body` while no other process does so for this lock file.
  static func locked<Value, Failure: Error>(
    _ path: String, orThrow failure: (DiskFailure) -> Failure, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let descriptor = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(DiskFailure(errno)) }
    defer { close(descriptor) }
    var waits = 0
    var holder = try? stamp(of: path)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR || errno == EWOULDBLOCK else { throw failure(DiskFailure(errno)) }
      // A Nudgy holds the lock for milliseconds; one that stands still must not hang the others. Who
      // gets it next is chance, so the wait begins anew with each holder.
      guard waits < 5000 else { throw failure(DiskFailure(reason: "another program holds it")) }
      waits += 1
      usleep(1000)
      let now = try? stamp(of: path)
      if now != holder { (holder, waits) = (now, 0) }
    }
    // By this the others see that the lock changed hands.
    _ = futimens(descriptor, nil)
    return try body()
  }

  private static func write(_ data: Data, to path: String, isDurable: Bool) throws(DiskFailure) {
    let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DiskFailure(errno) }
    defer { close(descriptor) }
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
    guard !isDurable || fsync(descriptor) == 0 else { throw DiskFailure(errno) }
  }

  /// A rename lasts only once the folder is on the disk too.
  private static func syncFolder(of path: String) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let descriptor = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  private static func reason(_ error: any Error) -> Int32 {
    let cocoa = error as NSError
    let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
    for candidate in [underlying, cocoa].compactMap({ $0 }) where candidate.domain == NSPOSIXErrorDomain {
      return Int32(candidate.code)
    }
    switch CocoaError.Code(rawValue: cocoa.code) {
    case .fileReadNoPermission, .fileWriteNoPermission: return EACCES
    case .fileNoSuchFile, .fileReadNoSuchFile: return ENOENT
    case .fileWriteVolumeReadOnly: return EROFS
    case .fileWriteOutOfSpace: return ENOSPC
    case .fileWriteFileExists: return ENOTDIR
    default: return EIO
    }
  }
}
