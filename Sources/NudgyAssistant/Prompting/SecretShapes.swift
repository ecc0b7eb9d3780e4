/// Secrets by their shape alone: `Bearer …`, `https://name:password@host`, the number of an account.
enum SecretShapes {
  static func places(in bytes: [UInt8]) -> [Range<Int>] {
    bearers(in: bytes) + logins(in: bytes) + accounts(in: bytes)
  }

  // MARK: - Tokens

  private static let bearer = Array("bearer ".utf8)
  private static let shortestToken = 12

  private static func bearers(in bytes: [UInt8]) -> [Range<Int>] {
    starts(of: bearer, in: bytes.map { $0 | 0x20 }).compactMap { start in
      let first = start + bearer.count
      let token = bytes[first...].prefix { !isSpace($0) && !",;\"'".utf8.contains($0) }
      return token.count >= shortestToken ? token.startIndex..<token.endIndex : nil
    }
  }

  /// The password of `https://name:password@host`.
  private static func logins(in bytes: [UInt8]) -> [Range<Int>] {
    starts(of: Array("://".utf8), in: bytes).compactMap { start in
      let host = bytes[(start + 3)...].prefix { !isSpace($0) && $0 != UInt8(ascii: "/") }
      guard let sign = host.lastIndex(of: UInt8(ascii: "@")),
        let colon = host[..<sign].firstIndex(of: UInt8(ascii: ":")), colon + 1 < sign
      else { return nil }
      return (colon + 1)..<sign
    }
  }

  // MARK: - Accounts

  /// ISO 13616: two letters, two check digits that fit, and what the bank counts by, in groups of four or in one.
  private static func accounts(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for start in bytes.indices.dropLast(14) where begins(at: start, in: bytes) {
      guard start >= found.last?.upperBound ?? 0 else { continue }
      if let end = end(from: start, in: bytes) { found.append(start..<end) }
    }
    return found
  }

  private static func begins(at start: Int, in bytes: [UInt8]) -> Bool {
    (start == 0 || !isSign(bytes[start - 1])) && isUpper(bytes[start]) && isUpper(bytes[start + 1])
      && isDigit(bytes[start + 2]) && isDigit(bytes[start + 3])
  }

  private static func end(from start: Int, in bytes: [UInt8]) -> Int? {
    var (signs, index): ([UInt8], Int) = ([], start)
    var end: Int?
    while index < bytes.count, signs.count < 34 {
      if isSign(bytes[index]) {
        signs.append(bytes[index])
        if signs.count >= 15, index + 1 == bytes.count || !isSign(bytes[index + 1]), fits(signs) {
          end = index + 1
        }
      } else if bytes[index] != UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: " ") {
        break
      }
      index += 1
    }
    return end
  }

  private static func fits(_ signs: [UInt8]) -> Bool {
    let rest = (signs.dropFirst(4) + signs.prefix(4)).reduce(0) { rest, sign in
      isDigit(sign) ? (rest * 10 + Int(sign) - 0x30) % 97 : (rest * 100 + Int(sign) - 0x37) % 97
    }
    return rest == 1
  }

  // MARK: - Bytes

  private static func starts(of text: [UInt8], in bytes: [UInt8]) -> [Int] {
    guard let first = text.first else { return [] }
    return bytes.indices.filter { bytes[$0] == first && bytes[$0...].starts(with: text) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isSign(_ byte: UInt8) -> Bool { isDigit(byte) || isUpper(byte) }
}
