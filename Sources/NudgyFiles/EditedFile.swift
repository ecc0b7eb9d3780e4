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
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw DiskFailure(errno) }
    try PlainFile.write(Data(bytes), to: descriptor)
  }

  /// Has the bytes brought to the disk itself.
  package func synchronize() { _ = fsync(descriptor) }
}
