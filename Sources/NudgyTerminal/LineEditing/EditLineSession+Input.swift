import CEditLine
import NudgyCore
import NudgySystem

// Where libedit gets its keys, and what happens while it waits for them.
extension EditLineSession {
  enum Input {
    /// Empty at the end of input.
    case bytes([UInt8])
    case wakes([UInt8])
    case timeout
  }

  /// The next key, or nil at the end of input.
  func nextKey() -> Unicode.Scalar? {
    while true {
      if !pushedKeys.isEmpty { return deliver(pushedKeys.removeFirst()) }
      switch decoder.next() {
      case .character(let scalar): return scalar
      case .paste(let bytes):
        pendingPaste = bytes
        return SyntheticKey.paste.scalar
      case nil: break
      }
      switch waitForInput(patience: decoder.patience) {
      case .bytes(let bytes):
        if bytes.isEmpty { return nil }
        decoder.feed(bytes)
      case .wakes(let wakes): handle(wakes)
      case .timeout: decoder.flush()
      }
    }
  }

  /// The mark of an interrupt goes behind the line, once libedit has drawn all of it.
  private func deliver(_ key: Unicode.Scalar) -> Unicode.Scalar {
    if key == SyntheticKey.accept.scalar, outcome == .interrupted {
      Descriptor.write("^C", to: Descriptor.output)
    }
    return key
  }

  /// Waits for keys or for a wake, at most `patience` milliseconds.
  func waitForInput(patience: CInt?) -> Input {
    while true {
      var entries = [
        pollfd(fd: Descriptor.input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: mailbox.pipe.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      let count = unsafe poll(&entries, 2, patience ?? -1)
      if count == 0 { return .timeout }
      if count < 0 {
        guard errno == EINTR else { return .bytes([]) }
        continue
      }
      if entries[1].revents != 0 { return .wakes(mailbox.pipe.drain()) }
      if let bytes = Descriptor.read(Descriptor.input, upTo: 65_536) { return .bytes(bytes) }
    }
  }

  private func handle(_ wakes: [UInt8]) {
    if wakes.contains(TerminalGuard.Wake.interrupt), !decoder.interruptPaste() {
      pushedKeys.append("\u{3}")
    }
    if wakes.contains(TerminalGuard.Wake.resume) { resume() }
    let texts = mailbox.take()
    if !texts.isEmpty { printAbove(texts.joined()) }
    if wakes.contains(TerminalGuard.Wake.resize) {
      eraseLine()
      unsafe el_resize(editLine)
      _ = unsafe nudgy_el_refresh(editLine)
    }
  }

  /// Takes the terminal back after a stop and shows the line again.
  private func resume() {
    // A stop that could be seen coming left the cursor on a row of its own; any other left the line there.
    let isLineGone = TerminalMode.isRestored
    TerminalMode.enterEditing(wake: mailbox.pipe.writeEnd)
    // A stop is followed by two of these calls, from the stop itself and from SIGCONT, and the second finds all well.
    if !TerminalMode.isEditing {
      // libedit still believes itself in its editing mode, and would not set it a second time.
      _ = unsafe nudgy_el_set_number(editLine, EL_PREP_TERM, 0)
      _ = unsafe nudgy_el_set_number(editLine, EL_PREP_TERM, 1)
    }
    if !isLineGone { eraseLine() }
    unsafe el_resize(editLine)
    _ = unsafe nudgy_el_refresh(editLine)
  }

  /// Prints whole lines where the edited line stood, and the edited line again below them.
  func printAbove(_ bytes: String) {
    eraseLine()
    Descriptor.write(bytes.hasSuffix("\n") ? bytes : bytes + "\n", to: Descriptor.output)
    _ = unsafe nudgy_el_refresh(editLine)
  }

  private func eraseLine() {
    let columns = Descriptor.columns(Descriptor.output) ?? terminal.columns
    let rows = LineLayout.rowsAboveCursor(
      promptWidth: promptWidth, text: line.beforeCursor, columns: columns)
    Descriptor.write("\r" + ANSI.cursorUp(rows) + ANSI.eraseToEndOfScreen, to: Descriptor.output)
  }
}
