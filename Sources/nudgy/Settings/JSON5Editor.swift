import NudgyCore

/// Changes one member of a JSON5 object's text and leaves the rest, comments included, as it is.
///
/// Works on text that is known to be valid JSON5; it does not check the grammar again.
struct JSON5Editor {
  private struct Member {
    var name: String
    /// From the first byte of the name.
    var start: Int
    var value: Range<Int>
    /// The offset of the comma after it, if there is one.
    var comma: Int?
  }

  private let bytes: [UInt8]
  private var position = 0
  private var members: [Member] = []
  private var closing: Int?

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// `text` with `name` set to `value`; nil when `text` is not an object.
  static func set(_ name: String, to value: JSONValue, in text: String) -> String? {
    var editor = JSON5Editor(text)
    guard editor.scan(), let closing = editor.closing else { return nil }
    let written = JSONWriter.compact(value)
    // Where a name stands twice, the last one counts.
    if let member = editor.members.last(where: { $0.name == name }) {
      return editor.replacing(member.value, with: written)
    }
    let line = "\(JSONWriter.compact(.string(name))): \(written)"
    guard let last = editor.members.last else { return editor.inserting(line, intoEmptyAt: closing) }
    if let comma = last.comma { return editor.replacing(comma + 1..<comma + 1, with: "\n  \(line)") }
    return editor.replacing(last.value.upperBound..<last.value.upperBound, with: ",\n  \(line)")
  }

  /// `text` without `name`; nil when `text` is not an object.
  static func remove(_ name: String, from text: String) -> String? {
    var editor = JSON5Editor(text)
    guard editor.scan() else { return nil }
    guard let index = editor.members.lastIndex(where: { $0.name == name }) else { return text }
    let member = editor.members[index]
    // A comma left before the brace is fine in JSON5.
    let range = editor.wholeLine(
      around: member.start..<(member.comma.map { $0 + 1 } ?? member.value.upperBound))
    let rest = editor.replacing(range, with: "")
    return remove(name, from: rest)
  }

  /// The line `name` stands on, from 1; where it stands twice, the last one.
  static func line(of name: String, in text: String) -> Int? {
    var editor = JSON5Editor(text)
    guard editor.scan(), let member = editor.members.last(where: { $0.name == name }) else { return nil }
    return editor.bytes[..<member.start].count { $0 == UInt8(ascii: "\n") } + 1
  }

  // MARK: - Editing

  private func inserting(_ line: String, intoEmptyAt closing: Int) -> String {
    let before = bytes[..<closing]
    let isOpenLine = before.last == UInt8(ascii: "\n")
    return replacing(closing..<closing, with: isOpenLine ? "  \(line)\n" : "\n  \(line)\n")
  }

  /// The range with its line's indentation and break, when nothing else stands on the line.
  private func wholeLine(around range: Range<Int>) -> Range<Int> {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let start = bytes[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex { !isBlank($0) } ?? bytes.count
    guard start > 0, bytes[start - 1] == UInt8(ascii: "\n"), end < bytes.count,
      bytes[end] == UInt8(ascii: "\n")
    else { return range }
    return start..<end + 1
  }

  private func replacing(_ range: Range<Int>, with text: String) -> String {
    String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...], as: UTF8.self)
  }

  // MARK: - Scanning

  private mutating func scan() -> Bool {
    skipSpace()
    guard take("{") else { return false }
    while true {
      skipSpace()
      if current == UInt8(ascii: "}") {
        closing = position
        return true
      }
      guard let member = scanMember() else { return false }
      members.append(member)
    }
  }

  private mutating func scanMember() -> Member? {
    let start = position
    guard let name = scanName() else { return nil }
    skipSpace()
    guard take(":") else { return nil }
    skipSpace()
    let valueStart = position
    scanValue()
    guard position > valueStart else { return nil }
    var member = Member(name: name, start: start, value: valueStart..<position)
    skipSpace()
    if current == UInt8(ascii: ",") {
      member.comma = position
      position += 1
    }
    return member
  }

  private mutating func scanName() -> String? {
    let start = position
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
      scanString()
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      return JSONReader.value(from: text, allowsJSON5: true)?.stringValue
    }
    while let byte = current, byte != UInt8(ascii: ":"), !JSON5Editor.isSpace(byte), byte != UInt8(ascii: "/")
    {
      position += 1
    }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  /// Moves past one value, with everything nested in it.
  private mutating func scanValue() {
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): scanString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        position += 1
      case UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "/"):
        if depth == 0 { return }
        skipSpace()
      default:
        if depth == 0, JSON5Editor.isSpace(byte) { return }
        position += 1
      }
      if depth == 0, let last = bytes[..<position].last,
        last == UInt8(ascii: "}") || last == UInt8(ascii: "]")
      {
        return
      }
    }
  }

  private mutating func scanString() {
    let quote = current
    position += 1
    while let byte = current, byte != quote { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    position = min(position + 1, bytes.count)
  }

  private mutating func skipSpace() {
    while let byte = current {
      if JSON5Editor.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        skipComment(isBlock: bytes[position + 1] == UInt8(ascii: "*"))
      } else {
        return
      }
    }
  }

  private mutating func skipComment(isBlock: Bool) {
    position += 2
    while let byte = current {
      position += 1
      if !isBlock, byte == UInt8(ascii: "\n") { return }
      if isBlock, byte == UInt8(ascii: "*"), current == UInt8(ascii: "/") {
        position += 1
        return
      }
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard current == character.asciiValue else { return false }
    position += 1
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
