// What ends what was said, so that a verb behind it begins something: a time, "again", "nothing".
extension HeadFinder {
  /// "we liked her a lot book flights", "he's sick again call the office": words that end what was said.
  func isClosed(before index: Int) -> Bool {
    guard let before = word(index - 1) else { return false }
    if before.when >= 0 { return isClosedByTime(before: index) }
    switch before.text {
    // "we are down to nothing call back the people"
    case "nothing", "everything", "something": return word(index - 2)?.isAny([.preposition, .verb]) == true
    case "lot": return word(index - 2)?.text == "a"
    case "again", "anymore", "twice", "already", "lol", "yet":
      return words[max(0, index - 8)..<(index - 1)].contains {
        $0.isAny([.subject]) && !$0.isAny([.determiner])
      }
    default: return false
    }
  }

  /// "the room for the nineteenth order toner": a time ends what was said, unless it only says which ("the tuesday
  /// order", "schedule tuesday call").
  private func isClosedByTime(before index: Int) -> Bool {
    guard let verb = word(index),
      verb.isAny([.strongVerb, .likelyVerb]) || verb.text == "review" || reachesPlace(index),
      let next = word(index + 1),
      !next.isAny(.small) || reachesPlace(index), next.when < 0, next.pause == .none
    else { return false }
    var first = index - 1
    let when = words[first].when
    while first > 0, words[first - 1].when == when { first -= 1 }
    guard let before = word(first - 1) else { return false }
    // "ship the fix today review the pull request": a day that never says which.
    if first == index - 1, ["today", "tomorrow", "tonight"].contains(words[first].text),
      !before.isAny([.determiner])
    {
      return true
    }
    let isWhole =
      words[first].isAny([.preposition]) || before.isAny([.preposition]) && !before.isAny([.determiner])
    return isWhole || first < index - 1 && !words[first].isAny([.determiner])
  }

  /// "*swing by* the library", "*drop off* the forms": a verb with its particle and what it is done to.
  private func reachesPlace(_ index: Int) -> Bool {
    guard words[index].isAny([.verb]), let particle = word(index + 1), particle.pause == .none,
      ["by", "off", "up", "out", "over", "round", "around"].contains(particle.text),
      let object = word(index + 2)
    else { return false }
    return object.pause == .none && object.isAny([.determiner])
  }
}
