import Foundation
import NudgyCore
import NudgySystem

/// The environment of this process, made fit to be worked with.
enum ProcessEnvironment {
  private static let folders = ["NUDGY_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "HOME"]

  /// - Throws: `storeUnavailable` when there is no folder that Nudgy could keep anything in.
  ///
  /// - Parameter makesFolders: makes a folder that is missing, where it can only be reached when it is there.
  static func current(makesFolders: Bool = true) throws(NudgyError) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in folders {
      // Nudgy works with text. A folder whose name is none is reached by another name.
      guard let bytes = bytes(of: name), String(validating: bytes, as: UTF8.self) == nil else { continue }
      environment[name] = try RawFolder.path(to: bytes, makes: makesFolders)
    }
    // An empty one would put everything at the root.
    if (environment["HOME"] ?? "").isEmpty { environment["HOME"] = passwordHome }
    guard environment["HOME"] == nil, (environment["NUDGY_HOME"] ?? "").isEmpty else { return environment }
    let others = folders[1...3].allSatisfy { environment[$0]?.hasPrefix("/") == true }
    guard others else { throw .storeUnavailable(path: "$HOME", reason: Words.noHome) }
    return environment
  }

  private static func bytes(of name: String) -> [UInt8]? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe UnsafeBufferPointer(start: value, count: strlen(value)).map(UInt8.init(bitPattern:))
  }

  /// The home folder as the system's list of users has it.
  private static var passwordHome: String? {
    guard let entry = unsafe getpwuid(getuid()), let folder = unsafe entry.pointee.pw_dir else { return nil }
    let path = unsafe String(cString: folder)
    return path.hasPrefix("/") ? path : nil
  }
}
