import NudgyCore

// "my dentist is Dr. Chen", "call me Sam", "remember that i park on level 3".
extension ActRule {
  static let rememberFact = ActRule(
    "remember a fact",
    PatternTable(
      """
      (call me|my name is|you can call me|people call me|i go by|my name's) <words> = name
      (change|switch|update|correct) my name [back] to <words> = name
      (i|we) [have] (changed|switched) my name to <words> = name
      my (nickname|new name|real name) is [actually] <words> = name
      (my name) <words> = no
      [please] (remember|note|keep in mind|know|bear in mind|for the record|fyi|just so you know|make a note|take note) [that] my <ref> is <words> = my
      my <ref> (is|are) [called|named] <words> = my
      my <ref> name is <words> = my
      [please] (remember|note|keep in mind|bear in mind|do not forget|never forget|make a note|take note|you should know|fyi|just so you know|for the record|know) that i <words> = i
      [please] (remember|note|keep in mind|bear in mind|make a note|take note|fyi|just so you know) i (am|have|like|hate|love|prefer|live|work|do|can|take|use|drive|own) <words> = i2
      [please] (remember|note|keep in mind|bear in mind|make a note|take note) that <words> = that
      i (live|work) (in|at|on|for|near|from) <words> = i3
      (fyi|just so you know|for the record|by the way|so you know) i (work|live|am|have|like|hate|love|prefer|do not|never|always|usually) <words> = i2
      <ref> is my (sister|brother|wife|husband|partner|mom|dad|mother|father|daughter|son|boss|dentist|doctor|therapist|landlord|roommate|neighbor|best friend|girlfriend|boyfriend|dog|cat|vet|coach|teacher|cousin|aunt|uncle) = who
      i am (allergic to|vegan|vegetarian|a vegetarian|a vegan|gluten free|lactose intolerant|diabetic|colorblind|left handed|deaf) [<words>] = i4
      i am allergic to <words> = i3
      i (prefer|hate|love) <words> = pref
      i like <words> = pref
      i (wake up|get up|go to bed|go to sleep|usually wake up|usually go to bed) [usually] [at|around] <when> = i4
      """)
  ) { match, clause, context in
    switch match.tag {
    case "name": return name(match, clause, context)
    case "my": return possession(match, clause, context)
    case "i", "i2", "i3", "i4", "pref": return aboutMe(match.tag, clause, context)
    case "that": return statement(match, clause, context)
    case "who": return relation(match, clause, context)
    default: return nil
    }
  }

  /// "Ana is my daughter".
  private static func relation(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    guard !clause.isQuestion, let range = match.reference, range.count <= 2,
      clause.words[range].allSatisfy({ $0.isAny([.capital]) || PersonWord.contains($0.text) }),
      !clause.words[range].contains(where: { $0.isAny([.subject, .question, .determiner]) })
    else { return nil }
    let subject = clause.words[(range.upperBound + 2)...].map(\.text).joined(separator: " ")
    return Act(
      .remember, confidence: 0.88, span: clause.span,
      details: .fact(subject: subject, text: context.written(clause.words[range]), category: "person"))
  }

  private static func name(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    guard let range = match.reference, range.count <= 3 else { return nil }
    let words = clause.words[range]
    // "call me back", "call me tomorrow", "call me when…"
    let no: Set<String> = [
      "back", "when", "if", "later", "maybe", "a", "crazy", "old", "in", "at", "on", "after", "an",
    ]
    guard words.allSatisfy({ $0.when < 0 && !no.contains($0.text) && !$0.isAny([.subject, .preposition]) })
    else { return nil }
    let text = context.written(words)
    return Act(
      .remember, confidence: 0.93, span: clause.span,
      details: .fact(subject: "name", text: text.uppercasedWords, category: "name"))
  }

