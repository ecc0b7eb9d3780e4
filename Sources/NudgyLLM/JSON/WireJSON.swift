import NudgyCore

/// Reads the JSON that servers send: fast, as every token comes wrapped in some, and forgiving where they are
/// careless (control characters inside strings, `NaN`, halves of a surrogate pair).
///
/// `JSONReader` in Core takes about a hundred times as long for a chunk, as Foundation throws and catches an error
/// for every kind that a value is not. Members keep the order in which they were sent.
struct WireJSON {
  /// Deeper nesting is refused, so that no answer can exhaust the stack.
  static let deepest = 128

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// The value that `bytes` hold as a whole, or nil when they are not JSON.
  static func value(_ bytes: ArraySlice<UInt8>) -> JSONValue? {
    var reader = WireJSON(bytes: bytes, index: bytes.startIndex)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    // Not with `?:`, here and below, which would take its `nil` for JSON's null.
    guard reader.index == bytes.endIndex else { return nil }
    return value
  }

  static func value(_ text: String) -> JSONValue? { value(ArraySlice(text.utf8)) }

  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard depth <= WireJSON.deepest, let byte = next else { return nil }
    return switch byte {
    case UInt8(ascii: "{"): object(depth)
    case UInt8(ascii: "["): array(depth)
    case UInt8(ascii: "\""): string().map(JSONValue.string)
    case UInt8(ascii: "t"): word("true", .bool(true))
    case UInt8(ascii: "f"): word("false", .bool(false))
    case UInt8(ascii: "n"): word("null", .null)
    // Python writes these for numbers JSON does not have.
    case UInt8(ascii: "N"): word("NaN", .null)
    case UInt8(ascii: "I"): word("Infinity", .null)
    default: number()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) -> JSONValue? {
    let letters = Array(word.description.utf8)
    guard bytes[index...].starts(with: letters) else { return nil }
    index += letters.count
    return value
  }

  // MARK: - Objects and arrays

  private mutating func object(_ depth: Int) -> JSONValue? {
    index += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if skip(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\""), let name = string() else { return nil }
      skipSpace()
      guard skip(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
      members.append(.init(name, value))
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { return nil }
    return .object(members)
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    index += 1
    var elements: [JSONValue] = []
    skipSpace()
    if skip(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { return nil }
    return .array(elements)
  }

  // MARK: - Numbers

  private mutating func number() -> JSONValue? {
    let start = index
    var isWhole = true
    while let byte = next {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"): isWhole = false
      // The rest of `-Infinity`.
      case UInt8(ascii: "I") where index == start + 1: return word("Infinity", .null)
      default: return finished(start..<index, isWhole)
      }
      index += 1
    }
    return finished(start..<index, isWhole)
  }

  private func finished(_ range: Range<Int>, _ isWhole: Bool) -> JSONValue? {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if isWhole, let number = Int(text) { return .int(number) }
    return Double(text).map(JSONValue.double)
  }

  // MARK: - Strings

  private mutating func string() -> String? {
    index += 1
    let start = index
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return text
      }
      if byte == UInt8(ascii: "\\") { return escapedString(from: start) }
      index += 1
    }
    return nil
  }

  /// A string from `start` whose first escape is at the index.
  private mutating func escapedString(from start: Int) -> String? {
    var text = Array(bytes[start..<index])
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text.append(contentsOf: String(Character(scalar)).utf8)
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    index += 1
    return switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "u"): codePoint()
    default: nil
    }
  }

  /// The code point of `\uXXXX`, or of two of them; a half without its other half is the replacement character.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let unit = fourDigits() else { return nil }
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}" }
    let mark = index
    guard skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")), let second = fourDigits(),
      UTF16.isTrailSurrogate(second)
    else {
      index = mark
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
  }

  private mutating func fourDigits() -> UInt16? {
    guard index + 4 <= bytes.endIndex else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    index += 4
    return unit
  }
}
