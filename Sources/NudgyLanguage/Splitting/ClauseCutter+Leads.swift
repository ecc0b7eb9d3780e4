// What stands before the thing said: connectives, asides, thinking aloud.
extension ClauseCutter {
  static let asides: WordGroup = [
    "oh", "also", "then", "plus", "so", "but", "and", "anyway", "okay", "ok", "well", "yeah", "right", "uh",
    "um", "next", "finally", "lastly", "otherwise", "afterwards", "gosh", "man", "ugh", "yes", "hey",
    "alright", "anyways", "yo", "first", "firstly", "second", "secondly", "third", "&", "honestly", "nor",
  ]

  func isLead(_ index: Int) -> Bool {
    Self.asides.contains(words[index]) && words[index].when < 0 && !isThing(index)
  }

  /// "the next one", "so tired": the same words in the middle of things.
  func isThing(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    switch words[index].text {
    case "next", "first", "second", "third", "right", "so", "well", "finally", "man": break
    default: return false
    }
    let before = words[index - 1]
    // "call that young man"
    if words[index].text == "man", words[index].pause == .none, !before.isAny([.connective, .filler]),
      !["i", "we", "it", "he", "she", "they"].contains(finder.word(index + 1)?.text ?? "")
    {
      return true
    }
    // "test well water": a verb cannot stop before what it is done to.
    if words[index].text == "well", words[index].pause == .none, before.isAny([.verb]) { return true }
    if words[index].text == "first", finder.word(index + 1)?.text == "aid" { return true }
    if words[index].text == "so", let next = finder.word(index + 1), !isDegree(next) {
      // "it's so dry and": how it is.
      return before.isAny([.be]) && next.isAny([.verb])
        && finder.word(index + 2).map { $0.pause > .none || $0.isAny([.connective]) || $0.when >= 0 } ?? true
    }
    return before.isAny([.determiner, .preposition, .be, .have, .adverb, .modal])
      && words[index].pause == .none
      && !before.isAny([.connective, .filler])
  }

  /// Whether "so" can only mean "to such a degree" before this word.
  private func isDegree(_ next: Word) -> Bool {
    !next.isAny([.subject, .verb, .connective, .determiner, .filler, .have])
      && !["maybe", "probably", "need", "remind"].contains(next.text)
  }

  /// How many connectives and asides stand from `index` on: "oh and then".
  func leadLength(at index: Int) -> Int {
    guard index < leads.count else { return 0 }
    // "what else" is read apart where a clause begins with it, as the clause may be nothing else.
    return index < start || index == start && words[index].text == "what" ? readLead(at: index) : leads[index]
  }

  func readLead(at index: Int) -> Int {
    var length = 0
    while index + length < words.count, length < 6 {
      let word = words[index + length]
      if length > 0, word.pause == .stop { break }
      if word.text == "first", let aside = asideLength(index + length) {
        length += aside
      } else if isLead(index + length) {
        length += 1
      } else if let aside = asideLength(index + length) {
        length += aside
      } else if word.text == "after" || word.text == "before", finder.word(index + length + 1)?.text == "that"
      {
        length += 2
      } else if word.text == "of", length > 0, finder.word(index + length + 1)?.text == "all",
        ["first", "second"].contains(words[index + length - 1].text)
      {
        length += 2
      } else if length > 0, word.text == "i", isOpinion(index + length) {
        length += 2
      } else if word.isAny([.adverb]), isHedge(index + length, isFirst: length == 0) {
        length += 1
      } else {
        break
      }
    }
    return length
  }

  static let asidePhrases = PatternTable(
    """
    (no|oh) wait
    wait no
    (no|wait) actually
    (to do|things to do|stuff to do|things to get done|stuff to get done)
    what (do|did) i (have|need|have to do|need to do)
    what else [is there|do i need|do i have|was there]
    what was (it|that) [again]
    what was the other (thing|one) [yes]
    [now] let (me|us) (see|think)
    hold on
    one more thing
    [real] quick before i forget [it|this|that]
    before i forget [it|this|that]
    (on|while i am on) (the|my) way (home|back|there|over|out|in|to work) = between
    in the meantime = between
    (work|home|school|money|health|family|kid|house) wise = between
    while i am (at it|there|out|out there|on it) = between
    first (off|things first|thing)
    """)

