import NudgyCore
import NudgyLanguage

/// Finds the fact that answers a question in free words: "where did I park?" is answered by "I parked on level 2".
enum QuestionMatch {
  /// The fact that speaks of everything the question names; the one learnt last among several.
  static func best(for question: String, in facts: [MemoryFact]) -> MemoryFact? {
    let wanted = telling(MemoryWords.words(question))
    guard !wanted.isEmpty else { return nil }
    return facts.last { stems($0.subject).union(stems($0.text)).isSuperset(of: wanted) }
  }

  /// What was told last of somebody whom a question names: "what should I avoid feeding Tolu" is answered by "Tolu is allergic to
  /// nuts".
  static func ofSomebody(in question: String, _ facts: [MemoryFact]) -> MemoryFact? {
    let wanted = Set(AskedWords.telling(in: question).map(stem))
    guard let topic = topics.first(where: { !$0.asked.isDisjoint(with: wanted) }) else { return nil }
    return facts.last { fact in
      guard !topic.told.isDisjoint(with: stems(fact.text)), let first = fact.text.split(separator: " ").first
      else { return false }
      let name =
        first.lowercased().replacing("\u{2019}", with: "'").split(separator: "'").first.map(String.init) ?? ""
      return name.count > 2 && wanted.contains(stem(name))
    }
  }

  /// What such a question asks for, and the words of which some are in what answers it, by their stems.
  private static let topics: [(asked: Set<String>, told: Set<String>)] = [
    (
      ["eat", "feed", "food", "cook", "drink", "avoid", "serv", "dinner", "lunch", "mak", "giv", "bak"],
      [
        "allergic", "allergy", "vegan", "vegetarian", "eat", "meat", "nut", "gluten", "dairy", "coeliac",
        "celiac", "halal",
        "kosher", "lik", "hat", "intolerant", "diabetic", "drink", "sugar", "lactos", "fish", "pork",
        "alcohol", "shellfish",
      ]
    ),
    (
      ["birthday", "bday", "born", "old", "ag", "turn"],
      ["birthday", "bday", "born", "turn", "year", "old", "ag"]
    ),
  ]

  /// The words of a question that say what it is about.
  private static func telling(_ words: [String]) -> Set<String> {
    guard words.contains(where: asking.contains) else { return [] }
    let left = words.filter { !asking.contains($0) && !small.contains($0) }
    let isOfPlace = words.contains { ["where", "wheres"].contains($0) }
    let named = isOfPlace ? left.filter { !placing.contains($0) } : left
    // "What shoes does Ben need" is about Ben's shoes; "when did I call mom" is not about mom alone.
    let things = named.filter { !light.contains($0) }
    return Set((things.count > 1 ? things : named).map(stem))
  }

  private static func stems(_ text: String) -> Set<String> {
    Set(MemoryWords.words(text).map(stem))
  }

  /// The same for "park", "parked" and "parking".
  static func stem(_ word: String) -> String {
    var stem = word[...]
    if let ending = ["ing", "ed", "s"].first(where: { word.hasSuffix($0) && word.count > $0.count + 2 }),
      !word.hasSuffix("ss")
    {
      stem = stem.dropLast(ending.count)
      let last = stem.suffix(2)
      if ending != "s", last.count == 2, last.first == last.last { stem = stem.dropLast() }
    }
    if stem.count > 3, stem.last == "e" { stem = stem.dropLast() }
    return String(stem)
  }

  private static let asking: Set = [
    "what", "whats", "where", "wheres", "when", "whens", "who", "whos", "which", "whose",
  ]

  private static let small: Set = [
    "a", "about", "again", "am", "an", "and", "are", "at", "be", "been", "can", "could", "did", "do", "does",
    "exactly", "for", "from", "had", "has", "have", "her", "his", "i", "i'm", "in", "is", "it", "know", "me",
    "my", "nudgy", "of", "on", "our", "please", "remember", "remind", "s", "should", "so", "tell", "that",
    "the", "their", "there", "they", "this", "to", "today", "was", "we", "were", "will", "with", "would",
    "you",
    "your",
  ]

  /// What is done to a thing whose place is asked for.
  private static let placing: Set = [
    "put", "leave", "left", "keep", "kept", "store", "stored", "hide", "hid", "lay", "laid", "set", "stash",
    "stashed", "placed", "find", "stand", "go", "belong",
  ]

  /// Verbs that say little beside two things.
  private static let light: Set = [
    "need", "needs", "want", "wants", "like", "likes", "wear", "wears", "take", "takes", "use", "uses", "get",
    "gets", "call", "called",
  ]
}
