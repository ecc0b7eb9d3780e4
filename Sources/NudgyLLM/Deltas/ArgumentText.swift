import NudgyCore

/// The JSON text of a call's arguments, as it arrives piece by piece.
struct ArgumentText: Sendable, Equatable {
  private(set) var text = ""
  private var nesting = Nesting()

  var isEmpty: Bool { text.utf8.allSatisfy(Byte.isSpace) }

  /// Whether the object that was opened is closed again, so that nothing can follow.
  var isComplete: Bool { nesting.isComplete }

  /// Whether they are complete for good: some servers announce a call with `{}` and then send the true ones.
  var isSettled: Bool { isComplete && text != "{}" }

  /// Whether more has to come.
  var isOpen: Bool { nesting.isOpen }

  mutating func append(_ piece: String) {
    if isComplete, !isSettled, !piece.utf8.allSatisfy(Byte.isSpace) { self = ArgumentText() }
    text += piece
    for byte in piece.utf8 { nesting.follow(byte) }
  }

  mutating func replace(with value: JSONValue) {
    self = ArgumentText()
    append(JSONWriter.compact(value))
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
