import NudgySystem

/// The modes the terminal goes through while a conversation runs.
enum TerminalMode {
  /// Remembers how the terminal is, before libedit or anyone else changes it.
  ///
  /// - Parameter interrupts: where Ctrl-C goes while nobody else wants it.
  static func remember(usesEscapes: Bool, interrupts: CInt) {
    prepareHandlerBytes()
    TerminalGuard.install()
    let state = unsafe TerminalGuard.state
    guard unsafe tcgetattr(Descriptor.input, &state.pointee.original) == 0 else { return }
    unsafe state.pointee.quiet = unsafe state.pointee.original
    unsafe state.pointee.quiet.c_lflag &= ~tcflag_t(ECHO | ICANON)
    // Ctrl-C stops an answer without throwing away what was typed meanwhile.
    unsafe state.pointee.quiet.c_lflag |= tcflag_t(NOFLSH)
    // Keys keep their bytes: Enter and Ctrl-J are two keys, also when typed ahead.
    unsafe state.pointee.quiet.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR)
    unsafe state.pointee.usesEscapes = usesEscapes
    unsafe state.pointee.interruptDescriptor = interrupts
    // From here on libedit may change it.
    unsafe state.pointee.isChanged = true
  }

  /// Makes the terminal quiet.
  ///
  /// - Returns: how many bytes were typed before; the terminal's driver made line feeds of their returns.
  static func open() -> Int {
    guard unsafe TerminalGuard.state.pointee.usesEscapes else {
      TerminalGuard.restore()
      return 0
    }
    enterQuiet()
    var waiting: CInt = 0
    return unsafe ioctl(Descriptor.input, UInt(FIONREAD), &waiting) == 0 ? Int(waiting) : 0
  }

  static func close() {
    TerminalGuard.restore()
    // A stop and a continue from here on change nothing any more.
    unsafe TerminalGuard.state.pointee.usesEscapes = false
    unsafe TerminalGuard.state.pointee.interruptDescriptor = -1
  }

  /// Whether the terminal is as it was found, as it is after a stop.
  static var isRestored: Bool { unsafe !TerminalGuard.state.pointee.isChanged }

  /// Whether the terminal is in libedit's mode: keys at once, unseen, and none of them a signal.
  static var isEditing: Bool {
    var modes = termios()
    guard unsafe tcgetattr(Descriptor.input, &modes) == 0 else { return false }
    return modes.c_lflag & tcflag_t(ECHO | ICANON | ISIG) == 0
  }

  /// Before a line is edited: from here on the cursor may stand behind it.
  static func enterEditing(wake: CInt) {
    let state = unsafe TerminalGuard.state
    unsafe state.pointee.isChanged = true
    unsafe state.pointee.isEditing = true
    unsafe state.pointee.isLent = false
    unsafe state.pointee.wakeDescriptor = wake
    unsafe write(state.pointee.usesEscapes ? ANSI.enableBracketedPaste : "")
  }

  static func leaveEditing() {
    let state = unsafe TerminalGuard.state
    unsafe state.pointee.isEditing = false
    unsafe state.pointee.wakeDescriptor = -1
    if unsafe state.pointee.usesEscapes { enterQuiet() } else { TerminalGuard.restore() }
  }

  /// While no line is edited: typed keys wait unseen, Ctrl-C is a signal, output is as usual.
  static func enterQuiet() {
    let state = unsafe TerminalGuard.state
    unsafe state.pointee.isChanged = true
    _ = unsafe tcsetattr(Descriptor.input, TCSADRAIN, &state.pointee.quiet)
  }

  /// For the time another program has the terminal.
  static func lend() {
    let state = unsafe TerminalGuard.state
    let isEditing = unsafe state.pointee.isEditing
    unsafe state.pointee.isEditing = false
    TerminalGuard.restore()
    unsafe state.pointee.isEditing = isEditing
    unsafe state.pointee.isLent = true
  }

  /// - Parameter isQuiet: whether a conversation goes on.
  static func takeBack(isQuiet: Bool) {
    unsafe TerminalGuard.state.pointee.isLent = false
    if isQuiet { enterQuiet() }
  }

  private static func write(_ bytes: String) {
    Descriptor.write(bytes, to: Descriptor.output)
  }
}
