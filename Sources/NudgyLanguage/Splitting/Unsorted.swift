// What is left of a ramble once its tasks are out: some of it may be a task as well, and nothing of it is to vanish.
extension ActReader {
  /// Notes a clause that no rule took, unless it is clearly background.
  mutating func noteUnsorted(_ clause: Clause) {
    let bare = Politeness.strippingLead(clause)
    guard !isBackground(clause, bare) else { return }
    unsorted.append(bare)
  }

  /// Reasons, questions, feelings, stories, other people's doings, and what goes on about a task.
  private func isBackground(_ clause: Clause, _ bare: Clause) -> Bool {
    let words = bare.words
    guard let first = words.first, words.count >= 2, words.count <= 24, !clause.isQuestion else {
      return true
    }
    if ["because", "cause", "since", "but", "which", "like", "although", "though"].contains(
      clause.words[0].text)
    {
      return true
    }
    let named = words.filter { !$0.isAny(.small) && $0.when < 0 }
    if named.isEmpty || named.allSatisfy({ WordTable.remarks.contains($0.text) }) { return true }
    // "two bags", "no excuses", "a thousand of them": more of what was said, or nothing at all.
    if first.isAny([.number]) && !first.isAny([.subject])
      || ["let", "no", "last", "nothing"].contains(first.text)
    {
      return true
    }
    // "part two", "the rest can wait"
    if words.count == 2 && words[1].isAny([.number])
      || words[words.count - 1].text == "wait" && words[words.count - 2].text == "can"
    {
      return true
    }
    if !words.contains(where: { $0.isAny([.be, .have, .verb]) || $0.text.hasSuffix("s") }),
      words.contains(where: { ["them", "it"].contains($0.text) })
    {
      return true
    }
    if words.contains(where: { Self.selfTalk.contains($0.text) }) || SayingWords.isSaid(bare) { return true }
    let isTold =
      first.isAny([.subject]) && !first.isAny([.determiner]) || first.text == "that" || first.text == "this"
    if isTold { return !Self.mayBeDuties.contains(bare) || isFeeling(bare) }
    if first.isAny([.question, .be, .doForm, .modal, .negation, .preposition, .subordinator, .reason]),
      !first.isAny([.determiner])
    {
      return true
    }
    return isStory(words) || isDone(words) || isFeeling(bare)
  }

  private static let selfTalk: Set<String> = [
    "feel", "feeling", "feels", "hate", "love", "tired", "exhausted", "overwhelmed", "stressed",
    "killing", "insane", "crazy", "annoying", "lol", "thank", "thanks", "god", "wish", "weird", "funny",
    "brain", "dump", "bye", "head", "breath", "mind",
  ]

  private static let mayBeDuties = UnsortedPhrases()

  /// "my roommate ate my leftovers", "my brother is handling the lawyer": what was, and what others do.
  private func isStory(_ words: [Word]) -> Bool {
    for index in words.indices.dropFirst() where words[index].when < 0 {
      let word = words[index]
      let before = words[index - 1]
      if ClauseCutter.isPast(word), !before.isAny([.determiner, .be, .have]) { return true }
      if [
        "was", "were", "did", "had", "used", "said", "says", "told", "thinks", "likes", "always", "never",
        "usually",
      ]
      .contains(word.text) {
        return true
      }
      let isPerson = PersonWord.contains(before.text) || before.isAny([.capital]) || word.isAny([.joined])
      if isPerson, word.isAny([.be, .modal]) {
        return index + 1 >= words.count || !["waiting", "asking"].contains(words[index + 1].text)
      }
    }
    return false
  }

  /// "bus is booked", "everything is fine".
  private func isDone(_ words: [Word]) -> Bool {
    guard let be = words.firstIndex(where: { $0.isAny([.be]) }) else { return false }
    return words[(be + 1)...].contains { word in
      word.isAny([.past]) && !word.isAny([.verb])
        || [
          "fine", "good", "okay", "great", "ready", "sorted", "covered", "done", "over", "back", "here",
          "home", "cute",
        ]
        .contains(word.text)
    } && !words[(be + 1)...].contains { $0.isAny([.negation]) }
  }

  private func isFeeling(_ clause: Clause) -> Bool {
    clause.count <= 24 && ActRule.feeling.read(clause, context) != nil
  }

  /// What is still unsorted at the end: a reason of the task that follows, or a topic it takes up, is not.
  func leftovers(besides drafts: [TaskDraft]) -> [Leftover] {
    guard !unsorted.isEmpty else { return [] }
    let named = Set(
      drafts.flatMap { $0.words.filter { !$0.isAny(.small) && $0.when < 0 }.map { Noun.singular($0.text) } })
    return unsorted.compactMap { clause in
      let nouns = clause.words.filter {
        !$0.isAny(.small) && $0.when < 0 && !ClauseCutter.tellingVerbs.contains($0.text)
      }
      if nouns.contains(where: { named.contains(Noun.singular($0.text)) }) { return nil }
      let span = message.span(of: clause.words)
      return Leftover(text: message.source.written(span), span: span)
    }
  }

  /// "…, so call the plumber": what was said just before is why.
  mutating func dropReason(before clause: Clause) {
    if let last = unsorted.last, clause.opening == .none, last.count <= 4, let end = last.words.last,
      let start = clause.words.first, start.token == end.token + 1,
      !last.words.contains(where: { $0.isAny([.be, .have, .modal]) })
    {
      // "the lease we have to tell the landlord": only what it was about.
      unsorted.removeLast()
      return
    }
    guard clause.words.first?.text == "so", let last = unsorted.last, let end = last.words.last,
      let start = clause.words.first, start.token - end.token <= 3
    else { return }
    unsorted.removeLast()
  }
}

/// What is said of oneself and may yet be something to do: "i might paint the fence", "there is a leak".
private struct UnsortedPhrases {
  private static let phrases = PatternTable(
    """
    (i|we) ~ (might|may|could) ~ <words>
    (i|we) ~ (keep|need|want|would like) <words>
    (i|we) ~ can not find <words>
    (i|we) ~ (have|have got|got) (no|a|an|to|two|three|this|that) <words>
    (i|we) ~ am (waiting|looking) (on|for) <words>
    there is ~ (a|an|no|some|still|also) <words>
    """)

  func contains(_ clause: Clause) -> Bool {
    guard clause.count <= 16, Self.phrases.match(clause) != nil else { return false }
    let idle: Set<String> = [
      "know", "think", "remember", "thinking", "idea", "clue", "wonder", "love", "kill", "cry", "die",
    ]
    return !clause.words.contains {
      idle.contains($0.text)
        || $0.isAny([.negation]) && $0.text == "not" && !clause.words.contains { $0.text == "find" }
    }
  }
}
