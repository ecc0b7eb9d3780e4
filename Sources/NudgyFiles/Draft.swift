import Foundation
import NudgySystem

/// A file that is about to take the place of another, beside it under a name of its own.
///
/// Its writer holds a lock on it, so that whoever sweeps knows what is left of a dead one.
struct Draft: ~Copyable {
  private let path: String
  private let target: String
  private let descriptor: Int32
  private let mode: mode_t

  /// - Parameter mode: of the file once it is in its place.
  init(of target: String, mode: mode_t) throws(DiskFailure) {
    self.target = target
    // In the moment before it is locked somebody may sweep it away; then another is made.
    for _ in 0..<100 {
      let path = "\(target).\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
      let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw DiskFailure(errno) }
      var status = stat()
      // File systems without locks have no sweeping either.
      _ = flock(descriptor, LOCK_EX)
      guard unsafe fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
        close(descriptor)
        continue
      }
      (self.path, self.descriptor, self.mode) = (path, descriptor, mode)
      return
    }
    throw DiskFailure(EEXIST)
  }

  deinit { close(descriptor) }

  func write(_ data: Data, isDurable: Bool) throws(DiskFailure) {
    try PlainFile.write(data, to: descriptor)
    guard !isDurable || fsync(descriptor) == 0 else { throw DiskFailure(errno) }
  }

  func publish(isDurable: Bool) throws(DiskFailure) {
    // Whatever the user's mask took away.
    fchmod(descriptor, mode)
    guard unsafe rename(path, target) == 0 else { throw DiskFailure(errno) }
    guard isDurable else { return }
    // A rename lasts only once the folder is on the disk too.
    let folder = unsafe open(FilePlace.folder(of: target), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    close(folder)
  }

  func discard() {
    _ = unsafe unlink(path)
  }
}

// MARK: - What is left of others

extension Draft {
  /// Takes away the drafts beside a file whose writers are dead.
  static func sweep(beside target: String) {
    let folder = FilePlace.folder(of: target)
    let name = FilePlace.name(of: target)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for found in names {
      if isDraft(found, of: name) {
        remove("\(folder)/\(found)")
      } else if let writer = foundationWriter(found), kill(writer, 0) != 0, errno == ESRCH {
        _ = unsafe unlink("\(folder)/\(found)")
      }
    }
  }

  /// `config.json.4711-123456789.tmp`; `config.json.new` is what they were called once.
  private static func isDraft(_ found: String, of name: String) -> Bool {
    guard found.hasPrefix(name + ".") else { return false }
    let ending = found.dropFirst(name.count + 1)
    if ending == "new" { return true }
    guard ending.hasSuffix(".tmp") else { return false }
    let numbers = ending.dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { UInt64($0) != nil }
  }

  /// The process whose Foundation was writing `.dat.nosync1A2B.x7Dk2z`.
  private static func foundationWriter(_ found: String) -> pid_t? {
    let prefix = ".dat.nosync"
    guard found.hasPrefix(prefix) else { return nil }
    return pid_t(found.dropFirst(prefix.count).prefix { $0 != "." }, radix: 16)
  }

  private static func remove(_ path: String) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & 0o170777 == S_IFREG | 0o600,
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    _ = unsafe unlink(path)
  }
}
