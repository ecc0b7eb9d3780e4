/// What "it" and "a new one" stand for: the thing last named.
struct Antecedent {
  private(set) var thing: [Word] = []
  /// Who was last told of: "my sister keeps asking … call her back".
  private(set) var person: [Word] = []
  /// Which office or firm called or wants something.
  private(set) var asker: [Word] = []

  // MARK: Naming

  /// "the washing machine is leaking": the subject of a statement.
  mutating func note(statement clause: Clause) {
    let words = clause.words
    guard let first = words.firstIndex(where: { !$0.isAny([.connective, .filler, .adverb]) && $0.when < 0 })
    else { return }
    noteAsker(words, from: first)
    let isOwned =
      words[first].text.hasSuffix("'s") && first + 1 < words.count && !words[first + 1].isAny(.small)
    if words[first].isAny([.determiner]) || isOwned,
      !["that", "this", "these", "those", "all", "what"].contains(words[first].text)
    {
      guard let group = subject(words, from: first) else {
        // Something else was spoken of: "it" is no longer what was named before.
        thing = []
        return
      }
      if let last = group.last, last.text.hasSuffix("'s") { return }
      // "the light bill": no name stands behind an article.
      if let last = group.last, Self.isSomeone(last.text) || isSaying(words, behind: first + group.count) {
        person = group
        noteMentioned(words, from: first + group.count)
      } else {
        thing = group
      }
      return
    }
    noteOffice(words, from: first)
    // "there's a letter from the insurer on my desk"
    if words[first].text == "there", first + 3 < words.count, words[first + 1].isAny([.be]),
      words[first + 2].isAny([.determiner])
    {
      return set(group(words, from: first + 2))
    }
    // "i promised the partner a summary of the findings"
    if ["i", "we"].contains(words[first].text),
      words[first...].prefix(3).contains(where: { $0.text == "promised" }),
      let thing = words.indices.last(where: { ["a", "an"].contains(words[$0].text) }), thing > first + 2
    {
      let rest = words[thing...].prefix { $0.when < 0 && !["by", "on", "before", "at"].contains($0.text) }
      return set(Array(rest))
    }
    // "first aid kit's empty", "printer paper is gone": a thing without its article.
    if let named = bareSubject(words, from: first) {
      thing = named
      return
    }
    // "i keep thinking about the email from hr"
    if words[first].text == "i", let about = words.indices.last(where: { words[$0].text == "about" }),
      about + 1 < words.count, ["the", "my"].contains(words[about + 1].text)
    {
      return set(group(words, from: about + 1))
    }
    if PersonWord.contains(words[first].text), first + 1 < words.count, words[first].text != "her" {
      person = [words[first]]
    }
    if let topic = trailingTopic(words, from: first) {
      thing = topic
      return
    }
    // "bluebird wants two more mockups"
    guard
      let verb = words.indices.dropFirst(first).first(where: {
        ["wants", "needs", "want", "bought", "got", "gave", "lost", "broke"].contains(words[$0].text)
          || words[$0].text == "need" && words[first].text == "they"
      }), verb <= first + 3
    else { return }
    set(group(words, from: verb + 1))
  }

  /// "my sister wants *the recipe*", "my accountant emailed about *receipts*": what someone wants or writes about.
  private mutating func noteMentioned(_ words: [Word], from start: Int) {
    guard
      let verb = words.indices.dropFirst(start).first(where: {
        ["wants", "needs", "want", "need", "about", "for"].contains(words[$0].text)
      }), verb <= start + 4, verb + 1 < words.count,
      !words[verb + 1].isAny([.subject]) || words[verb + 1].isAny([.determiner]),
      words[verb + 1].text != "to"
    else { return }
    set(group(words, from: verb + 1))
  }

  /// "the headteacher *wants*": only someone does.
  private func isSaying(_ words: [Word], behind index: Int) -> Bool {
    guard index < words.count else { return false }
    switch words[index].text {
    case "wants", "said", "says", "asked", "told", "thinks", "promised", "insists":
      // No office, shop or town.
      let name = words[index - 1].text
      return ["er", "or", "ist", "ess", "ant", "man", "lady", "nt"].contains { name.hasSuffix($0) }
    default: return false
    }
  }

  private static let titles: Set<String> = ["professor", "prof", "dr", "mr", "mrs", "ms", "doctor", "coach"]

  /// Someone by name, by relation or as "the furnace guy".
  private static func isSomeone(_ word: String) -> Bool {
    switch word {
    case "bill": false
    case "guy", "man", "lady", "woman", "person", "people", "rep", "tech", "boy", "girl", "folks", "guys":
      true
    default: PersonWord.contains(word)
    }
  }

  /// The object of a task: "finish the q4 deck".
  mutating func note(task draft: TaskDraft) {
    if draft.prefix == "Get", draft.words.count <= 8 { return set(draft.words.filter { $0.when < 0 }) }
    if draft.ground == .appointment { return set(group(draft.words.filter { $0.when < 0 }, from: 0)) }
    if draft.prefix != nil || draft.ground == .fragment || draft.ground == .due {
      return set(group(draft.words, from: 0))
    }
    guard draft.words.count > 1, draft.words[0].isAny([.verb]) else { return }
    // "schedule mom's follow up": of whom it is told.
    let owner = draft.words[1]
    if owner.text.hasSuffix("'s"), PersonWord.contains(String(owner.text.dropLast(2))) {
      var named = owner
      named.text.removeLast(2)
      person = [named]
    }
    // "email Christine and tell her"
    if ListVerbs.reaching.contains(draft.words[0].text), let named = group(draft.words, from: 1).last,
      PersonWord.contains(named.text) || named.isAny([.capital]) || Self.titles.contains(draft.words[1].text),
      !named.isAny(.small)
    {
      person = group(draft.words, from: 1)
      return
    }
    set(group(draft.words, from: 1))
  }

  /// "the dentist keeps calling", "the office emailed me": who did can be called back.
  private mutating func noteAsker(_ words: [Word], from first: Int) {
    // "the kowalskis are freaking out": a family.
    if words[first].text == "the", first + 2 < words.count,
      words[first + 2].isAny([.be, .have]) || ["want", "need"].contains(words[first + 2].text),
      words[first + 1].text.utf8.last == UInt8(ascii: "s"), words[first + 1].when < 0,
      words[first + 2].text != "is",
      !words[first + 1].isAny(.small), !Noun.isKnown(words[first + 1].text),
      !words[first + 1].isAny([.verb, .past])
    {
      asker = Array(words[first...(first + 1)])
      return
    }
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

  /// "i left my jacket at *the restaurant*": where someone can be called.
  private mutating func noteOffice(_ words: [Word], from first: Int) {
    guard ["i", "we"].contains(words[first].text), words.contains(where: ClauseCutter.isPast),
      let at = words.lastIndex(where: { ["at", "with", "from"].contains($0.text) && $0.when < 0 }),
      at > first + 1,
      at + 2 < words.count, words[at + 1].text == "the" || words[at + 1].text == "my", words[at + 2].when < 0
    else { return }
    let place = words[(at + 1)...].prefix { $0.when < 0 && ($0.isAny([.determiner]) || !$0.isAny(.small)) }
    if (2...4).contains(place.count) { asker = Array(place) }
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
}
