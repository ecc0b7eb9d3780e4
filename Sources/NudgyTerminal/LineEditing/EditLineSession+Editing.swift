import CEditLine
import Foundation
import NudgyCore
import NudgySystem

// What keys do to the line beyond libedit's own editing.
extension EditLineSession {
  /// What a key function asks of libedit.
  enum Reaction {
    case nothing, redraw, beep, endOfInput

    var code: UInt8 {
      switch self {
      case .nothing: UInt8(CC_NORM)
      case .redraw: UInt8(CC_REFRESH)
      case .beep: UInt8(CC_REFRESH_BEEP)
      case .endOfInput: UInt8(CC_EOF)
      }
    }
  }

  /// The line as it stands.
  var line: EditedLine {
    let none = EditedLine(beforeCursor: "", afterCursor: "")
    guard let info = unsafe el_line(editLine) else { return none }
    let start = unsafe info.pointee.buffer
    let cursor = unsafe info.pointee.cursor
    let end = unsafe info.pointee.lastchar
    guard let start = unsafe start, let cursor = unsafe cursor, let end = unsafe end else { return none }
    return unsafe EditedLine(beforeCursor: text(start, cursor), afterCursor: text(cursor, end))
  }

  private func text(_ start: UnsafePointer<CChar>, _ end: UnsafePointer<CChar>) -> String {
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: end - start)
    return unsafe String(decoding: bytes, as: UTF8.self)
  }

  func insert(_ text: String) {
    // libedit takes C strings; a NUL never gets this far, as input and pastes are cleaned of it.
    _ = unsafe el_insertstr(editLine, text)
  }

  // MARK: Ending the line

  /// Enter: ends the line, or goes on after a trailing backslash.
  func enter() -> Reaction {
    let line = line
    let slashes = line.beforeCursor.reversed().prefix { $0 == "\\" }.count
    if line.afterCursor.isEmpty, slashes % 2 == 1 {
      unsafe el_deletestr(editLine, 1)
      insert("\n")
      return .redraw
    }
    return accept()
  }

  private func accept() -> Reaction {
    _ = unsafe el_cursor(editLine, CInt(line.afterCursor.unicodeScalars.count))
    pushedKeys.append(SyntheticKey.accept.scalar)
    return .redraw
  }

  func interrupt() -> Reaction {
    outcome = .interrupted
    return accept()
  }

  /// Ctrl-D: the end on an empty line, else deletes the next character.
  func endOrDelete() -> Reaction {
    guard line.isEmpty else { return deleteNext() }
    outcome = .endOfInput
    return .endOfInput
  }

  // MARK: Moving and deleting by what people see as one character

  private func lengthBefore(_ line: EditedLine) -> Int {
    if let chip = pastes.chip(endingAt: line.beforeCursor) { return chip.unicodeScalars.count }
    return line.beforeCursor.last?.unicodeScalars.count ?? 0
  }

  private func lengthAfter(_ line: EditedLine) -> Int {
    if let chip = pastes.chip(beginning: line.afterCursor) { return chip.unicodeScalars.count }
    return line.afterCursor.first?.unicodeScalars.count ?? 0
  }

  func moveLeft() -> Reaction {
    _ = unsafe el_cursor(editLine, -CInt(lengthBefore(line)))
    return .redraw
  }

  func moveRight() -> Reaction {
    _ = unsafe el_cursor(editLine, CInt(lengthAfter(line)))
    return .redraw
  }

  /// Up: one row of the entry higher; from its first row to the entry before it.
  func moveUp() -> Reaction { moveByRow(line.stepUp, else: .previousEntry) }

  /// Down: one row of the entry lower; from its last row to the entry behind it.
  func moveDown() -> Reaction { moveByRow(line.stepDown, else: .nextEntry) }

  private func moveByRow(_ step: Int?, else key: SyntheticKey) -> Reaction {
    guard let step else {
      pushedKeys.append(key.scalar)
      return .nothing
    }
    _ = unsafe el_cursor(editLine, CInt(step))
    return .redraw
  }

  func deletePrevious() -> Reaction {
    let length = lengthBefore(line)
    guard length > 0 else { return .beep }
    unsafe el_deletestr(editLine, CInt(length))
    return .redraw
  }

  func deleteNext() -> Reaction {
    let length = CInt(lengthAfter(line))
    guard length > 0 else { return .beep }
    _ = unsafe el_cursor(editLine, length)
    unsafe el_deletestr(editLine, length)
    return .redraw
  }

  func deletePreviousWord() -> Reaction {
    if pastes.chip(endingAt: line.beforeCursor) != nil { return deletePrevious() }
    pushedKeys.append(SyntheticKey.deleteWord.scalar)
    return .nothing
  }

  // MARK: Putting text in

  func insertNewline() -> Reaction {
    insert("\n")
    return .redraw
  }

  func insertInitialText() -> Reaction {
    insert(PlainText.multiLine(initialText))
    return .redraw
  }

  func insertPaste() -> Reaction {
    let text = PasteBoard.clean(pendingPaste)
    pendingPaste = []
    insert(pastes.insertion(forPaste: text))
    return .redraw
  }

  // MARK: The world outside

  /// Ctrl-X Ctrl-E: the whole entry in the user's own editor.
  func editOutside() -> Reaction {
    let all = line.beforeCursor + line.afterCursor
    let entry = pastes.expand(all)
    _ = unsafe nudgy_el_set_number(editLine, EL_PREP_TERM, 0)
    Descriptor.write("\n", to: Descriptor.output)
    TerminalMode.lend()
    let edited = EditorProgram.edit(entry.text, environment: environment)
    TerminalMode.enterEditing(wake: mailbox.pipe.writeEnd)
    _ = unsafe nudgy_el_set_number(editLine, EL_PREP_TERM, 1)
    if let edited, edited != entry.text {
      _ = unsafe el_cursor(editLine, CInt(line.afterCursor.unicodeScalars.count))
      unsafe el_deletestr(editLine, CInt(all.unicodeScalars.count))
      insert(PasteBoard.isLong(edited) ? pastes.chip(for: edited, isPasted: entry.hasPaste) : edited)
    }
    _ = unsafe nudgy_el_refresh(editLine)
    return edited == nil ? .beep : .nothing
  }

  /// Ctrl-Z. `TerminalGuard` puts the terminal right on both ways.
  func suspend() -> Reaction {
    kill(0, SIGTSTP)
    return .nothing
  }
}
