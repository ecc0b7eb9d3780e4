/// Writes JSON values as text.
package enum JSONWriter {
  /// One line, without spaces, safe for line-by-line output.
  package static func compact(_ value: JSONValue) -> String {
    text(of: value, indent: nil)
  }

  /// Indented by two spaces, for files that people read and edit.
  package static func pretty(_ value: JSONValue) -> String {
    text(of: value, indent: "  ")
  }

  /// Built of bytes: every turn writes its state, and a string grown scalar by scalar takes ten times as long.
  private static func text(of value: JSONValue, indent: String?) -> String {
    var bytes: [UInt8] = []
    write(value, indent: indent, depth: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ value: JSONValue, indent: String?, depth: Int, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .int(let number): bytes += String(number).utf8
    case .double(let number): bytes += (number.isFinite ? String(number) : "null").utf8
    case .string(let string): writeString(string, to: &bytes)
    case .array(let elements):
      writeList(elements, brackets: ("[", "]"), indent: indent, depth: depth, to: &bytes) { element, bytes in
        write(element, indent: indent, depth: depth + 1, to: &bytes)
      }
    case .object(let members):
      writeList(members, brackets: ("{", "}"), indent: indent, depth: depth, to: &bytes) { member, bytes in
        writeString(member.name, to: &bytes)
        bytes += (indent == nil ? ":" : ": ").utf8
        write(member.value, indent: indent, depth: depth + 1, to: &bytes)
      }
    }
  }

  private static func writeList<Element>(
    _ elements: [Element], brackets: (String, String), indent: String?, depth: Int,
    to bytes: inout [UInt8], each: (Element, inout [UInt8]) -> Void
  ) {
    bytes += brackets.0.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if let indent { bytes += ("\n" + String(repeating: indent, count: depth + 1)).utf8 }
      each(element, &bytes)
    }
    if let indent, !elements.isEmpty { bytes += ("\n" + String(repeating: indent, count: depth)).utf8 }
    bytes += brackets.1.utf8
  }

  private static func writeString(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(isPlain) {
      bytes += string.utf8
    } else {
      for scalar in string.unicodeScalars { writeEscaped(scalar, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte stands for itself wherever it is: it is no mark, no control character, and begins none of
  /// those beyond ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2: false
    default: true
    }
  }

  private static func writeEscaped(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    // Control characters by the rule of RFC 8259; the two separators because line readers split at them; marks that
    // reorder text because a terminal may be the reader.
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16)
      bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
    default: bytes += String(scalar).utf8
    }
  }
}
