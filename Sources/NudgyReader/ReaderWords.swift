/// The words of a message as the reader sees them: what they are without case and digits, and how they are written.
///
/// The same as `Tokens` in `Tools/Reader/reader.py`, scalar by scalar.
package struct ReaderWords: Sendable {
  package struct Word: Sendable {
    /// Without case; each digit a 0.
    package let norm: String
    /// What is left of that when the common endings are gone.
    package let stem: String
    /// UTF-8 offsets in the text.
    package let span: Range<Int>
    /// Whether it begins with a capital, is all capitals, holds a digit, is no word at all, begins a line, is long.
    let shape: [Bool]
    /// What digits alone say, where they are five at most.
    let number: Int?
    package var isSign: Bool { shape[3] }
    var beginsLine: Bool { shape[4] }
  }

  package let words: [Word]

  package init(_ text: String) {
    var words: [Word] = []
    var breaksLine = true
    let scalars = Array(text.unicodeScalars)
    var (index, offset) = (0, 0)
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.isSpace {
        if scalar == "\n" { breaksLine = true }
        offset += UTF8.width(scalar)
        index += 1
        continue
      }
      let end = ReaderWords.end(of: index, in: scalars)
      let raw = scalars[index..<end]
      let length = raw.reduce(0) { $0 + UTF8.width($1) }
      words.append(Word(raw, span: offset..<(offset + length), beginsLine: breaksLine))
      breaksLine = false
      offset += length
      index = end
    }
    self.words = words
  }

  /// Letters and digits, joined within by signs such as an apostrophe or a hyphen; anything else by itself.
  private static func end(of start: Int, in scalars: [Unicode.Scalar]) -> Int {
    guard scalars[start].isWordPart else { return start + 1 }
    var end = start
    while true {
      while end < scalars.count, scalars[end].isWordPart { end += 1 }
      var next = end
      while next < scalars.count, isJoiner(scalars[next]) { next += 1 }
      guard next > end, next < scalars.count, scalars[next].isWordPart else { return end }
      end = next
    }
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "’", "-", ":", "/", ".", "@", "&": true
    default: false
    }
  }
}

extension ReaderWords.Word {
  fileprivate init(_ raw: ArraySlice<Unicode.Scalar>, span: Range<Int>, beginsLine: Bool) {
    let first = raw.first ?? " "
    let norm = ReaderWords.norm(raw)
    self.norm = String(scalars: norm)
    stem = String(scalars: ReaderWords.stem(norm[...]))
    self.span = span
    number = raw.count < 6 && raw.allSatisfy(\.isASCII) ? Int(String(scalars: raw)) : nil
    shape = [
      first.isUpper, raw.count > 1 && raw.contains(where: \.isUpper) && !raw.contains(where: \.isLower),
      raw.contains(where: \.isDigit), !first.isWordPart, beginsLine, raw.count > 7,
    ]
  }
}

extension ReaderWords {
  private static func norm(_ raw: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    let lower = lowercased(raw)
    if lower.allSatisfy(\.isDigit) { return Array(repeating: "0", count: min(lower.count, 3)) }
    return lower.map { $0.isDecimal ? "0" : $0 }
  }

  /// Without case, and with one kind of apostrophe.
  private static func lowercased(_ raw: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    var lower: [Unicode.Scalar] = []
    lower.reserveCapacity(raw.count)
    for scalar in raw {
      guard let plain = scalar == "’" ? "'" : scalar.plainLowercased else {
        return String(scalars: raw).lowercased().unicodeScalars.map { $0 == "’" ? "'" : $0 }
      }
      lower.append(plain)
    }
    return lower
  }

  static func stem(_ word: String) -> String { String(scalars: stem(Array(word.unicodeScalars)[...])) }

  private static func stem(_ word: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let ending = endings.first {
      word.count - $0.count >= 3 && word.last == $0.last && word.suffix($0.count).elementsEqual($0)
    }
    let rest = word.dropLast(ending?.count ?? 0)
    return rest.count > 3 && rest.last == rest.dropLast().last ? rest.dropLast() : rest
  }

  private static let endings = [
    "'s", "s'", "ings", "ing", "ies", "ied", "es", "ed", "ly", "s", "d", "e", "y",
  ].map {
    Array($0.unicodeScalars)
  }

  /// The stems of words that tell what a text is about.
  package var content: Set<String> {
    Set(words.lazy.filter { !$0.isSign && !ReaderWords.small.contains($0.stem) }.map(\.stem))
  }

  package static let small = Set(
    """
    a an the my our your his her their its i me us we you he she it they them this that these those of to in on at for \
    from by with and or but so as is are was be been am do does did have has had will would can could should must not \
    no some any all just also then there here um uh
    """.split(separator: " ").map { stem(String($0)) })
}

/// FNV-1a, as learning and reading both count the rows of a table.
enum ReaderHash {
  static func row(_ prefix: String, _ word: some Sequence<Unicode.Scalar>, of rows: Int) -> Int {
    Int(value(prefix, word)) % rows
  }

  static func value(_ prefix: String, _ word: some Sequence<Unicode.Scalar>) -> UInt32 {
    var value: UInt32 = 2_166_136_261
    func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }
    for byte in prefix.utf8 { add(byte) }
    for scalar in word { for byte in UTF8.encode(scalar) ?? .init() { add(byte) } }
    return value
  }
}
