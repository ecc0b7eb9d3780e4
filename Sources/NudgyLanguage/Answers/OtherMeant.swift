import NudgyCore

/// "No, not the books, I meant the landlord": the last change was for another task.
package enum OtherMeant {
  /// What is named instead; nil where the words say no such thing.
  package static func name(in text: String) -> String? {
    guard text.utf8.count < 120 else { return nil }
    let words = text.lowercased().replacing("\u{2019}", with: "'").split {
      !($0.isLetter || $0.isNumber || $0 == "'")
    }
    .map(String.init)
    guard let first = words.first, openings.contains(first),
      let verb = words.lastIndex(where: verbs.contains), verb > 0, words[verb - 1] == "i"
    else { return nil }
    var named = words[(verb + 1)...].drop(while: articles.contains)
    while let last = named.last, endings.contains(last) { named.removeLast() }
    return named.isEmpty || named.count > 5 ? nil : named.joined(separator: " ")
  }

  private static let openings: WordTable = "no nope nah not sorry oops whoops wait argh ugh wrong"
  private static let verbs: Set = ["meant", "mean", "said"]
  private static let articles: Set = ["the", "my", "that", "a"]
  private static let endings: Set = ["one", "thing", "task", "instead", "please"]
}
