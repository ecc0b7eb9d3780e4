/// Reads a thing and nothing else as something to do: "groceries", "dentist appointment tomorrow at 3".
///
/// The weakest way of asking for a task, so whatever may be a remark ("lol", "my phone died", "42") is left alone.
struct FragmentReader {
  let message: Message
  /// Whether a task was found before it in the message.
  let followsTask: Bool
  /// Whether that task was a party, a trip or the like, whose details may follow.
  var followsEvent = false

  func read(_ clause: Clause) -> TaskDraft? {
    let times = TaskReader.leadingTimes(clause)
    let words = Array(clause.words.dropFirst(times.count))
    guard !words.isEmpty, words.count <= 12, TaskReader.isWorthDoing(words), !clause.isQuestion,
      !TaskReader.isBareStatement(words), !TaskReader.isDenied(clause)
    else { return nil }
    if words.contains(where: { $0.isAny([.modal, .have, .doForm, .negation, .be]) }) { return nil }
    if let first = words.first,
      first.isAny([.subject, .question]) && !first.isAny([.determiner]) || first.text == "not"
    {
      return nil
    }
    if ["too", "so", "very", "really"].contains(words[0].text) || isAllWell(words) { return nil }
    let named = words.filter { !$0.isAny(.small) && !$0.isAny([.number]) && $0.when < 0 }
    if named.allSatisfy({ WordTable.remarks.contains($0.text) || ["thing", "things"].contains($0.text) }) {
      return nil
    }
    if !clause.isListed, !followsTask, !isLine(clause), words.contains(where: { $0.text == "or" }),
      words.allSatisfy({ $0.when < 0 })
    {
      // "cats or dogs": a question of taste.
      return nil
    }
    // "second time this year"
    let untimed = words.filter { $0.when < 0 }
    if untimed.count <= 3, untimed.last?.text == "time", untimed.count > 1 { return nil }
    if isDetail(words, clause) || !clause.isListed && !followsTask && isLookedUp(words) { return nil }
    if words[0].text == "let", words.count > 1, words[1].isAny([.object]) { return nil }
    // "on my way home", "at work"
    if let first = words.first, first.isAny([.preposition]), !first.isAny([.determiner, .verb]) {
      return nil
    }
    if !isLine(clause), FragmentReader.tells(words) { return nil }
    if words.allSatisfy({ $0.isAny(.small) || $0.when >= 0 || $0.isAny([.emoji]) }) { return nil }
    let isTimed = clause.words.contains { $0.when >= 0 }
    let isListed = followsTask || isLine(clause) || clause.isListed
    guard isTimed || isListed || words.count <= 5 else { return nil }
    guard isListed || isThing(words, isTimed: isTimed) else { return nil }
    let isSetOff = clause.opening >= .comma || clause.isListed
    if words.contains(where: { $0.text.hasSuffix("'s") }), isTimed, !isSetOff { return nil }
    let isChore = words.first.map(Chore.names.contains) == true
    // "home for two days so priorities fix the step": only its start sets it off.
    let isOpening = clause.opening == .stop && (clause.words.first?.token ?? 0) < 3
    if message.words.count > 12, !isLine(clause), !isChore,
      !isSetOff || isOpening && !clause.isListed && !isEnded(clause)
    {
      return nil
    }
    var draft = TaskDraft(
      words: words, source: clause.words, leadingWhens: times.whens,
      confidence: isTimed || isListed ? 0.82 : 0.62, ground: .fragment)
    draft.isTopic =
      !isTimed && !isLine(clause) && (!clause.isListed || words[0].text == "the") && !isChore
      && isTopic(words, clause)
    return draft
  }

  /// "all good", "all set"
  private func isAllWell(_ words: [Word]) -> Bool {
    words.count == 2 && words[0].text == "all"
      && ["good", "set", "done", "fine", "sorted", "clear", "well", "right", "over"].contains(words[1].text)
  }

  /// Whether a pause follows the clause.
  private func isEnded(_ clause: Clause) -> Bool {
    guard let last = clause.words.last?.token, let next = message.words.first(where: { $0.token > last })
    else {
      return true
    }
    return next.pause > .none
  }

