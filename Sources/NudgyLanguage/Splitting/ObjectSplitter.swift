/// "call the dentist and the bank" is two calls; "buy milk and eggs" is one errand.
enum ObjectSplitter {
  private static let perPerson: Set<String> = ["call", "text", "email", "phone", "ring", "message", "dm"]

  static func split(_ draft: TaskDraft) -> [TaskDraft] {
    if let parts = splitByTime(draft) ?? splitOtherOne(draft) { return parts }
    guard let verb = draft.words.first, perPerson.contains(verb.text), draft.prefix == nil,
      draft.words.count >= 5,
      draft.words.count <= 30
    else { return [draft] }
    guard let groups = objectGroups(Array(draft.words.dropFirst())), groups.count > 1 else { return [draft] }
    return groups.map { group in
      var part = draft
      part.words = [verb] + group
      return part
    }
  }

  /// "change the bank password and the email one" is two passwords.
  private static func splitOtherOne(_ draft: TaskDraft) -> [TaskDraft]? {
    let words = draft.words.filter { $0.when < 0 }
    guard words.count <= 14, let link = words.lastIndex(where: { $0.text == "and" }), link >= 3,
      let verb = words.first, verb.isAny([.verb]), words.count - link >= 4, words.count - link <= 6,
      words[link + 1].isAny([.determiner]), words.last?.text == "one",
      let noun = words[..<link].last(where: { !$0.isAny(.small) }), noun.token != verb.token,
      words[1].isAny([.determiner]), words[link - 1].token == noun.token
    else { return nil }
    var first = draft
    first.words = Array(words[..<link]) + draft.words.filter { $0.when >= 0 }
    var second = draft
    second.words =
      [verb] + words[(link + 1)..<(words.count - 1)] + [noun] + draft.words.filter { $0.when >= 0 }
    return [first, second]
  }

  /// The objects of "the dentist, the bank and my mom", each with its article; nil when they are anything else.
  private static func objectGroups(_ words: [Word]) -> [[Word]]? {
    var groups: [[Word]] = [[]]
    for (index, word) in words.enumerated() {
      if word.when >= 0 { break }
      let isBreak = word.text == "and" || word.pause == .comma
      if isBreak, !(groups.last?.isEmpty ?? true) { groups.append([]) }
      if word.text == "and" { continue }
      if word.isAny([.preposition, .subordinator]) && !word.isAny([.determiner]) { return nil }
      if groups[groups.count - 1].isEmpty {
        guard word.isAny([.determiner]), index + 1 < words.count else { return nil }
      }
      groups[groups.count - 1].append(word)
    }
    groups.removeAll { $0.isEmpty }
    guard groups.allSatisfy({ (2...4).contains($0.count) }) else { return nil }
    // A time after the last object is shared by all.
    let times = words.filter { $0.when >= 0 }
    return groups.map { $0 + times }
  }
}
