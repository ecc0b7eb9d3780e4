import NudgyCore

extension ActRule {
  /// Asking for what was once told, in any words: "where did i say the spare key is", "which pharmacy do i use".
  ///
  /// Three things give such a question away: that it speaks of telling, that it speaks of Nudgy's knowing, or that it
  /// asks after something lasting of one's own.
  static let recallAny = ActRule("ask what was told, in any words", spansCommas: true) { clause, _ in
    guard (2...16).contains(clause.count), let opening = clause.words.first,
      clause.isQuestion || !opening.isAny([.strongVerb, .likelyVerb])
        || WordTable.askingVerbs.contains(opening.text),
      ofOneself.match(clause) != nil
    else { return nil }
    let asking = Asking(clause)
    let core = (asking?.core).flatMap { $0.isEmpty ? nil : $0 } ?? clause
    guard isQuestionForm(clause, core, asking?.isIndirect == true) || looksUp(clause),
      !clause.words.dropFirst().contains(where: { WordTable.boardWords.contains($0.text) })
    else { return nil }
    let isMeant = asksWhatWasTold(clause) || asksWhatIsKnown(clause) || asksOwnFact(core) || looksUp(clause)
    guard isMeant else { return nil }
    return Act(.recall, confidence: 0.84, span: clause.span, details: .subject(subject(of: clause)))
  }

  /// No such question is without one of these words.
  private static let ofOneself = PatternTable(
    """
    * (whose|does|i|my|me|mine|myself|our|facts|memory|brain|memories|you know|you remember) *
    """)

  private static func isQuestionForm(_ clause: Clause, _ core: Clause, _ isIndirect: Bool) -> Bool {
    if clause.isQuestion || isIndirect { return true }
    guard let first = core.words.first else { return false }
    if first.isAny([.question, .doForm]) || first.isAny([.be, .modal, .have]) && core.count > 1 {
      return true
    }
    if WordTable.askingVerbs.contains(first.text) { return true }
    // "i told you my locker number, what was it"
    return clause.words.suffix(4).contains { $0.isAny([.question]) && $0.pause >= .slight }
  }

  /// "who did i say my mechanic was", "have i mentioned my blood type".
  private static func asksWhatWasTold(_ clause: Clause) -> Bool {
    for (index, word) in clause.words.enumerated()
    where ["say", "said", "tell", "told", "mention", "mentioned", "teach", "taught"].contains(word.text) {
      let before = clause.words[..<index].last {
        !$0.isAny([.adverb, .have, .doForm]) && !["ever", "once"].contains($0.text)
      }
      // "what do i say to him" asks for words.
      guard ["i", "we"].contains(before?.text ?? ""),
        word.text.hasSuffix("d") || word.text == "taught"
          || clause.words.contains(where: { $0.text == "did" })
      else { continue }
      let after = clause.words[(index + 1)...]
      // "what did i say i would do" is about tasks.
      return !after.contains { ["would", "will", "going", "do", "need", "should"].contains($0.text) }
        && (after.count > 1 || clause.words[0].text == "i")
    }
    return false
  }

  /// "what have you got saved about my mom", "you remember where i parked?".
  private static func asksWhatIsKnown(_ clause: Clause) -> Bool {
    let texts = clause.words.map(\.text)
    let knows = texts.contains {
      [
        "know", "remember", "recall", "stored", "saved", "learned", "learnt", "kept", "remembered",
        "memorized",
      ]
      .contains($0)
    }
    if let about = texts.lastIndex(where: { ["about", "on", "regarding", "of"].contains($0) }),
      about + 1 < texts.count,
      ["me", "myself"].contains(texts[about + 1])
    {
      return knows
        || texts.contains { ["have", "got", "keep", "facts", "information", "info", "file"].contains($0) }
        || texts[..<about].contains("in")
    }
    if texts.contains("your") || knows,
      texts.contains(where: { ["memory", "memories", "facts", "brain"].contains($0) })
    {
      return true
    }
    guard let you = texts.firstIndex(of: "you") else { return false }
    let isOfMine = texts.contains { ["my", "our"].contains($0) } || texts[you...].contains("i")
    // "pull up what you know about jules"
    let isOfSomeone = texts.count <= you + 5 && texts.contains("about")
    if knows, you > 0, texts[you - 1] == "what", isOfSomeone || WordTable.askingVerbs.contains(texts[0]) {
      return true
    }
    // "what notes do you have about my health"
    if texts.contains("about"), texts.contains("have"), isOfMine,
      texts.contains(where: { ["notes", "facts", "info", "information", "things"].contains($0) })
    {
      return true
    }
    if knows { return isOfMine && !texts.contains("how") && !texts.contains("if") }
    // "have you got my passport number"
    return isOfMine && texts.contains { ["have", "got"].contains($0) }
      && (texts.last.map { WordTable.factNouns.contains($0) } ?? false)
  }