  /// "what else", "let me see": said while thinking.
  func asideLength(_ index: Int) -> Int? {
    switch words[index].text {
    case "what", "let", "now", "hold", "one", "no", "oh", "wait", "things", "stuff", "before", "quick",
      "real",
      "first", "on", "in", "while", "work", "home", "school", "money", "health", "family", "kid", "house":
      break
    default: return nil
    }
    let clause = Clause(Array(words[index..<min(words.count, index + 7)]), span: 0..<0)
    guard let (tag, count) = Self.asidePhrases.prefix(of: clause) else { return nil }
    // "and on the way home i should stop at the bank", but "get milk on the way home".
    if tag == "between" {
      guard index > 0, words[index - 1].isAny([.connective]), index + count < words.count else { return nil }
      let head = index + count
      return frameLength(at: head) > 0 || finder.isTaskHead(at: head, afterBreak: true) ? count : nil
    }
    // "… and what else do i have today" asks.
    let isAll = words[min(words.count, index + count)...].allSatisfy { $0.when >= 0 }
    return isAll && index > start && words[index].text == "what" ? nil : count
  }

  /// "maybe wash the windows": a hedge is part of what it goes before.
  private func isHedge(_ index: Int, isFirst: Bool) -> Bool {
    guard ["just", "maybe", "probably", "actually", "perhaps"].contains(words[index].text) else {
      return false
    }
    guard isFirst else { return true }
    guard words[index].text != "just" else { return false }
    return finder.isTaskHead(at: index + 1, afterBreak: true) || frameLength(at: index + 1) > 0
  }

  /// Whether "things to do" has just been said: what follows is the first of them.
  func followsHeading(_ index: Int) -> Bool {
    guard index >= 2 else { return false }
    let before = words[index - 1]
    let two = words[index - 2]
    if before.when >= 0, index - start <= 5, words[index].when < 0,
      words[start..<index].contains(where: { Heading.nouns.contains($0) })
    {
      return finder.isTaskHead(at: index, afterBreak: true)
    }
    let isToDo = before.text == "do" && two.text == "to" || before.text == "done" && two.text == "get"
    if isToDo {
      let low = max(start, index - 5)
      return words[low..<index].contains { Heading.nouns.contains($0) }
        && finder.isTaskHead(at: index, afterBreak: true)
    }
    return Heading.nouns.contains(before) && before.text != "things"
      && index - start <= 3 && isLead(index) && !words[index].isAny([.subordinator])
      && words[index].text != "and"
  }

  /// "no wait luis is not coming", "no don't cancel it": what was just said is put right.
  func opensCorrection(at index: Int) -> Bool {
    guard index > start, hasHead, ["no", "wait", "oh"].contains(words[index].text) else { return false }
    var place = index
    while place < min(words.count, index + 3), ["no", "wait", "oh", "actually"].contains(words[place].text) {
      place += 1
    }
    guard let next = finder.word(place), let verb = finder.word(place + 1), next.when < 0 else {
      return false
    }
    if next.text == "do", verb.text == "not" { return true }
    // "no i'll have my son do that"
    if words[index].text == "no", next.isAny([.subject]), !next.isAny([.determiner]), verb.isAny([.modal]) {
      return true
    }
    // "no wait his mother's doing that"
    if next.isAny([.determiner]) || next.text.hasSuffix("'s"),
      [place, place + 1].contains(where: {
        finder.word($0)?.text.hasSuffix("'s") == true && isContractedBe($0)
      })
    {
      return true
    }
    guard place > index + 1 else { return false }
    return verb.isAny([.be, .modal, .doForm, .have]) || verb.isAny([.past]) && !next.isAny([.verb])
  }

  /// "groceries", "laundry": a chore whose name says what to do.
  func isChore(at index: Int) -> Bool {
    guard Chore.names.contains(words[index]) else { return false }
    return finder.word(index + 1).map {
      $0.pause > .none || $0.isAny([.connective, .subject, .filler]) || $0.when >= 0 || $0.text == "like"
    }
      ?? true
  }

  /// "and i guess buy umbrellas": an aside between the connective and the verb.
  func isOpinion(_ index: Int) -> Bool {
    guard let verb = finder.word(index + 1), ["guess", "think", "suppose", "mean"].contains(verb.text) else {
      return false
    }
    return finder.isTaskHead(at: index + 2, afterBreak: true) || frameLength(at: index + 2) > 0
  }

  func isStrongLead(_ index: Int) -> Bool {
    ["also", "then", "and", "plus", "but", "oh"].contains(words[index].text)
  }
}
