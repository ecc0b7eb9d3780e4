import NudgyCore

extension ActRule {
  /// Asking for the one thing in any words: "what deserves my attention right now", "i can't decide where to start".
  ///
  /// As with another card, nothing is named: every word is a small one or one that people use of tasks at large. What
  /// the words ask for shows in what they weigh or want begun.
  static let nextAny = ActRule("the one thing, in any words") { clause, _ in
    guard (2...14).contains(clause.count), clause.words.allSatisfy({ isOfNext($0) }) else { return nil }
    let core = Asking(clause)?.core ?? clause
    guard !isWayIn(core) else { return nil }
    guard let first = core.words.first(where: { !$0.isAny([.adverb, .filler]) || $0.text == "right" }) else {
      return nil
    }
    let isMeant =
      ["what", "which", "where", "something", "anything"].contains(first.text) && asksForNext(core)
      || WordTable.choosingVerbs.contains(first.text) && wantsOne(core)
      || doesNotKnow(clause) || readyToBegin(clause)
    guard isMeant else { return nil }
    let isEasy = clause.words.contains { WordTable.easyWords.contains($0.text) }
    return Act(
      .next, confidence: 0.86, span: clause.span,
      details: isEasy ? .context(energy: .low, minutes: nil) : .none)
  }

  private static func isOfNext(_ word: Word) -> Bool {
    WordTable.nextWords.contains(word.text) || WordTable.weighingWords.contains(word.text)
      || WordTable.beginningWords.contains(word.text) || WordTable.choosingVerbs.contains(word.text)
      || WordTable.easyWords.contains(word.text)
  }

  /// "what ought i do next", "which of these is most pressing"; not "what do you do", "what time should i start".
  private static func asksForNext(_ core: Clause) -> Bool {
    let texts = core.words.map(\.text)
    if texts.count > 1, ["time", "about", "can", "do"].contains(texts[1]), !texts.contains("i"),
      !texts.contains("we")
    {
      return false
    }
    if texts.count > 1, texts[1] == "time" { return false }
    // "what am i doing" asks for it, "what did i do" for the past.
    if texts.contains("did") || texts.contains("have") && texts.contains("done") { return false }
    // "what should i do with this" asks how.
    if let with = texts.firstIndex(of: "with"), with > 0,
      !WordTable.beginningWords.contains(texts[with - 1]), texts[with - 1] != "go"
    {
      return false
    }
    if texts.contains("i"), texts.contains("am") || texts.contains("was"),
      texts.contains("doing") || texts.contains("working")
    {
      return true
    }
    if texts.contains("do"), texts.contains("to"),
      texts.contains(where: { ["good", "smart", "wise", "sensible", "useful"].contains($0) })
    {
      return true
    }
    let isAdvised = texts.contains {
      ["should", "ought", "shall", "suggest", "recommend", "supposed", "would"].contains($0)
    }
    let isDone = texts.contains {
      ["do", "doing", "work", "working", "handle", "cross", "knock"].contains($0)
    }
    return core.words.dropFirst().contains {
      WordTable.weighingWords.contains($0.text) || WordTable.beginningWords.contains($0.text)
    } || isAdvised && isDone || texts.contains("can") && texts.contains("i") && isDone && texts.count > 4
  }

  /// "where to start with this one" asks for a way into it.
  private static func isWayIn(_ core: Clause) -> Bool {
    guard let with = core.words.lastIndex(where: { $0.text == "with" }), with + 1 < core.count,
      ["where", "how"].contains(core.words[0].text)
    else { return false }
    return ["this", "that", "it", "the"].contains(core.words[with + 1].text) && core.words[with + 1].when < 0
  }

  /// "throw me a task", "point me at something", "pick one".
  private static func wantsOne(_ core: Clause) -> Bool {
    let picks = ["assign", "choose", "decide", "find", "pick", "recommend", "select", "suggest", "surprise"]
    guard picks.contains(core.words[0].text) || core.words.contains(where: { $0.text == "me" }) else {
      return false
    }
    return core.words.dropFirst().contains {
      ["one", "task", "thing", "something", "job", "what", "which", "where", "next", "first"].contains(
        $0.text)
    }
  }

  /// "i have no clue where to start", "can't decide what to do".
  private static func doesNotKnow(_ clause: Clause) -> Bool {
    var isUnknown = false
    var asksWhat = false
    for (index, word) in clause.words.enumerated() {
      switch word.text {
      case "not", "no", "hard", "help", "need":
        isUnknown = true
      case "what", "where", "which", "starting", "started", "one": asksWhat = asksWhat || index > 0
      default: break
      }
    }
    let isBegun = clause.words.contains {
      WordTable.beginningWords.contains($0.text) || ["do", "pick", "choose", "going"].contains($0.text)
        || $0.text == "decide"
    }
    return isUnknown && asksWhat && isBegun && clause.count > 2
  }

  /// "let's do the next thing", "ok ready, first one".
  private static func readyToBegin(_ core: Clause) -> Bool {
    let texts = core.words.map(\.text)
    guard ["let", "on", "bring", "ready", "get", "can", "could", "may"].contains(texts.first ?? "") else {
      return false
    }
    return texts.contains("next") || texts.contains("first") || texts.contains("started")
  }
}

extension WordTable {
  /// What asks which of several things it should be.
  static let weighingWords = WordTable(
    """
    attention best comes deserves easiest fastest focus goes important main matters needs pressing priorities priority
    quickest quicker easier shortest simplest smallest top tiniest urgent wins worth lightest hottest biggest
    """)

  static let beginningWords = WordTable(
    """
    attack begin beginning first next start started starting tackle tackling prioritize prioritise
    """)

  static let choosingVerbs = WordTable(
    """
    assign choose decide feed find get give hand hit kick pick point recommend select serve show suggest tell throw
    surprise
    """)

  static let easyWords = WordTable(
    """
    easy easier easiest light lightest quick quicker quickest short shortest simple simplest small smallest tiniest tiny
    """)

  /// The other words of asking for the one thing.
  static let nextWords = WordTable(
    """
    a about afternoon again all alright am an and any anything are around at be bed brain bring but by can card clue
    could cross day decision deck decide did do does doing done down even evening everything for from getting go going
    good handle have hard help here hey how i idea if in into is it item items job just knock know last left let
    line list list's lot make me meant minute moment morning most move much must my need no nothing not now nudgy of off
    ok okay on one ones or order ought out out penguin place please plan point really right second sensible single smart should shall so
    some something step stuff suggestion suggestions supposed sure task tasks that the them then there these they thing
    things think this those time to today tonight top turn up us use useful wanna were want was way we well what where which win
    wise with work working would yet you your yeah myself between
    """)
}