  /// "euro to dollar rate", "weather in paris": what one looks up in a word or two.
  private func isLookedUp(_ words: [Word]) -> Bool {
    let end =
      words.firstIndex { ["in", "of", "for", "between"].contains($0.text) && $0.when < 0 } ?? words.count
    guard end > 0 else { return false }
    switch words[end - 1].text {
    case "weather", "forecast", "temperature", "traffic", "headlines", "lyrics", "definition", "synonym",
      "synonyms", "antonym", "population", "horoscope", "chance", "chances", "odds", "quality", "humidity":
      return true
    // "difference between affect and effect", "recipe for lamingtons"
    case "difference", "recipe", "relationship", "translation", "conversion": return end < words.count
    case "rate", "price", "score", "scores", "time", "capital", "prices", "distance", "meaning", "currency",
      "cost",
      "height", "age":
      if end < words.count, words[end].text == "of" { return true }
      return end < words.count ? words[end].text != "for" : end > 2 || words[0].isAny([.capital])
    default: return false
    }
  }

  private static let measures: Set<String> = [
    "bag", "box", "pack", "bottle", "can", "pound", "carton", "dozen", "case", "roll", "loaf", "people",
    "guest", "copy", "minute", "hour", "time", "dollar", "buck", "percent", "page", "mile",
  ]
  private static let manners: Set<String> = ["cash", "check", "card", "max", "tops", "obviously", "venmo"]

  /// "…, two bags", "…, thirty people", "…, last one", "…, cash": more of what was said before.
  private func isDetail(_ words: [Word], _ clause: Clause) -> Bool {
    guard followsTask, clause.opening == .comma, let last = words.last, words.count <= 4 else { return false }
    if Self.manners.contains(words[0].text), words.count == 1 || words[1].pause >= .comma { return true }
    if isMoreOfIt(words) { return true }
    if words.count == 1 { return false }
    if ["size", "color", "colour"].contains(words[0].text) { return true }
    // "book the exam, part two"
    if words.count == 2, last.isAny([.number]) || Int(last.text) != nil,
      ["part", "section", "chapter", "unit", "level", "phase", "volume", "room", "module", "page"].contains(
        words[0].text)
    {
      return true
    }
    if last.text == "one" { return true }
    guard words[0].isAny([.number]) || Int(words[0].text) != nil else { return false }
    if followsEvent { return true }
    return Self.measures.contains(Noun.singular(last.text)) || !Noun.isKnown(last.text)
  }

  /// "forward it to Ines, *my accountant*", "…, *maybe my sister*": who was meant.
  private func isMoreOfIt(_ words: [Word]) -> Bool {
    let named = words.drop { $0.text == "maybe" }
    guard named.count == 2, ["my", "our", "his", "her", "their"].contains(named.first?.text ?? ""),
      let last = named.last
    else { return false }
    return PersonWord.contains(last.text) && !isListMessage
  }

  private var isListMessage: Bool { message.isList }

  /// "The baby." "School."
  private func isTopic(_ words: [Word], _ clause: Clause) -> Bool {
    guard clause.opening >= .comma, let last = words.last else { return false }
    // "Dentist.": what its name alone says to see to.
    if words.count == 1, TaskReader.engagementNouns.contains(last.text) { return false }
    return words[0].isAny([.determiner]) && words.count <= 3 || Noun.kinds(last.text) == nil
  }

  /// Whether the clause is a line of a list by itself.
  private func isLine(_ clause: Clause) -> Bool {
    guard let first = clause.words.first, first.pause == .stop else { return false }
    return message.source.text.utf8.contains(.lineFeed)
  }

  // MARK: Things and remarks

