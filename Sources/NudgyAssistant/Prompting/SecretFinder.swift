/// Finds in a text what looks like a key, a password or the number of a card.
///
/// It may see one where there is none: what is kept back from a model comes back in its calls (`SecretMask`).
enum SecretFinder {
  /// The places, in bytes of UTF-8, in order and apart from each other.
  static func places(in bytes: [UInt8]) -> [Range<Int>] {
    let found =
      keys(in: bytes) + named(in: bytes) + cards(in: bytes) + blocks(in: bytes)
      + SecretShapes.places(in: bytes)
    var apart: [Range<Int>] = []
    for place in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = apart.last, place.lowerBound < last.upperBound {
        apart[apart.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
      } else {
        apart.append(place)
      }
    }
    return apart
  }

  // MARK: - Keys

  /// What the keys of widely used services begin with, and how long they are at least.
  private static let prefixes: [(text: [UInt8], length: Int)] = [
    ("sk-", 20), ("sk_live_", 16), ("sk_test_", 16), ("rk_live_", 16), ("pk_live_", 16), ("ghp_", 24),
    ("gho_", 24), ("ghu_", 24), ("ghs_", 24), ("ghr_", 24), ("github_pat_", 24), ("glpat-", 16),
    ("xoxb-", 16), ("xoxp-", 16), ("xoxa-", 16), ("xoxr-", 16), ("xoxs-", 16), ("xapp-", 16), ("AKIA", 20),
    ("ASIA", 20), ("AIza", 30), ("hf_", 20), ("npm_", 24), ("pypi-", 24), ("dop_v1_", 24), ("gsk_", 24),
    ("SG.", 30), ("ya29.", 24), ("eyJ", 40), ("whsec_", 20), ("xai-", 20), ("r8_", 24), ("tvly-", 16),
  ].map { (Array($0.0.utf8), $0.1) }

  private static func keys(in bytes: [UInt8]) -> [Range<Int>] {
    runs(in: bytes) {
      $0.isASCIIWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
    }.compactMap { run in
      var run = run
      while run.count > 1,
        bytes[run.upperBound - 1] == UInt8(ascii: ".") || bytes[run.upperBound - 1] == UInt8(ascii: "-")
      {
        run = run.lowerBound..<(run.upperBound - 1)
      }
      let text = bytes[run]
      let isKnown = prefixes.contains { text.count >= $0.length && text.starts(with: $0.text) }
      return isKnown && text.contains(where: \.isASCIIDigit) || isRandom(text) ? run : nil
    }
  }

  /// Long, of all kinds of characters, and without the order that words and numbers have.
  private static func isRandom(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= 24, text.contains(where: \.isASCIIUpper), text.contains(where: \.isASCIILower) else {
      return false
    }
    let turns = zip(text, text.dropFirst()).count {
      $0.isASCIIDigit && $1.isASCIILetter || $0.isASCIILetter && $1.isASCIIDigit
    }
    return turns >= 4
  }

  /// Private keys in armour; one that does not end is all of the rest.
  private static func blocks(in bytes: [UInt8]) -> [Range<Int>] {
    var blocks: [Range<Int>] = []
    var index = 0
    while let begin = bytes[index...].firstRange(of: Array("-----BEGIN ".utf8)) {
      index = begin.upperBound
      guard bytes[index...].prefix(40).firstRange(of: Array("PRIVATE KEY-----".utf8)) != nil else { continue }
      let end = bytes[index...].firstRange(of: Array("-----END ".utf8))?.upperBound ?? bytes.count
      index = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      blocks.append(begin.lowerBound..<index)
    }
    return blocks
  }

  // MARK: - Passwords

  /// Words with a secret behind a colon, whatever it looks like.
  private static let sure = [
    "password", "passwort", "passwd", "passcode", "passphrase", "pwd", "pin", "cvv", "cvc",
  ]
  /// And those that stand before other things as well.
  private static let unsure = [
    "secret", "token", "key", "apikey", "api_key", "api-key", "access_key", "secret_key", "client_secret",
    "credential", "credentials", "bearer",
  ]
  /// Bytes between the word and the colon: "password for the wifi: x".
  private static let farthest = 30

