import NudgyCore

/// Makes a statement of a fact's subject and text, as said to the user: `your dentist is Dr. Chen`.
struct FactSentence {
  let statement: String

  init(_ fact: MemoryFact) {
    let text = FactSentence.turned(fact.text)
    if SubjectMatch.isSelf(fact.subject) {
      statement = FactSentence.aboutUser(text)
    } else if FactSentence.isWhole(fact) {
      let isPronoun = FactSentence.pronouns.contains(FactSentence.firstWord(text))
      statement = isPronoun ? text.lowercasedFirst : text
    } else {
      let subject = FactSentence.named(fact, text)
      statement = "\(subject) \(FactSentence.predicate(text, subject: fact.subject))"
    }
  }

  private static let pronouns = ["she", "he", "they", "it"]

  /// "Noah is allergic to penicillin", kept as it was said, under "noah".
  private static func isWhole(_ fact: MemoryFact) -> Bool {
    let text = fact.text.lowercased().filter { !",;:".contains($0) }
    let named = ["", "my ", "the ", "our "].map { $0 + fact.subject }
    return (named + pronouns).contains {
      text.hasPrefix($0.lowercased() + " ")
    }
  }

  /// `allergic to nuts` → `you are allergic to nuts`, `like tea` → `you like tea`.
  private static func aboutUser(_ text: String) -> String {
    let first = firstWord(text)
    if ["you", "your", "you're"].contains(first) { return text }
    if first == "am" { return "you are" + text.dropFirst(2) }
    return (isVerb(first) || isPastVerb(first) ? "you " : "you are ") + text
  }

  /// `Dr. Chen` → `is Dr. Chen`, `lives in Ohio` stays.
  private static func predicate(_ text: String, subject: String) -> String {
    if thirdPersonVerbs.contains(firstWord(text)) { return text }
    return (isPlural(subject) ? "are " : "is ") + text
  }

  /// A person who is "your sister" is called by name; everything else is the user's own.
  private static func named(_ fact: MemoryFact, _ text: String) -> String {
    let first = firstWord(fact.subject)
    if ["the", "this", "that", "your", "every", "his", "her", "their"].contains(first) {
      return fact.subject
    }
    if first == "our" { return "your" + fact.subject.dropFirst(3) }
    if fact.category == "person", text.hasPrefix("your ") {
      return fact.subject.uppercasedWords
    }
    // "Ben's shoe size", but "your sister's birthday".
    if let owner = owner(of: first), !relations.contains(owner) { return fact.subject.uppercasedFirst }
    return "your " + fact.subject
  }

  /// `ben` of `ben's`.
  private static func owner(of word: String) -> String? {
    let plain = word.replacing("\u{2019}", with: "'")
    return plain.hasSuffix("'s") ? String(plain.dropLast(2)) : nil
  }

