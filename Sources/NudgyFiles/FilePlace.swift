import NudgySystem

/// Where a path leads.
package enum FilePlace {
  /// The path behind the links a path names, also when nothing stands there yet; itself when it is no link.
  ///
  /// Only the name at the end is looked at: the folders on the way are the system's affair, and their names need
  /// not be text.
  package static func behindLinks(_ path: String) -> String {
    var place = path
    // As many as the system follows.
    for _ in 0..<40 {
      guard let destination = destination(of: place) else { return place }
      place = destination.hasPrefix("/") ? destination : "\(folder(of: place))/\(destination)"
    }
    return path
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a file stands there: no link, folder, pipe, socket or device. Opens nothing.
  package static func isPlainFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The path without its last name, as `dirname` says it.
  package static func folder(of path: String) -> String {
    let plain = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let slash = plain.lastIndex(of: "/") else { return "." }
    return slash == plain.startIndex ? "/" : String(plain[..<slash])
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Nil when the path is no link, or leads to a name that is no text.
  private static func destination(of path: String) -> String? {
    var count = -1
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
      count = unsafe buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return -1 }
        return unsafe readlink(path, start, characters.count)
      }
      filled = max(0, count)
    }
    return count > 0 ? String(validating: bytes, as: UTF8.self) : nil
  }
}