  private static func named(in bytes: [UInt8]) -> [Range<Int>] {
    runs(in: bytes) { $0.isASCIIWord || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }.compactMap {
      word in
      let name = String(decoding: bytes[word], as: UTF8.self).lowercased()
      let isSure = sure.contains(name)
      guard isSure || unsure.contains(name) || isVariable(name),
        let sign = sign(after: word.upperBound, in: bytes)
      else { return nil }
      guard let value = value(from: sign.end, in: bytes) else { return nil }
      let text = bytes[value]
      let isEnough =
        if isSure {
          sign.isWord ? isOdd(text) && text.count >= 4 : true
        } else {
          isOdd(text) && text.count >= (sign.distance > 2 || sign.isWord ? 12 : 6)
        }
      return isEnough && !text.starts(with: SecretMask.opening.utf8) ? value : nil
    }
  }

  /// `openai_api_key`, `db-password`.
  private static func isVariable(_ name: String) -> Bool {
    let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    return parts.count > 1 && parts.contains { sure.contains($0) || unsure.contains($0) }
  }

  /// Holds what words of a language do not.
  private static func isOdd(_ text: ArraySlice<UInt8>) -> Bool {
    text.contains { $0.isASCIIDigit || !$0.isASCIIWord && $0 < 0x80 && !"'.-".utf8.contains($0) }
  }

  private struct Sign {
    var end: Int
    /// Bytes between it and the word.
    var distance: Int
    var isWord = false
  }

  /// The `:`, `=` or " is " that a value follows.
  private static func sign(after start: Int, in bytes: [UInt8]) -> Sign? {
    for index in start..<min(start + farthest, bytes.count) {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") {
        return Sign(end: index + 1, distance: index - start)
      }
      if bytes[index...].starts(with: " is ".utf8) {
        return Sign(end: index + 4, distance: index - start, isWord: true)
      }
      guard byte.isASCIIWord || byte >= 0x80 || " -_'\"()".utf8.contains(byte) else { return nil }
    }
    return nil
  }

  private static func value(from start: Int, in bytes: [UInt8]) -> Range<Int>? {
    var index = start
    while index < bytes.count, " \t\\\"'`".utf8.contains(bytes[index]) { index += 1 }
    let isQuoted = index > start && "\"'`".utf8.contains(bytes[index - 1])
    let ends = isQuoted ? Array("\"'`\\\n".utf8) : Array(" \t\n\r\"\\,;<>".utf8)
    var end = index
    while end < bytes.count, !ends.contains(bytes[end]) { end += 1 }
    while end > index, ".!?)]}".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end > index ? index..<end : nil
  }

  // MARK: - Cards

  private static func cards(in bytes: [UInt8]) -> [Range<Int>] {
    let groups = runs(in: bytes, where: \.isASCIIDigit)
    var cards: [Range<Int>] = []
    for first in groups.indices where mayBegin(groups[first], in: bytes) {
      guard groups[first].lowerBound >= cards.last?.upperBound ?? 0 else { continue }
      if let card = card(groups[first...], bytes) { cards.append(card) }
    }
    return cards
  }

  /// Phone numbers and parts of words are no cards.
  private static func mayBegin(_ group: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(bytes[group.lowerBound]) else { return false }
    guard group.lowerBound > 0 else { return true }
    let before = bytes[group.lowerBound - 1]
    return !before.isASCIILetter && !"+.".utf8.contains(before)
  }

  /// Groups that stand a single space or dash apart and are the number of a card together.
  private static func card(_ groups: ArraySlice<Range<Int>>, _ bytes: [UInt8]) -> Range<Int>? {
    var digits: [Int] = []
    var end = groups.first?.lowerBound ?? 0
    for group in groups {
      if !digits.isEmpty {
        guard group.lowerBound == end + 1, " -".utf8.contains(bytes[end]) else { return nil }
      }
      digits += group.map { Int(bytes[$0]) - 48 }
      end = group.upperBound
      guard digits.count <= 19 else { return nil }
      if digits.count >= 13, isLuhn(digits) { return (groups.first?.lowerBound ?? end)..<end }
    }
    return nil
  }

  /// The check digit of cards.
  private static func isLuhn(_ digits: [Int]) -> Bool {
    guard Set(digits).count > 1 else { return false }
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let value = digit.offset % 2 == 1 ? digit.element * 2 : digit.element
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum % 10 == 0
  }

  // MARK: - Runs

  private static func runs(in bytes: [UInt8], where isIn: (UInt8) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in bytes.indices {
      if isIn(bytes[index]) {
        start = start ?? index
      } else if let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<bytes.count) }
    return runs
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isASCIIUpper: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isASCIILower: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isASCIILetter: Bool { isASCIIUpper || isASCIILower }
  fileprivate var isASCIIWord: Bool { isASCIILetter || isASCIIDigit }
}
