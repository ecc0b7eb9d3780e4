import Foundation

/// Starts programs with as little around them as possible, so that their own time is what is measured.
struct ChildProcess {
  let program: String
  let environment: [String: String]

  /// `POSIX_SPAWN_SETSID` of <spawn.h>, which the C module hides behind a feature macro.
  private static let newSession: Int16 = 0x80

  /// Runs the program to its end with its input and output at `/dev/null`.
  /// - Returns: its exit code.
  @discardableResult
  func run(_ arguments: [String]) -> Int32 {
    let identifier = spawn(arguments, terminal: nil)
    guard identifier > 0 else { return -1 }
    var status: Int32 = 0
    while unsafe waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -1
  }

  static func end(_ identifier: pid_t) {
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    _ = unsafe waitpid(identifier, &status, 0)
  }

  /// Starts the program at a terminal, or at `/dev/null`.
  func spawn(_ arguments: [String], terminal: String?) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    let place = terminal ?? "/dev/null"
    for descriptor in [Int32(0), 1, 2] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, place, O_RDWR, 0)
    }
    if terminal != nil { unsafe posix_spawnattr_setflags(&attributes, ChildProcess.newSession) }
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var identifier: pid_t = 0
    let result = unsafe posix_spawn(&identifier, program, &actions, &attributes, &words, &variables)
    return result == 0 ? identifier : -1
  }
}
