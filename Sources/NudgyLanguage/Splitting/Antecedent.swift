/// What "it" and "a new one" stand for: the thing last named.
struct Antecedent {
  private(set) var thing: [Word] = []
  /// Who was last told of: "my sister keeps asking … call her back".
  private(set) var person: [Word] = []
  /// Which office or firm called or wants something.
  private var asker: [Word] = []

  // MARK: Naming

  /// "the washing machine is leaking": the subject of a statement.
  mutating func note(statement clause: Clause) {
    let words = clause.words
    guard let first = words.firstIndex(where: { !$0.isAny([.connective, .filler, .adverb]) && $0.when < 0 })
    else { return }
    noteAsker(words, from: first)
    if words[first].isAny([.determiner]),
      !["that", "this", "these", "those", "all", "what"].contains(words[first].text)
    {
      guard let group = subject(words, from: first) else {
        // Something else was spoken of: "it" is no longer what was named before.
        thing = []
        return
      }
      if let last = group.last, last.text.hasSuffix("'s") { return }
      // "the light bill": no name stands behind an article.
      if let last = group.last, PersonWord.contains(last.text), last.text != "bill" {
        person = group
      } else {
        thing = group
      }
      return
    }
    if PersonWord.contains(words[first].text), first + 1 < words.count, words[first].text != "her" {
      person = [words[first]]
    }
    // "bluebird wants two more mockups"
    guard
      let verb = words.indices.dropFirst(first).first(where: {
        ["wants", "needs", "bought", "got", "gave", "lost", "broke"].contains(words[$0].text)
      }), verb <= first + 3
    else { return }
    set(group(words, from: verb + 1))
  }

  /// The object of a task: "finish the q4 deck".
  mutating func note(task draft: TaskDraft) {
    if draft.prefix == "Get", draft.words.count <= 8 { return set(draft.words.filter { $0.when < 0 }) }
    if draft.prefix != nil || draft.rules == ["fragment"] || draft.rules == ["due statement"] {
      return set(group(draft.words, from: 0))
    }
    guard draft.words.count > 1, draft.words[0].isAny([.verb]) else { return }
    // "email Christine and tell her"
    if ListVerbs.reaching.contains(draft.words[0].text), let named = group(draft.words, from: 1).last,
      PersonWord.contains(named.text) || named.isAny([.capital]), !named.isAny(.small)
    {
      person = group(draft.words, from: 1)
      return
    }
    set(group(draft.words, from: 1))
  }

  /// "the dentist keeps calling", "the office emailed me": who did can be called back.
  private mutating func noteAsker(_ words: [Word], from first: Int) {
    guard words[first].isAny([.determiner]), !["that", "this", "these", "those"].contains(words[first].text),
      let verb = words.indices.dropFirst(first + 1).first(where: {
        words[$0].isAny([.be, .have]) || Self.asking.contains(words[$0].text)
      }), verb <= first + 5,
      Self.asking.contains(words[verb].text) || verb + 1 < words.count && words[verb].text == "keeps"
    else { return }
    if words[verb].text == "keeps", verb + 1 < words.count,
      !["calling", "asking", "emailing", "texting", "bugging"].contains(words[verb + 1].text)
    {
      return
    }
    let group = Array(words[first..<verb])
    if group.allSatisfy({ !$0.isAny([.connective]) }), PersonWord.contains(group.last?.text ?? "") == false {
      asker = group
    }
  }

  private static let asking: Set<String> = [
    "called", "emailed", "texted", "wants", "asked", "keeps", "wrote",
  ]

  /// Whether the task names what was spoken of last.
  func isNamed(in draft: TaskDraft) -> Bool {
    guard let noun = thing.last(where: { !$0.isAny(.small) }) else { return false }
    return draft.words.contains { $0.text == noun.text }
  }

  private mutating func set(_ group: [Word]) {
    guard group.contains(where: { !$0.isAny(.small) && !$0.isAny([.number]) }), group.count <= 8 else {
      return
    }
    thing = group
  }

  private func subject(_ words: [Word], from first: Int) -> [Word]? {
    var end: Int?
    for index in first + 1..<max(first + 1, min(words.count, first + 8)) {
      let word = words[index]
      // "the plant on my desk is dying"
      if index > first + 1, ClauseCutter.placing.contains(word.text), word.when < 0 {
        end = end ?? index
        continue
      }
      if word.isAny([.preposition, .subject]) && !word.isAny([.determiner]) || word.when >= 0 { return nil }
      if word.isAny([.connective]), !word.isAny([.adverb]) { return nil }
      if word.isAny([.be, .have, .modal, .doForm]) || ["know", "knows"].contains(word.text)
        || ClauseCutter.tellingVerbs.contains(word.text)
        || ClauseCutter.isPast(word)
      {
        return index > first + 1 ? Array(words[first..<(end ?? index)].filter { !$0.isAny([.adverb]) }) : nil
      }
    }
    // "first the electric bill pay it": the thing alone.
    return (2...4).contains(words.count - first) ? Array(words[first...]) : nil
  }

