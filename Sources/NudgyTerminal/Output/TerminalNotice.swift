import NudgyCore

/// How a terminal is asked to tell its user of something: its own notification where it has one, and the bell.
///
/// OSC 9 (iTerm2, WezTerm, Windows Terminal), OSC 99 (kitty), OSC 777 (urxvt, foot, Ghostty). tmux passes them on only
/// when they are wrapped, and where `allow-passthrough` is on.
package struct TerminalNotice: Sendable, Equatable {
  enum Way: Sendable, Equatable {
    case osc9, osc99, osc777, bellAlone
  }

  let way: Way
  let isInTmux: Bool

  package init(environment: [String: String]) {
    isInTmux = environment["TMUX"].map { !$0.isEmpty } ?? false
    let program = environment["TERM_PROGRAM"] ?? environment["LC_TERMINAL"] ?? ""
    let kind = environment["TERM"] ?? ""
    way =
      if environment["KITTY_WINDOW_ID"] != nil || kind == "xterm-kitty" {
        .osc99
      } else if ["iTerm.app", "iTerm2", "WezTerm"].contains(program) || environment["WT_SESSION"] != nil {
        .osc9
      } else if ["ghostty"].contains(program) || kind.hasPrefix("foot") || kind.hasPrefix("rxvt-unicode")
        || kind == "xterm-ghostty"
      {
        .osc777
      } else {
        .bellAlone
      }
  }

  /// The bytes that tell of a text.
  ///
  /// - Parameters:
  ///   - heading: what it is about.
  ///   - text: one line.
  ///   - isSoft: without the bell.
  package func bytes(heading: String, text: String, isSoft: Bool) -> String {
    let bell = isSoft ? "" : ANSI.bell
    let (heading, text) = (plain(heading), plain(text))
    let notice: String
    switch way {
    case .bellAlone: return bell
    case .osc9: notice = ANSI.command("9;\(heading): \(text)")
    case .osc99:
      notice = ANSI.command("99;i=nudgy:d=0;\(heading)") + ANSI.command("99;i=nudgy:p=body;\(text)")
    case .osc777: notice = ANSI.command("777;notify;\(heading);\(text)")
    }
    return (isInTmux ? ANSI.passedThroughTmux(notice) : notice) + bell
  }

  /// Characters that part or end a command do not get into one.
  private func plain(_ text: String) -> String {
    String(PlainText.singleLine(text).map { $0 == ";" ? "," : $0 }.prefix(200))
  }
}
