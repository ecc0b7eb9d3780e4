import NudgyFiles

/// The user's own bindings for libedit: `$EDITRC`, else `~/.editrc`.
struct EditorBindings {
  /// libedit copies the words of a line into room for 1,024 characters, and does not count them.
  static let longestLine = 1000

  /// The file for libedit to read; nil when there is none, or it is not fit for that.
  let path: String?
  /// The file that is not, because of a line that is too long.
  let unfitPath: String?

  init(environment: [String: String]) {
    let home = environment["HOME"].map { "\($0)/.editrc" }
    guard let path = environment["EDITRC"] ?? home, let bytes = (try? PlainFile.read(path)) ?? nil else {
      (self.path, unfitPath) = (nil, nil)
      return
    }
    let isFit = bytes.split(separator: UInt8(ascii: "\n")).allSatisfy {
      $0.count <= EditorBindings.longestLine
    }
    (self.path, unfitPath) = isFit ? (path, nil) : (nil, path)
  }
}
