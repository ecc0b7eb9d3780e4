import NudgyCore

/// The JSON text of a call's arguments, as it arrives piece by piece.
struct ArgumentText: Sendable, Equatable {
  private(set) var text = ""
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  private var hasOpened = false

  var isEmpty: Bool { text.utf8.allSatisfy(Byte.isSpace) }

  /// Whether the object that was opened is closed again, so that nothing can follow.
  var isComplete: Bool { hasOpened && depth == 0 }

  /// Whether they are complete for good: some servers announce a call with `{}` and then send the true ones.
  var isSettled: Bool { isComplete && text != "{}" }

  /// Whether more has to come.
  var isOpen: Bool { hasOpened && depth > 0 }

  mutating func append(_ piece: String) {
    if isComplete, !isSettled, !piece.utf8.allSatisfy(Byte.isSpace) { self = ArgumentText() }
    text += piece
    for byte in piece.utf8 { follow(byte) }
  }

  mutating func replace(with value: JSONValue) {
    self = ArgumentText()
    append(JSONWriter.compact(value))
  }

  private mutating func follow(_ byte: UInt8) {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      depth += 1
      hasOpened = true
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
  }

  /// The arguments as an object: an empty one for no text, nil for text that is none.
  var object: JSONValue? {
    if isEmpty || text == "null" { return .object([]) }
    guard let value = WireJSON.value(text) else { return nil }
    // Some models write the object as a string that holds JSON.
    if let inner = value.stringValue.flatMap({ WireJSON.value($0) }), inner.members != nil { return inner }
    guard value.members != nil else { return nil }
    return value
  }
}
