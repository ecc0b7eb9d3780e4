import CEditLine
import Foundation
import NudgyCore
import NudgySystem

/// One libedit editor with everything its callbacks need.
///
/// `@unchecked Sendable`: only the thread inside `read` touches it, and `EditorMailbox.beginReading` lets one
/// thread in at a time. It owns its libedit editor and history; they are freed with it.
@safe final class EditLineSession: @unchecked Sendable {
  enum Outcome {
    case line, interrupted, endOfInput
  }

  let editLine: OpaquePointer
  private let entries: OpaquePointer
  let mailbox: EditorMailbox
  let terminal: any Terminal
  let environment: [String: String]
  let history: LineHistory
  let completions: Completion.Finder
  /// False on a terminal that knows no escapes; then lines are read as the terminal's driver edits them.
  let usesEscapes: Bool

  var decoder = InputDecoder()
  var pastes = PasteBoard()
  /// Keys to deliver before those of the decoder.
  var pushedKeys: [Unicode.Scalar] = []
  var pendingPaste: [UInt8] = []
  /// On a terminal without escapes: what was read behind the end of the line.
  private var unread: [UInt8] = []
  /// The choices that were listed last for this line.
  var listedCompletions: [Completion] = []
  /// The file of the user's bindings, when libedit could not be given it.
  private(set) var unfitBindings: String?
  var initialText = ""
  var outcome = Outcome.line
  var promptWidth = 0
  private var prompt: UnsafeMutablePointer<CChar>?
  private var shownHistory: [String] = []

  init?(
    mailbox: EditorMailbox, terminal: any Terminal, environment: [String: String], history: LineHistory,
    completions: @escaping Completion.Finder, usesEscapes: Bool
  ) {
    guard let editLine = unsafe nudgy_el_init("nudgy") else { return nil }
    guard let entries = unsafe history_init() else {
      unsafe el_end(editLine)
      return nil
    }
    unsafe self.editLine = unsafe editLine
    unsafe self.entries = unsafe entries
    self.mailbox = mailbox
    self.terminal = terminal
    self.environment = environment
    self.history = history
    self.completions = completions
    self.usesEscapes = usesEscapes
    unsafe prompt = unsafe strdup("")
    configure(EditorBindings(environment: environment))
  }

  deinit {
    unsafe el_end(editLine)
    unsafe history_end(entries)
    unsafe free(prompt)
  }

  private func configure(_ bindings: EditorBindings) {
    var event = unsafe HistEvent()
    _ = unsafe nudgy_history_set_size(entries, &event, CInt(LineHistory.limit))
    _ = unsafe nudgy_el_set_client_data(editLine, Unmanaged.passUnretained(self).toOpaque())
    _ = unsafe nudgy_el_set_editor(editLine, "emacs")
    _ = unsafe nudgy_el_set_history(editLine, entries)
    // Emacs or vi, and bindings of their own.
    if let path = bindings.path { _ = unsafe el_source(editLine, path) }
    unfitBindings = bindings.unfitPath
    unsafe EditLineFunctions.install(in: editLine)
  }

  /// The prompt as libedit reads it, until the next one is set.
  var promptPointer: UnsafeMutablePointer<CChar>? { unsafe prompt }
}

// MARK: - Reading a line

extension EditLineSession {
  /// Reads one line. Blocks the calling thread.
  func read(prompt styled: StyledText, initialText: String) -> LineSignal {
    guard usesEscapes else { return readCooked(prompt: styled) }
    begin(styled, initialText)
    TerminalMode.enterEditing(wake: mailbox.pipe.writeEnd)
    // libedit would do this only after the prompt is on screen, when the first keys may be there already.
    _ = unsafe nudgy_el_set_number(editLine, EL_PREP_TERM, 1)
    var count: CInt = 0
    let bytes = unsafe el_gets(editLine, &count)
    let line = unsafe bytes.map { unsafe String(cString: $0) }
    TerminalMode.leaveEditing()
    guard var line, outcome != .endOfInput else {
      Descriptor.write("\n", to: Descriptor.output)
      return .endOfInput
    }
    if line.last == "\n" { line.removeLast() }
    let typed = pastes.expand(line)
    history.add(typed.text, isKept: outcome == .line)
    return outcome == .interrupted ? .interrupted(typed) : .line(typed)
  }

  private func begin(_ styled: StyledText, _ text: String) {
    outcome = .line
    listedCompletions = []
    pastes.beginLine()
    promptWidth = styled.width
    unsafe free(prompt)
    unsafe prompt = unsafe strdup(ANSI.editLinePrompt(terminal.rendered(styled)))
    initialText = text
    pushedKeys = text.isEmpty ? [] : [SyntheticKey.initialText.scalar]
    showHistory()
    unsafe el_resize(editLine)
  }

  /// Gives libedit the remembered entries, long ones as chips.
  private func showHistory() {
    let shown = history.entries.map { entry in
      PasteBoard.isLong(entry) ? pastes.chip(for: entry, isPasted: true) : entry
    }
    guard shown != shownHistory else { return }
    var event = unsafe HistEvent()
    if shown.count > shownHistory.count, shown.starts(with: shownHistory) {
      for entry in shown[shownHistory.count...] { _ = unsafe nudgy_history_enter(entries, &event, entry) }
    } else {
      _ = unsafe nudgy_history_clear(entries, &event)
      for entry in shown { _ = unsafe nudgy_history_enter(entries, &event, entry) }
    }
    shownHistory = shown
  }

  /// A line as the terminal's own driver edits it, for terminals without escapes.
  private func readCooked(prompt styled: StyledText) -> LineSignal {
    TerminalMode.enterEditing(wake: mailbox.pipe.writeEnd)
    defer { TerminalMode.leaveEditing() }
    Descriptor.write(terminal.rendered(styled), to: Descriptor.output)
    while true {
      if let line = nextCookedLine() { return line }
      switch waitForInput(patience: nil) {
      case .bytes(let chunk):
        unread += chunk
        guard chunk.isEmpty else { continue }
        if unread.isEmpty {
          Descriptor.write("\n", to: Descriptor.output)
          return .endOfInput
        }
        unread.append(UInt8(ascii: "\n"))
      case .wakes(let wakes):
        if wakes.contains(TerminalGuard.Wake.resume), TerminalMode.isRestored {
          TerminalMode.enterEditing(wake: mailbox.pipe.writeEnd)
          Descriptor.write(terminal.rendered(styled), to: Descriptor.output)
        }
        for text in mailbox.take() { Descriptor.write("\n" + text, to: Descriptor.output) }
        if wakes.contains(TerminalGuard.Wake.interrupt) {
          unread = []
          return .interrupted(TypedLine(text: ""))
        }
      case .timeout: continue
      }
    }
  }

  /// The next whole line. Lines typed before the program had the terminal come in one piece.
  private func nextCookedLine() -> LineSignal? {
    guard let end = unread.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = Array(unread[...end])
    unread.removeFirst(line.count)
    return .line(TypedLine(text: PasteBoard.clean(line)))
  }
}
