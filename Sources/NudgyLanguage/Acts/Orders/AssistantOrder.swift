/// An order that only an assistant obeys, whatever it is about: "book me a hotel", "show my paystub", "rate this book five
/// stars", "find flights to rome".
///
/// Unlike an `Order` it needs no thing of a certain kind: it is known by whom it is done for, by a verb no one has for
/// oneself, by the points it gives, or by what it looks for. With a time it is one all the same, as none can wait.
enum AssistantOrder {
  static func contains(_ clause: Clause) -> Bool {
    guard (2...16).contains(clause.count) else { return false }
    return isForMe(clause) || isAnswered(clause) || isLookedFor(clause) || isSaid(clause)
  }

  // MARK: For whom

  /// "book me a hotel", "get me walking directions", "check me in for my flight": done for the speaker by whoever hears it.
  ///
  /// What is kept here is no such order ("make me a reminder"), nor what one may do oneself at a time ("book me a table
  /// for friday").
  private static func isForMe(_ clause: Clause) -> Bool {
    guard clause.count > 2, clause.words[1].text == "me" else { return false }
    let verb = clause.words[0].text
    let given = clause.words[2...]
    guard let first = given.first, WordTable.servingVerbs.contains(verb) else { return false }
    if ["in", "out"].contains(first.text) { return ["check", "log", "sign"].contains(verb) }
    guard first.when < 0, !first.isAny([.preposition, .subordinator, .question, .adverb]),
      !["up", "off", "back", "down", "time"].contains(first.text),
      !given.contains(where: { WordTable.keptThings(have: $0.text) })
    else { return false }
    return !given.contains { $0.when >= 0 } || given.contains { WordTable.travels.contains($0.text) }
  }

  // MARK: What is answered

  /// "show my paystub", "list what i spent", "describe a platypus": what comes of it is an answer.
  private static func isAnswered(_ clause: Clause) -> Bool {
    let rest = clause.words.dropFirst()
    guard let next = rest.first else { return false }
    switch clause.words[0].text {
    case "show": return isShown(Array(rest))
    case "list":
      if next.isAny([.question]) { return true }
      // "list the couch on ebay" sells it.
      guard !rest.contains(where: { ["on", "sale", "at"].contains($0.text) }) else { return false }
      if ["all", "every", "some", "any", "top"].contains(next.text) || next.isAny([.number]) { return true }
      return next.text == "the" && rest.dropFirst().first.map(isPlural) == true
    case "name":
      return next.isAny([.number]) || ["some", "all"].contains(next.text) && rest.contains(where: isPlural)
    case "describe", "recite", "define":
      return clause.count <= 6
        && !rest.contains { $0.when >= 0 || $0.isAny([.preposition]) && $0.text != "of" }
    case "solve": return rest.contains { WordTable.reckoning.contains($0.text) }
    default: return false
    }
  }

  private static func isPlural(_ word: Word) -> Bool {
    word.text.count > 3 && word.text.hasSuffix("s") && !word.text.hasSuffix("ss")
  }

  /// What is shown to someone is work: "show dana the draft", "show the plumber the leak", "show the house at 3".
  private static func isShown(_ words: [Word]) -> Bool {
    guard let first = words.first,
      !first.isAny([.preposition, .question, .object, .capital]) || first.isAny([.determiner]),
      !["up", "off", "how"].contains(first.text), first.when < 0 || words.count > 1
    else { return false }
    for (index, word) in words.enumerated() {
      if PersonWord.contains(word.text) { return false }
      if index > 0, word.isAny([.determiner]), !words[index - 1].isAny([.preposition, .determiner]) {
        return false
      }
    }
    return !words.contains { ["to", "around", "house", "apartment", "flat", "property"].contains($0.text) }
      || words.contains { ["flight", "flights", "fares"].contains($0.text) }
  }
}

extension WordTable {
  /// What someone does for another: "book me a hotel", "find me a good sushi place".
  static let servingVerbs = WordTable(
    """
    book brew bring buy check cook deliver download draw email fetch find generate get give grab hail hire log look make
    mix navigate order pick play pour print read recite recommend rent reserve route sell send show sign sing sketch
    suggest switch teach tell transfer translate upgrade
    """)

  /// What one travels by and sleeps in.
  static let travels = WordTable(
    """
    airbnb cab car fare fares flight flights hotel hotels limo lyft motel rental ride room seat suite taxi ticket tickets
    train uber
    """)

  /// The words of sums and equations.
  static let reckoning = WordTable(
    """
    + - = cosine cubed divided equals minus plus sine squared times x y
    """)

  private static let kept = WordTable(
    """
    alarm appointment calendar checklist countdown draft event list meeting note plan reminder schedule step task timer
    to-do todo
    """)

  /// Whether the word names what is kept here: tasks, lists, what rings and what stands in a calendar.
  static func keptThings(have word: String) -> Bool { kept.contains(Noun.singular(word)) }
}
