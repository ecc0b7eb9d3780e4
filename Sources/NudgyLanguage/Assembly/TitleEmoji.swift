import NudgyCore

/// Picks the picture that fits a title.
enum TitleEmoji {
  /// A call, a text or an e-mail shows its means; else the first thing named; else what is done; else a pin.
  static func emoji(for title: String, action: TaskAction?) -> String {
    switch action {
    case .call: return "📞"
    case .text: return "💬"
    case .email: return "📧"
    default: break
    }
    let words = title.lowercased().split { !($0.isLetter || $0 == "'" || $0 == "-") }.map(String.init)
    // "water the plants" is about plants.
    let isDeed = words.first.map(WordTable.deedEmoji.contains) == true && words.count > 1
    for word in isDeed ? words.dropFirst() : words[...] {
      if let emoji = EmojiLexicon.lookUp(word, in: .thingEmoji) { return emoji }
    }
    for word in words {
      if let emoji = WordTable.deedEmoji[word] { return emoji }
    }
    return action == .openLink ? "🔗" : "📌"
  }
}
