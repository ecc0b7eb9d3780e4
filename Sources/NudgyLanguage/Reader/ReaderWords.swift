import Foundation

/// The words of a message as the reader sees them: what they are without case and digits, and how they are written.
///
/// The same as `Tokens` in `Tools/Reader/reader.py`, scalar by scalar.
struct ReaderWords: Sendable {
  struct Word: Sendable {
    /// Without case; each digit a 0.
    let norm: String
    /// UTF-8 offsets in the text.
    let span: Range<Int>
    /// Whether it begins with a capital, is all capitals, holds a digit, is no word at all, begins a line, is long.
    let shape: [Bool]
    var isSign: Bool { shape[3] }
  }

  let words: [Word]

  init(_ text: String) {
    var words: [Word] = []
    var breaksLine = true
    let scalars = Array(text.unicodeScalars)
    var (index, offset) = (0, 0)
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.properties.isWhitespace {
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
      while next < scalars.count, joiners.contains(scalars[next]) { next += 1 }
      guard next > end, next < scalars.count, scalars[next].isWordPart else { return end }
      end = next
    }
  }

  private static let joiners: Set<Unicode.Scalar> = ["'", "’", "-", ":", "/", ".", "@", "&"]
}

extension ReaderWords.Word {
  fileprivate init(_ raw: ArraySlice<Unicode.Scalar>, span: Range<Int>, beginsLine: Bool) {
    let isUpper = raw.map { $0.properties.isUppercase || $0.properties.generalCategory == .titlecaseLetter }
    let first = raw.first ?? " "
    norm = ReaderWords.norm(String(String.UnicodeScalarView(raw)))
    self.span = span
    shape = [
      isUpper.first ?? false,
      raw.count > 1 && isUpper.contains(true) && !raw.contains { $0.properties.isLowercase },
      raw.contains { $0.properties.numericType == .decimal || $0.properties.numericType == .digit },
      !first.isWordPart, beginsLine, raw.count > 7,
    ]
  }
}

extension ReaderWords {
  static func norm(_ word: String) -> String {
    let lower = word.lowercased().replacing("’", with: "'").unicodeScalars
    let isNumber = lower.allSatisfy {
      $0.properties.numericType == .decimal || $0.properties.numericType == .digit
    }
    if isNumber { return String(repeating: "0", count: min(lower.count, 3)) }
    var norm = String.UnicodeScalarView()
    for scalar in lower { norm.append(scalar.properties.numericType == .decimal ? "0" : scalar) }
    return String(norm)
  }

  /// What is left when the common endings are gone.
  static func stem(_ word: String) -> String {
    var scalars = Array(word.unicodeScalars)
    for ending in endings
    where scalars.count - ending.count >= 3 && scalars.suffix(ending.count).elementsEqual(ending) {
      scalars.removeLast(ending.count)
      break
    }
    if scalars.count > 3, scalars[scalars.count - 1] == scalars[scalars.count - 2] { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  private static let endings = [
    "'s", "s'", "ings", "ing", "ies", "ied", "es", "ed", "ly", "s", "d", "e", "y",
  ].map {
    Array($0.unicodeScalars)
  }

  /// The stems of words that tell what a text is about.
  var content: Set<String> {
    Set(words.filter { !$0.isSign }.map { ReaderWords.stem($0.norm) }).subtracting(ReaderWords.small)
  }

  static let small = Set(
    """
    a an the my our your his her their its i me us we you he she it they them this that these those of to in on at for \
    from by with and or but so as is are was be been am do does did have has had will would can could should must not \
    no some any all just also then there here um uh
    """.split(separator: " ").map { stem(String($0)) })
}

/// FNV-1a, as learning and reading both count the rows of a table.
enum ReaderHash {
  static func row(_ prefix: String, _ word: some Sequence<Unicode.Scalar>, of rows: Int) -> Int {
    var value: UInt32 = 2_166_136_261
    func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 16_777_619 }
    for byte in prefix.utf8 { add(byte) }
    for scalar in word { for byte in UTF8.encode(scalar) ?? .init() { add(byte) } }
    return Int(value) % rows
  }
}

extension Unicode.Scalar {
  /// A letter or a number of any script.
  var isWordPart: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
