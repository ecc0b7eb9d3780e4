/// What a message shows to the model of intents: its words, and each two and three in a row.
package enum IntentFeatures {
  /// Words beyond these are not looked at.
  private static let wordLimit = 40

  /// Of `text`, each once, in no order: `*` for every message, `done`, `i_am_done`. `^` and `$` are its ends, `0` any
  /// number; a question mark is a word.
  package static func of(_ text: String) -> Set<String> {
    let words = ["^"] + tokens(text).prefix(wordLimit) + ["$"]
    var features: Set<String> = ["*"]
    for index in words.indices {
      var feature = words[index]
      features.insert(feature)
      for next in words[(index + 1)...].prefix(2) {
        feature += "_" + next
        features.insert(feature)
      }
    }
    return features
  }

  private static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var token: [UInt8] = []
    func end() {
      guard let first = token.first else { return }
      let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      tokens.append(isNumber ? "0" : String(decoding: token, as: UTF8.self))
      token.removeAll(keepingCapacity: true)
    }
    for byte in text.lowercased().replacing("\u{2019}", with: "'").utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"),
        0x80...:
        token.append(byte)
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        end()
        tokens.append(byte == UInt8(ascii: "?") ? "?" : "!")
      default: end()
      }
      if tokens.count > wordLimit { break }
    }
    end()
    return tokens
  }
}
