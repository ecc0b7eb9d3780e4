import NudgyCore

/// Finds the fact that is meant by the words for its subject.
enum SubjectMatch {
  /// How a subject is stored: one line, lower case, without "my".
  static func stored(_ subject: String) -> String {
    var words = PlainText.singleLine(subject).lowercased().split(separator: " ")
    while words.count > 1, let first = words.first, ["my", "the", "our"].contains(first) {
      words.removeFirst()
    }
    return words.joined(separator: " ")
  }

  /// Whether the user's own name is meant.
  static func isName(_ subject: String) -> Bool {
    ["name", "nickname", "first name"].contains(stored(subject))
  }

  /// Where a new fact belongs: a subject holds one fact, the user holds many.
  static func sameSubject(_ subject: String, _ text: String, in facts: [MemoryFact]) -> Int? {
    let key = key(subject)
    let isOpen = isSelf(subject)
    return facts.lastIndex { fact in
      self.key(fact.subject) == key && (!isOpen || fact.text.lowercased() == text.lowercased())
    }
  }

  /// The best fact for a question; the one learnt last among equals.
  static func best(for subject: String, in facts: [MemoryFact]) -> MemoryFact? {
    candidates(for: subject, in: facts).last
  }

  /// The fact to be forgotten: close ones must not be confused.
  static func certain(for subject: String, in facts: [MemoryFact]) -> MemoryFact? {
    let found = candidates(for: subject, in: facts)
    let isExact = found.contains { key($0.subject) == key(subject) }
    return found.count == 1 || isExact ? found.last : nil
  }

  /// From the closest reading to the widest; the first that finds anything decides.
  private static func candidates(for subject: String, in facts: [MemoryFact]) -> [MemoryFact] {
    let wanted = key(subject)
    guard !wanted.isEmpty else { return [] }
    let readings: [(MemoryFact) -> Bool] = [
      { key($0.subject) == wanted },
      { Set(key($0.subject)) == Set(wanted) },
      // "dentist" for "dentist phone", never the other way: who asks for the phone wants no name.
      { Set(key($0.subject)).isSuperset(of: wanted) },
      // "nuts" for "allergic to nuts".
      { Set(key($0.subject) + key($0.text)).isSuperset(of: wanted) },
      { tellsPart($0, wanted) },
    ]
    for reading in readings {
      let found = facts.filter(reading)
      if !found.isEmpty { return found }
    }
    return facts.filter { isMisspelt(wanted, of: key($0.subject)) }
  }

  /// "Dr. Patel on 555 2020" tells the dentist's number, "ana@work.example" Ana's e-mail address.
  private static func tellsPart(_ fact: MemoryFact, _ wanted: [String]) -> Bool {
    let owner = wanted.filter { !contactParts.contains($0) }
    guard !owner.isEmpty, owner.count < wanted.count, Set(key(fact.subject)).isSuperset(of: owner) else {
      return false
    }
    if wanted.contains(where: { ["email", "e", "mail"].contains($0) }) { return fact.text.contains("@") }
    return fact.text.filter(\.isNumber).count >= 5
  }

  private static let contactParts: Set = [
    "number", "phone", "telephone", "cell", "mobile", "email", "e", "mail", "address",
  ]

  /// Word by word, so that "dad's birthday" never passes for "mom's birthday".
  private static func isMisspelt(_ wanted: [String], of subject: [String]) -> Bool {
    guard wanted.count == subject.count else { return false }
    return zip(wanted, subject).allSatisfy { word, other in
      if word == other { return true }
      guard word.count > 3, other.count > 3, abs(word.count - other.count) <= 2 else { return false }
      return Spelling.nearest(to: word, among: [other]) != nil
    }
  }

  /// The words that tell subjects apart: "my dentist's name" and "the dentist" are the same.
  static func key(_ subject: String) -> [String] {
    let words = MemoryWords.words(subject)
    let telling = words.filter { !fillers.contains($0) }
    return (telling.isEmpty ? words : telling).map { synonyms[$0] ?? $0 }
  }

  static func isSelf(_ subject: String) -> Bool {
    ["i", "me", "myself", "user", "self", "note", "you"].contains(stored(subject))
  }

  private static let fillers: Set = [
    "my", "the", "a", "an", "our", "your", "name", "called", "of", "for", "about", "is", "are", "who", "what",
    "that", "please", "s", "to",
  ]
  private static let synonyms = [
    "mum": "mom", "mommy": "mom", "mummy": "mom", "mother": "mom", "father": "dad",
    "daddy": "dad", "physician": "doctor", "gp": "doctor", "pw": "password", "bday": "birthday",
    "spouse": "partner", "kids": "children", "grandma": "grandmother", "grandpa": "grandfather",
  ]
}

/// Splits text into the words that memory compares.
enum MemoryWords {
  /// Lower case, without accents, punctuation and a possessive `'s`.
  static func words(_ text: String) -> [String] {
    let plain = text.lowercased().replacing("\u{2019}", with: "'").withoutMarks
    return plain.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.compactMap { word in
      var word = word
      while word.first == "'" { word.removeFirst() }
      while word.last == "'" { word.removeLast() }
      if word.hasSuffix("'s") { word.removeLast(2) }
      return word.isEmpty ? nil : String(word)
    }
  }
}
