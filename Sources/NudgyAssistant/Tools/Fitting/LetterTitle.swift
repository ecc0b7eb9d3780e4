import NudgyCore

/// What a title such as "Write a thank you note to grandma" tells of the letter: whom it is to, and what kind it is.
struct LetterTitle {
  let matter: DraftTemplates.Matter
  /// The name to greet by; nil for "the teacher".
  let addressee: String?

  private static let verbs: Set = [
    "write", "draft", "compose", "type", "prepare", "send", "word", "text", "email",
  ]
  private static let marks: [(start: String, matter: DraftTemplates.Matter)] = [
    ("thank", .thanking), ("apolog", .apologizing), ("sorry", .apologizing),
    ("birthday", .wishing("happy birthday")),
    ("congrat", .wishing("congratulations")), ("condolence", .wishing("my deepest condolences")),
  ]

  /// Nil for a title that is no order to write.
  init?(_ title: String) {
    let words = title.split(separator: " ").map { $0.lowercased() }
    guard let first = words.first, Self.verbs.contains(first) else { return nil }
    let link = words.lastIndex { ["to", "for"].contains($0) }
    let kind = words[1..<(link ?? words.count)]
    matter = Self.marks.first { mark in kind.contains { $0.hasPrefix(mark.start) } }?.matter ?? .open
    let named = link.map { Array(words[($0 + 1)...]) } ?? []
    let isName = named.count == 1 && words[link ?? 0] == "to" || named.count == 1 && matter != .open
    addressee = isName ? named.first?.uppercasedFirst : nil
  }
}
