import NudgyCore

extension ActRule {
  /// Asking for the words of a message, in any words: "could you write the msg for me", "what should i text marco".
  ///
  /// A draft is told from a task by who is to find the words: "write to hr" is to be done, "write to hr for me" is asked.
  static let draftAny = ActRule("words for a message, in any words") { clause, context in
    guard (2...20).contains(clause.count) else { return nil }
    let words = clause.words
    let noun = words.firstIndex { WordTable.messageNouns.contains($0.text) }
    let verb = words.firstIndex {
      WordTable.wordingVerbs.contains($0.text) || ["tell", "ask"].contains($0.text)
    }
    // "let's put this one off till monday": no words are put there.
    let isPutOff = words.contains { ["off", "back", "aside"].contains($0.text) }
    guard noun != nil || verb != nil && (!isPutOff || verb.map { words[$0].text } != "put"),
      !words.contains(where: { ["remind", "reminder"].contains($0.text) })
    else {
      return nil
    }
    let core = (Asking(clause)?.core).flatMap { $0.count > 1 ? $0 : nil } ?? clause
    guard
      isDrafted(clause, noun, verb) || asksWording(core, noun != nil) || isWantedDraft(clause, noun)
    else { return nil }
    let target = addressee(of: clause).map { context.reference($0) } ?? .current
    return Act(.draft, confidence: 0.84, span: clause.span, target: target, details: clause.draftDetails)
  }

  // MARK: Orders

  private static let frames = PatternTable(
    """
    [please|ok|so|hey|just] (can|could|will|would) you [please|just|maybe|quickly|help me|help me to]
    (i want|i need|i would like|i would love) you to [please]
    [please|can you|could you] help [me] [to|with|out with]
    (let us|can we|could we|shall we) [just|please]
    [can you|could you|please] (have a go at|take a stab at|have a stab at|take a crack at|try)
    i (need|could use|want) [some|a bit of|a little] help (with|in|)
    """)

  /// "would you word it for me", "ghostwrite a reply", "write ana a message saying thanks".
  private static func isDrafted(_ clause: Clause, _ noun: Int?, _ verb: Int?) -> Bool {
    let words = clause.words
    let isForMe = words.count > 3 && words.suffix(5).contains { $0.text == "me" } && hasForMe(words)
    let lead = frames.prefix(of: clause)?.count ?? 0
    let start = min(lead, words.count - 1)
    let bare = Politeness.strippingLead(clause).words
    guard let first = lead > 0 ? words[start] : bare.first else { return false }
    let opener = Requests.baseForm(first).text
    if WordTable.sendingVerbs.contains(opener) { return false }
    let isWording = WordTable.wordingVerbs.contains(opener)
    let isPointed = words[start...].contains { ["it", "this", "that"].contains($0.text) }
    // "draft", "compose", "phrase" are said of words alone.
    if ["draft", "compose", "ghostwrite", "phrase", "formulate", "word", "reword", "rephrase", "script"]
      .contains(opener)
    {
      let isOfMessage = words.contains { $0.text != first.text && WordTable.messageNouns.contains($0.text) }
      return isOfMessage || lead > 0 || isForMe || opener == "script"
    }
    if isForMe, noun != nil || isWording && (isPointed || verb != nil) {
      return opener != "i" && first.isAny([.verb]) || isWording
    }
    // "take a stab at the email to the dean"
    if lead > 3, noun != nil, words[lead - 1].text == "at" { return true }
    if lead > 0, isWording, noun != nil || opener != "say" && (isPointed || addressee(of: clause) != nil) {
      return true
    }
    return isWording && (noun != nil || ["reply", "respond", "answer", "write"].contains(opener))
      && words.contains {
        // "reply to the email asking for references": that may be what the email does.
        WordTable.contentMarks.contains($0.text) && ($0.text != "asking" || opener == "write")
      }
  }

  private static func hasForMe(_ words: [Word]) -> Bool {
    zip(words, words.dropFirst()).contains { $0.text == "for" && $1.text == "me" }
  }

  // MARK: Questions

  /// "how would you word an apology to ana", "what do i say when i call the bank"; not "what do you say".
  private static func asksWording(_ core: Clause, _ hasNoun: Bool) -> Bool {
    let words = core.words
    guard let first = words.first, ["how", "what", "is", "any"].contains(first.text),
      !words.contains(where: { WordTable.languageNames.contains($0.text) }),
      let verb = words.indices.dropFirst().first(where: {
        WordTable.wordingVerbs.contains(words[$0].text)
          || ["tell", "ask", "text"].contains(words[$0].text)
            && words[$0 - 1].isAny([.subject, .adverb, .preposition])
      })
    else { return false }
    let texts = words[..<verb].map(\.text)
    let isOwn = texts.contains("i") || texts.contains("to") || texts.contains("would") || texts.contains("we")
    guard isOwn, !texts.contains("did"), !texts.contains("mean") else { return false }
    let after = Array(words[(verb + 1)...])
    // "how to phrase this"
    if ["word", "phrase", "put", "rephrase"].contains(words[verb].text),
      ["it", "this", "that"].contains(after.first?.text ?? "")
    {
      return true
    }
    if words[verb].text == "say", after.first?.text == "when", after.count > 1, after[1].text == "i" {
      return true
    }
    if hasNoun, words[verb].text != "say" || after.contains(where: { ["to", "in"].contains($0.text) }) {
      // "how do i write a resume" is asked of the world.
      return after.contains { WordTable.messageNouns.contains($0.text) } || verb > 2
    }
    return isToSomeone(
      after, isDirect: ["tell", "ask", "text", "email", "message", "answer"].contains(words[verb].text))
  }

