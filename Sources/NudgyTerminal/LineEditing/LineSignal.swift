import NudgyCore

/// How reading a line ended.
package enum LineSignal: Sendable, Equatable {
  /// Enter.
  case line(TypedLine)
  /// Ctrl-C, with what stood in the line; it can be had back with the up arrow.
  case interrupted(TypedLine)
  /// Ctrl-D on an empty line, or the terminal went away.
  case endOfInput
}

/// A line as it was entered, with the parts that were pasted rather than typed.
package struct TypedLine: Sendable, Equatable {
  package let text: String
  /// UTF-8 offsets in `text`, ascending, not overlapping.
  package let pasted: [Range<Int>]

  package init(text: String, pasted: [Range<Int>] = []) {
    self.text = text
    self.pasted = pasted
  }

  package var isEmpty: Bool { text.isEmpty }

  package var hasPaste: Bool { !pasted.isEmpty }

  /// Whether nothing but space was typed around the pastes.
  package var isWhollyPasted: Bool { hasPaste && typedText.isBlank }

  /// What was typed by hand, the pastes left out.
  package var typedText: String {
    var bytes: [UInt8] = []
    var offset = 0
    let all = Array(text.utf8)
    for range in pasted {
      bytes += all[offset..<range.lowerBound]
      offset = range.upperBound
    }
    bytes += all[offset...]
    return String(decoding: bytes, as: UTF8.self)
  }
}
