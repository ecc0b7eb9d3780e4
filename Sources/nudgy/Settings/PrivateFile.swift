import Foundation
import NudgyCore

/// Files only their owner can read.
enum PrivateFile {
  /// Writes the whole file or nothing, with mode 0600, in a folder made with mode 0700 where it is missing.
  static func write(_ data: Data, to url: URL) throws(NudgyError) {
    // A link is followed, so that a settings file kept elsewhere stays there.
    let target = url.resolvingSymlinksInPath()
    let path = target.path(percentEncoded: false)
    do {
      try makeFolder(target.deletingLastPathComponent())
      let temporary = target.appendingPathExtension("new")
      try create(temporary, with: data)
      try FileDescriptor.rename(temporary.path(percentEncoded: false), to: path)
    } catch {
      throw .storeNotWritten(path: path, reason: FileDescriptor.reason(error))
    }
  }

  static func makeFolder(_ url: URL) throws {
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  static func create(_ url: URL, with data: Data = Data()) throws {
    let path = url.path(percentEncoded: false)
    let created = FileManager.default.createFile(
      atPath: path, contents: data, attributes: [.posixPermissions: 0o600])
    if !created { throw POSIXError(FileDescriptor.lastError) }
  }
}
