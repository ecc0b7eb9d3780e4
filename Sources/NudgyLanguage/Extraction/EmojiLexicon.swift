import NudgyCore

/// Picks the picture that fits a task.
enum EmojiLexicon {
  /// A call, a text or an e-mail shows its means; else the first thing named; else what is done; else a pin.
  static func emoji(for words: [Word], action: TaskAction?) -> String {
    switch action {
    case .call: return "📞"
    case .text: return "💬"
    case .email: return "📧"
    default: break
    }
    // "water the plants" is about plants.
    let things = words.first?.isAny([.verb]) == true ? words.dropFirst() : words[...]
    for word in things where word.when < 0 && !word.isAny([.determiner]) {
      if let emoji = lookUp(word.text, in: .thingEmoji) { return emoji }
    }
    for word in words {
      if let emoji = WordTable.deedEmoji[word.text] { return emoji }
    }
    return action == .openLink ? "🔗" : "📌"
  }

  /// Also finds plurals and possessives.
  static func lookUp(_ word: String, in table: WordTable) -> String? {
    if let emoji = table[word] { return emoji }
    if word.hasSuffix("'s") { return table[String(word.dropLast(2))] }
    guard word.hasSuffix("s"), word.utf8.count > 3 else { return nil }
    if let emoji = table[String(word.dropLast())] { return emoji }
    if word.hasSuffix("ies") { return table[word.dropLast(3) + "y"] }
    if word.hasSuffix("es") { return table[String(word.dropLast(2))] }
    return nil
  }
}
