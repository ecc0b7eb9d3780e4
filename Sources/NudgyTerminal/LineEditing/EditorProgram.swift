import Foundation
import NudgySystem

/// The user's own editor, for long texts.
package enum EditorProgram {
  /// As `edit`, with the terminal lent to the editor, whoever has it now. Blocks the calling thread.
  package static func editLent(_ text: String, environment: [String: String]) -> String? {
    let wasQuiet = !TerminalMode.isRestored
    TerminalMode.lend()
    defer { TerminalMode.takeBack(isQuiet: wasQuiet) }
    return edit(text, environment: environment)
  }

  /// Lets the user edit `text` and returns what it became; nil when the editor could not be run or failed.
  ///
  /// Blocks the calling thread. The terminal must be in its ordinary mode.
  static func edit(_ text: String, environment: [String: String]) -> String? {
    let file = FileManager.default.temporaryDirectory.appending(path: "nudgy-\(UUID().uuidString).txt")
    let path = file.path(percentEncoded: false)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { _ = unsafe unlink(path) }
    let isWritten = Descriptor.write(text + "\n", to: descriptor)
    close(descriptor)
    let program = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
    guard isWritten, run("\(program ?? "vi") \"$1\"", path),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return PasteBoard.clean(Array(data))
  }

  /// Runs a shell line with the file as `$1`, as editors may be given with arguments (`code --wait`).
  private static func run(_ command: String, _ path: String) -> Bool {
    let arguments = ["sh", "-c", command, "nudgy", path]
    var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    // Ctrl-C in the editor is the editor's alone: ignored here, as usual there.
    let former = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, former) }
    var attributes = posix_spawnattr_t()
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    _ = unsafe sigemptyset(&usual)
    for number in [SIGINT, SIGPIPE, SIGXFSZ] { _ = unsafe sigaddset(&usual, number) }
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    _ = unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    guard unsafe posix_spawn(&child, "/bin/sh", nil, &attributes, &pointers, environ) == 0 else {
      return false
    }
    var status: CInt = 0
    while unsafe waitpid(child, &status, 0) == -1 {
      guard errno == EINTR else { return false }
    }
    return status == 0
  }
}
