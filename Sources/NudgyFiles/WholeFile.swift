package import Foundation
import NudgySystem

/// A file that is read whole and replaced whole, never half written; a link to it stays one.
///
/// Several processes may write: whoever reads, changes and writes does so in `locked`.
package struct WholeFile: Sendable {
  /// As it was named, which may be a link.
  package let path: String

  package init(_ url: URL) { self.init(path: url.path(percentEncoded: false)) }

  package init(path: String) { self.path = path }

  /// Where its bytes are.
  package var target: String { FilePlace.behindLinks(path) }

  package var isLink: Bool { FilePlace.isLink(path) }

  /// Whether anything stands there, be it a link to nothing.
  package static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// Nil when there is no such file.
  package func stamp() throws(DiskFailure) -> FileStamp? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw DiskFailure(errno)
    }
    return try FileStamp(status)
  }

  /// Nil when there is no such file.
  package func read() throws(DiskFailure) -> Data? { try PlainFile.read(path) }

  /// Runs `body` while no other process does so for this file, whatever link it is named by.
  package func locked<Value, Failure: Error>(
    orThrow failure: (DiskFailure) -> Failure, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    // No lock is laid beside what is no file: devices are the system's own.
    do throws(DiskFailure) { _ = try stamp() } catch { throw failure(error) }
    return try FileLock.locked(target + ".lock", orThrow: failure) { () throws(Failure) in
      sweep()
      return try body()
    }
  }

  /// Puts `data` in the place of the file in one step: readers see the old bytes or the new ones.
  ///
  /// - Parameters:
  ///   - isDurable: waits until the bytes are on the disk, so that they outlive a loss of power.
  ///   - isCurrent: asked at the last moment; when it says no, nothing is replaced.
  /// - Returns: whether the file was replaced.
  @discardableResult
  package func replace(
    with data: Data, isDurable: Bool = true, isCurrent: () -> Bool = { true }
  ) throws(DiskFailure) -> Bool {
    let target = target
    // A link that leads in a circle, a device, a pipe: none of them is anything to put a file in the place of.
    _ = try stamp()
    let draft = try Draft(of: target, mode: mode)
    do throws(DiskFailure) {
      try draft.write(data, isDurable: isDurable)
      guard isCurrent() else {
        draft.discard()
        return false
      }
      try draft.publish(isDurable: isDurable)
      return true
    } catch {
      draft.discard()
      throw error
    }
  }

  /// Gives the file another name; a link goes with its own.
  package func move(to other: String) throws(DiskFailure) {
    guard unsafe rename(path, other) == 0 else { throw DiskFailure(errno) }
  }

  /// For the user alone; what is kept elsewhere and linked stays as open as it was.
  private var mode: mode_t {
    var status = stat()
    guard isLink, unsafe stat(path, &status) == 0 else { return 0o600 }
    return status.st_mode & 0o777
  }

  /// Takes away what writers that were killed have left beside the file.
  package func sweep() { Draft.sweep(beside: target) }
}