  private static let people: Set<String> = [
    "dentist", "doctor", "boss", "manager", "wife", "husband", "partner", "mom", "mother", "dad",
    "father", "sister", "brother", "son", "daughter", "therapist", "landlord", "landlady", "vet",
    "teacher", "tutor", "lawyer", "accountant", "plumber", "electrician", "mechanic", "friend",
    "girlfriend", "boyfriend", "roommate", "neighbor", "coach", "babysitter", "hairdresser", "barber",
    "aunt", "uncle", "cousin", "grandma", "grandpa", "grandmother", "grandfather", "nephew", "niece",
    "assistant", "professor", "advisor", "psychiatrist", "pediatrician", "coworker", "colleague",
    "client", "stylist", "hairstylist", "gardener", "tailor", "banker", "cleaner", "cat", "dog", "pet", "kid",
    "baby", "doctor's", "optometrist", "trainer", "realtor",
    "nanny",
  ]

  /// "my favorite coffee", "my trash day": what stays as it is.
  private static let standing: Set<String> = [
    "favorite", "favourite", "go-to", "nearest", "closest", "usual", "regular", "local", "main", "trash",
    "garbage", "recycling", "bin", "laundry",
  ]

  private static let moods: Set<String> = [
    "killing", "broken", "due", "late", "done", "finished", "hurting", "driving", "dead", "sick", "tired",
    "annoying", "mess", "fine", "good", "bad", "gone", "lost", "full", "coming", "going", "not", "so",
    "too", "really", "very", "dirty", "empty", "running", "leaking", "making", "getting", "being",
    "always", "on", "over", "overdue", "in", "out", "at", "a", "an", "asleep", "awake", "away", "alone",
    "alive", "afraid", "sleeping", "hungry", "bored", "quiet", "loud", "nice", "ready", "here", "there",
    "great", "awful", "horrible", "wonderful", "boring", "stupid", "hard", "easy", "fried", "mush",
    "spinning", "all", "still", "also", "just", "such", "messy", "racing", "toast", "long", "endless",
    "crazy", "insane", "low", "high", "dying", "charging", "slow", "cold", "hot", "small", "big",
    "charged", "dead", "old", "new", "cancelled", "canceled", "closed", "open", "down", "up", "off",
    "stuck", "missing", "stolen", "expired", "gross", "ugly", "cute", "nice", "okay", "ok", "amazing",
    "terrible", "delayed", "declined", "frozen", "upset", "mad", "angry", "happy", "sad", "visiting",
    "calling", "waiting", "asking", "yelling", "crying",
  ]

  /// "my dentist is dr. chen", "my wifi password is penguin42".
  private static func possession(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    guard !clause.isQuestion, let subject = match.reference, let text = match.words else { return nil }
    let subjects = clause.words[subject]
    let texts = clause.words[text]
    guard subject.count <= 4, text.count <= 12, let head = subjects.last, let first = texts.first else {
      return nil
    }
    let isAsked = clause.words.first?.text != "my"
    let isPerson = people.contains(head.text)
    let isDateFact = ["birthday", "anniversary"].contains(head.text)
    if !isAsked {
      let isFavorite = standing.contains(subjects.first?.text ?? "")
      // "my doctor is on elm street"
      let isAddress = isPerson && first.text == "on" && texts.count > 2 && !texts.contains { $0.when >= 0 }
      if moods.contains(first.text), !(isDateFact && first.text == "on"), !isFavorite, !isAddress {
        return nil
      }
      // "my pronouns are they/them"
      let isPronoun = head.text == "pronouns"
      if first.text.hasSuffix("ing") || first.isAny([.negation, .adverb, .subject]) && !isPronoun {
        return nil
      }
      // "my kid is asleep finally"
      if isPerson, texts.contains(where: { $0.isAny([.adverb]) || $0.when >= 0 }) { return nil }
      if first.when >= 0, !isDateFact, !isFavorite { return nil }
      // "my boss is the worst"
      if first.text == "the", texts.count == 2, let last = texts.last,
        ["best", "worst", "greatest", "coolest", "sweetest", "cutest", "bomb", "goat", "devil", "man"]
          .contains(last.text)
      {
        return nil
      }
      let hasName = first.isAny([.capital]) || texts.contains { $0.isAny([.capital, .number, .address]) }
      let factNouns: Set<String> = [
        "password", "address", "number", "name", "email", "phone", "size", "code", "pin", "color",
        "birthday", "favorite", "favourite", "go-to", "username", "locker", "plate", "type", "allergy", "job",
        "title",
        "school", "timezone", "pronouns", "anniversary", "gym", "pharmacy", "bank", "street", "zip",
        "goal", "food", "team", "car", "hometown", "middle",
      ]
      guard isPerson || hasName || isFavorite || subjects.contains(where: { factNouns.contains($0.text) })
      else {
        return nil
      }
    }
    let name = subjects.map(\.text).joined(separator: " ")
    let category =
      isPerson
      ? "person"
      : ["name"].contains(name)
        ? "name"
        : name.contains("favorite") ? "preference" : name.contains("address") ? "place" : "other"
    return Act(
      .remember, confidence: isAsked ? 0.95 : isPerson ? 0.92 : 0.85, span: clause.span,
      details: .fact(subject: name, text: context.written(texts), category: category))
  }

