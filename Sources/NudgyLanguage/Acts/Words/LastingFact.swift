/// What is true of someone or something for years and not for a day.
enum LastingFact {
  /// "a nurse", "34", "from lyon", "in the pacific time zone"; not "a mess", "in the shower".
  static func isTrait(_ words: [Word]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if ["a", "an"].contains(first.text), words.count > 1 {
      return words.count <= 5 && words.dropFirst().contains { isTrade($0.text) }
    }
    if first.text == "from" || first.text == "based" { return words.count > 1 }
    if Int(first.text) != nil || first.isAny([.number]) {
      return words.count == 1 || words[1].text == "years" || ["tall", "feet", "foot"].contains(words[1].text)
    }
    if ["in", "on"].contains(first.text) {
      return [
        "zone", "coast", "timezone", "grade", "school", "college", "university", "kindergarten", "preschool",
        "army",
        "navy", "band", "orchestra",
      ].contains(last.text)
    }
    return [
      "married", "divorced", "single", "allergic", "vegan", "vegetarian", "deaf", "blind", "colorblind",
      "dyslexic", "autistic", "left-handed", "right-handed", "nonbinary", "retired", "lefthanded",
    ].contains(first.text)
  }

  /// "teacher", "engineer", "librarian", "pianist": what one is by trade.
  static func isTrade(_ word: String) -> Bool {
    if [
      "loser", "monster", "disaster", "failure", "bother", "killer", "lover", "winner", "quitter",
      "fighter", "better", "other", "matter", "late", "later", "sinner",
    ].contains(word) {
      return false
    }
    if [
      "nurse", "chef", "pilot", "vet", "cop", "coach", "clerk", "judge", "dj", "mum", "mom", "dad",
      "twin", "parent", "barista", "student", "veteran", "plumber", "dentist", "carer", "cook",
    ].contains(word) {
      return true
    }
    return word.utf8.count > 5
      && ["er", "or", "ist", "ian", "ant", "eer", "man", "woman"].contains { word.hasSuffix($0) }
      && !WordTable.happenings.contains(word)
  }

  /// "two cats", "a dog named biscuit", "a nut allergy"; not "a headache", "a meeting".
  static func isPossession(_ words: [Word]) -> Bool {
    guard words.count <= 8 else { return false }
    return words.contains { word in
      let noun = Noun.singular(word.text)
      return WordTable.relations.contains(noun)
        || [
          "pet", "sibling", "allergy", "condition", "disability", "adhd", "asthma", "diabetes", "sister",
          "brother", "grandchild", "pronoun", "children", "stepkid", "dyslexia", "epilepsy", "dairy",
        ].contains(noun)
    } && !words.contains { $0.when >= 0 } && words.first?.isAny([.determiner, .number]) != false
      && !words.contains { ["with", "coming", "over", "visiting", "sick", "home"].contains($0.text) }
  }

  /// Whether one of the words is a number or a code.
  static func holdsValue(_ words: [Word]) -> Bool {
    words.contains { word in
      word.isAny([.number, .address])
        || word.text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }

  /// "my parents live", "my kids go": told of several.
  static func isPlural(_ word: Word, after subject: Word) -> Bool {
    subject.text.hasSuffix("s") && WordTable.relations.contains(Noun.singular(subject.text))
      && ["live", "work", "go", "study", "speak"].contains(word.text)
  }

  static func isThirdPerson(_ word: Word) -> Bool {
    word.text.utf8.count > 3 && word.text.hasSuffix("s") && !word.text.hasSuffix("ss")
      && !word.text.hasSuffix("'s")
      && (WordTable.lastingVerbs.contains(word.text)
        || WordTable.taskVerbs.contains(String(word.text.dropLast())))
      && !word.isAny([.be, .have, .doForm])
  }
}

extension WordTable {
  /// Verbs that in "i …" tell what one does as a rule.
  static let tellingVerbs = WordTable(
    """
    bank coach commute drive drink eat exercise finish keep live own park play practice prefer shop sleep smoke speak start
    study support take teach use volunteer wear work
    """)

  /// What is said of a day or a mood and not of a life.
  static let passingWords = WordTable(
    """
    again already anymore anything ate everything finally gonna hard it just lately later lol might much need nothing
    now probably should so soon still that them these this those today tomorrow tonight too way yesterday you
    """)

  /// Things whose place is worth knowing.
  static let keptThings = WordTable(
    """
    backpack batteries binder binoculars blankets camera card certificate charger checkbook combination decorations
    deed documents earbuds file flashlight folder gifts glasses headphones id jacket key keys laptop license luggage
    manual medication notebook ornaments papers passport passports password pin presents purse receipt receipts remote
    scissors stroller suitcase sunglasses tablet tire title toolbox tools umbrella wallet will wristwatch
    """)
}
