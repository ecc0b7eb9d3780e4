import NudgyCore

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
    let hasPlus = byte(position) == "+"
    var end = position + (hasPlus ? 1 : 0)
    let lead = byte(end) == "(" ? byte(end + 1) : byte(end)
    var lengths: [Int] = []
    var gaps: [UInt8] = []
    var best: Int?
    while lengths.count < 7, let group = digitGroup(at: end) {
      lengths.append(group.length)
      end = group.end
      let isPhone = hasPlus ? isForeign(lengths) : isPhone(lengths, lead: lead, gaps)
      if isPhone, isPhoneEdge(end) { best = end }
      let mark = byte(end)
      let isJoined = mark == "(" || mark.isDigit
      guard isJoined || mark == " " || mark == "-" || mark == "." else { break }
      gaps.append(mark)
      if !isJoined { end += 1 }
    }
    return best ?? vanityEnd()
  }

  /// Digits, or digits in parentheses.
  private func digitGroup(at index: Int) -> (length: Int, end: Int)? {
    let isOpen = byte(index) == "("
    let start = isOpen ? index + 1 : index
    var end = start
    while end - start < 16, byte(end).isDigit { end += 1 }
    guard (1..<16).contains(end - start), !isOpen || byte(end) == ")" else { return nil }
    return (end - start, isOpen ? end + 1 : end)
  }

  private func isForeign(_ lengths: [Int]) -> Bool {
    (8...15).contains(lengths.reduce(0, +)) && lengths.allSatisfy { $0 <= 12 }
  }

  /// - Parameter gaps: what stands between the groups of digits.
  private func isPhone(_ lengths: [Int], lead: UInt8, _ gaps: [UInt8]) -> Bool {
    switch lengths {
    case [3, 3, 4], [10]: lead >= UInt8(ascii: "2")
    case [1, 3, 3, 4]: lead == "1"
    case [3, 4]: lead >= UInt8(ascii: "2") && gaps == [UInt8(ascii: "-")]
    case [11]: lead <= UInt8(ascii: "1")
    default:
      lead == "0" && (10...11).contains(lengths.reduce(0, +)) && (2...4).contains(lengths.count)
        && lengths.allSatisfy { $0 >= 3 }
    }
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