  /// "remember that i am allergic to nuts", "i live in leeds".
  private static func aboutMe(_ tag: String, _ clause: Clause, _ context: ActContext) -> Act? {
    guard !clause.isQuestion, let i = clause.words.firstIndex(where: { $0.text == "i" }) else { return nil }
    var words = Array(clause.words[(i + 1)...])
    guard let first = words.first, words.count <= 14 else { return nil }
    let texts = words.map(\.text)
    let isAsked = tag == "i" || tag == "i2"
    // "remember that i need to call mom" is a task.
    if ["need", "must", "should", "got", "will"].contains(first.text) || texts.starts(with: ["have", "to"]) {
      return nil
    }
    let category: String
    var subject = "me"
    switch first.text {
    case "am" where texts.contains("allergic"):
      category = "health"
      subject = "allergies"
    case "am": category = "other"
    case "live":
      category = "place"
      subject = "home"
    case "work":
      category = "place"
      subject = "work"
      if !isAsked, ["on", "for", "at"].contains(texts.dropFirst().first ?? ""),
        !words.contains(where: { $0.isAny([.capital]) })
      {
        return nil
      }
    case "like", "love", "hate", "prefer":
      category = "preference"
      if !isAsked,
        texts.dropFirst().first.map({
          ["it", "that", "this", "you", "to", "how", "when", "my", "adulting", "them", "mondays"].contains($0)
        }) ?? true
      {
        return nil
      }
    case "wake", "get", "go", "usually", "take": category = "routine"
    default: category = isAsked ? "other" : "other"
    }
    // The words as said, without "i am": "allergic to nuts".
    if first.text == "am", words.count > 1 { words.removeFirst() }
    let confidence = isAsked ? 0.94 : tag == "pref" ? 0.7 : 0.85
    if tag == "pref" { return nil }
    return Act(
      .remember, confidence: confidence, span: clause.span,
      details: .fact(subject: subject, text: context.written(words), category: category))
  }

  /// "remember that the wifi password is penguin42".
  private static func statement(_ match: PatternMatch, _ clause: Clause, _ context: ActContext) -> Act? {
    guard let range = match.reference else { return nil }
    var words = Array(clause.words[range])
    if TaskFrames.obligations.prefix(of: Clause(words, span: clause.span)) != nil { return nil }
    var subject = "me"
    if let be = words.firstIndex(where: { ["is", "are"].contains($0.text) }), be > 0, be < words.count - 1,
      be <= 5
    {
      var named = Array(words[..<be])
      while named.count > 1, named[0].isAny([.determiner]) { named.removeFirst() }
      subject = named.map(\.text).joined(separator: " ")
      words = Array(words[(be + 1)...])
    } else if let first = words.first(where: { !$0.isAny(.small) }) {
      subject = first.text
    }
    let category = people.contains(subject) ? "person" : "other"
    return Act(
      .remember, confidence: 0.93, span: clause.span,
      details: .fact(subject: subject, text: context.written(words), category: category))
  }
}
