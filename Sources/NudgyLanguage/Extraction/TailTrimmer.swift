/// Cuts what follows the task itself: reasons, circumstances, politeness.
enum TailTrimmer {
  /// Takes the reason or circumstance off the end and gives it back: "because…", "before the store closes".
  static func cutReason(_ words: inout [Word]) -> [Word] {
    guard let cut = reasonStart(words) else { return [] }
    let reason = Array(words[cut...])
    words.removeSubrange(cut...)
    return reason
  }

  static func trim(_ words: inout [Word]) {
    var isChanged = true
    while isChanged, words.count > 1 {
      isChanged = false
      for tail in tails
      where tailEnds.mayHold(words[words.count - 1].place) && words.count > tail.count
        && endsWith(words, tail)
      {
        if isPartOfTask(tail, words) { continue }
        words.removeLast(tail.count)
        isChanged = true
      }
      // "iron the tablecloth the good one": more of what was named.
      let third = words.count - 3
      if third > 2, words[third].text == "the", words[words.count - 1].text == "one",
        !words[third - 1].isAny(.small)
      {
        words.removeLast(3)
        isChanged = true
      }
      // "grade the essays all thirty two of them": how many there are.
      if words.count > 4, words[words.count - 1].text == "them", words[words.count - 2].text == "of",
        let all = words.lastIndex(where: { $0.text == "all" || $0.text == "both" }), all > 1,
        words.count - all <= 5
      {
        words.removeSubrange(all...)
        isChanged = true
      }
      if words.count > 1, let last = words.last, isDangling(last, words) {
        words.removeLast()
        isChanged = true
      }
    }
  }

  /// Longest first.
  private static let tails: [[String]] = [
    ["on", "my", "to-do", "list"], ["to", "my", "to-do", "list"], ["at", "some", "point"],
    ["one", "of", "these", "days"], ["by", "then"], ["before", "then"], ["so", "after"],
    ["or", "something", "like", "that"], ["and", "stuff", "like", "that"], ["if", "i", "can"],
    ["if", "possible"],
    ["or", "something"], ["or", "whatever"], ["and", "stuff"], ["and", "things"], ["and", "whatnot"],
    ["or", "so"],
    ["or", "anything"], ["that", "is"], ["that", "are"], ["which", "is"], ["which", "are"],
    ["in", "the", "meantime"], ["in", "the", "mean", "time"], ["first", "of", "all"], ["first", "thing"],
    ["ages", "ago"], ["weeks", "ago"], ["months", "ago"], ["a", "while", "ago"], ["forever", "ago"],
    ["and", "by", "somebody"], ["and", "by", "someone"], ["preferably"], ["kindly"], ["today", "itself"],
    ["real", "quick"], ["really", "quick"], ["very", "much"], ["thank", "you", "dear"],
    ["thank", "you"], ["i", "think"], ["i", "guess"], ["i", "suppose"], ["you", "know"], ["i", "mean"],
    ["for", "me"], ["at", "the", "latest"], ["but", "only"], ["like", "really"], ["really", "soon"],
    ["so", "yeah"], ["but"], ["only"], ["like"], ["obviously"], ["really"], ["definitely"], ["perhaps"],
    ["instead"],
    ["before"], ["then"],
    ["as", "well"], ["that", "is", "it"], ["so", "yeah"], ["to", "be", "honest"], ["by", "the", "way"],
    ["when", "i", "can"],
    ["when", "possible"], ["some", "time"], ["for", "sure"], ["in", "a", "bit"],
    ["thanks"], ["please"], ["though"], ["too"], ["also"], ["sometime"], ["somehow"], ["anyway"], ["okay"],
    ["ok"],
    ["yeah"], ["lol"], ["then"], ["actually"], ["basically"], ["maybe"], ["probably"], ["right"], ["alright"],
    ["hopefully"],
    ["first"], ["quickly"], ["already"], ["honestly"], ["soon"], ["eventually"],
  ]

  /// What they end with.
  private static let tailEnds = WordSet(tails.compactMap(\.last))

  /// "the cake they *like*", "ask if that's even *okay*", "find out who *that is*": words that belong to what is said.
  private static func isPartOfTask(_ tail: [String], _ words: [Word]) -> Bool {
    let before = words[words.count - 1 - tail.count]
    switch tail[0] {
    case "like": return before.isAny([.subject])
    case "okay", "ok", "right", "alright", "first":
      return before.isAny([.be]) || ["all", "even"].contains(before.text)
    case "that", "which": return tail[1] != "it" && (before.isAny(.small) || before.isAny([.verb]))
    default: return false
    }
  }

  private static func endsWith(_ words: [Word], _ tail: [String]) -> Bool {
    let start = words.count - tail.count
    return words[words.count - 1].text == tail[tail.count - 1]
      && tail.indices.allSatisfy { words[start + $0].text == tail[$0] }
  }

  /// A connective, an article or the like at the end was the start of something that is gone.
  private static func isDangling(_ word: Word, _ words: [Word]) -> Bool {
    if word.when >= 0 { return false }
    // "pay the rego by": until when is gone; "stop by" stays.
    if word.text == "by", words.count > 2 {
      switch words[words.count - 2].text {
      case "stop", "swing", "drop", "come", "go", "pop", "run", "pass", "walk", "drive", "stand": return false
      default: return true
      }
    }
    // "the essay that's (due friday)": of a relative clause only its opening is left.
    if word.text == "that" || word.text == "which", words.count > 2 {
      let before = words[words.count - 2]
      return !before.isAny(.small) && !before.isAny([.verb]) && !isAsking(before.text)
    }
    if word.isAny([.connective]) || word.text == "so" || word.text == "because" { return true }
    if [
      "a", "an", "the", "my", "and", "or", "but", "is", "are", "of", "with", "if", "when", "that's", "cause",
    ]
    .contains(word.text) {
      return true
    }
    return false
  }

