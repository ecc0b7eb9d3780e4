import NudgyCore

/// The only place that makes escape sequences.
///
/// Used: SGR (`ESC [ … m`) for looks; CUU (`ESC [ n A`) and ED (`ESC [ J`) to clear the edited line before
/// something is printed above it, and a line that passes; DECSET/DECRST 2004 for bracketed paste; DECTCEM (`ESC [ ? 25 h`) to leave
/// the cursor visible; OSC 9, 99 and 777 with BEL to tell of what rings (`TerminalNotice`); OSC 2 for the window's title,
/// with XTWINOPS 22 and 23 (`CSI 22;2t`) to keep the former one. All others are in ECMA-48 or the xterm control sequences.
package enum ANSI {
  package static let enableBracketedPaste = "\u{1B}[?2004h"
  package static let disableBracketedPaste = "\u{1B}[?2004l"
  package static let showCursor = "\u{1B}[?25h"
  package static let reset = "\u{1B}[0m"
  package static let eraseToEndOfScreen = "\u{1B}[J"

  static let bell = "\u{07}"

  /// An operating system command (OSC), ended by ST.
  static func command(_ text: String) -> String { "\u{1B}]\(text)\u{1B}\\" }

  /// What tmux hands to the terminal it runs in.
  static func passedThroughTmux(_ bytes: String) -> String {
    "\u{1B}Ptmux;\(bytes.replacing("\u{1B}", with: "\u{1B}\u{1B}"))\u{1B}\\"
  }

  static let keepTitle = "\u{1B}[22;2t"
  static let restoreTitle = "\u{1B}[23;2t"

  /// Names the window; nothing in the text can end the sequence early.
  static func title(_ text: String) -> String { command("2;\(PlainText.singleLine(text))") }

  /// Empties the line the cursor is in, and what of it was broken onto the next ones.
  static let eraseLine = "\r" + eraseToEndOfScreen

  /// A line in place of the one the cursor is in; it fits the terminal.
  static func inPlace(_ line: String) -> String { "\r" + line + eraseToEndOfScreen }

  package static func cursorUp(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }

  /// The bytes of a styled text. Control characters inside it are dropped, line breaks stay.
  package static func render(
    _ text: StyledText, for capabilities: TerminalCapabilities, theme: Theme
  ) -> String {
    var result = ""
    for span in text.spans {
      let codes = capabilities.isPlain ? [] : codes(span.style, capabilities.colorDepth, theme)
      let clean = printable(span.text)
      if codes.isEmpty {
        result += clean
      } else {
        result += styledLines(clean, codes.joined(separator: ";"))
      }
    }
    return result
  }

  /// Every line gets its own start and end, so that a pager or a cut line never bleeds colour.
  private static func styledLines(_ text: String, _ codes: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(codes)m\($0)\(reset)" }
      .joined(separator: "\n")
  }

  private static func codes(_ style: TextStyle, _ depth: ColorDepth, _ theme: Theme) -> [String] {
    var codes: [String] = []
    if style.isBold { codes.append("1") }
    if style.isDim { codes.append("2") }
    if style.isItalic { codes.append("3") }
    guard let accent = style.accent else { return codes }
    let color = theme.color(accent)
    switch depth {
    case .none: break
    case .sixteen: codes.append("\(theme.basicCode(accent))")
    case .indexed: codes.append("38;5;\(color.paletteIndex)")
    case .truecolor: codes.append("38;2;\(color.red);\(color.green);\(color.blue)")
    }
    return codes
  }

  /// Marks the start and the end of what takes no cells in a prompt; no text can hold it.
  static let literalMark: UInt8 = 1

  /// A rendered prompt as libedit wants it: escapes between marks, so that it can count cells.
  ///
  /// libedit attaches escapes to the character after them and loses those at the very end, so a prompt that
  /// ends in one gets a space.
  static func editLinePrompt(_ rendered: String) -> String {
    var marked: [UInt8] = []
    var isInEscape = false
    var bytes = Array(rendered.utf8)[...]
    while let byte = bytes.first {
      if !isInEscape, byte == 0x1B { marked.append(literalMark) }
      marked.append(byte)
      bytes.removeFirst()
      isInEscape = byte == 0x1B || isInEscape
      // An escape that follows at once shares the marks.
      if isInEscape, byte == UInt8(ascii: "m") {
        isInEscape = bytes.first == 0x1B
        if !isInEscape { marked.append(literalMark) }
      }
    }
    if marked.last == literalMark { marked.append(UInt8(ascii: " ")) }
    return String(decoding: marked, as: UTF8.self)
  }

  /// The text without anything a terminal would obey. Tabs become spaces, CRLF and CR become line breaks.
  package static func printable(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    return PlainText.multiLine(text).replacing("\t", with: "  ")
  }
}
