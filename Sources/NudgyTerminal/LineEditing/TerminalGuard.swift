import NudgySystem

/// Puts the terminal back as it was, however the program ends: returning, `exit`, or a signal.
///
/// It also stands between signals and the rest: Ctrl-C goes to whoever asked for it (`InterruptMonitor`, the
/// line editor), a stop and a continue keep the terminal's mode right. Handlers use only what POSIX allows in
/// them: `tcsetattr`, `write`, `signal`, `kill`, and memory set up before.
package enum TerminalGuard {
  /// What handlers read. Lives as long as the program.
  struct State {
    var original = termios()
    /// The mode while a conversation runs and no line is being edited: no echo, bytes at once.
    var quiet = termios()
    /// Whether the terminal differs from `original`.
    var isChanged = false
    /// Whether a line is being edited, so that the cursor may stand behind it.
    var isEditing = false
    /// Whether another program has the terminal.
    var isLent = false
    var usesEscapes = false
    /// Whether the window has a title of ours, above the one it had.
    var hasTitle = false
    /// Whether the cursor stands behind a line that is to leave nothing behind.
    var hasPassingLine = false
    /// Where the bytes of interrupts, resizes and continues go; -1 for nowhere.
    var wakeDescriptor: CInt = -1
    var interruptDescriptor: CInt = -1
  }

  /// Set once in `install`, before any handler can run, and never freed.
  ///
  /// `nonisolated(unsafe)`: a signal handler may take no lock and enter no actor; the pointer itself never changes.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(to: State())
    return unsafe state
  }()

  /// Bytes sent to the wake pipe.
  enum Wake {
    static let interrupt = UInt8(ascii: "i")
    static let resize = UInt8(ascii: "w")
    static let resume = UInt8(ascii: "c")
    static let printing = UInt8(ascii: "p")
  }

  /// Every signal that ends a program unless it is caught, and that can be.
  private static let endings: [CInt] = {
    let everywhere = [
      SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS, SIGPIPE, SIGALRM,
      SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
    ]
    #if os(Linux)
      // From here on the numbers are real-time signals; those before are the thread library's own.
      let realTime = __libc_current_sigrtmin()...__libc_current_sigrtmax()
      return everywhere + [SIGIO, SIGPWR, SIGSTKFLT] + Array(realTime)
    #else
      return everywhere + [SIGEMT]
    #endif
  }()

  private static let installed: Bool = {
    unsafe state.pointee.isChanged = false
    for ending in endings {
      let former = signal(ending, endingHandler)
      // What whoever started the program wants ignored stays so, and what the program itself ignores.
      if unsafe unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(ending, SIG_IGN)
      }
    }
    signal(SIGINT, interruptHandler)
    signal(SIGTSTP, stopHandler)
    signal(SIGCONT, continueHandler)
    signal(SIGWINCH, resizeHandler)
    atexit { TerminalGuard.restore() }
    return true
  }()

  static func install() {
    _ = installed
  }

  /// A copy of `text` for handlers, never freed.
  fileprivate static func kept(_ text: String) -> (UnsafeMutablePointer<UInt8>, Int) {
    let bytes = Array(text.utf8)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { unsafe copy[index] = byte }
    return unsafe (copy, bytes.count)
  }

  /// Names the window. Its former title comes back however the program ends, and while it is stopped.
  static func setTitle(_ text: String) {
    prepareHandlerBytes()
    install()
    // First, so that no signal in between leaves the title behind.
    let isFirst = unsafe !state.pointee.hasTitle
    unsafe state.pointee.hasTitle = true
    Descriptor.write((isFirst ? ANSI.keepTitle : "") + ANSI.title(text), to: Descriptor.output)
  }

  /// Shows a line that passes, in place of the one before; nil takes it away. It goes however the program ends, and
  /// while it is stopped.
  package static func setPassingLine(_ line: String?) {
    prepareHandlerBytes()
    install()
    if let line {
      guard unsafe !state.pointee.isLent else { return }
      // First, so that no signal in between leaves the line behind.
      unsafe state.pointee.hasPassingLine = true
      Descriptor.write(ANSI.inPlace(line), to: Descriptor.output)
    } else {
      Descriptor.write(ANSI.eraseLine, to: Descriptor.output)
      unsafe state.pointee.hasPassingLine = false
    }
  }

  /// The terminal as it was found; writes nothing when it still is.
  package static func restore() {
    unsafe restoreTerminal(state)
  }
}

// MARK: - In signal handlers

/// The bytes that undo what Nudgy switched on, kept ready for handlers.
///
/// `nonisolated(unsafe)`: written once, before the handlers are installed, and only read after that.
nonisolated(unsafe) private let restoringBytes: (UnsafeMutablePointer<UInt8>, Int) = {
  unsafe TerminalGuard.kept(ANSI.disableBracketedPaste + ANSI.showCursor)
}()

