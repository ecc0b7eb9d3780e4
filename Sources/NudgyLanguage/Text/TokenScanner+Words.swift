// Where words, numbers and emoji end.
extension TokenScanner {
  /// The scalar that begins at `index`, and its length in bytes.
  func scalar(at index: Int) -> (Unicode.Scalar, Int) {
    let first = bytes[index]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(
      length == 1 ? first : length == 2 ? first & 0x1F : length == 3 ? first & 0x0F : first & 7)
    for offset in 1..<max(1, length) { value = value << 6 | UInt32(byte(index + offset) & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  /// A letter or combining mark outside ASCII.
  func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: return scalar.value != 0xFE0F
    default: return false
    }
  }

  /// The length of the letter, digit or mark of a word at `index`, 0 when there is none.
  private func wordPartLength(at index: Int) -> Int {
    let first = byte(index)
    if first < 0x80 { return first.isAlphanumeric ? 1 : 0 }
    let (scalar, length) = scalar(at: index)
    return isWordPart(scalar) ? length : 0
  }

  /// The length of an apostrophe at `index`, straight or curly, 0 when there is none.
  private func apostropheLength(at index: Int) -> Int {
    let first = byte(index)
    if first == "'" { return 1 }
    guard first >= 0x80 else { return 0 }
    let (scalar, length) = scalar(at: index)
    return Self.isApostrophe(scalar) ? length : 0
  }

  /// Letters and digits with inner apostrophes, hyphens and ampersands: `don't`, `check-in`, `AT&T`. With digits
  /// also inner full stops (`v2.1`), and single letters with theirs (`a.m.`).
  func wordEnd() -> Int {
    if let end = initialsEnd() { return end }
    var end = position
    while end < bytes.count {
      let length = wordPartLength(at: end)
      if length > 0 {
        end += length
        continue
      }
      let joint = jointLength(at: end)
      guard joint > 0, wordPartLength(at: end + joint) > 0 else { break }
      end += joint
    }
    return end
  }

  private func jointLength(at index: Int) -> Int {
    switch byte(index) {
    case "-": 1
    case "&": byte(index - 1).isLetter && byte(index + 1).isLetter ? 1 : 0
    case ".": byte(index - 1).isDigit && byte(index + 1).isDigit ? 1 : 0
    default: apostropheLength(at: index)
    }
  }

  private static let mostInitials = 12

  /// `a.m.`, `U.S.`, `e.g.`; the last full stop may be missing.
  private func initialsEnd() -> Int? {
    var end = position
    var letters = 0
    while letters < Self.mostInitials, byte(end).isLetter, byte(end + 1) == "." {
      end += 2
      letters += 1
    }
    if letters >= 1, byte(end).isLetter, !byte(end + 1).isAlphanumeric, byte(end + 1) < 0x80 {
      return end + 1
    }
    guard letters >= 2, !byte(end).isAlphanumeric else { return nil }
    return end
  }

  /// Digits with inner marks and letters: `17:30`, `2026-11-20T15:00`, `1,000`, `5pm`, `2x4`, `10-minute`.
  func numberEnd() -> Int {
    var end = position
    var hasColon = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte.isAlphanumeric {
        end += 1
      } else if isFraction(at: end) {
        end += 2
      } else if isInnerMark(byte, at: end, hasColon: hasColon) {
        hasColon = hasColon || byte == ":"
        end += 1
      } else {
        let apostrophe = apostropheLength(at: end)
        guard apostrophe > 0, self.byte(end + apostrophe).isLetter else { break }
        end += apostrophe
      }
    }
    return end
  }

  /// `½`, `¼`, `¾`.
  private func isFraction(at index: Int) -> Bool {
    byte(index) == 0xC2 && (0xBC...0xBE).contains(byte(index + 1))
  }

  private func isInnerMark(_ mark: UInt8, at index: Int, hasColon: Bool) -> Bool {
    let next = byte(index + 1)
    return switch mark {
    case ":", "/", ".", ",": next.isDigit
    case "-": next.isDigit || next.isLetter
    case "+": next.isDigit && hasColon
    default: false
    }
  }
}

// MARK: - Emoji

extension TokenScanner {
  /// One emoji as a person sees it: with its modifiers, joined sequences and flags.
  func emojiEnd() -> Int? {
    let (first, length) = scalar(at: position)
    guard isEmoji(first, followedAt: position + length) else { return nil }
    var end = position + length
    var isFlag = isRegionalIndicator(first)
    while end < bytes.count, bytes[end] >= 0x80 {
      let (next, nextLength) = scalar(at: end)
      switch next.value {
      case 0xFE0E, 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: end += nextLength
      case 0x200D:
        guard byte(end + nextLength) >= 0x80 else { return end + nextLength }
        end += nextLength + scalar(at: end + nextLength).1
      case 0x1F1E6...0x1F1FF where isFlag:
        end += nextLength
        isFlag = false
      default: return end
      }
    }
    return end
  }

  private func isEmoji(_ scalar: Unicode.Scalar, followedAt next: Int) -> Bool {
    if scalar.properties.isEmojiPresentation || isRegionalIndicator(scalar) { return true }
    guard scalar.properties.isEmoji else { return false }
    return scalar.value >= 0x2190
  }

  private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// `1️⃣`: a digit with a keycap around it.
  func keycapEnd() -> Int? {
    var end = position + 1
    if byte(end) == 0xEF, byte(end + 1) == 0xB8, byte(end + 2) == 0x8F { end += 3 }
    return byte(end) == 0xE2 && byte(end + 1) == 0x83 && byte(end + 2) == 0xA3 ? end + 3 : nil
  }
}
