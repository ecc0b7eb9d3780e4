import Foundation
import NudgyCore
import NudgyFiles
import NudgySystem

/// The store's file and those beside it.
struct StoreFile: Sendable {
  let url: URL
  /// Where its bytes are, and with them SQLite's own files: whoever links the store from elsewhere keeps the link.
  let place: String

  init(url: URL) {
    self.url = url
    place = FilePlace.behindLinks(url.path(percentEncoded: false))
  }

  var path: String { url.path(percentEncoded: false) }
  var folder: URL { url.deletingLastPathComponent() }
  var backups: URL { folder.appending(path: "backups", directoryHint: .isDirectory) }
  var name: String { url.lastPathComponent }

  var exists: Bool { StoreFile.exists(url) }

  static func exists(_ url: URL) -> Bool { unsafe access(url.path(percentEncoded: false), F_OK) == 0 }

  /// How it looks at a first glance. Not for a file that this process has open: closing a descriptor of its own would
  /// drop the locks that SQLite holds on the file.
  /// - Throws: damage when the file does not begin as every SQLite database does.
  func examineStart() throws -> FileStamp {
    try refuseWhatIsNoFile()
    guard let descriptor = try PlainFile.open(path, O_RDONLY) else { throw FileFailure.missing }
    defer { close(descriptor) }
    let stamp = try FileStamp(descriptor: descriptor)
    let magic = Array("SQLite format 3\0".utf8)
    var start = [UInt8](repeating: 0, count: magic.count)
    let count = unsafe pread(descriptor, &start, magic.count, 0)
    guard count >= 0 else { throw FileFailure(errno) }
    guard stamp.size == 0 || count == magic.count && start == magic else { throw SQLiteError.damage }
    return stamp
  }

  /// The file that is at the path now; nil when there is none.
  var stamp: FileStamp? { try? WholeFile(path: path).stamp() }

  /// The log that is beside it now; nil when there is none.
  var logIdentity: FileIdentity? { logStamp?.identity }

  /// A pipe in the place of the log or its index is nothing that SQLite could tell.
  private func refuseWhatIsNoFile() throws {
    for ending in ["-wal", "-shm"] {
      let part = part(ending)
      do { _ = try WholeFile(part).stamp() } catch {
        throw NudgyError.storeUnavailable(path: part.path(percentEncoded: false), reason: error.reason)
      }
    }
  }

  /// A file with this ending beside the store: `nudgy.db.lock`.
  func sibling(_ ending: String) -> URL { folder.appending(path: name + ending) }

  /// The store itself, behind links, or what SQLite keeps beside it: `nudgy.db-wal`.
  func part(_ ending: String) -> URL { URL(filePath: place + ending) }

  /// The size of the write-ahead log in bytes; 0 when there is none.
  var logSize: Int { logStamp?.size ?? 0 }

  private var logStamp: FileStamp? { try? WholeFile(part("-wal")).stamp() }

  // MARK: - Suspicion

  /// A store that turned out to be damaged while in use is examined whole at the next start.
  var isSuspect: Bool { StoreFile.exists(sibling(".suspect")) }

  func markSuspect() {
    _ = try? PlainFile.create(sibling(".suspect").path(percentEncoded: false), with: Data())
  }

  func clearSuspicion() {
    try? FileManager.default.removeItem(at: sibling(".suspect"))
  }

  // MARK: - Files for the user alone

  /// Makes the folder, and those above it that are missing, for the user alone.
  static func makeFolder(_ folder: URL) throws {
    guard unsafe mkdir(folder.path(percentEncoded: false), 0o700) != 0 else { return }
    switch errno {
    case EEXIST: return
    case ENOENT where folder.pathComponents.count > 1:
      try makeFolder(folder.deletingLastPathComponent())
      guard unsafe mkdir(folder.path(percentEncoded: false), 0o700) == 0 || errno == EEXIST else {
        throw FileFailure(errno)
      }
    default: throw FileFailure(errno)
    }
  }

  /// Makes an empty file for the user alone; SQLite gives its log and index the same rights.
  static func makeEmpty(at url: URL) throws {
    let descriptor = unsafe open(
      url.path(percentEncoded: false), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(errno) }
    close(descriptor)
  }

  /// Gives a finished file a second name, unless that is taken: of many who try, one succeeds.
  /// - Returns: whether it did.
  static func publish(_ made: URL, as wanted: URL) throws -> Bool {
    let (made, wanted) = (made.path(percentEncoded: false), wanted.path(percentEncoded: false))
    if unsafe link(made, wanted) == 0 { return true }
    if errno == EEXIST { return false }
    // Some file systems know no second names. A rename replaces, so it is the last resort.
    guard unsafe access(wanted, F_OK) != 0 else { return false }
    guard unsafe rename(made, wanted) == 0 else { throw FileFailure(errno) }
    return true
  }

  /// Runs `body` while no other process does so for this store.
  func exclusively<Value>(_ body: () throws -> Value) throws -> Value {
    let path = sibling(".lock").path(percentEncoded: false)
    guard let descriptor = try PlainFile.open(path, O_CREAT | O_RDWR) else { throw FileFailure.missing }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileFailure(errno) }
    }
    return try body()
  }

  /// Runs `body` unless another process does something in the folder right now.
  static func exclusively<Value>(in folder: URL, _ body: () throws -> Value?) throws -> Value? {
    let path = folder.path(percentEncoded: false)
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return nil }
      guard errno == EINTR else { throw FileFailure(errno) }
    }
    return try body()
  }
}

/// What the system said when a file could not be made.
struct FileFailure: Error, CustomStringConvertible {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  static let missing = FileFailure(ENOENT)

  var isMissingFile: Bool { code == ENOENT }

  /// `permission denied`, in the middle of a sentence.
  var description: String {
    let text = unsafe String(cString: strerror(code))
    return text.lowercasedFirst
  }
}
