// Words that tell something and only look like a thing to do: "the baby finally fell asleep", "mom's in town".
extension FragmentReader {
  static func tells(_ words: [Word]) -> Bool {
    if tellsOfSomeone(words) || tellsWhen(words) { return true }
    for index in words.indices.dropFirst() where words[index].when < 0 {
      let word = words[index]
      let before = words[index - 1]
      if before.isAny([.preposition, .connective]) || word.pause >= .comma { continue }
      if isContracted(before, word, index + 1 < words.count ? words[index + 1] : nil) { return true }
      if before.isAny([.determiner]) { continue }
      let next = index + 1 < words.count ? words[index + 1] : nil
      if ClauseCutter.isPast(word),
        next?.isAny([.determiner, .object, .subject]) == true || next?.text == "me"
      {
        return true
      }
      if ["needs", "wants", "has", "want", "need"].contains(word.text),
        PersonWord.contains(before.text) || ["his", "her", "their"].contains(next?.text ?? "")
      {
        return true
      }
      if WordTable.happenings.contains(word.text), !word.isAny([.verb]) { return true }
      // "my vacuum belt snapped"
      if next == nil, index > 1, words[0].isAny([.determiner]), ClauseCutter.isPast(word),
        word.text != "done"
      {
        return true
      }
      // "the gutters look awful"
      if ["look", "smell", "sound", "taste"].contains(word.text), let next, next.pause == .none,
        !next.isAny([.determiner, .preposition, .object, .connective])
      {
        return true
      }
      // "my grandma passed away", "the car broke down"
      if index <= 3, ClauseCutter.isPast(word), word.text != "done",
        next.map({ ["away", "out", "down", "off", "up", "again", "over", "through"].contains($0.text) })
          == true,
        words[0].isAny([.determiner]) || PersonWord.contains(before.text)
      {
        return true
      }
      // "lunch got moved"
      if word.text == "got", let next, ClauseCutter.isPast(next) { return true }
      if TaskReader.eventVerbs.contains(word.text) { return true }
      if habits.contains(word.text), index + 1 < words.count { return true }
      if index <= 2, isKnownPerson(words[index - 1]), isThirdPerson(word.text) { return true }
    }
    let isGreeting =
      words.count > 1 && words[0].text == "good"
      && (words[1].when >= 0 || ["morning", "afternoon", "evening", "day"].contains(words[1].text))
    return isUnderWay(words) || isGreeting
  }

  /// "kayla asked for christmas eve off", "the inspector found mold", "the photographer emails me every hour".
  private static func tellsOfSomeone(_ words: [Word]) -> Bool {
    for index in 1..<min(words.count, 4) where words[index].when < 0 && words[index].pause == .none {
      let word = words[index]
      let next = index + 1 < words.count ? words[index + 1] : nil
      let isPerson = isKnownPerson(words[index - 1]) && !words[0].isAny([.verb])
      if isPerson, ClauseCutter.isPast(word), word.text != "done" { return true }
      guard index > 1, words[0].isAny([.determiner]), !words[index - 1].isAny(.small), let next,
        next.pause == .none
      else { continue }
      if ClauseCutter.isPast(word), next.when < 0, word.text != "done",
        !next.isAny(.small) && words[index - 1].text.hasSuffix("r")
      {
        return true
      }
      if word.text.hasSuffix("s"), WordTable.taskVerbs.contains(String(word.text.dropLast())),
        ["me", "us", "him", "them"].contains(next.text)
      {
        return true
      }
    }
    return false
  }

  /// "performance reviews open on monday", "gig's tomorrow": what happens by itself on a day.
  private static func tellsWhen(_ words: [Word]) -> Bool {
    for index in words.indices.dropFirst() where words[index].when >= 0 && words[index - 1].when < 0 {
      let before = words[index - 1]
      if before.text.hasSuffix("'s"), words[index].pause == .none {
        return index == 1 || !words[0].isAny([.verb])
      }
      let link = before.isAny([.preposition]) ? index - 2 : index - 1
      guard link > 0, words[link].pause == .none else { continue }
      switch words[link].text {
      case "open", "start", "begin", "close", "end", "resume":
        let thing = words[link - 1].text
        if !words[0].isAny([.verb]) || link > 1, thing != Noun.singular(thing) { return true }
      default: break
      }
    }
    return false
  }

  private static let habits: Set<String> = [
    "always", "usually", "never", "often", "finally", "already", "still", "just",
  ]

  /// "tyler's getting the tuxes", "apartment's a disaster", but not "dad's hearing aids".
  private static func isContracted(_ owner: Word, _ word: Word, _ next: Word?) -> Bool {
    guard owner.text.hasSuffix("'s") else { return false }
    if word.isAny([.be, .negation, .preposition]) { return true }
    if ["a", "an", "the", "so", "very", "just", "already", "still", "really", "gonna", "supposed", "too"]
      .contains(word.text)
    {
      return true
    }
    guard word.text.hasSuffix("ing"), word.text.utf8.count > 4 else { return false }
    return next.map { $0.isAny([.determiner, .object, .preposition, .subject, .adverb]) || $0.when >= 0 }
      ?? true
  }

  private static func isKnownPerson(_ word: Word) -> Bool {
    word.isAny([.capital]) && !word.isAny([.verb]) || PersonWord.contains(word.text)
  }

  /// "picks", "wants": nothing but a verb with its ending.
  static func isThirdPerson(_ word: String) -> Bool {
    guard word.hasSuffix("s"), !word.hasSuffix("ss"), word.utf8.count > 3 else { return false }
    for stem in [String(word.dropLast()), String(word.dropLast(2))] {
      let flags = WordFlags.of(stem)
      if flags.contains(.strongVerb), !flags.contains(.nounVerb), !WordTable.thingEmoji.contains(stem) {
        return true
      }
    }
    return false
  }

  /// "driving to the job", "going back in": what someone is doing now.
  private static func isUnderWay(_ words: [Word]) -> Bool {
    guard let first = words.first, words.count > 1,
      [
        "driving", "going", "heading", "walking", "coming", "leaving", "sitting", "trying", "feeling",
        "talking",
      ].contains(
        first.text)
    else { return false }
    return words[1].isAny([.preposition, .adverb, .determiner]) || words[1].when >= 0
  }
}