  private func group(_ words: [Word], from first: Int) -> [Word] {
    var place = first
    if place < words.count, ["off", "up", "out", "for", "at"].contains(words[place].text) { place += 1 }
    let start = place
    while place < words.count, place < start + 6 {
      let word = words[place]
      if word.when >= 0 || place > start && word.pause > .none { break }
      if word.isAny([.preposition, .connective, .subordinator, .adverb]) && !word.isAny([.determiner]) {
        break
      }
      if word.isAny([.subject, .object]) && !word.isAny([.determiner, .number]) { break }
      place += 1
    }
    return Array(words[start..<place])
  }

  // MARK: Standing for

  /// The task with the thing named: "take it to the shop" → "take the car to the shop".
  func resolve(_ original: TaskDraft) -> TaskDraft {
    let draft = naming(original)
    guard !thing.isEmpty, draft.words.count > 1 else { return draft }
    guard draft.prefix == nil else { return replacingOne(draft) }
    for index in draft.words.indices.dropFirst() {
      let word = draft.words[index]
      if let replacement = replacement(draft.words, at: index) {
        var result = draft
        result.words.replaceSubrange(index...index, with: replacement)
        return result
      }
      if word.text == "and" || word.text == "one" { return draft }
      if !word.isAny(.small), !word.isAny([.verb]) || word.isAny([.nounVerb]), word.when < 0,
        !isNewOne(draft.words, index)
      {
        return draft
      }
    }
    return draft
  }

  /// "call her back" → "call my sister back", when she was told of just before.
  private func naming(_ draft: TaskDraft) -> TaskDraft {
    let group = draft.words.count > 1 && draft.words[1].text == "them" ? asker : person
    guard !group.isEmpty, let verb = draft.words.first, draft.words.count > 1,
      ["call", "text", "email", "ask", "tell", "ring", "message", "thank", "invite", "remind", "phone"]
        .contains(verb.text),
      ["him", "her", "them"].contains(draft.words[1].text), draft.words[1].pause == .none
    else { return draft }
    if draft.words[1].text == "her", draft.words.count > 2, draft.words[2].when < 0,
      !draft.words[2].isAny(.small), draft.words[2].text != "back"
    {
      return draft
    }
    var result = draft
    result.words.replaceSubrange(1...1, with: clean(group))
    return result
  }

  /// "need a new one" → "get a new thermometer"
  private func replacingOne(_ draft: TaskDraft) -> TaskDraft {
    guard draft.prefix == "Get", draft.words.count > 2,
      let one = draft.words.prefix(4).firstIndex(where: { $0.text == "one" }),
      one > 1, let replacement = replacement(draft.words, at: one)
    else { return draft }
    var result = draft
    result.words.replaceSubrange(one...one, with: replacement)
    return result
  }

  private func isNewOne(_ words: [Word], _ index: Int) -> Bool {
    index + 1 < words.count && words[index + 1].text == "one"
  }

  private func replacement(_ words: [Word], at index: Int) -> [Word]? {
    let next = index + 1 < words.count ? words[index + 1] : nil
    let isFree =
      next.map {
        $0.pause > .none || $0.when >= 0
          || $0.isAny([.preposition, .connective, .adverb, .subordinator, .reason, .filler])
          || ["online", "checked", "fixed", "done", "cleaned", "looked", "instead", "ready"].contains($0.text)
      } ?? true
    guard isFree, words[index].when < 0 else { return nil }
    let before = words[index - 1]
    // "call them", "tell them yes": people, and none were named.
    if index == 1, words[index].text == "them", ListVerbs.reaching.contains(before.text), next?.text != "to" {
      return nil
    }
    // "order the card and ask them"
    if words[index].text == "them", ["ask", "tell"].contains(before.text) { return nil }
    switch words[index].text {
    case "it", "them", "those", "these", "that", "both":
      guard before.isAny([.verb, .preposition]), before.text != "about" || index == 2 else { return nil }
      return clean(thing)
    case "one" where index > 1 && words[index - 2].isAny([.determiner]) && before.text != "last":
      guard ["new", "another", "fresh", "different", "bigger", "better"].contains(before.text) else {
        return nil
      }
      let bare = Array(thing.drop { $0.isAny([.determiner, .number]) })
      return bare.isEmpty ? nil : clean(bare)
    default: return nil
    }
  }

  /// No pause may come in with the words.
  private func clean(_ words: [Word]) -> [Word] {
    words.map { word in
      var word = word
      word.pause = .none
      return word
    }
  }
}
