/// How many terminal cells text takes: 0 for marks, 2 for East Asian wide characters and emoji, else 1.
///
/// Widths follow Unicode Standard Annex #11 with ambiguous characters counted as 1, and are taken for whole
/// grapheme clusters, as terminals draw them: `👩‍👩‍👧` is 2, `❤` is 1 and `❤️` is 2.
package enum CellWidth {
  package static func of(_ text: some StringProtocol) -> Int {
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var scalars = character.unicodeScalars.makeIterator()
    guard let base = scalars.next() else { return 0 }
    var width = of(base)
    while let scalar = scalars.next() {
      switch scalar.value {
      // Emoji presentation (VS16), a skin tone, or the second half of a flag make the cluster an emoji.
      case 0xFE0F, 0x1F3FB...0x1F3FF, 0x1F1E6...0x1F1FF: width = 2
      default: if scalar.properties.generalCategory == .spacingMark { width += 1 }
      }
    }
    return width
  }

  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // The vowels and finals of decomposed Hangul join the syllable before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar) || isWide(scalar) ? 2 : 1
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// East Asian Width W or F, without the emoji.
  package static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
