/// Makes foreign text safe to store and to show.
package enum PlainText {
  /// The text on one line without control characters, with single spaces, without space at either end.
  ///
  /// Escape sequences go as a whole: `ESC[31mred` is `red`.
  package static func singleLine(_ text: String) -> String {
    if isSingleLine(text) { return text }
    var result = String.UnicodeScalarView()
    var hasPendingSpace = false
    for scalar in withoutEscapeSequences(text).unicodeScalars {
      if scalar.properties.isWhitespace {
        hasPendingSpace = !result.isEmpty
      } else if !isControl(scalar) {
        if hasPendingSpace { result.append(" ") }
        hasPendingSpace = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether the text is one line of printable ASCII with single spaces within, as most is.
  private static func isSingleLine(_ text: String) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20
  }

  /// The text with its line breaks and tabs, without any other control character. CRLF and CR become LF.
  package static func multiLine(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = String.UnicodeScalarView()
    var previousWasReturn = false
    for scalar in text.unicodeScalars {
      defer { previousWasReturn = scalar == "\r" }
      switch scalar {
      case "\n": if !previousWasReturn { result.append("\n") }
      case "\r": result.append("\n")
      case "\t": result.append(scalar)
      default: if !isControl(scalar) { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Whether the text is printable ASCII with line breaks and tabs, as most is.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x09 }
  }

  /// C0 and C1 controls, delete, and the marks that reorder text on screen.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    // Bidirectional overrides and isolates can make a line read as something it is not.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