  private static func isToSomeone(_ words: [Word], isDirect: Bool) -> Bool {
    func isPerson(_ index: Int) -> Bool {
      guard index < words.count else { return false }
      let word = words[index]
      if ["my", "our", "the"].contains(word.text), index + 1 < words.count {
        let next = words[index + 1].text
        return WordTable.relations.contains(Noun.singular(next)) || PersonWord.contains(next)
          || WordTable.correspondents.contains(next) || next.hasSuffix("'s")
      }
      return PersonWord.contains(word.text) || ["him", "her", "them", "hr"].contains(word.text)
        || word.isAny([.capital]) && !word.isAny([.subject])
    }
    if isDirect, isPerson(0) { return true }
    return words.indices.contains { words[$0].text == "to" && isPerson($0 + 1) }
  }

  // MARK: Wishes

  private static let wishes = PatternTable(
    """
    [can you|could you|please|can i|could i|just] (show|give|make|do|get|send|find|write|suggest|offer|generate) (me|us) (a|an|some|the|any|another|one) ~ [first|rough|quick|short|polite|nice|better|possible|good|little]
    [can you|could you|please] (suggest|generate|come up with|think up|make up|think of|mock up|whip up) (a|an|some|the) ~ [first|rough|quick|short|polite|nice|good|little]
    [i|we] ~ (need|want|could use|would like|have|have got|got) (a|an|some|the|any) ~ [first|rough|quick|short|polite|nice|little] = need
    (suggest|propose|tell me|give me) (what|how|something) [i|to] [could|can|should|might] [i] (say|write|reply|answer|text)
    (got|have you got|do you have|is there|any) [a|an|the|any] [first|rough]
    (a|an) [short|quick|polite|nice|little]
    """)

  /// "show me a draft of the email", "need a text for my sister", "suggest a reply to sam".
  private static func isWantedDraft(_ clause: Clause, _ noun: Int?) -> Bool {
    guard let lead = wishes.prefix(of: clause), lead.count < clause.count else { return false }
    let words = clause.words
    if ["say", "write", "reply", "answer", "text"].contains(words[lead.count - 1].text) {
      return words[lead.count...].contains { $0.text == "to" }
    }
    guard let noun, noun >= lead.count, noun <= lead.count + 3 else { return false }
    let rest = words[(noun + 1)...]
    // "i need a note from the doctor": what others write.
    if lead.tag == "need",
      ["letter", "note", "mail", "invitation", "invite", "complaint"].contains(words[noun].text)
    {
      return false
    }
    let isDraft = ["draft", "wording", "script", "template"].contains(words[noun].text)
    if isDraft, words[0].text != "a" || rest.contains(where: { WordTable.messageNouns.contains($0.text) }) {
      return true
    }
    return rest.first.map {
      ["to", "for", "about"].contains($0.text) || WordTable.messageNouns.contains($0.text)
    } == true
      && (words[0].text != "a" && words[0].text != "an" || words.count > noun + 2)
  }

  /// Who is written to: the words after "to" or "for" that name someone.
  static func addressee(of clause: Clause) -> [Word]? {
    let words = clause.words
    for index in words.indices.dropLast()
    where ["to", "for", "with", "tell", "text", "ask", "answer", "email"].contains(words[index].text) {
      let named = words[(index + 1)...].prefix {
        $0.when < 0 && $0.pause < .comma
          && !["about", "saying", "asking", "telling", "that", "for", "by", "please", "to"].contains($0.text)
      }
      guard let first = named.first, first.text != "me", named.count <= 4, !first.isAny([.strongVerb]) else {
        continue
      }
      return Array(named)
    }
    return nil
  }
}

extension WordTable {
  static let messageNouns = WordTable(
    """
    apology complaint decline dm draft e-mail email emails invite invitation letter mail message messages msg note refusal reply
    resignation response rsvp script sms template text texts voicemail wording
    """)

  /// Verbs of finding words.
  static let wordingVerbs = WordTable(
    """
    answer answering apologize apologise compose craft crafting draft drafting formulate ghostwrite phrase phrasing put
    rephrase reply replying respond responding reword say script type word wording write writing
    """)

  /// What is done to a message that has its words.
  static let sendingVerbs = WordTable(
    """
    check delete find forward open post print read search send show translate remind
    """)

  static let contentMarks = WordTable(
    """
    apologizing asking congratulating declining explaining inviting reminding saying telling thanking
    """)

  /// Offices and people one writes to.
  static let correspondents = WordTable(
    """
    agency airline bank board boss church city clinic company council court customer doctor's editor ex front group
    guests hoa hotel hospital insurance insurer office people pharmacy police principal professor recruiter school seller
    shop store support tax team university
    """)

  static let languageNames = WordTable(
    """
    arabic chinese danish dutch english finnish french german greek hebrew hindi italian japanese korean latin mandarin
    norwegian polish portuguese romanian russian spanish swedish thai turkish ukrainian vietnamese
    """)
}
