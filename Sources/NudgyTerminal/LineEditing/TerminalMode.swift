#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The modes the terminal goes through while a conversation runs.
enum TerminalMode {
  /// Remembers how the terminal is and makes it quiet.
  static func open(usesEscapes: Bool) {
    prepareRestoringBytes()
    TerminalGuard.install()
    let state = unsafe TerminalGuard.state
    guard unsafe tcgetattr(Descriptor.input, &state.pointee.original) == 0 else { return }
    unsafe state.pointee.quiet = unsafe state.pointee.original
    unsafe state.pointee.quiet.c_lflag &= ~tcflag_t(ECHO | ICANON)
    unsafe state.pointee.usesEscapes = usesEscapes
    if usesEscapes { enterQuiet() }
  }

  /// Before a line is edited: from here on the cursor may stand behind it, and interrupts go to the editor.
  static func enterEditing(wake: CInt) {
    let state = unsafe TerminalGuard.state
    unsafe state.pointee.isChanged = true
    unsafe state.pointee.isEditing = true
    unsafe state.pointee.wakeDescriptor = wake
    unsafe state.pointee.interruptDescriptor = wake
    unsafe write(state.pointee.usesEscapes ? ANSI.enableBracketedPaste : "")
  }

  static func leaveEditing() {
    let state = unsafe TerminalGuard.state
    unsafe state.pointee.isEditing = false
    unsafe state.pointee.wakeDescriptor = -1
    unsafe state.pointee.interruptDescriptor = -1
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
  }

  private static func write(_ bytes: String) {
    Descriptor.write(bytes, to: Descriptor.output)
  }
}
