import NudgyCore

// Lists as they are written: headings, lines that share a verb, lines already ticked.
extension ActReader {
  /// "pay:" before "water, gas" says what is to be done with each of them.
  mutating func opensLine(_ clause: Clause, before next: Clause?) -> Bool {
    if clause.opening == .stop { lineVerb = nil }
    guard clause.count == 1, let verb = clause.words.first, verb.isAny([.strongVerb, .likelyVerb]),
      let next, next.opening < .stop, message.source.tokens.indices.contains(verb.token + 1),
      message.source.tokens[verb.token + 1].lower == ":", let first = next.words.first,
      !first.isAny([.strongVerb])
    else { return false }
    lineVerb = verb
    return true
  }

  func withLineVerb(_ clause: Clause) -> Clause {
    guard var verb = lineVerb, let first = clause.words.first, !first.isAny([.strongVerb]) else {
      return clause
    }
    verb.pause = first.pause
    var rest = clause.words
    rest[0].pause = .none
    if rest.count > 1, rest[0].isAny([.connective]) { rest.removeFirst() }
    return clause.with([verb] + rest)
  }

  /// Whether the words only announce what follows.
  func isHeading(_ clause: Clause) -> Bool {
    let words = clause.words
    guard let last = words.last?.token, let first = words.first?.token else { return false }
    let tokens = message.source.tokens
    let isMarked = tokens.indices.contains(last + 1) && tokens[last + 1].lower == ":"
    if words.count == 2, Heading.isArea(words) { return true }
    // "Christmas list" after other items, or at the end, announces nothing.
    if !isMarked, clause.isListed, first > 0 { return false }
    if !isMarked, last >= message.words.last?.token ?? 0, !drafts.isEmpty { return false }
    // "work stuff first"
    let named = words.count > 2 && words[words.count - 1].text == "first" ? words.dropLast() : words
    return Heading.contains(named, isMarked: isMarked)
  }

  /// "[x] buy salt": a line already ticked.
  func isTicked(_ words: [Word]) -> Bool {
    words.first.map { $0.text == "x" && $0.token > 0 && message.source.tokens[$0.token - 1].lower == "[" }
      == true
  }
}
