import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Starts programs with `posix_spawn`.
///
/// Foundation's `Process` is no help here: its `run` lists the open descriptors, copying each entry of the list with all
/// the room for its name; with some 1,360 of them open the last ones lie at the end of the list's buffer, the copy goes
/// beyond it, and now and then takes the whole test run with it (Swift 6.3.1 on Linux).
enum Spawning {
  /// What becomes of a descriptor before the program begins.
  enum Action {
    case open(CInt, path: String)
    case duplicate(CInt, onto: CInt)
  }

  /// - Parameter flags: those of `posix_spawnattr_setflags`.
  /// - Returns: nil when the program could not be started.
  static func start(
    _ path: String, _ arguments: [String], _ environment: [String: String], _ steps: [Action],
    flags: Int16 = 0
  ) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    for step in steps {
      switch step {
      case .open(let descriptor, let path):
        _ = unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
      case .duplicate(let descriptor, let target):
        _ = unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, target)
      }
    }
    var attributes = posix_spawnattr_t()
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    setSignals(in: &attributes)
    let all = flags | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    _ = unsafe posix_spawnattr_setflags(&attributes, all)
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let result = unsafe posix_spawn(&process, path, &actions, &attributes, &words, &variables)
    return result == 0 ? process : nil
  }

  /// As in a shell's foreground: a test run in the background ignores Ctrl-C, and its threads block what they like.
  private static func setSignals(in attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { _ = unsafe sigaddset(&signals, number) }
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
  }
}
