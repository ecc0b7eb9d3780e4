import Foundation

/// How a terminal is asked to put a text on its clipboard (OSC 52). Whether it does is not known.
package enum TerminalClipboard {
  /// More is taken by few.
  private static let most = 50_000

  /// Nil for a text that is too long.
  package static func bytes(_ text: String) -> String? {
    guard text.utf8.count <= most else { return nil }
    return ANSI.command("52;c;\(Data(text.utf8).base64EncodedString())")
  }
}
