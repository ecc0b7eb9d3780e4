// Things to do told by what is being put off, needs doing or is wanted done.
extension TaskReader {
  private static let delays = PatternTable(
    """
    (i|we) ~ (keep|kept|have been|am|are) ~ (putting off|avoiding|procrastinating on|dreading|delaying|postponing|dodging) <words>
    (i|we) ~ have ~ (put off|avoided|delayed|dodged) <words>
    """)

  /// "i've been putting off calling the hospital about the bill" → "call the hospital about the bill"
  static let putOff = Rule(name: "put off") { clause in
    guard clause.count <= 24, let match = delays.match(clause), let range = match.words ?? match.reference,
      let deed = clause.words[range].first, deed.text.hasSuffix("ing")
    else { return nil }
    let verb = Requests.baseForm(deed)
    guard verb.text != deed.text, range.count > 1 else { return nil }
    let words = [verb] + clause.words[range].dropFirst()
    return isWorthDoing(words)
      ? TaskDraft(words: words, source: clause.words, confidence: 0.85, ground: .obligation) : nil
  }

  private static let lacks = PatternTable(
    """
    <ref> ~ (needs|need|wants|want) <words>
    """)

  /// "her prescriptions need refilling" → "refill her prescriptions"
  static let needsDoing = Rule(name: "needs doing") { clause in
    let times = leadingTimes(clause)
    let rest = clause.dropping(first: times.count)
    guard rest.count <= 16, let match = lacks.match(rest), let thing = match.reference,
      let range = match.words,
      thing.count <= 6, let deed = rest.words[range].first, deed.text.hasSuffix("ing"), deed.pause == .none,
      rest.words[range].dropFirst().first.map({ $0.when >= 0 || $0.isAny(.small) || $0.pause > .none })
        ?? true,
      rest.words[thing].last?.text.hasSuffix("'s") == false,
      !rest.words[thing].contains(where: {
        $0.isAny([.subject, .modal, .negation, .question, .doForm]) && !$0.isAny([.determiner])
      }),
      !rest.words[thing].contains(where: {
        PersonWord.contains($0.text) && !$0.isAny([.determiner]) && !$0.text.hasSuffix("'s")
      })
    else { return nil }
    let verb = Requests.baseForm(deed)
    guard verb.text != deed.text else { return nil }
    return TaskDraft(
      words: [verb] + rest.words[thing] + rest.words[range].dropFirst(), source: clause.words,
      leadingWhens: times.whens, confidence: 0.85, ground: .passiveNeed)
  }

  private static let wishes = PatternTable(
    """
    (i|we) ~ (want|need|would like) (the|my|our|this|that|these|those|his|her|their) <words>
    """)

  /// What one does oneself: eyes are checked and hair is cut by others.
  private static let ownDeeds: Set<String> = [
    "finish", "write", "send", "submit", "complete", "draft", "edit", "post", "print", "pack", "order",
    "book",
    "pay", "clear", "sort",
  ]

  /// "by wednesday i want the slides finished" → "finish the slides"
  static let wantedDone = Rule(name: "wanted done") { clause in
    let times = leadingTimes(clause)
    let rest = clause.dropping(first: times.count)
    guard (4...14).contains(rest.count), let match = wishes.match(rest),
      let range = match.words ?? match.reference,
      range.lowerBound > 0,
      let done = rest.words[range].lastIndex(where: { $0.when < 0 && WordTable.pastForms.contains($0.text) }),
      done > range.lowerBound, rest.words[done].pause == .none,
      rest.words[(done + 1)...].allSatisfy({ $0.when >= 0 || $0.isAny([.preposition, .adverb]) }),
      rest.words[range.lowerBound..<done].allSatisfy({ $0.when < 0 && !$0.isAny(.small) }),
      let plain = WordTable.pastForms[rest.words[done].text], ownDeeds.contains(plain)
    else { return nil }
    var verb = rest.words[done]
    verb.text = plain
    verb.flags = WordFlags.of(plain)
    return TaskDraft(
      words: [verb] + rest.words[(range.lowerBound - 1)..<done] + rest.words[(done + 1)...],
      source: clause.words,
      leadingWhens: times.whens, confidence: 0.85, ground: .obligation)
  }
}