/// The bytes that give the window its former title back.
///
/// `nonisolated(unsafe)`: as for the bytes above.
nonisolated(unsafe) private let titleBytes: (UnsafeMutablePointer<UInt8>, Int) = {
  unsafe TerminalGuard.kept(ANSI.restoreTitle)
}()

/// The bytes that take a line away.
///
/// `nonisolated(unsafe)`: as for the bytes above.
nonisolated(unsafe) private let erasingBytes: (UnsafeMutablePointer<UInt8>, Int) = {
  unsafe TerminalGuard.kept(ANSI.eraseLine)
}()

/// The bytes that switch on again what a stop switched off.
///
/// `nonisolated(unsafe)`: as for the bytes above.
nonisolated(unsafe) private let resumingBytes: (UnsafeMutablePointer<UInt8>, Int) = {
  unsafe TerminalGuard.kept(ANSI.enableBracketedPaste)
}()

func prepareHandlerBytes() {
  _ = unsafe restoringBytes
  _ = unsafe resumingBytes
  _ = unsafe titleBytes
  _ = unsafe erasingBytes
}

private func restoreTerminal(_ state: UnsafeMutablePointer<TerminalGuard.State>) {
  if unsafe state.pointee.hasPassingLine {
    unsafe state.pointee.hasPassingLine = false
    _ = unsafe write(Descriptor.output, erasingBytes.0, erasingBytes.1)
  }
  if unsafe state.pointee.hasTitle {
    unsafe state.pointee.hasTitle = false
    _ = unsafe write(Descriptor.output, titleBytes.0, titleBytes.1)
  }
  guard unsafe state.pointee.isChanged else { return }
  unsafe state.pointee.isChanged = false
  if unsafe state.pointee.usesEscapes {
    _ = unsafe write(Descriptor.output, restoringBytes.0, restoringBytes.1)
  }
  if unsafe state.pointee.isEditing {
    var lineBreak = UInt8(ascii: "\n")
    _ = unsafe write(Descriptor.output, &lineBreak, 1)
  }
  _ = unsafe tcsetattr(Descriptor.input, TCSADRAIN, &state.pointee.original)
}

private func wake(_ descriptor: CInt, _ byte: UInt8) {
  guard descriptor >= 0 else { return }
  var byte = byte
  _ = unsafe write(descriptor, &byte, 1)
}

private func endingHandler(_ number: CInt) {
  unsafe restoreTerminal(TerminalGuard.state)
  // A signal that arrives while its handler runs waits; with the default action back it ends the program
  // as soon as this returns. A fault happens again by itself.
  signal(number, SIG_DFL)
  kill(getpid(), number)
}

private func interruptHandler(_ number: CInt) {
  let saved = errno
  let descriptor = unsafe TerminalGuard.state.pointee.interruptDescriptor
  if descriptor >= 0 {
    wake(descriptor, TerminalGuard.Wake.interrupt)
    errno = saved
  } else {
    endingHandler(number)
  }
}

private func stopHandler(_ number: CInt) {
  let saved = errno
  unsafe restoreTerminal(TerminalGuard.state)
  signal(SIGTSTP, SIG_DFL)
  // To this thread, which alone lets it through; another one could take it when the handler is back.
  raise(SIGTSTP)
  var stop = sigset_t()
  _ = unsafe sigemptyset(&stop)
  _ = unsafe sigaddset(&stop, SIGTSTP)
  // Delivered here, so that the program stops inside this handler and goes on after it.
  _ = unsafe pthread_sigmask(SIG_UNBLOCK, &stop, nil)
  signal(SIGTSTP, stopHandler)
  // Not left to SIGCONT: where no shell could continue the program (it is all that runs in its window), the
  // stop is ignored and no SIGCONT follows. Doing it twice does no harm.
  unsafe resume(TerminalGuard.state)
  errno = saved
}

private func continueHandler(_ number: CInt) {
  let saved = errno
  // It may run on another thread before the one that stopped goes on; a stop that follows at once has to find the
  // handler, or the terminal would be left as it is.
  signal(SIGTSTP, stopHandler)
  unsafe resume(TerminalGuard.state)
  errno = saved
}

/// Takes the terminal back after a stop, or has the line editor take it.
private func resume(_ state: UnsafeMutablePointer<TerminalGuard.State>) {
  if unsafe state.pointee.isEditing {
    unsafe wake(state.pointee.wakeDescriptor, TerminalGuard.Wake.resume)
  } else if unsafe state.pointee.usesEscapes {
    unsafe state.pointee.isChanged = true
    _ = unsafe tcsetattr(Descriptor.input, TCSADRAIN, &state.pointee.quiet)
    _ = unsafe write(Descriptor.output, resumingBytes.0, resumingBytes.1)
  }
}

private func resizeHandler(_ number: CInt) {
  let saved = errno
  unsafe wake(TerminalGuard.state.pointee.wakeDescriptor, TerminalGuard.Wake.resize)
  errno = saved
}
