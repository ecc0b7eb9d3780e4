package import Foundation

/// Programs of this package, built beside the tests.
package enum BuiltProgram {
  /// Where the program of this name lies; `NUDGY_PROGRAM` names another `nudgy` to test, such as an installed one.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` when it was not built.
  package static func url(_ name: String) throws -> URL {
    if name == "nudgy", let path = ProcessInfo.processInfo.environment["NUDGY_PROGRAM"] {
      return URL(filePath: path)
    }
    let beside = ([URL(filePath: CommandLine.arguments[0])] + Bundle.allBundles.map(\.bundleURL))
      .flatMap { ancestors(of: $0.resolvingSymlinksInPath()) }
    // Where the tests run inside another program, the checkout still knows its build folder.
    let checkout = ancestors(of: URL(filePath: #filePath)).map { $0.appending(path: ".build/debug") }
    let found = (beside + checkout).map { $0.appending(path: name) }.first(where: isProgram)
    guard let found else { throw CocoaError(.fileNoSuchFile) }
    return found
  }

  /// The library that makes system calls fail; nil where there is none for this system.
  package static var faults: URL? {
    get throws {
      #if os(Linux)
        try url("libNudgyFaults.so")
      #else
        nil
      #endif
    }
  }

  /// The folders a file is in, up to four of them: on macOS the tests stand in a bundle some folders deeper.
  private static func ancestors(of url: URL) -> [URL] {
    var folders: [URL] = []
    var current = url
    for _ in 0..<4 {
      current = current.deletingLastPathComponent()
      folders.append(current)
    }
    return folders
  }

  private static func isProgram(_ url: URL) -> Bool {
    let path = url.path(percentEncoded: false)
    // A folder can be "executable" too; the sources have one of this name.
    let isFile = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
    return isFile == true && FileManager.default.isExecutableFile(atPath: path)
  }
}
