package import Foundation
import NudgySystem

/// By which a change of a file is noticed: as long as it looks the same, it is the same, and nobody wrote to it.
package struct FileStamp: Equatable, Sendable {
  package let identity: FileIdentity
  /// In bytes.
  package let size: Int
  private let seconds: Int
  private let nanoseconds: Int

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
    identity = FileIdentity(status)
  }

  /// Of an open file.
  package init(descriptor: Int32) throws(DiskFailure) {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw DiskFailure(errno) }
    try self.init(status)
  }

  /// When the file was last written to.
  package var time: Date {
    Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
  }

  /// Different for every file and every state of it.
  package var text: String { "\(identity.text):\(size):\(seconds).\(nanoseconds)" }

  /// Whether the file was written after another one.
  package func isAfter(_ other: FileStamp) -> Bool {
    (seconds, nanoseconds) > (other.seconds, other.nanoseconds)
  }
}

/// What tells a file from another one put in its place, as long as either is open.
package struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64

  fileprivate var text: String { "\(device)-\(number)" }

  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
