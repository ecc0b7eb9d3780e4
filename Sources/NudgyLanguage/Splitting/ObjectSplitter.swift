/// "call the dentist and the bank" is two calls; "buy milk and eggs" is one errand.
enum ObjectSplitter {
  private static let perPerson: Set<String> = ["call", "text", "email", "phone", "ring", "message", "dm"]

  static func split(_ draft: TaskDraft) -> [TaskDraft] {
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
