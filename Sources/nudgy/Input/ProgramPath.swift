import Foundation

/// Finds a program as a shell would: by its path, or in the folders of `PATH`.
enum ProgramPath {
  /// Where this very program is; nil when the system does not say.
  static let own: String? = {
    #if os(Linux)
      return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #else
      return Bundle.main.executablePath
    #endif
  }()

  /// The path of the program; nil when it is nowhere.
  static func find(_ name: String, _ environment: [String: String]) -> String? {
    let files = FileManager.default
    if name.contains("/") { return files.isExecutableFile(atPath: name) ? name : nil }
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { files.isExecutableFile(atPath: $0) }
  }
}
