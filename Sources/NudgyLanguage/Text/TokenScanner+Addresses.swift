// Links, e-mail addresses and phone numbers: kept whole, so that no other rule sees inside them.
extension TokenScanner {
  /// Longest scheme, host and e-mail name looked for; they bound every look ahead.
  private static let longestScheme = 16
  private static let longestHost = 120
  private static let longestMailName = 64

  /// Ends of bare host names that are taken as links without `www.` or a scheme.
  private static let topLevelDomains: WordTable = """
    com org net edu gov io dev app ai co info biz tv uk de ca eu ly gle be fm gg xyz
    """

  // MARK: Links

  /// The end of the link that begins here, or nil.
  func linkEnd() -> Int? {
    guard let body = schemeEnd() ?? hostEnd() else { return nil }
    var end = body
    while end < bytes.count, isLinkByte(bytes[end]) { end += 1 }
    while end > body, isTrailingMark(end - 1) { end -= 1 }
    return end
  }

  /// After `https://`, `mailto:` or another scheme with something behind it.
  private func schemeEnd() -> Int? {
    var end = position
    while end - position < Self.longestScheme, byte(end).isLetter { end += 1 }
    guard byte(end) == ":", end - position > 1 else { return nil }
    if byte(end + 1) == "/", byte(end + 2) == "/" { return isLinkByte(byte(end + 3)) ? end + 3 : nil }
    let scheme = String(decoding: bytes[position..<end], as: UTF8.self).lowercased()
    guard ["mailto", "tel", "sms", "facetime"].contains(scheme),
      byte(end + 1).isAlphanumeric || byte(end + 1) == "+"
    else { return nil }
    return end + 1
  }

  /// After a host name: `www.` and anything, or a name that ends in a usual domain.
  private func hostEnd() -> Int? {
    let host = host(from: position)
    guard let lastDot = host.lastDot, byte(host.end) != "@" else { return nil }
    if lastDot - position >= 3, startsWithWWW() { return host.end }
    let domain = String(decoding: bytes[lastDot + 1..<host.end], as: UTF8.self).lowercased()
    return Self.topLevelDomains.contains(domain) ? host.end : nil
  }

  /// Where letters and digits with inner full stops and hyphens end, and the last of the full stops.
  private func host(from start: Int) -> (end: Int, lastDot: Int?) {
    var end = start
    var lastDot: Int?
    let limit = min(bytes.count, start + Self.longestHost)
    while end < limit {
      if bytes[end] == ".", end > start, byte(end + 1).isAlphanumeric {
        lastDot = end
      } else if !bytes[end].isAlphanumeric, bytes[end] != "-" {
        break
      }
      end += 1
    }
    return (end, lastDot)
  }

  private func startsWithWWW() -> Bool {
    (0..<3).allSatisfy { byte(position + $0) | 0x20 == "w" } && byte(position + 3) == "."
  }

  private func isLinkByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F, "<", ">", "\"": false
    default: true
    }
  }

  /// Marks that end the sentence rather than the link; a `)` only without its `(`.
  private func isTrailingMark(_ index: Int) -> Bool {
    switch bytes[index] {
    case ".", ",", ";", ":", "!", "?", "'", "]": true
    case ")": !bytes[max(position, index - 200)..<index].contains(UInt8(ascii: "("))
    default: false
    }
  }

  // MARK: E-mail

  /// The end of the e-mail address that begins here, or nil.
  mutating func emailEnd() -> Int? {
    if nextAt < position {
      nextAt = position
      while nextAt < bytes.count, bytes[nextAt] != "@" { nextAt += 1 }
    }
    let at = nextAt
    guard at < bytes.count, at > position, at - position <= Self.longestMailName,
      bytes[position..<at].allSatisfy(isMailByte)
    else { return nil }
    let host = host(from: at + 1)
    return host.lastDot == nil ? nil : host.end
  }

  private func isMailByte(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte >= 0x80 || byte == "." || byte == "-" || byte == "+" || byte == "%"
  }

  // MARK: Phones

  /// The end of the phone number that begins here, or nil: `555-0142`, `(212) 555-0142`, `+44 20 7946 0958`,
  /// `1-800-FLOWERS`.
  func phoneEnd() -> Int? {
    guard !byte(position - 1).isAlphanumeric else { return nil }
    var reader = PhoneReader(hasPlus: byte(position) == "+")
    var end = position + (reader.hasPlus ? 1 : 0)
    var best: Int?
    while reader.groups.count < 7 {
      guard let group = digitGroup(at: end) else { break }
      reader.groups.append((group.start, group.end))
      end = group.after
      if reader.isPhone(bytes), isPhoneEdge(end) { best = end }
      guard let gap = groupGap(at: end) else { break }
      reader.gaps.append(gap.mark)
      end = gap.end
    }
    return best ?? vanityEnd()
  }

  /// Digits, or digits in parentheses.
  private func digitGroup(at index: Int) -> (start: Int, end: Int, after: Int)? {
    let isOpen = byte(index) == "("
    let start = isOpen ? index + 1 : index
    var end = start
    while end - start < 16, byte(end).isDigit { end += 1 }
    guard end > start, end - start < 16 else { return nil }
    if isOpen {
      guard byte(end) == ")" else { return nil }
      return (start, end, end + 1)
    }
    return (start, end, end)
  }

  private func groupGap(at index: Int) -> (mark: UInt8, end: Int)? {
    let mark = byte(index)
    if mark == "(" || mark.isDigit { return (UInt8(ascii: " "), index) }
    guard mark == " " || mark == "-" || mark == "." else { return nil }
    return (mark, index + 1)
  }

  /// No letter, digit or further group may follow.
  private func isPhoneEdge(_ index: Int) -> Bool {
    let next = byte(index)
    if next.isAlphanumeric { return false }
    let joins = next == "-" || next == "/" || next == ":"
    return !(joins && byte(index + 1).isDigit)
  }

  /// `1-800-FLOWERS`
  private func vanityEnd() -> Int? {
    let dash = UInt8(ascii: "-")
    guard byte(position) == "1", byte(position + 1) == dash, byte(position + 2) == "8",
      byte(position + 3).isDigit, byte(position + 4).isDigit, byte(position + 5) == dash
    else { return nil }
    var end = position + 6
    while byte(end).isAlphanumeric || byte(end) == dash && byte(end + 1).isAlphanumeric { end += 1 }
    return end - position > 9 ? end : nil
  }
}

/// The groups of digits of what may be a phone number.
private struct PhoneReader {
  let hasPlus: Bool
  var groups: [(start: Int, end: Int)] = []
  /// What stands between them.
  var gaps: [UInt8] = []

  func isPhone(_ bytes: [UInt8]) -> Bool {
    let lengths = groups.map { $0.end - $0.start }
    let total = lengths.reduce(0, +)
    if hasPlus { return (8...15).contains(total) && lengths.allSatisfy { $0 <= 12 } }
    guard let first = groups.first else { return false }
    let lead = bytes[first.start]
    switch lengths {
    case [3, 3, 4]: return lead >= UInt8(ascii: "2")
    case [1, 3, 3, 4]: return lead == "1"
    case [3, 4]: return lead >= UInt8(ascii: "2") && gaps == [UInt8(ascii: "-")]
    case [10]: return lead >= UInt8(ascii: "2")
    case [11]: return lead <= UInt8(ascii: "1")
    default:
      return lead == "0" && (10...11).contains(total) && (2...4).contains(lengths.count)
        && lengths.allSatisfy { $0 >= 3 }
    }
  }
}
