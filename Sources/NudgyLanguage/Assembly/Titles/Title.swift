import NudgyCore

/// Writes a title as it would stand on a sticky note, from the words of one.
enum Title {
  static func written(_ words: String) -> String {
    var words = trimmed(PlainText.singleLine(words))
    // "Can you remind me to", said to the one who reminds.
    let lower = words.lowercased()
    if lower.utf8.count == words.utf8.count, let lead = orders.first(where: lower.hasPrefix),
      words.utf8.count > lead.utf8.count
    {
      words = trimmed(String(words.dropFirst(lead.count)))
    }
    // Connectives that a listener takes along.
    while let space = words.firstIndex(of: " "), leads.contains(words[..<space].lowercased()) {
      words = trimmed(String(words[words.index(after: space)...]))
    }
    return capitalised(closed(withoutTail(words)))
  }

  /// "Call nani its her", "invoice her 85 quid an": the beginning of what was said next.
  private static func withoutTail(_ text: String) -> String {
    var words = text.split(separator: " ")
    while words.count > 2, let last = words.last?.lowercased() {
      let isJoint = tails.contains(last)
      let isStatement =
        pronouns.contains(last) && words.dropLast().last.map { verbs.contains($0.lowercased()) } == true
      guard isJoint || isStatement || verbs.contains(last) else { break }
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  private static let tails: Set = ["an", "and", "&", "or", "but", "because", "cos", "so"]
  private static let verbs: Set = ["its", "it's", "hes", "he's", "shes", "she's", "theyre", "they're"]
  private static let pronouns: Set = ["her", "his", "my", "their", "a", "the"]

  /// Without what led up to a time that was taken out: "the rent's due" is rent.
  static func withoutTimeWords(_ title: String, keepsArticle: Bool) -> String {
    var title = !keepsArticle && title.hasPrefix("The ") ? String(title.dropFirst(4)).uppercasedFirst : title
    // "Prepare sarmale for", "optician the", with the time behind it taken out.
    while let space = title.lastIndex(of: " "), joints.contains(title[space...].dropFirst()) {
      title = String(title[..<space])
    }
    for ending in ["'s due", "\u{2019}s due", " is due", " are due", " due", "'s", "\u{2019}s"]
    where title.lowercased().hasSuffix(ending) {
      let rest = String(title.dropLast(ending.count))
      return rest.isEmpty ? title : rest
    }
    return title
  }

  private static let joints: Set<Substring> = ["for", "at", "until", "till", "the", "a", "an"]

  private static let orders = [
    "can you please remind me to ", "can you remind me to ", "could you remind me to ",
    "please remind me to ",
    "remind me to ", "set a reminder to ", "set a reminder for ", "set me a reminder to ",
    "set me a reminder for ",
    "set reminder for ", "can you add ",
  ]
  private static let leads: Set = ["and", "also", "then", "to", "of", "or", "plus", "oh", "so", "um", "uh"]

  private static let boxes = ["[ ]", "[]", "[x]"]

  /// Without marks of a list before it and of a sentence behind it.
  private static func trimmed(_ words: String) -> String {
    var start = words.drop { $0.isWhitespace || "•·,;:.>".contains($0) }
    // "- milk" is an item of a list, "--plain" a word.
    if let first = start.first, "-–—*".contains(first), start.dropFirst().first?.isWhitespace == true {
      start = start.dropFirst().drop(while: \.isWhitespace)
    }
    // So is "[ ] milk", ticked or not.
    if start.first == "[", let box = boxes.first(where: { start.lowercased().hasPrefix($0) }) {
      start = start.dropFirst(box.count).drop(while: \.isWhitespace)
    }
    var end = start.endIndex
    while end > start.startIndex, ",;:.-–— ".contains(start[start.index(before: end)]) {
      end = start.index(before: end)
    }
    return String(start[..<end])
  }

  /// "Return the jacket (receipt in wallet": the mark behind the last word was read as nothing.
  private static func closed(_ text: String) -> String {
    var depth = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 } else if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth == 1 ? text + ")" : text
  }

  private static func capitalised(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, first.properties.isLowercase else { return text }
    // "iPhone", "eBay": a capital inside is a name's own spelling.
    let word = text.prefix { $0 != " " }
    return word.dropFirst().contains(where: \.isUppercase) ? text : text.uppercasedFirst
  }
}