  /// The user's words seen from Nudgy's side: `my sister` → `your sister`.
  static func turned(_ text: String) -> String {
    var turned: [Substring] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let end = word.lastIndex { $0.isLetter }.map { word.index(after: $0) } ?? word.startIndex
      let key = word[..<end].lowercased().replacing("\u{2019}", with: "'")
      // "Who I am", but "9 am".
      let verb = turned.last == "you" ? ["am": "are", "was": "were"][key] : nil
      turned.append((verb ?? turns[key] ?? String(word[..<end])) + word[end...])
    }
    return turned.joined(separator: " ")
  }

  private static func firstWord(_ text: String) -> String {
    (text.split(separator: " ").first ?? "").lowercased()
  }

  private static func isPlural(_ subject: String) -> Bool {
    guard let last = subject.split(separator: " ").last, last.hasSuffix("s") else {
      return ["children", "people", "parents"].contains(subject)
    }
    let isSingular = ["ss", "us", "is", "as", "'s", "news"].contains { last.hasSuffix($0) }
    return !isSingular && last.count > 3
  }

  private static func isVerb(_ word: String) -> Bool {
    verbs.contains(word) || word.hasSuffix("n't") || word.hasSuffix("n\u{2019}t")
  }

  /// `parked`; what someone was made or is called by others (`married`) is no deed.
  private static func isPastVerb(_ word: String) -> Bool {
    irregularPasts.contains(word) || word.hasSuffix("ed") && word.count > 4 && !states.contains(word)
  }

  private static let turns = [
    "i": "you", "i'm": "you're", "i've": "you've", "i'll": "you'll", "my": "your", "me": "you",
    "mine": "yours", "our": "your", "myself": "yourself", "we": "you",
  ]
  private static let thirdPersonVerbs: Set = [
    "is", "are", "was", "were", "has", "have", "had", "isn't", "aren't", "can", "can't", "will", "won't",
    "lives", "works", "likes", "loves", "hates", "wants", "needs", "starts", "ends", "opens", "closes",
    "prefers", "comes", "goes", "plays", "speaks", "takes", "does", "doesn't", "means", "eats", "drinks",
  ]
  private static let verbs: Set = [
    "like", "love", "hate", "prefer", "have", "had", "work", "live", "need", "want", "drink", "eat",
    "take", "wake", "get", "go", "play", "use", "speak", "can", "study", "sleep", "run", "own", "keep",
    "feel", "know", "learn", "teach", "write", "read", "drive", "ride", "walk", "cook", "call", "pay",
    "was", "will", "would", "always", "never", "usually", "often", "only", "enjoy", "avoid", "start",
    "finish", "grew", "moved", "do", "think", "believe", "hope", "plan", "collect", "suffer", "struggle",
    "tend", "are",
  ]
  private static let irregularPasts: Set = [
    "put", "left", "went", "got", "gave", "met", "lost", "found", "bought", "sold", "saw", "took", "came",
    "began", "broke", "built", "chose", "drove", "ate", "fell", "felt", "flew", "forgot", "kept", "knew",
    "made",
    "paid", "ran", "said", "sent", "slept", "spent", "taught", "told", "thought", "wore", "won", "wrote",
  ]
  private static let states: Set = [
    "married", "engaged", "divorced", "separated", "retired", "allergic", "vaccinated", "diagnosed",
    "related",
    "interested", "scared", "worried", "tired", "stressed", "excited", "bored", "overwhelmed", "named",
    "based",
    "located", "trained", "qualified", "certified", "insured", "employed", "self-employed", "unemployed",
    "adopted", "disabled", "gifted", "colorblind", "left-handed", "right-handed", "short-sighted", "addicted",
    "committed", "dedicated", "obsessed", "organised", "organized", "disorganised", "disorganized",
    "supposed",
    "used", "widowed", "enrolled", "registered", "subscribed", "blessed", "talented", "short-tempered",
  ]
  /// Whose things are told apart by whose they are to the user.
  private static let relations: Set = [
    "mom", "mum", "mother", "dad", "father", "sister", "brother", "son", "daughter", "wife", "husband",
    "partner", "girlfriend", "boyfriend", "grandma", "grandpa", "grandmother", "grandfather", "gran", "aunt",
    "uncle", "cousin", "niece", "nephew", "boss", "manager", "colleague", "friend", "roommate", "flatmate",
    "landlord", "landlady", "neighbour", "neighbor", "dentist", "doctor", "therapist", "vet", "teacher",
    "cat",
    "dog", "kid", "baby", "child", "kids", "car", "house", "school", "company", "team", "coach", "sitter",
    "babysitter", "nanny", "plumber", "lawyer", "accountant", "mechanic", "fiance", "fiancee", "in-law",
    "stepmom", "stepdad", "stepson", "stepdaughter", "godmother", "godfather", "godson", "goddaughter", "ex",
    "parent", "parents", "twin", "bank", "gym", "office", "church", "client", "assistant", "trainer", "tutor",
  ]
}
