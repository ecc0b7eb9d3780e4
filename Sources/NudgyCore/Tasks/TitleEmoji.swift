/// Picks the picture that fits a title.
package enum TitleEmoji {
  /// A call, a text or an e-mail shows its means; else the first thing named; else what is done; else a pin.
  package static func emoji(for title: String, action: TaskAction?) -> String {
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
      if let emoji = lookUp(word, in: .thingEmoji) { return emoji }
    }
    for word in words {
      if let emoji = WordTable.deedEmoji[word] { return emoji }
    }
    return action == .openLink ? "🔗" : "📌"
  }

  /// Also finds plurals and possessives.
  private static func lookUp(_ word: String, in table: WordTable) -> String? {
    if let emoji = table[word] { return emoji }
    if word.hasSuffix("'s") { return table[String(word.dropLast(2))] }
    guard word.hasSuffix("s"), word.utf8.count > 3 else { return nil }
    if let emoji = table[String(word.dropLast())] { return emoji }
    if word.hasSuffix("ies") { return table[word.dropLast(3) + "y"] }
    if word.hasSuffix("es") { return table[String(word.dropLast(2))] }
    return nil
  }
}
