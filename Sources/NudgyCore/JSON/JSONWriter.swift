/// Writes JSON values as text.
package enum JSONWriter {
  /// One line, without spaces, safe for line-by-line output.
  package static func compact(_ value: JSONValue) -> String {
    var text = ""
    write(value, indent: nil, depth: 0, to: &text)
    return text
  }

  /// Indented by two spaces, for files that people read and edit.
  package static func pretty(_ value: JSONValue) -> String {
    var text = ""
    write(value, indent: "  ", depth: 0, to: &text)
    return text
  }

  private static func write(_ value: JSONValue, indent: String?, depth: Int, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .int(let number): text += String(number)
    case .double(let number): text += number.isFinite ? String(number) : "null"
    case .string(let string): writeString(string, to: &text)
    case .array(let elements):
      writeList(elements, brackets: ("[", "]"), indent: indent, depth: depth, to: &text) { element, text in
        write(element, indent: indent, depth: depth + 1, to: &text)
      }
    case .object(let members):
      writeList(members, brackets: ("{", "}"), indent: indent, depth: depth, to: &text) { member, text in
        writeString(member.name, to: &text)
        text += indent == nil ? ":" : ": "
        write(member.value, indent: indent, depth: depth + 1, to: &text)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], brackets: (String, String), indent: String?, depth: Int,
    to text: inout String, each: (Element, inout String) -> Void
  ) {
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if let indent { text += "\n" + String(repeating: indent, count: depth + 1) }
      each(element, &text)
    }
    if let indent, !elements.isEmpty { text += "\n" + String(repeating: indent, count: depth) }
    text += brackets.1
  }

  private static func writeString(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // Control characters by the rule of RFC 8259; the two separators because line readers split at them.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
