// "pay rent on the 1st and water bill on the 5th": each thing with its own day, under a verb said once.
extension ObjectSplitter {
  /// No longer task is taken for several.
  private static let longest = 24

  /// One draft for each thing that has a time of its own; nil when there are not at least two.
  static func splitByTime(_ draft: TaskDraft) -> [TaskDraft]? {
    let words = draft.words
    guard draft.prefix == nil, draft.leadingWhens.isEmpty, (4...longest).contains(words.count),
      let groups = timedGroups(words), groups.count > 1
    else { return nil }
    guard HeadFinder(words: words).isTaskHead(at: 0, afterBreak: true) else {
      return groups.allSatisfy(isOnlyNamed) ? groups.map { part(of: draft, $0) } : nil
    }
    let verb = Array(words[..<verbLength(words)])
    guard groups[0].count > verb.count else { return nil }
    return [part(of: draft, groups[0])] + groups.dropFirst().map { part(of: draft, verb + $0) }
  }

  private static func part(of draft: TaskDraft, _ words: [Word]) -> TaskDraft {
    var part = draft
    part.words = words
    return part
  }

  /// "pick up", "call"
  private static func verbLength(_ words: [Word]) -> Int {
    switch words[1].text {
    case "up", "off", "out", "down", "back": 2
    default: 1
    }
  }

  /// The words between each "and" or comma that stands right behind a time.
  private static func timedGroups(_ words: [Word]) -> [[Word]]? {
    var groups: [[Word]] = [[]]
    for (index, word) in words.enumerated() {
      let isJoint = word.text == "and" || word.pause == .comma
      if isJoint, word.when < 0, index > 0, words[index - 1].when >= 0 {
        groups.append([])
        if word.text == "and" { continue }
      }
      groups[groups.count - 1].append(word)
    }
    guard groups.count > 1, groups.allSatisfy({ group in group.contains { $0.when >= 0 } }),
      groups.dropFirst().allSatisfy(namesThing)
    else { return nil }
    return groups
  }

  /// Whether the words begin with a thing or a person and tell nothing of it.
  private static func namesThing(_ group: [Word]) -> Bool {
    guard let first = group.first, first.when < 0,
      !first.isAny([.object, .connective]) || first.isAny([.determiner]),
      !first.isAny([.preposition, .subordinator, .adverb, .strongVerb]) || first.isAny([.determiner])
    else { return false }
    let isTold = group.contains {
      $0.isAny([.be, .have, .modal, .negation, .doForm, .question])
        || $0.isAny([.subject]) && !$0.isAny([.determiner])
    }
    let named = group.filter { $0.when < 0 && !$0.isAny(.small) }
    // "work out monday and rest tuesday"
    if let only = named.first, named.count == 1, only.isAny([.verb]), !first.isAny([.determiner]),
      Noun.kinds(only.text) == nil, !PersonWord.contains(only.text)
    {
      return false
    }
    return !isTold && group.contains { $0.when < 0 && !$0.isAny(.small) && !$0.isAny([.number]) }
  }

  /// "dentist monday": a name of a word or three, and when it is.
  private static func isOnlyNamed(_ group: [Word]) -> Bool {
    let named = group.filter { $0.when < 0 && !["on", "at", "by"].contains($0.text) }
    return (1...3).contains(named.count)
      && !named.contains { $0.isAny([.preposition, .strongVerb, .likelyVerb]) }
  }
}
