import Foundation
import NudgyCore

/// Reads calls in the manner of Python, as Llama 3.2 and Gemma write them: `[name(arg="x", n=3), other()]`, or one
/// call without the brackets.
struct PythonCalls {
  private static let deepest = 64

  private let bytes: [UInt8]
  private let json: CallJSON
  private var index = 0

  /// The calls, or nil when the text is anything else, even in part.
  static func calls(in bytes: some Sequence<UInt8>, _ json: CallJSON) -> [WrittenCall]? {
    var reader = PythonCalls(bytes: Array(bytes), json: json)
    guard let calls = reader.all(), !calls.isEmpty else { return nil }
    reader.skipSpace()
    return reader.index == reader.bytes.count ? calls : nil
  }

  private init(bytes: [UInt8], json: CallJSON) {
    self.bytes = bytes
    self.json = json
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, Byte.isSpace(byte) { index += 1 }
  }

  /// Whether the byte comes next, after white space; it is passed then.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  // MARK: - Calls

  private mutating func all() -> [WrittenCall]? {
    guard skip("[") else { return call().map { [$0] } }
    var calls: [WrittenCall] = []
    repeat {
      guard let call = call() else { return nil }
      calls.append(call)
    } while skip(",")
    return skip("]") ? calls : nil
  }

  private mutating func call() -> WrittenCall? {
    guard let name = json.tool(named: name()), skip("(") else { return nil }
    var members: [JSONValue.Member] = []
    if skip(")") { return WrittenCall(name: name, arguments: .object(members)) }
    repeat {
      let key = self.name()
      guard !key.isEmpty, skip("="), let value = value(depth: 0) else { return nil }
      members.append(.init(key, value))
    } while skip(",")
    return skip(")") ? WrittenCall(name: name, arguments: .object(members)) : nil
  }

  private mutating func name() -> String {
    skipSpace()
    let start = index
    while let byte = next, Byte.isName(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  // MARK: - Values

  private mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard depth < PythonCalls.deepest, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(byte).map(JSONValue.string)
    case Byte.openingBracket:
      index += 1
      return list(depth)
    case Byte.openingBrace:
      index += 1
      return dictionary(depth)
    default: return word()
    }
  }

  private mutating func list(_ depth: Int) -> JSONValue? {
    var elements: [JSONValue] = []
    while !skip("]") {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      // Python takes a comma behind the last one, too.
      guard skip(",") || next == UInt8(ascii: "]") else { return nil }
    }
    return .array(elements)
  }

  private mutating func dictionary(_ depth: Int) -> JSONValue? {
    var members: [JSONValue.Member] = []
    while !skip("}") {
      skipSpace()
      guard let quote = next, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote),
        let key = string(quote), skip(":"), let value = value(depth: depth + 1)
      else { return nil }
      members.append(.init(key, value))
      guard skip(",") || next == UInt8(ascii: "}") else { return nil }
    }
    return .object(members)
  }

  private mutating func word() -> JSONValue? {
    let start = index
    while let byte = next, Byte.isName(byte) || byte == UInt8(ascii: "+") { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "True", "true": return true
    case "False", "false": return false
    case "None", "null": return .null
    default:
      if let number = Int(word) { return .int(number) }
      guard let number = Double(word), number.isFinite else { return nil }
      return .double(number)
    }
  }

  /// A string; its escapes are those of JSON and `\'`.
  private mutating func string(_ quote: UInt8) -> String? {
    index += 1
    var text: [UInt8] = [UInt8(ascii: "\"")]
    while let byte = next {
      index += 1
      if byte == quote {
        text.append(UInt8(ascii: "\""))
        return WireJSON.value(text[...])?.stringValue
      }
      if byte == UInt8(ascii: "\\"), let escaped = next {
        index += 1
        text += escaped == UInt8(ascii: "'") ? [escaped] : [byte, escaped]
      } else {
        text += byte == UInt8(ascii: "\"") ? [UInt8(ascii: "\\"), byte] : [byte]
      }
    }
    return nil
  }
}
