import NudgyCore

/// A ring as it goes out of the chat: two short lines, in which nothing is hidden and nothing commands.
package struct RingNotice: Sendable, Equatable {
  package let heading: String
  package let text: String
  /// The text behind the hour that it is about.
  package let timedText: String

  /// Characters; more is on no popup and on no phone.
  private static let longestHeading = 120
  private static let longestText = 300

  package init(_ ring: Ring) {
    heading = RingNotice.short(ring.heading, atMost: RingNotice.longestHeading)
    text = RingNotice.short(ring.text, atMost: RingNotice.longestText)
    timedText =
      ring.when.map { RingNotice.short("\($0). \(ring.text)", atMost: RingNotice.longestText) } ?? text
  }

  /// The text on one line of so many characters; what is cut ends in an ellipsis.
  static func short(_ text: String, atMost count: Int) -> String {
    var result = ""
    var characters = 0
    for character in shown(PlainText.singleLine(text)) {
      characters += 1
      guard characters <= count else { return result.trimmed + "…" }
      result.append(contentsOf: limited(character))
    }
    return result.trimmed
  }

  /// Without the marks that nobody sees but a reader of the bytes; those that join emoji and letters stay.
  private static func shown(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isHidden($0) }))
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      true
    default: PlainText.isControl(scalar)
    }
  }

  /// One character may be made of any number of marks; the longest emoji has some ten.
  private static func limited(_ character: Character) -> String {
    String(String.UnicodeScalarView(character.unicodeScalars.prefix(longestCharacter)))
  }

  private static let longestCharacter = 12
}
