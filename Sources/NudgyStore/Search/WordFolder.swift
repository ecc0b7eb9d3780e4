import Foundation
import NudgyCore

/// Cuts text into words that compare alike however they were written: lower case, no accents, no marks.
///
/// `"Café  D'Or, 3rd"` → `cafe`, `dor`, `3rd`. Ideographs and kana, which are written without spaces, are
/// words one by one.
enum WordFolder {
  /// Words so common in talk about tasks that they neither find nor distinguish one.
  static let stopWords: Set<String> = [
    "a", "about", "all", "an", "and", "at", "by", "for", "from", "i", "im", "in", "is", "it", "its", "me",
    "my", "of", "off", "on", "one", "our", "stuff", "task", "that", "the", "thing", "things", "this", "to",
    "up", "with",
  ]

  static func isStopWord(_ word: String) -> Bool {
    word.utf8.count <= longestStopWord && stopWords.contains(word)
  }

  /// Bytes of "things".
  private static let longestStopWord = 6

  static func words(_ text: some StringProtocol) -> [String] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return plainWords(text.utf8) }
    var words: [String] = []
    var word = ""
    for scalar in String(text).decomposed.unicodeScalars.map(WordFolder.plain) {
      switch kind(of: scalar) {
      case .letter: word += folded(scalar)
      case .ideograph:
        if !word.isEmpty { words.append(word) }
        words.append(String(scalar))
        word = ""
      case .joining: break
      case .separator:
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The same for ASCII, as nearly all text is: dozens of titles are cut for one search.
  private static func plainWords(_ bytes: some Collection<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case UInt8(ascii: "'"): break
      default:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// The words of the title with spaces between; the trimmed title itself when it holds none, as `🎉`.
  static func titleKey(_ title: String) -> String {
    let beginning = title.prefix(keyLength)
    let key = words(beginning).joined(separator: " ")
    return key.isEmpty ? beginning.trimmed : key
  }

  /// The words that find a task, each once, as the full-text index takes them.
  static func indexedText(of task: TaskItem) -> String {
    significantWords(of: task).map(indexed).joined(separator: " ")
  }

  /// The words of letters alone, among which misspelled ones are looked for.
  static func vocabulary(of task: TaskItem) -> [String] {
    significantWords(of: task).filter(Vocabulary.lists)
  }

  /// Whether two tasks are found by the same words for sure, as the texts that hold them are the same.
  static func hasSameWords(_ task: TaskItem, _ other: TaskItem) -> Bool {
    task.title == other.title && task.contact == other.contact && task.notes == other.notes
  }

  /// The word in ASCII: other letters as their code points, so that no tokenizer has a say in what a word is.
  static func indexed(_ word: String) -> String {
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
    return word.unicodeScalars.map { $0.isASCII ? String($0) : "u" + String($0.value, radix: 16) }.joined()
  }

  /// Titles are told apart, and compared with what is asked for, by so many characters.
  static let keyLength = 400

  /// A long text is found by its beginning; the index is no second copy of it.
  private static let indexedLength = 2_000

  private static func significantWords(of task: TaskItem) -> [String] {
    var all = words(task.title.prefix(indexedLength))
    if let contact = task.contact { all += words(contact.prefix(indexedLength)) }
    if let notes = task.notes { all += words(notes.prefix(indexedLength)) }
    var seen = stopWords
    return all.filter { $0.unicodeScalars.count <= 64 && seen.insert($0).inserted }
  }

  // MARK: - Characters

  private enum Kind {
    case letter, ideograph, separator
    /// Belongs to a word without changing it: an accent cut from its letter, an apostrophe.
    case joining
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": return .letter
    case "'", "\u{2019}", "\u{02BC}", "\u{200D}": return .joining
    case "\u{0}"..."\u{7F}": return .separator
    case "\u{3040}"..."\u{30FF}", "\u{3400}"..."\u{9FFF}", "\u{F900}"..."\u{FAFF}",
      "\u{20000}"..."\u{3FFFF}":
      return .ideograph
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .spacingMark:
      return .letter
    case .nonspacingMark, .enclosingMark: return .joining
    default: return .separator
    }
  }

  /// A letter or digit that is only wider, higher or lower than usual as the usual one: "Ａ", "²", "₂".
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    case 0xB2, 0xB3: return Unicode.Scalar(scalar.value - 0xB2 + 0x32) ?? scalar
    case 0xB9: return "1"
    case 0x2070, 0x2074...0x2079: return Unicode.Scalar(scalar.value - 0x2070 + 0x30) ?? scalar
    case 0x2080...0x2089: return Unicode.Scalar(scalar.value - 0x2080 + 0x30) ?? scalar
    default: return scalar
    }
  }

  private static func folded(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "ß", "ẞ": "ss"
    case "æ", "Æ": "ae"
    case "œ", "Œ": "oe"
    case "ø", "Ø": "o"
    case "ł", "Ł": "l"
    case "đ", "Đ", "ð", "Ð": "d"
    case "þ", "Þ": "th"
    case "ı": "i"
    case "ﬀ": "ff"
    case "ﬁ": "fi"
    case "ﬂ": "fl"
    case "ﬃ": "ffi"
    case "ﬄ": "ffl"
    case "ﬅ", "ﬆ": "st"
    case "ª": "a"
    case "º": "o"
    case "ŀ", "Ŀ": "l"
    case "ĳ", "Ĳ": "ij"
    case "\u{2160}"..."\u{217F}": romanNumbers[Int(scalar.value & 0xF)]
    default: scalar.properties.lowercaseMapping
    }
  }

  /// Numbers that are one character, in the order of their code points.
  private static let romanNumbers = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "l", "c", "d", "m",
  ]
}
