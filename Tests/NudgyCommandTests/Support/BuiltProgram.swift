import Foundation

/// Where the program under test lies: beside the tests, which the same build made.
enum BuiltProgram {
  static let url: URL = {
    if let path = ProcessInfo.processInfo.environment["NUDGY_PROGRAM"] { return URL(filePath: path) }
    let beside = ([URL(filePath: CommandLine.arguments[0])] + Bundle.allBundles.map(\.bundleURL))
      .flatMap { ancestors(of: $0.resolvingSymlinksInPath()) }
    // Where the tests run inside another program, the checkout still knows its build folder.
    let checkout = ancestors(of: URL(filePath: #filePath)).map { $0.appending(path: ".build/debug") }
    return (beside + checkout).map { $0.appending(path: "nudgy") }.first(where: isProgram)
      ?? URL(filePath: "nudgy")
  }()

  /// The folders a file is in, up to four of them.
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
