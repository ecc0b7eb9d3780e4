import Foundation
import NudgyCore
import NudgySystem

/// A program that is run for what it prints.
///
/// Foundation's own waits for everything that was started by the program, too, such as an agent that stays; this
/// one waits for the program alone.
enum ChildProcess {
  enum Outcome: Equatable {
    case printed([UInt8])
    /// It ended with another status than 0.
    case failed
    case notStarted
    case timedOut
    /// It printed more than was wanted, and may never have stopped.
    case tooMuch
  }

  /// Runs the program without input and with its errors unseen. Blocks the thread.
  ///
  /// - Parameters:
  ///   - path: of the program itself.
  ///   - seconds: after which it is ended, with all it started.
  ///   - limit: the most bytes it may print; beyond them it is ended at once, with all it started.
  static func run(
    _ path: String, _ arguments: [String], environment: [String: String], seconds: Double, atMost limit: Int
  ) -> Outcome {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return .notStarted }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[0]) }
    let process = try? spawn(path, arguments, environment, output: ends[1]).get()
    close(ends[1])
    guard let process else { return .notStarted }
    let deadline = ContinuousClock.now + .seconds(seconds)
    var bytes: [UInt8] = []
    while true {
      // Asked before reading: what it wrote is in the pipe once it has ended.
      let status = ended(process)
      bytes += FileDescriptor.available(ends[0], atMost: limit + 1 - bytes.count)
      guard bytes.count <= limit else {
        if status == nil { end(process) }
        return .tooMuch
      }
      if let status { return status == 0 ? .printed(bytes) : .failed }
      guard ContinuousClock.now < deadline else {
        end(process)
        return .timedOut
      }
      wait(ends[0])
    }
  }

  private static let busyTries = 100
  private static let nothing = "/dev/null"

  /// The number that the system gives to the reason.
  private struct SpawnFailure: Error, Equatable {
    let code: CInt
  }

  /// How a program ended whose output nobody wants.
  enum End: Equatable {
    /// Its exit status.
    case exited(Int)
    /// The signal that ended it.
    case signalled(Int)
    case notStarted
    case timedOut
  }

  /// Runs the program for what it does; what it prints is not kept, however much. Blocks the thread.
  ///
  /// - Parameters:
  ///   - input: the file it reads.
  ///   - seconds: after which it is ended, with all it started.
  static func finish(
    _ path: String, _ arguments: [String], environment: [String: String], input: String = nothing,
    seconds: Double
  ) -> End {
    let nowhere = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { if nowhere >= 0 { close(nowhere) } }
    let deadline = ContinuousClock.now + .seconds(seconds)
    guard nowhere >= 0 else { return .notStarted }
    var started = spawn(path, arguments, environment, input: input, output: nowhere)
    for _ in 0..<busyTries where started == .failure(SpawnFailure(code: ETXTBSY)) {
      // A program that is just being written can be run in a moment.
      _ = poll(nil, 0, 20)
      started = spawn(path, arguments, environment, input: input, output: nowhere)
    }
    guard let process = try? started.get() else { return .notStarted }
    while true {
      if let status = ended(process) {
        let signal = Int(status & 0x7F)
        return signal == 0 ? .exited(Int(status >> 8 & 0xFF)) : .signalled(signal)
      }
      guard ContinuousClock.now < deadline else {
        end(process)
        return .timedOut
      }
      _ = poll(nil, 0, 10)
    }
  }

  /// Starts a program that shows something, and lets it stay. Blocks the thread for a moment.
  ///
  /// - Parameter seconds: how long it has to fail.
  /// - Returns: false when it could not be started, or ended with another status than 0 by then.
  static func launch(
    _ path: String, _ arguments: [String], environment: [String: String], seconds: Double
  ) -> Bool {
    let nowhere = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { if nowhere >= 0 { close(nowhere) } }
    guard nowhere >= 0, let process = try? spawn(path, arguments, environment, output: nowhere).get()
    else { return false }
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < deadline {
      if let status = ended(process) { return status == 0 }
      _ = poll(nil, 0, 5)
    }
    // Somebody has to take note of its end, or it would stay as a shadow of itself while the chat lasts.
    OwnThread.start { while ended(process) == nil { _ = poll(nil, 0, 1000) } }
    return true
  }

  /// A process group of its own, so that all of it can be ended.
  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], input: String = nothing,
    output: Int32
  ) -> Result<pid_t, SpawnFailure> {
    var actions = unsafe posix_spawn_file_actions_t()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    _ = unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    _ = unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    // What is ignored here is not ignored by programs that know nothing of it.
    var usual = sigset_t()
    _ = unsafe sigemptyset(&usual)
    for number in [SIGPIPE, SIGXFSZ] { _ = unsafe sigaddset(&usual, number) }
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    _ = unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let result = unsafe posix_spawn(&process, path, &actions, &attributes, &words, &variables)
    return result == 0 ? .success(process) : .failure(SpawnFailure(code: result))
  }

  /// The status of a process that has ended, in the form of `waitpid`; nil while it runs.
  private static func ended(_ process: pid_t) -> Int32? {
    var status: Int32 = 0
    while true {
      let result = unsafe waitpid(process, &status, WNOHANG)
      if result == process { return status }
      if result == 0 { return nil }
      // Somebody else took its end: nothing can be said about it.
      if errno != EINTR { return -1 }
    }
  }

  private static func end(_ process: pid_t) {
    kill(-process, SIGKILL)
    var status: Int32 = 0
    _ = unsafe waitpid(process, &status, 0)
  }

  /// A moment, or until there is something to read.
  private static func wait(_ descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let count = unsafe poll(&entry, 1, 20)
    // An end that was closed is always ready.
    if count > 0, entry.revents & Int16(POLLIN) == 0 { _ = poll(nil, 0, 5) }
  }
}
