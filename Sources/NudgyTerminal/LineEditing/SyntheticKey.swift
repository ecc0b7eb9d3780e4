/// Keys that stand for what several bytes mean, each one C1 control character.
///
/// No keyboard sends these as characters (`InputDecoder` drops them from the input), and libedit's key maps
/// hold every character below 256, so each can be bound like any key, in every editing mode.
enum SyntheticKey: UInt32, CaseIterable {
  case paste = 0x90
  /// Text to begin the line with.
  case initialText = 0x91
  case up = 0x92
  case down = 0x93
  case right = 0x94
  case left = 0x95
  case home = 0x96
  case end = 0x97
  case delete = 0x98
  case wordLeft = 0x99
  case wordRight = 0x9A
  /// Ends the line for good, after `Enter` has decided so.
  case accept = 0x9C
  /// libedit's own word deletion.
  case deleteWord = 0x9D
  /// libedit's own steps through history, for where the arrows lead out of an entry.
  case previousEntry = 0x9E
  case nextEntry = 0x9F

  var scalar: Unicode.Scalar { Unicode.Scalar(UInt8(rawValue)) }

  /// The key an escape sequence without its `ESC [` or `ESC O` stands for; modifiers count only on arrows.
  init?(controlSequence body: String) {
    switch body {
    case "A", "1;2A": self = .up
    case "B", "1;2B": self = .down
    case "C", "1;2C": self = .right
    case "D", "1;2D": self = .left
    case "H", "1~", "7~": self = .home
    case "F", "4~", "8~": self = .end
    case "3~": self = .delete
    case "1;5C", "1;3C": self = .wordRight
    case "1;5D", "1;3D": self = .wordLeft
    default: return nil
    }
  }
}