  /// "which bus do i take to work", "where does my brother live", "how old is my son".
  private static func asksOwnFact(_ core: Clause) -> Bool {
    let words = core.words
    guard let first = words.first, words.count > 2, !words.contains(where: { $0.when >= 0 }),
      !words.contains(where: { ["need", "should", "must", "would", "could", "have"].contains($0.text) })
    else { return false }
    if let index = words.firstIndex(where: { $0.text == "i" }), index > 0, words[index - 1].text == "do" {
      guard let verb = words[(index + 1)...].first(where: { !$0.isAny([.adverb]) }),
        WordTable.lastingVerbs.contains(verb.text)
      else { return false }
      let isUsual = words.contains { ["usually", "normally", "always", "my", "prefer"].contains($0.text) }
      switch first.text {
      case "what", "which":
        return index > 2 || isUsual || ["wear", "drive", "prefer", "support"].contains(verb.text)
      case "where", "when", "who": return isUsual || ["live", "work", "bank", "park"].contains(verb.text)
      case "how": return isUsual && index == 2
      case "do": return isUsual || verb.text != "take" && words.count <= 6
      default: return false
      }
    }
    // "where does leo go to school"
    if ["where", "what", "when"].contains(first.text), words[1].text == "does",
      PersonWord.contains(words[2].text)
    {
      return words.count > 3 && WordTable.lastingVerbs.contains(words[3].text)
    }
    // "is my sister vegetarian"
    if first.text == "is", words.count > 3, words[1].text == "my", WordTable.relations.contains(words[2].text)
    {
      return LastingFact.isTrait(Array(words[3...]))
    }
    if first.text == "whose" { return words.contains { ["birthday", "anniversary"].contains($0.text) } }
    if words.contains(where: { $0.text == "allergic" }), words.contains(where: { $0.text == "i" }) {
      return true
    }
    if ["who", "what", "where", "when", "which", "does", "how", "is", "can"].contains(first.text),
      let mine = words.firstIndex(where: { $0.text == "my" }), mine + 1 < words.count
    {
      let owned = words[mine + 1].text
      guard WordTable.relations.contains(Noun.singular(owned)) || PersonWord.contains(owned) else {
        // "who cuts my hair"
        return first.text == "who" && mine == 2 && words[1].text.hasSuffix("s") && words.count <= 5
      }
      return first.text == "how"
        ? words[1].text == "old"
        : words[1...].contains {
          WordTable.lastingVerbs.contains($0.text) || WordTable.lastingVerbs.contains(Noun.singular($0.text))
        }
    }
    return first.text == "who" && words.count == 4 && words[2].text == "with" && words[3].text == "me"
  }

  /// "look up my dentist's name", "i'm blanking on my neighbor's name".
  private static func looksUp(_ clause: Clause) -> Bool {
    guard let lead = lookingUp.prefix(of: clause) else { return false }
    if lead.tag == "code" { return true }
    guard lead.count < clause.count else { return false }
    let named = clause.words[lead.count...].prefix {
      $0.pause < .comma && !["pls", "please", "again"].contains($0.text)
    }
    return named.last.map { WordTable.factNouns.contains($0.text) } ?? false
  }

  private static let lookingUp = PatternTable(
    """
    [can you|could you|please] (look up|recall|tell me|give me|read me|read back|pull up|bring up|remind me of|remind me what) (my|our)
    [can you|could you|please] (look up|recall|tell me|give me|read me|remind me of) the <words> (code|password|passcode|combination|combo|pin) = code
    i [am] ~ (forget|forgot|blanking on|can not remember|do not remember|can not recall|am blanking on|lost track of|do not know) (my|our)
    """)

  /// The words that say what is asked after.
  private static func subject(of clause: Clause) -> String? {
    let named = clause.words.filter { word in
      word.when < 0 && !word.isAny(.small) && !WordTable.askingVerbs.contains(word.text)
        && !WordTable.tellingWords.contains(word.text) && !["me", "my"].contains(word.text)
    }
    return named.isEmpty ? nil : named.map(\.text).joined(separator: " ")
  }
}

extension WordTable {
  /// Verbs of what one does as a rule, and not once.
  static let lastingVerbs = WordTable(
    """
    bank buy coach commute cook cut cuts drink drive eat exercise go goes hate keep like live lives love own park play
    prefer shop sleep smoke speak store study studies support swim take takes teach teaches use wear work works
    """)

  /// What is asked of the board and not of memory.
  static let boardWords = WordTable(
    """
    agenda appointment appointments balance bill bills board calendar chores deadline due errands flight list lists
    meeting meetings order package plate reminder reminders schedule task tasks to-do todo todos traffic weather
    """)

  /// What a fact is looked up by.
  static let factNouns = WordTable(
    """
    address allergies anniversary birthday code combination combo email id login name number passcode password phone pin
    plate size type username wifi
    """)

  static let askingVerbs = WordTable("check find give list look open pull read recall remind show tell")

  static let tellingWords = WordTable(
    """
    ever got information info know learned mention mentioned name remember remembered run rundown said saved say stored
    tell thing things think told
    """)
}
