import CEditLine
import NudgyCore

// Completing the words before the cursor.
extension EditLineSession {
  /// Completes what there is one way to complete, else what all ways have in common, else lists them.
  func complete() -> Reaction {
    let line = line
    let cursor = line.beforeCursor.utf8.count
    let found = completions(line.beforeCursor + line.afterCursor, cursor)
    guard let first = found.first, first.start <= cursor else { return .beep }
    let typed = String(decoding: line.beforeCursor.utf8.dropFirst(first.start), as: UTF8.self)
    if found.count == 1 {
      replace(typed, with: first.text + (first.endsWord && line.afterCursor.first != " " ? " " : ""))
      return .redraw
    }
    let prefix = Completion.commonPrefix(of: found)
    if prefix.utf8.count > typed.utf8.count {
      replace(typed, with: prefix)
      return .redraw
    }
    // A second Tab on the same choices says nothing new: they stand right above.
    guard found != listedCompletions else { return .nothing }
    listedCompletions = found
    printAbove(terminal.rendered(CompletionView.render(found, columns: terminal.columns)))
    return .nothing
  }

  private func replace(_ typed: String, with text: String) {
    unsafe el_deletestr(editLine, CInt(typed.unicodeScalars.count))
    insert(PlainText.singleLine(text) + (text.hasSuffix(" ") ? " " : ""))
  }
}
