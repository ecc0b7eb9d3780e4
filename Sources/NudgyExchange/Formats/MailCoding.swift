import NudgyCore

/// The codes of mail: base64, quoted-printable (RFC 2045), and words in them (RFC 2047).
enum MailCoding {
  /// What is no digit is passed over, as RFC 2045 asks.
  static func base64(_ text: some Sequence<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in text {
      if byte == UInt8(ascii: "=") { break }
      guard let value = sextet(byte) else { continue }
      bits = (bits << 6 | value) & 0xFF_FFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }

  private static func sextet(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// - Parameter underscoreIsSpace: as in the words of a header.
  static func quotedPrintable(_ bytes: [UInt8], underscoreIsSpace: Bool = false) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "=") else {
        result.append(underscoreIsSpace && byte == UInt8(ascii: "_") ? 0x20 : byte)
        index += 1
        continue
      }
      if index + 2 < bytes.count, let high = PercentCoding.digit(bytes[index + 1]),
        let low = PercentCoding.digit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else if index + 1 < bytes.count, bytes[index + 1] == 0x0A {
        index += 2
      } else if index + 2 < bytes.count, bytes[index + 1] == 0x0D, bytes[index + 2] == 0x0A {
        index += 3
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result
  }

  /// A header with its encoded words read: `=?utf-8?q?caf=C3=A9?=` is `café`.
  ///
  /// Space between two encoded words is none, and a character may be cut in two by them.
  static func words(_ header: String) -> String {
    guard header.contains("=?") else { return header }
    var result = ""
    var pending: (set: String, bytes: [UInt8]) = ("", [])
    func flush() {
      if !pending.bytes.isEmpty { result += CharacterSet.text(pending.bytes, named: pending.set) }
      pending = ("", [])
    }
    var rest = header[...]
    while let start = rest.firstRange(of: "=?") {
      let between = rest[..<start.lowerBound]
      guard let word = encodedWord(rest[start.lowerBound...]) else {
        flush()
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
        continue
      }
      if pending.bytes.isEmpty || !between.allSatisfy(\.isWhitespace) {
        flush()
        result += between
      }
      if pending.set != word.set { flush() }
      pending = (word.set, pending.bytes + word.bytes)
      rest = rest[word.end...]
    }
    flush()
    return result + rest
  }

  private static func encodedWord(
    _ text: Substring
  ) -> (set: String, bytes: [UInt8], end: Substring.Index)? {
    // A word holds 75 characters by the rules; those who break them stay far below this.
    let head = text.dropFirst(2).prefix(1000)
    guard let first = head.firstIndex(of: "?") else { return nil }
    let code = head[head.index(after: first)...]
    guard let second = code.firstIndex(of: "?") else { return nil }
    let body = code[code.index(after: second)...]
    guard let end = body.firstRange(of: "?=") else { return nil }
    // A language may follow the set behind a star.
    let set = head[..<first].prefix { $0 != "*" }
    let coded = Array(body[..<end.lowerBound].utf8)
    switch code[..<second].lowercased() {
    case "b": return (String(set), base64(coded), end.upperBound)
    case "q": return (String(set), quotedPrintable(coded, underscoreIsSpace: true), end.upperBound)
    default: return nil
    }
  }
}