  /// Whether the words name a thing rather than say something.
  private func isThing(_ words: [Word], isTimed: Bool) -> Bool {
    let named = words.filter { $0.when < 0 && !$0.isAny(.small) }
    guard let first = words.first(where: { $0.when < 0 }), !named.isEmpty else { return false }
    if TaskReader.isThankYouNote(words) { return true }
    if named.contains(where: { WordTable.remarks.contains($0.text) }) { return false }
    if words.contains(where: { $0.isAny([.object]) && !$0.isAny([.determiner, .number]) }) { return false }
    if saysSomething(words) { return false }
    // "emailed him": done, not to do.
    if first.isAny([.past]), !first.isAny([.verb]) { return false }
    if named.allSatisfy({ $0.isAny([.number]) || Int($0.text) != nil || $0.text == "%" }) { return false }
    // "knock knock", "blah blah"
    if named.count > 1, Set(named.map(\.text)).count == 1 { return false }
    if named.count == 1 { return isKnown(named[0], isTimed: isTimed) }
    // "flibber jab": without a time one of the words must be known.
    if !isTimed, named.count <= 3, !named.contains(where: { isKnownWord($0) }) { return false }
    return named.contains { !isGibberish($0.text) }
  }

  /// "my phone died", "people always say that": a thing with what it does.
  private func saysSomething(_ words: [Word]) -> Bool {
    for index in words.indices.dropFirst() where words[index].when < 0 {
      let word = words[index]
      let before = words[index - 1]
      if before.isAny([.determiner, .preposition, .connective]) || word.pause >= .comma { continue }
      if WordTable.happenings.contains(word.text) { return true }
      if tells(words, at: index) { return true }
      if word.isAny([.past]), !word.isAny([.verb]), word.text != "done" { return true }
      if word.isAny([.adverb]), index + 1 < words.count, words[index + 1].isAny([.strongVerb]) { return true }
    }
    return false
  }

  /// "my neighbor plays the drums", "this song slaps": a singular with its verb.
  private func tells(_ words: [Word], at index: Int) -> Bool {
    let word = words[index]
    guard word.text.hasSuffix("s"), !word.text.hasSuffix("ss"), let first = words.first else { return false }
    let isVerb =
      WordTable.taskVerbs.contains(String(word.text.dropLast()))
      || WordTable.taskVerbs.contains(String(word.text.dropLast(2)))
    if ["this", "that"].contains(first.text), index == words.count - 1, words.count == 3 { return true }
    guard isVerb, index + 1 < words.count, first.isAny([.determiner]) || PersonWord.contains(first.text),
      !words[index - 1].text.hasSuffix("s")
    else { return false }
    return words[index + 1].isAny([.determiner, .object]) && words[index + 1].pause == .none
  }

  /// Whether the tables know the word, or it is written like a name or made like a noun.
  private func isKnownWord(_ word: Word) -> Bool {
    if word.isAny([.capital, .address, .verb, .past]) || PersonWord.contains(word.text) { return true }
    if Noun.isKnown(word.text) { return true }
    return [
      "ing", "ment", "tion", "sion", "ance", "ence", "ness", "ship", "ist", "age", "card", "book", "ware",
      "room",
    ].contains {
      word.text.hasSuffix($0) && word.text.utf8.count > $0.utf8.count + 2
    }
  }

  /// A word by itself is a thing to do when it is known as one; with a time it needs only to be a word.
  private func isKnown(_ word: Word, isTimed: Bool) -> Bool {
    if word.isAny([.address]) { return true }
    if word.isAny([.number]) || Int(word.text) != nil { return false }
    if word.isAny([.verb]) && !word.isAny([.weakVerb]) { return true }
    let text = word.text
    if WordTable.errands.contains(text) { return true }
    if PersonWord.contains(text) { return isTimed }
    let singulars = [text, String(text.dropLast()), String(text.dropLast(2))]
    for form in text.hasSuffix("s") ? singulars : [text] {
      if WordTable.errands.contains(form) || WordTable.thingEmoji.contains(form) { return true }
    }
    return isTimed && !isGibberish(text)
  }

  /// Keys hit at random: no vowel, or more consonants in a row than English has.
  private func isGibberish(_ text: String) -> Bool {
    var row = 0
    var longest = 0
    var vowels = 0
    for character in text {
      if "aeiouyäöüéèáíóú".contains(character) {
        vowels += 1
        row = 0
      } else if character.isLetter {
        row += 1
        longest = max(longest, row)
      }
    }
    return longest > 4 || vowels == 0 && text.count > 4
  }
}
