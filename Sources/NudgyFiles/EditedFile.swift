package import Foundation
import NudgySystem

/// A plain file whose bytes are changed where they stand.
package final class EditedFile {
  private let descriptor: Int32

  /// - Throws: where there is no such file, it is no plain one, or may not be written to.
  package init(_ file: URL) throws(DiskFailure) {
    guard let opened = try PlainFile.open(file.path(percentEncoded: false), O_RDWR) else {
      throw DiskFailure(ENOENT)
    }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// Up to `count` bytes from `offset` on; empty behind the end.
  package func read(at offset: Int, atMost count: Int) throws(DiskFailure) -> [UInt8] {
    try PlainFile.bytes(descriptor, at: offset, count: count)
  }

  package func write(_ bytes: [UInt8], at offset: Int) throws(DiskFailure) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { buffer in
        unsafe pwrite(descriptor, buffer.baseAddress, buffer.count, off_t(offset + written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw DiskFailure(errno) }
      written += count
    }
  }

  /// Has the bytes brought to the disk itself.
  package func synchronize() { _ = fsync(descriptor) }
}
