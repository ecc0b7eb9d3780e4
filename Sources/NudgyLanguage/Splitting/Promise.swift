// "i told rachel i would help her move", "i haven't paid the invoice": tasks told as stories.
extension TaskReader {
  private static let promises = PatternTable(
    """
    (i|we) ~ (told|promised) <ref> [that] (i|we) ~ (would|will) ~ <words> = person
    (i|we) ~ (told|promised) <ref> (i|we) am going to <words> = person
    (i|we) ~ promised <ref> to <words> = person
    (i|we) ~ said [that] (i|we) (would|will) ~ <words> = self
    """)

  /// "i promised dan i'd review his pr" → "review dan's pr"
  static let promise = Rule(name: "promise") { clause in
    guard clause.count <= 30,
      clause.words.contains(where: { $0.text == "told" || $0.text == "promised" || $0.text == "said" }),
      let match = promises.match(clause)
    else { return nil }
    let isSelf = match.tag == "self"
    guard let deed = isSelf ? match.words ?? match.reference : match.words else { return nil }
    let name = isSelf ? [] : match.reference.map { Array(clause.words[$0]) } ?? []
    guard isSelf || !name.isEmpty, name.count <= 3, name.allSatisfy({ $0.when < 0 }) else { return nil }
    let words = isSelf ? Array(clause.words[deed]) : naming(name, in: Array(clause.words[deed]))
    guard let verb = words.first, words.count > 1, isWorthDoing(words),
      !["think", "consider", "try"].contains(verb.text),
      verb.isAny([.verb]) || !verb.isAny(.small) && verb.when < 0
        || verb.text == "be" && ["at", "there"].contains(words[1].text)
    else { return nil }
    // "i told him i'd buy two": a number names nothing.
    if words.contains(where: { ["it", "you"].contains($0.text) })
      || words.dropFirst().allSatisfy({ $0.isAny([.number]) })
    {
      return nil
    }
    return TaskDraft(words: words, source: clause.words, confidence: 0.85, ground: .promise)
  }

  /// The words with the person's name in place of "him", "her" and "his".
  static func naming(_ person: [Word], in words: [Word]) -> [Word] {
    var result: [Word] = []
    var isNamed = false
    for (index, word) in words.enumerated() {
      guard !isNamed, ["him", "her", "them", "his", "their"].contains(word.text) else {
        result.append(word)
        continue
      }
      isNamed = true
      result += person
      guard isOwner(word, before: index + 1 < words.count ? words[index + 1] : nil) else { continue }
      result[result.count - 1].text += "'s"
    }
    return result
  }

  /// "his pr", "her notes", but not "help her move".
  private static func isOwner(_ word: Word, before next: Word?) -> Bool {
    if ["his", "their"].contains(word.text) { return true }
    guard word.text == "her", let next, next.when < 0 else { return false }
    return !next.isAny(.small) && !next.isAny([.verb])
  }

  private static let omissions = PatternTable(
    """
    [but] (i|we) ~ (have|had) ~ not ~ <words>
    [but] (i|we) never <words>
    """)

  /// "i haven't paid the daycare invoice" → "pay the daycare invoice"
  static let unfinished = Rule(name: "unfinished") { clause in
    guard clause.count <= 24, !clause.words.contains(where: { $0.text == "since" }),
      let match = omissions.match(clause),
      let rest = (match.words ?? match.reference).map({ Array(clause.words[$0]) }),
      let verb = rest.first, let plain = WordTable.pastForms[verb.text], rest.count > 1,
      ![
        "been", "seen", "had", "slept", "known", "felt", "thought", "eaten", "got", "gotten",
        "went", "gone", "done",
      ]
      .contains(verb.text),
      rest[1].isAny([.determiner, .capital]) || PersonWord.contains(rest[1].text)
        || !rest[1].isAny(.small) && rest[1].when < 0 && rest[1].text != "yet"
    else { return nil }
    guard !["anything", "nothing", "much", "it", "that", "any"].contains(rest[1].text) else {
      return nil
    }
    var deed = verb
    deed.text = plain
    deed.flags = WordFlags.of(plain)
    let words = [deed] + rest.dropFirst()
    return isWorthDoing(words)
      ? TaskDraft(words: words, source: clause.words, confidence: 0.75, ground: .unfinished) : nil
  }
}
