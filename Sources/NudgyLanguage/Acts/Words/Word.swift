/// One word of a message in its plain form: "don't" is the two words `do` and `not`, "whats" is `what` `is`.
struct Word: Equatable {
  /// In lower case, spelled plainly.
  var text: String {
    didSet { note() }
  }
  /// Its place in sets of words, and its first byte: one field, as words with more take long to copy.
  private var mark: UInt16 = 0
  var place: UInt8 { UInt8(truncatingIfNeeded: mark >> 8) }
  /// 0 when it has no byte.
  var initial: UInt8 { UInt8(truncatingIfNeeded: mark) }
  /// Its token in the message; the words of one contraction share it.
  var token: Int
  var flags: WordFlags
  /// The time expression it belongs to, as an index into those of the message; -1 for none.
  var when = -1
  /// How much of a pause stands before it.
  var pause: Pause = .none

  init(text: String, token: Int, flags: WordFlags) {
    self.text = text
    self.token = token
    self.flags = flags
    note()
  }

  private mutating func note() {
    mark = UInt16(WordSet.place(of: text)) << 8 | UInt16(text.utf8.first ?? 0)
  }

  enum Pause: Int, Comparable {
    case none
    /// A colon, a dash, an ellipsis, brackets.
    case slight
    case comma
    /// A full stop, a line break, a bullet.
    case stop

    static func < (left: Pause, right: Pause) -> Bool { left.rawValue < right.rawValue }
  }

  func isAny(_ flags: WordFlags) -> Bool { !self.flags.isDisjoint(with: flags) }
}

/// What a word can be. Most words of English can be several things; rules look at neighbours to decide.
struct WordFlags: OptionSet {
  let rawValue: UInt32

  static let adverb = WordFlags(rawValue: 1 << 0)
  static let be = WordFlags(rawValue: 1 << 1)
  static let connective = WordFlags(rawValue: 1 << 2)
  static let determiner = WordFlags(rawValue: 1 << 3)
  static let doForm = WordFlags(rawValue: 1 << 4)
  static let filler = WordFlags(rawValue: 1 << 5)
  static let have = WordFlags(rawValue: 1 << 6)
  static let modal = WordFlags(rawValue: 1 << 7)
  static let negation = WordFlags(rawValue: 1 << 8)
  static let object = WordFlags(rawValue: 1 << 9)
  static let preposition = WordFlags(rawValue: 1 << 10)
  static let number = WordFlags(rawValue: 1 << 11)
  static let reason = WordFlags(rawValue: 1 << 12)
  static let subject = WordFlags(rawValue: 1 << 13)
  static let day = WordFlags(rawValue: 1 << 14)
  static let subordinator = WordFlags(rawValue: 1 << 15)
  static let question = WordFlags(rawValue: 1 << 16)
  /// A verb that can begin a task.
  static let verb = WordFlags(rawValue: 1 << 17)
  /// …that is hardly ever anything else.
  static let strongVerb = WordFlags(rawValue: 1 << 18)
  /// …that says little by itself.
  static let weakVerb = WordFlags(rawValue: 1 << 19)
  /// …that is a noun or something else more often.
  static let nounVerb = WordFlags(rawValue: 1 << 20)
  /// Written with a capital letter.
  static let capital = WordFlags(rawValue: 1 << 21)
  /// A past form of a task verb.
  static let past = WordFlags(rawValue: 1 << 22)
  /// A link, an address, a phone number.
  static let address = WordFlags(rawValue: 1 << 23)
  static let emoji = WordFlags(rawValue: 1 << 24)
  /// The second word of a contraction; a cut never falls before it.
  static let joined = WordFlags(rawValue: 1 << 25)

  /// …that is one more often than the noun of the same spelling.
  static let likelyVerb = WordFlags(rawValue: 1 << 26)
  /// …that is one where an item of a list begins and a noun follows: "label storage bins".
  static let listVerb = WordFlags(rawValue: 1 << 27)
  /// …that goes with a preposition: "shop for".
  static let reachingVerb = WordFlags(rawValue: 1 << 28)

  /// Words that never stand for a thing.
  static let small: WordFlags = [
    .adverb, .be, .connective, .determiner, .doForm, .filler, .have, .modal, .negation, .object,
    .preposition, .reason, .subject, .subordinator, .question,
  ]

  /// …read through a slip of the finger.
  static let slip = WordFlags(rawValue: 1 << 29)

  /// What the tables say of a plain word.
  static func of(_ word: String) -> WordFlags {
    var flags = WordFlags()
    if let range = WordTable.functionWords.valueRange(of: word) {
      for letter in WordTable.functionWords.bytes[range] { flags.formUnion(functionFlag(letter)) }
    }
    if let range = WordTable.taskVerbs.valueRange(of: word) {
      flags.insert(.verb)
      for letter in WordTable.taskVerbs.bytes[range] { flags.formUnion(verbFlag(letter)) }
    } else if flags.isEmpty, VerbShape.isVerb(word) {
      flags.formUnion([.verb, .strongVerb])
    }
    if WordTable.pastForms.contains(word) { flags.insert(.past) }
    return flags
  }

  private static func functionFlag(_ letter: UInt8) -> WordFlags {
    switch letter {
    case UInt8(ascii: "a"): .adverb
    case UInt8(ascii: "b"): .be
    case UInt8(ascii: "c"): .connective
    case UInt8(ascii: "d"): .determiner
    case UInt8(ascii: "D"): .doForm
    case UInt8(ascii: "f"): .filler
    case UInt8(ascii: "h"): .have
    case UInt8(ascii: "m"): .modal
    case UInt8(ascii: "n"): .negation
    case UInt8(ascii: "o"): .object
    case UInt8(ascii: "p"): .preposition
    case UInt8(ascii: "q"): .number
    case UInt8(ascii: "r"): .reason
    case UInt8(ascii: "s"): .subject
    case UInt8(ascii: "t"): .day
    case UInt8(ascii: "u"): .subordinator
    case UInt8(ascii: "w"): .question
    default: []
    }
  }

  private static func verbFlag(_ letter: UInt8) -> WordFlags {
    switch letter {
    case UInt8(ascii: "s"): .strongVerb
    case UInt8(ascii: "n"): .nounVerb
    case UInt8(ascii: "v"): .likelyVerb
    case UInt8(ascii: "w"): .weakVerb
    case UInt8(ascii: "l"): .listVerb
    case UInt8(ascii: "g"): .reachingVerb
    default: []
    }
  }
}
