package import Foundation
import NudgySystem

/// Folders for the user alone.
package enum PrivateFolder {
  /// Makes the folder, and those above it that are missing.
  package static func make(_ folder: URL) throws(DiskFailure) {
    try make(folder.path(percentEncoded: false))
  }

  package static func make(_ path: String) throws(DiskFailure) {
    guard unsafe mkdir(path, 0o700) != 0 else { return }
    switch errno {
    case EEXIST:
      var status = stat()
      let isFolder = unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      guard isFolder else { throw DiskFailure(ENOTDIR) }
    case ENOENT:
      let parent = FilePlace.folder(of: path)
      guard parent != path, parent != "." else { throw DiskFailure(ENOENT) }
      try make(parent)
      guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw DiskFailure(errno) }
    case let code: throw DiskFailure(code)
    }
  }

  /// Whether anybody else may look into the folder; false where it cannot be told.
  package static func isOpenToOthers(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & 0o077 != 0
  }
}
