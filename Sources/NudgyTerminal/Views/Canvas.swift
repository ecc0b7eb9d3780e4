package import NudgyCore

/// What a view needs to know of the place it is drawn for.
package struct Canvas: Sendable {
  /// Width in cells.
  package let columns: Int
  /// Words only: no art, no boxes.
  package let isPlain: Bool
  package let wording: TimeWording

  package init(columns: Int, isPlain: Bool, wording: TimeWording) {
    self.columns = columns
    self.isPlain = isPlain
    self.wording = wording
  }

  package init(_ capabilities: TerminalCapabilities, wording: TimeWording) {
    self.init(columns: capabilities.columns, isPlain: capabilities.isPlain, wording: wording)
  }
}
