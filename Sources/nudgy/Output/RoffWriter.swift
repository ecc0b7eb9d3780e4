import NudgyCore

/// A manual page in the making: the macros of man(7) on lines of their own, and text in which nothing is a request.
///
/// What stands between backticks in a text is set in bold.
struct RoffWriter {
  private(set) var text = ""

  /// - Parameter date: as `2026-11-20`.
  mutating func title(_ name: String, section: Int, date: String, source: String, manual: String) {
    // Who reads the date wants it as it is.
    let words = [name, String(section)].map(RoffWriter.quoted) + ["\"\(date)\""]
    text += ".TH " + (words + [source, manual].map(RoffWriter.quoted)).joined(separator: " ") + "\n"
    // No word is broken: it may be a command. Nor is a line stretched.
    text += ".nh\n.ad l\n"
  }

  mutating func section(_ heading: String) { macro("SH", [heading]) }

  mutating func subsection(_ heading: String) { macro("SS", [heading]) }

  mutating func line(_ line: String) { text += RoffWriter.escaped(line) + "\n" }

  mutating func paragraph(_ words: String) {
    macro("PP")
    line(words)
  }

  /// A tag, and what is said of it below.
  mutating func item(_ tag: String, _ words: String) {
    macro("TP")
    line(tag)
    line(words)
  }

  mutating func bullet(_ words: String) {
    text += ".IP \\(bu 2\n"
    line(words)
  }

  /// Set in as far as what is said of an item.
  mutating func inset(_ content: (inout RoffWriter) -> Void) {
    macro("RS")
    content(&self)
    macro("RE")
  }

  private mutating func macro(_ name: String, _ words: [String] = []) {
    text += ([".\(name)"] + words.map(RoffWriter.quoted)).joined(separator: " ") + "\n"
  }

  private static func quoted(_ word: String) -> String { "\"\(characters(word))\"" }

  // MARK: - Escaping

  static func escaped(_ line: String) -> String {
    let parts = PlainText.singleLine(line).split(separator: "`", omittingEmptySubsequences: false)
    let set = parts.enumerated().map { index, part in
      // A backtick without a partner is one.
      if index.isMultiple(of: 2) { return characters(part) }
      return index == parts.count - 1 ? "\\(ga" + characters(part) : "\\fB\(characters(part))\\fR"
    }.joined()
    // What begins with a dot would be a request; an apostrophe is escaped wherever it stands.
    return set.hasPrefix(".") ? "\\&" + set : set
  }

  private static func characters(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map(character).joined()
  }

  private static func character(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "\"": "\\(dq"
    case "^": "\\(ha"
    case "~": "\\(ti"
    default: scalar.isASCII ? String(scalar) : "\\[u\(hexadecimal(scalar))]"
    }
  }

  /// Four digits at least.
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
