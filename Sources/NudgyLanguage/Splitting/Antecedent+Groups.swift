// The words that name a thing in what was said: a subject, an object, what is named at the end.
extension Antecedent {
  private func isState(_ word: Word) -> Bool {
    switch word.text {
    case "good", "fine", "done", "empty", "dead", "broken", "ready", "full", "gone", "late", "bad", "great":
      true
    default: false
    }
  }

  /// "they keep sending me this form *the verification form*": what is named again behind what was told.
  func trailingTopic(_ words: [Word], from first: Int) -> [Word]? {
    guard let article = words.lastIndex(where: { ["the", "my", "this"].contains($0.text) }),
      article > first + 2,
      (2...4).contains(words.count - article), !words[article - 1].isAny(.small), words[article - 1].when < 0,
      !words[article - 1].isAny([.verb, .past]),
      words[(article + 1)...].allSatisfy({ !$0.isAny(.small) && $0.when < 0 && $0.pause == .none })
    else { return nil }
    return Array(words[article...])
  }

  func bareSubject(_ words: [Word], from first: Int) -> [Word]? {
    var place = first
    while place < min(words.count, first + 4), !words[place].isAny(.small), words[place].when < 0,
      !words[place].isAny([.strongVerb, .capital]), !PersonWord.contains(words[place].text)
    {
      place += 1
      // "kit's": cut in two by the reader of words, or left as one.
      guard place < words.count, words[place].isAny([.be]) || words[place - 1].text.hasSuffix("'s") else {
        continue
      }
      var named = Array(words[first..<place])
      if named[named.count - 1].text.hasSuffix("'s") { named[named.count - 1].text.removeLast(2) }
      return Noun.isKnown(named[named.count - 1].text) ? named : nil
    }
    return nil
  }

  func subject(_ words: [Word], from first: Int) -> [Word]? {
    var end: Int?
    for index in first + 1..<max(first + 1, min(words.count, first + 8)) {
      let word = words[index]
      // "the deck's good"
      if word.text.hasSuffix("'s"),
        index + 1 == words.count || words[index + 1].isAny([.adverb]) || isState(words[index + 1])
          || words[index + 1].text.hasSuffix("ing") && index + 2 < words.count
            && words[index + 2].isAny([.determiner, .preposition])
      {
        var named = Array(words[first...index])
        named[named.count - 1].text.removeLast(2)
        return named
      }
      // "the plant on my desk is dying"
      if index > first + 1, ClauseCutter.placing.contains(word.text), word.when < 0 {
        end = end ?? index
        continue
      }
      if word.isAny([.preposition, .subject]) && !word.isAny([.determiner]) || word.when >= 0 { return nil }
      if word.isAny([.connective]), !word.isAny([.adverb]) { return nil }
      if word.isAny([.be, .have, .modal, .doForm]) || ["know", "knows"].contains(word.text)
        || ClauseCutter.tellingVerbs.contains(word.text) || ClauseCutter.passings.contains(word.text)
        || ClauseCutter.isPast(word) || ["smell", "stink", "look", "sound"].contains(word.text)
      {
        return index > first + 1 ? Array(words[first..<(end ?? index)].filter { !$0.isAny([.adverb]) }) : nil
      }
    }
    // "my aunt moves out on sunday"
    if let verb = words.indices.dropFirst(first + 2).first, verb == first + 2,
      PersonWord.contains(words[first + 1].text),
      FragmentReader.isThirdPerson(words[verb].text)
    {
      return Array(words[first..<verb])
    }
    // "first the electric bill pay it": the thing alone.
    return (2...4).contains(words.count - first) ? Array(words[first...]) : nil
  }

  func group(_ words: [Word], from first: Int) -> [Word] {
    var place = first
    if place < words.count, ["off", "up", "out", "for", "at"].contains(words[place].text) { place += 1 }
    let start = place
    while place < words.count, place < start + 6 {
      let word = words[place]
      if word.when >= 0 || place > start && (word.pause > .none || word.text == "back") { break }
      if word.isAny([.preposition, .connective, .subordinator, .adverb]) && !word.isAny([.determiner]) {
        break
      }
      if word.isAny([.subject, .object]) && !word.isAny([.determiner, .number]) { break }
      if word.isAny([.question, .be, .have, .modal]), !word.isAny([.determiner, .verb]) { break }
      // "the landlord the dog": another thing.
      if place > start + 1, word.isAny([.determiner]), !words[place - 1].isAny(.small) { break }
      place += 1
    }
    return Array(words[start..<place])
  }
}
