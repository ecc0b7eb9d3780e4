// Escape sequences of ECMA-48: control sequences (`ESC [` … final byte) and strings (`ESC ]` … `BEL` or `ESC \\`).
extension PlainText {
  /// The text without whole escape sequences. What only begins like one loses nothing but its introducer.
  package static func withoutEscapeSequences(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isIntroducer) else { return text }
    let scalars = Array(text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if isIntroducer(scalars[index]) {
        index = end(ofSequenceAt: index, in: scalars)
      } else {
        kept.append(scalars[index])
        index += 1
      }
    }
    return String(kept)
  }

  private static func isIntroducer(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{1B}" || scalar == "\u{9B}" || scalar == "\u{9D}" || scalar == "\u{90}"
  }

  /// The longest string sequence believed in; a title of a window is shorter.
  private static let longestString = 256

  private static func end(ofSequenceAt start: Int, in scalars: [Unicode.Scalar]) -> Int {
    var body = start + 1
    var kind = scalars[start]
    if kind == "\u{1B}" {
      guard body < scalars.count else { return body }
      kind = scalars[body]
      body += 1
    }
    switch kind {
    case "[", "\u{9B}":
      while body < scalars.count, (0x20...0x3F).contains(scalars[body].value) { body += 1 }
      let isEnded = body < scalars.count && (0x40...0x7E).contains(scalars[body].value)
      return isEnded ? body + 1 : start + 1
    case "]", "P", "^", "_", "X", "\u{9D}", "\u{90}":
      return endOfString(from: body, in: scalars) ?? start + 1
    default: return start + 1
    }
  }

  private static func endOfString(from body: Int, in scalars: [Unicode.Scalar]) -> Int? {
    for index in body..<min(body + longestString, scalars.count) {
      switch scalars[index] {
      case "\u{7}", "\u{9C}": return index + 1
      case "\u{1B}": return index + 1 < scalars.count && scalars[index + 1] == "\\" ? index + 2 : nil
      case "\n": return nil
      default: continue
      }
    }
    return nil
  }
}
