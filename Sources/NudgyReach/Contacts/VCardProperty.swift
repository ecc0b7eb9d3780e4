import NudgyCore

/// One line of a vCard: `item1.TEL;TYPE=cell,pref:+1 555 0100`.
struct VCardProperty {
  /// In capitals, without its group.
  let name: String
  private let raw: String
  private let types: Set<String>
  private let preference: Int

  private static let names: Set = ["BEGIN", "END", "FN", "N", "NICKNAME", "TEL", "EMAIL"]

  /// Whether it says anything that is looked for here; asked before the rest of a long line is kept.
  static func matters(_ line: ArraySlice<UInt8>) -> Bool {
    let head = line.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    let bare = head.lastIndex(of: UInt8(ascii: ".")).map { head[($0 + 1)...] } ?? head
    // Most lines end here, and there are millions of them.
    guard let first = bare.first, bare.count <= 8, "BEFNT".utf8.contains(first & 0xDF) else { return false }
    return names.contains(name(in: head))
  }

  private static func name(in head: ArraySlice<UInt8>) -> String {
    let name = head.lastIndex(of: UInt8(ascii: ".")).map { head[($0 + 1)...] } ?? head
    return String(decoding: name, as: UTF8.self).uppercased()
  }

  /// Whether the line's parameters, as far as it is there, name quoted-printable.
  static func isQuoted(_ line: [UInt8]) -> Bool {
    guard let colon = colon(in: line) else { return false }
    return String(decoding: line[..<colon], as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
  }

  /// The colon before the value: one in quotes belongs to a parameter.
  private static func colon(in line: [UInt8]) -> Int? {
    var isInQuotes = false
    for (index, byte) in line.enumerated() {
      if byte == UInt8(ascii: "\"") { isInQuotes.toggle() }
      if byte == UInt8(ascii: ":"), !isInQuotes { return index }
    }
    return nil
  }

  init?(_ line: [UInt8]) {
    guard let colon = VCardProperty.colon(in: line) else { return nil }
    let head = line[..<colon]
    name = VCardProperty.name(in: head.prefix { $0 != UInt8(ascii: ";") })
    let parameters = VCardProperty.parameters(String(decoding: head, as: UTF8.self))
    var bytes = Array(line[(colon + 1)...])
    if parameters.contains(where: { $0.value.uppercased() == "QUOTED-PRINTABLE" }) {
      bytes = VCardProperty.unquoted(bytes)
    }
    // What is no UTF-8 is nearly always the first page of Unicode, whatever it says it is.
    raw =
      String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map(Unicode.Scalar.init)))
    let kinds = parameters.filter { $0.name == "TYPE" || $0.name.isEmpty }
      .flatMap { $0.value.lowercased().split(separator: ",").map { $0.trimmed } }
    types = Set(kinds.map { $0 == "mobile" || $0 == "iphone" ? "cell" : $0 })
    let said = parameters.first { $0.name == "PREF" }.flatMap { Int($0.value) }
    preference = said.map { max(1, min($0, 100)) } ?? (types.contains("pref") ? 1 : Contact.unpreferred)
  }

  /// Those after the name; without a name where it is left out, as in version 2.1.
  private static func parameters(_ head: String) -> [(name: String, value: String)] {
    var isInQuotes = false
    let parts = head.split(omittingEmptySubsequences: false) { character in
      if character == "\"" { isInQuotes.toggle() }
      return character == ";" && !isInQuotes
    }
    return parts.dropFirst().map { part in
      let plain = part.filter { $0 != "\"" }
      guard let sign = plain.firstIndex(of: "=") else { return ("", plain) }
      return (plain[..<sign].uppercased(), String(plain[plain.index(after: sign)...]))
    }
  }

  /// `=C3=A9` as its bytes.
  private static func unquoted(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "="), rest.count > 1,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        result.append(byte)
        continue
      }
      result.append(value)
      rest = rest.dropFirst(2)
    }
    return result
  }

  // MARK: - Values

  var value: String { PlainText.singleLine(VCardProperty.plain(raw[...])) }

  /// Of values with parts.
  var parts: [String] { split(";") }

  var list: [String] { split(",") }

  /// A number or an address; controls stay, so that it is refused rather than mended.
  var entry: Contact.Entry {
    Contact.Entry(value: VCardProperty.plain(raw[...]).trimmed, types: types, preference: preference)
  }

  private func split(_ separator: Character) -> [String] {
    var isEscaped = false
    let parts = raw.split(omittingEmptySubsequences: false) { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character == separator && !isEscaped
    }
    return parts.map { PlainText.singleLine(VCardProperty.plain($0)) }
  }

  private static func plain(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
