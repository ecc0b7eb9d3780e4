import NudgyCore

// "i drive a red corolla", "i'm usually free after six", "i have two cats": what lasts of oneself.
extension ActRule {
  static func factOfMyself(_ told: Clause, _ clause: Clause, _ context: ActContext) -> Act? {
    let words = told.words
    guard
      let verb = words.indices.dropFirst().first(where: {
        !words[$0].isAny([.adverb, .negation, .doForm]) && words[$0].text != "never"
      }),
      verb + 1 < words.count,
      !words.contains(where: { WordTable.passingWords.contains($0.text) }),
      let category = category(
        words, at: verb, isOnce: isOfOneDay(words, context), isRepeated: isRepeated(words, context))
    else { return nil }
    return Act(
      .remember, confidence: 0.83, span: clause.span,
      details: .fact(subject: "me", text: context.written(words.dropFirst()), category: category))
  }

  /// Whether it is said of one day rather than of a habit or an hour.
  private static func isOfOneDay(_ words: [Word], _ context: ActContext) -> Bool {
    words.contains { word in
      guard word.when >= 0 else { return false }
      let when = context.message.whens[word.when]
      return when.recurrence == nil && !when.isTimeOfDay && when.start != nil
    }
  }

  private static func isRepeated(_ words: [Word], _ context: ActContext) -> Bool {
    words.contains { $0.when >= 0 && context.message.whens[$0.when].recurrence != nil }
  }

  /// What kind of fact the verb tells; nil for what does not last.
  private static func category(_ words: [Word], at verb: Int, isOnce: Bool, isRepeated: Bool) -> String? {
    let next = words[verb + 1]
    let isTimed = words.contains { $0.when >= 0 }
    switch words[verb].text {
    case "am":
      let isUsual =
        isTimed && !isOnce
        && words.contains { ["usually", "normally", "always", "generally"].contains($0.text) }
      return isUsual || LastingFact.isTrait(Array(words[(verb + 1)...])) ? "other" : nil
    case "have":
      return LastingFact.isPossession(words[(verb + 1)...].filter { $0.text != "got" }) ? "other" : nil
    case "get" where next.text == "paid" || next.text == "up": return "routine"
    // "i get my kids every second weekend", "i see my therapist every tuesday"
    case "get", "see", "visit", "meet":
      return isRepeated && ["my", "the", "our"].contains(next.text) ? "routine" : nil
    // "i prefer to do chores in the morning"
    case "prefer" where next.text == "to" || next.text == "my" || next.text == "not":
      return isOnce ? nil : "preference"
    case "go": return isTimed && !isOnce && next.text == "to" ? "routine" : nil
    case "moved", "parked", "grew":
      let isThere = ["to", "on", "at", "in", "up"].contains(next.text)
      return isThere && (!isOnce || words[verb].text == "parked") ? "place" : nil
    // "i left the spare key with mrs alvarez", "i put my passport in the top drawer"
    case "left", "put", "keep", "hid", "stashed", "stored", "store":
      return isOnce || !isPutSomewhere(words[(verb + 1)...]) ? nil : "place"
    case "park" where ["in", "on", "at", "near", "behind"].contains(next.text) && !isTimed: return "place"
    case "can" where next.text == "not" && verb + 2 < words.count && !isOnce:
      return isAbility(words[verb + 2].text) ? "other" : nil
    case "live" where words.contains { $0.isAny([.preposition]) }: return "place"
    default: return isOnce ? nil : telling(words, at: verb)
    }
  }

  /// "the spare key with mrs alvarez", "my passport in the top drawer": a thing one looks for later, and where it is.
  private static func isPutSomewhere(_ words: ArraySlice<Word>) -> Bool {
    guard
      let place = words.firstIndex(where: {
        ["in", "under", "on", "behind", "at", "inside", "with", "by", "beside", "above", "near"].contains(
          $0.text)
      }), place > words.startIndex, place + 1 < words.endIndex
    else { return false }
    return words[..<place].contains { WordTable.keptThings.contains($0.text) }
  }

  /// "i prefer tea", "i commute by bike".
  private static func telling(_ words: [Word], at verb: Int) -> String? {
    let next = words[verb + 1].text
    guard WordTable.tellingVerbs.contains(words[verb].text),
      !["it", "that", "this", "them", "to", "you", "him", "her", "me", "on", "off", "up", "out"].contains(
        next),
      !next.hasSuffix("ing") || words[verb].text == "prefer"
    else { return nil }
    return words[verb].text == "prefer" ? "preference" : "other"
  }

  private static func isAbility(_ verb: String) -> Bool {
    switch verb {
    case "drive", "eat", "drink", "see", "hear", "swim", "lift", "walk", "smell", "read", "ride", "digest":
      true
    default: false
    }
  }
}
