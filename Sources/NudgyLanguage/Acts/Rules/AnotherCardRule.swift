import NudgyCore

extension ActRule {
  /// Asking for another card in any words: "could we come back to this one later and see another".
  ///
  /// There are too many ways to list. What they share is that nothing is named: every word is a small one or one that
  /// people use of cards, and one of them asks for a change.
  static let anotherCard = ActRule("another card, in any words", isWhole: true) { clause, _ in
    guard (1...14).contains(clause.count), !clause.isQuestion || clause.words[0].isAny([.modal]) else {
      return nil
    }
    var asksForChange = false
    var refuses = false
    for (index, word) in clause.words.enumerated() {
      guard cardWords.contains(word.text) else { return nil }
      switch word.text {
      case "another", "different", "swap", "skip": asksForChange = true
      case "else":
        asksForChange =
          index > 0 && ["something", "anything"].contains(clause.words[index - 1].text) || asksForChange
      case "next": asksForChange = asksForChange || refuses
      case "not", "no", "nah", "nope", "boring", "hard", "hate", "big", "meh", "ugh": refuses = true
      default: break
      }
    }
    guard asksForChange else { return nil }
    // "what else is there" alone looks at the list.
    return Act(.skip, confidence: 0.88, span: clause.span, target: .current)
  }

  private static let cardWords: Set<String> = [
    "i", "me", "we", "us", "you", "it", "this", "that", "these", "those", "one", "ones", "task", "thing",
    "card", "a", "an", "the", "my", "to", "at", "of", "for", "in", "and", "but", "so", "then", "now",
    "right", "later", "today", "tonight", "please", "maybe", "just", "really", "rather", "way", "too",
    "bit", "little", "ok", "okay", "hmm", "well", "no", "nah", "nope", "not", "do", "did", "am", "is",
    "are", "can", "could", "would", "may", "let", "will", "want", "like", "prefer", "love", "need",
    "feel", "have", "get", "give", "show", "see", "try", "pick", "find", "go", "move", "on", "come",
    "back", "return", "put", "swap", "skip", "pass", "switch", "change", "instead", "another",
    "different", "other", "else", "something", "anything", "next", "boring", "hard", "hate", "big", "meh",
    "ugh", "long", "tired", "easy", "first", "mood", "up", "doing", "out", "with", "from", "away", "what",
    "there", "going", "mind", "if", "possible", "yet", "some", "time", "moment", "today's", "face",
    "deal", "handle", "stand", "more", "any",
  ]
}
