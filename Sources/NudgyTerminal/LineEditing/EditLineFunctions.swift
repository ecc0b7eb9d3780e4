import CEditLine

/// Names for what keys can do, and which keys do it, as libedit is told.
enum EditLineFunctions {
  private typealias Function = @convention(c) (OpaquePointer?, wint_t) -> UInt8

  /// Name, help, function.
  private static let functions: [(String, String, Function)] = unsafe [
    ("nudgy-enter", "End the line", { el, _ in unsafe EditLineFunctions.run(el) { $0.enter() } }),
    ("nudgy-interrupt", "Clear the line", { el, _ in unsafe EditLineFunctions.run(el) { $0.interrupt() } }),
    (
      "nudgy-end", "End of input, or delete",
      { el, _ in unsafe EditLineFunctions.run(el) { $0.endOrDelete() } }
    ),
    (
      "nudgy-newline", "Insert a line break",
      { el, _ in unsafe EditLineFunctions.run(el) { $0.insertNewline() } }
    ),
    ("nudgy-paste", "Insert a paste", { el, _ in unsafe EditLineFunctions.run(el) { $0.insertPaste() } }),
    (
      "nudgy-initial", "Insert the first text",
      { el, _ in unsafe EditLineFunctions.run(el) { $0.insertInitialText() } }
    ),
    ("nudgy-complete", "Complete the word", { el, _ in unsafe EditLineFunctions.run(el) { $0.complete() } }),
    ("nudgy-up", "One row up", { el, _ in unsafe EditLineFunctions.run(el) { $0.moveUp() } }),
    ("nudgy-down", "One row down", { el, _ in unsafe EditLineFunctions.run(el) { $0.moveDown() } }),
    ("nudgy-left", "One character left", { el, _ in unsafe EditLineFunctions.run(el) { $0.moveLeft() } }),
    ("nudgy-right", "One character right", { el, _ in unsafe EditLineFunctions.run(el) { $0.moveRight() } }),
    (
      "nudgy-backspace", "Delete backwards",
      { el, _ in unsafe EditLineFunctions.run(el) { $0.deletePrevious() } }
    ),
    ("nudgy-delete", "Delete forwards", { el, _ in unsafe EditLineFunctions.run(el) { $0.deleteNext() } }),
    (
      "nudgy-delete-word", "Delete a word",
      { el, _ in unsafe EditLineFunctions.run(el) { $0.deletePreviousWord() } }
    ),
    ("nudgy-edit", "Edit in $EDITOR", { el, _ in unsafe EditLineFunctions.run(el) { $0.editOutside() } }),
    ("nudgy-suspend", "Stop the program", { el, _ in unsafe EditLineFunctions.run(el) { $0.suspend() } }),
  ]

  /// Keys that mean the same in every mode.
  private static let everywhere: [(String, String)] = [
    ("^M", "nudgy-enter"), ("^J", "nudgy-newline"), ("^C", "nudgy-interrupt"), ("^D", "nudgy-end"),
    ("^Z", "nudgy-suspend"), ("^R", "em-inc-search-prev"),
    (key(.paste), "nudgy-paste"), (key(.initialText), "nudgy-initial"), (key(.accept), "ed-newline"),
    (key(.deleteWord), "ed-delete-prev-word"),
    (key(.up), "nudgy-up"), (key(.down), "nudgy-down"),
    (key(.previousEntry), "ed-prev-history"), (key(.nextEntry), "ed-next-history"),
    (key(.left), "nudgy-left"), (key(.right), "nudgy-right"),
    (key(.home), "ed-move-to-beg"), (key(.end), "ed-move-to-end"), (key(.delete), "nudgy-delete"),
    (key(.wordLeft), "ed-prev-word"), (key(.wordRight), "em-next-word"),
  ]

  /// Keys for emacs mode and vi's insert mode only.
  private static let whileInserting: [(String, String)] = [
    ("^I", "nudgy-complete"), ("^?", "nudgy-backspace"), ("^H", "nudgy-backspace"),
    ("^W", "nudgy-delete-word"),
  ]

  private static let inEmacs: [(String, String)] = [
    ("^B", "nudgy-left"), ("^F", "nudgy-right"), ("^X^E", "nudgy-edit"), ("^[^?", "nudgy-delete-word"),
    ("^S", "em-inc-search-next"), ("^U", "vi-kill-line-prev"),
  ]

  /// libedit's editing (`-d`) and executing (`-x`) modes of the terminal.
  ///
  /// Enter and Ctrl-J stay two keys in both, where libedit would swap or merge them. While editing, control
  /// keys arrive as keys; the signals they would send are sent by what they are bound to. Between two lines
  /// libedit leaves the terminal in the quiet mode of `TerminalMode`.
  private static let ttySettings = [
    ("-d", ["-isig", "-icrnl", "-inlcr"]), ("-x", ["-icrnl", "-inlcr", "-icanon", "-echo", "+noflsh"]),
  ]

  static func install(in editLine: OpaquePointer) {
    _ = unsafe nudgy_el_set_reader(editLine) { el, character in
      unsafe EditLineFunctions.readKey(el, character)
    }
    _ = unsafe nudgy_el_set_prompt(
      editLine, { el in unsafe EditLineFunctions.session(el)?.promptPointer }, CChar(ANSI.literalMark))
    for (mode, settings) in ttySettings {
      for setting in settings { _ = unsafe nudgy_el_set_tty(editLine, mode, setting) }
    }
    _ = unsafe nudgy_el_set_number(editLine, EL_SIGNAL, 0)
    unsafe functions.forEach { name, help, function in
      _ = unsafe nudgy_el_add_function(editLine, name, help, function)
    }
    for (key, function) in everywhere {
      _ = unsafe nudgy_el_bind(editLine, key, function)
      _ = unsafe nudgy_el_bind_alternate(editLine, key, function)
    }
    for (key, function) in whileInserting { _ = unsafe nudgy_el_bind(editLine, key, function) }
    if unsafe String(cString: nudgy_el_editor(editLine)) == "emacs" {
      for (key, function) in inEmacs { _ = unsafe nudgy_el_bind(editLine, key, function) }
    }
  }

  private static func key(_ key: SyntheticKey) -> String { String(key.scalar) }

  private static func session(_ editLine: OpaquePointer?) -> EditLineSession? {
    guard let editLine = unsafe editLine, let data = unsafe nudgy_el_client_data(editLine) else { return nil }
    return unsafe Unmanaged<EditLineSession>.fromOpaque(data).takeUnretainedValue()
  }

  private static func run(
    _ editLine: OpaquePointer?, _ body: (EditLineSession) -> EditLineSession.Reaction
  ) -> UInt8 {
    guard let session = unsafe session(editLine) else { return UInt8(CC_ERROR) }
    return body(session).code
  }

  /// libedit's reader: 1 with a character, 0 at the end of input.
  private static func readKey(_ editLine: OpaquePointer?, _ character: UnsafeMutablePointer<wchar_t>?) -> CInt
  {
    guard let session = unsafe session(editLine), let key = session.nextKey() else { return 0 }
    unsafe character?.pointee = wchar_t(bitPattern: key.value)
    return 1
  }
}