  /// The word at which a reason or a circumstance begins: "because…", "before the store closes", "so they…".
  private static func reasonStart(_ words: [Word]) -> Int? {
    guard words.count > 2 else { return nil }
    for index in 1..<words.count {
      let word = words[index]
      let next = index + 1 < words.count ? words[index + 1] : nil
      switch word.text {
      case "because", "since", "cause", "although", "unless":
        if word.text == "cause", next?.isAny([.subject, .determiner]) != true,
          next?.text.hasSuffix("'s") != true,
          next != nil
        {
          continue
        }
        if word.text == "since", next?.isAny([.subject]) != true,
          !["mine", "my", "our"].contains(next?.text ?? "")
        {
          continue
        }
        return index
      case "but" where next?.text == "only": return index
      // "pick an encore maybe the one from last spring"
      case "maybe" where index > 1 && next.map(isNamed) == true: return index
      // "finish the closet or i can't sleep"
      case "or"
      where index > 1
        && next.map { ["i", "we", "he", "she", "they", "it"].contains($0.text) } == true
        && index + 2 < words.count && words[index + 2].isAny([.modal, .negation, .doForm, .verb]):
        return index
      // "send the logs in or rhonda will have my hide"
      case "or"
      where index > 1 && index + 2 < words.count && next?.when ?? 0 < 0 && words[index + 2].isAny([.modal])
        && words[index + 2].isAny([.joined]):
        return index
      // "write the toast oh god the toast"
      case "oh", "ugh", "argh", "gosh", "omg": return index
      // "book a flight, not the red eye", "call today not tomorrow"
      case "not"
      where index > 1 && next.map { $0.when >= 0 || ["the", "a", "an", "my"].contains($0.text) } == true
        && !words[index - 1].isAny([.be, .doForm, .modal, .have, .preposition, .question, .subordinator]):
        return index
      // "and don't even get me started"
      case "do" where next?.text == "not" && index + 2 < words.count && words[index + 2].text == "even":
        return index
      case "so" where next?.isAny([.subject]) == true && next?.text != "that",
        "so" where next?.text == "that":
        return index
      case "before", "until", "till", "while", "once", "after", "when", "as", "whenever", "if", "otherwise":
        if word.text == "when" || word.text == "if",
          isAsking(words[0].text) || isAsking(words[index - 1].text)
        {
          continue
        }
        if hasVerb(words, after: index), !isShortCircumstance(words, from: index) { return index }
      case "which"
      where index > 1 && (!words[index - 1].isAny([.preposition, .verb]) || words[index].pause >= .comma)
        // "ask my brother which documents they took"
        && !(isAsking(words[0].text) && word.pause < .comma && next?.isAny(.small) == false):
        return index
      case "it", "they", "he", "she", "i", "we":
        if next?.flags.contains(.joined) == true, words[index].pause >= .comma { return index }
      default: break
      }
    }
    return nil
  }

  /// "cancel Hulu *before the trial ends*", "stop the paper *while we're away*": a few words that say how far or until
  /// when, and name no time that would be read by itself.
  private static func isShortCircumstance(_ words: [Word], from index: Int) -> Bool {
    switch words[index].text {
    case "before", "until", "till", "while": break
    default: return false
    }
    let rest = words[(index + 1)...]
    return index > 1 && rest.count <= 4 && rest.allSatisfy { $0.when < 0 && $0.pause == .none }
      && !rest.contains { $0.isAny([.connective, .modal]) || ["it", "i"].contains($0.text) }
  }

  /// Whether a word can begin a thing: "maybe lunch", but not "maybe tomorrow", "maybe call".
  private static func isNamed(_ word: Word) -> Bool {
    word.when < 0 && !word.isAny([.verb]) && (word.isAny([.determiner]) || !word.isAny(.small))
  }

  private static func isAsking(_ verb: String) -> Bool {
    [
      "ask", "check", "find", "see", "figure", "tell", "decide", "confirm", "know", "let", "look",
      "research", "text", "remember", "email", "asking", "checking", "wondering",
    ].contains(verb)
  }

  /// "before the store closes", but not "before lunch" or "after the party".
  private static func hasVerb(_ words: [Word], after index: Int) -> Bool {
    guard index + 2 <= words.count - 1 else { return false }
    let next = words[index + 1]
    if next.isAny([.subject]) && !next.isAny([.determiner]) { return true }
    if next.isAny([.determiner]) || next.isAny([.capital]) || PersonWord.contains(next.text) {
      return words[(index + 2)..<min(words.count, index + 5)].contains {
        $0.isAny([.be, .have, .modal, .doForm, .past]) || $0.isAny([.verb]) && !$0.isAny([.nounVerb])
          || $0.text.hasSuffix("s") && !$0.text.hasSuffix("ss") && $0.text.utf8.count > 3
            && isThirdPerson($0.text)
      }
    }
    return false
  }

  private static func isThirdPerson(_ word: String) -> Bool {
    let stem = String(word.dropLast())
    let shorter = String(word.dropLast(2))
    return WordTable.taskVerbs.contains(stem) || WordTable.taskVerbs.contains(shorter)
      || [
        "closes", "expires", "opens", "rains", "gets", "comes", "leaves", "runs", "goes", "starts",
        "ends", "breaks", "freezes", "dies", "arrives", "happens",
      ].contains(word)
  }
}
