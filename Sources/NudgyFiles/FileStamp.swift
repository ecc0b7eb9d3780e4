#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// By which a change of a file is noticed.
package struct FileStamp: Equatable, Sendable {
  private let seconds: Int
  private let nanoseconds: Int
  package let size: Int
  private let inode: UInt64

  /// - Throws: when it is anything but a plain file.
  init(_ status: stat) throws(DiskFailure) {
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
  }

  /// Whether the file was written after another one.
  package func isAfter(_ other: FileStamp) -> Bool {
    (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
  }
}
