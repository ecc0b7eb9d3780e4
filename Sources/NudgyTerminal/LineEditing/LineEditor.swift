package import Foundation
import NudgyCore
import NudgySystem

/// Reads lines from a person at a terminal, with history, completion, pastes and several-line entries.
///
/// ```swift
/// guard let editor = LineEditor(terminal: terminal, environment: environment) else { … }
/// defer { editor.close() }
/// switch await editor.readLine(prompt: PromptView.render(on: canvas)) { … }
/// ```
///
/// libedit does the editing; pastes, several lines, and output while typing come through its hooks. Only one
/// line may be read at a time. While the editor is open, keys typed between two lines are kept for the next
/// one and not echoed.
package final class LineEditor: Sendable {
  private let session: EditLineSession
  private let mailbox: EditorMailbox
  private let terminal: any Terminal
  private let notice: TerminalNotice?

  /// - Parameters:
  ///   - historyFile: where entries are kept; nil for this run only.
  ///   - completions: finds completions for Tab.
  /// - Returns: nil when standard input or output is no terminal, or libedit cannot start.
  package init?(
    terminal: any Terminal, environment: [String: String], historyFile: URL? = nil,
    completions: @escaping Completion.Finder = { _, _ in [] }
  ) {
    guard Descriptor.isTerminal(Descriptor.input), Descriptor.isTerminal(Descriptor.output),
      let mailbox = EditorMailbox()
    else { return nil }
    LineEditor.chooseEncoding()
    let usesEscapes = !["", "dumb"].contains(environment["TERM"] ?? "")
    TerminalMode.remember(usesEscapes: usesEscapes, interrupts: mailbox.pipe.writeEnd)
    let session = EditLineSession(
      mailbox: mailbox, terminal: terminal, environment: environment,
      history: LineHistory(file: historyFile), completions: completions, usesEscapes: usesEscapes)
    guard let session else {
      TerminalMode.close()
      return nil
    }
    session.decoder.returnsAsLineFeeds = TerminalMode.open()
    self.session = session
    self.mailbox = mailbox
    self.terminal = terminal
    notice = usesEscapes ? TerminalNotice(environment: environment) : nil
  }

  /// Reads one line, on a thread of its own.
  ///
  /// - Parameters:
  ///   - prompt: one line; libedit needs its last character to be without looks.
  ///   - initialText: what stands in the line to begin with.
  package func readLine(prompt: StyledText, initialText: String = "") async -> LineSignal {
    guard mailbox.beginReading() else { return .endOfInput }
    let session = session
    let mailbox = mailbox
    return await withCheckedContinuation { continuation in
      OwnThread.start {
        let signal = session.read(prompt: prompt, initialText: initialText)
        mailbox.endReading()
        continuation.resume(returning: signal)
      }
    }
  }

  /// What there is to know about the editor's files, to be told once.
  package var notices: [String] {
    [
      session.unfitBindings.map { TerminalWording.bindingsLeftOut($0, limit: EditorBindings.longestLine) },
      session.history.problem.map { TerminalWording.historyNotKept($0.path, $0.reason) },
    ].compactMap(\.self)
  }

  /// Prints whole lines above the line being edited without disturbing it; callable from any thread.
  package func printAbove(_ text: StyledText) {
    mailbox.post(terminal.rendered(text))
  }

  /// Asks the terminal to tell its user of something, whatever stands on it; nothing where output is no terminal.
  package func alert(heading: String, text: String, isSoft: Bool) {
    guard let notice else { return }
    Descriptor.write(notice.bytes(heading: heading, text: text, isSoft: isSoft), to: Descriptor.output)
  }

  /// Gives the terminal back as it was found. Safe to call twice.
  package func close() {
    TerminalMode.close()
  }

  /// Characters beyond ASCII need a UTF-8 locale; containers often have none set.
  static func chooseEncoding() {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] {
      guard unsafe setlocale(LC_CTYPE, name) != nil, let codeset = unsafe nl_langinfo(CInt(CODESET)) else {
        continue
      }
      if unsafe String(cString: codeset).uppercased().hasPrefix("UTF") { return }
    }
  }
}
