// "um i need uh to call": hesitations and asides that never carry meaning.
extension WordRefiner {
  static let dropHesitations = WordRefiner(name: "drop hesitations") { words, _ in
    var result: [Word] = []
    result.reserveCapacity(words.count)
    var index = 0
    var pause = Word.Pause.none
    while index < words.count {
      let length = hesitationLength(words, at: index)
      if length > 0 {
        pause = max(
          pause, words[index].pause, hesitations.contains(words[index]) && index > 0 ? .slight : .none)
        index += length
        continue
      }
      var word = words[index]
      word.pause = max(word.pause, pause)
      pause = .none
      // "so, uh, ask her": the comma belongs to the hesitation.
      if word.pause == .comma, let link = result.last, ["so", "and", "but", "or"].contains(link.text) {
        word.pause = .none
      }
      result.append(word)
      index += 1
    }
    return result
  }

  private static let hesitations: WordGroup = [
    "um", "umm", "uh", "uhh", "uhm", "er", "erm", "hmm", "hm", "mm", "ah", "eh", "uhhh", "ummm", "mmm",
  ]

  /// How many words from `index` on are a hesitation: "uh", "you know", "like" between pauses or before a verb.
  private static func hesitationLength(_ words: [Word], at index: Int) -> Int {
    let word = words[index]
    if hesitations.contains(word) { return 1 }
    let next = index + 1 < words.count ? words[index + 1] : nil
    let before = index > 0 ? words[index - 1] : nil
    switch word.text {
    case "you"
    where next?.text == "know" && index + 2 < words.count && words[index + 2].text == "what"
      && before?.isAny([.doForm, .modal]) != true:
      return index + 3 < words.count ? 3 : 0
    case "you" where next?.text == "know":
      let after = index + 2 < words.count ? words[index + 2] : nil
      let isQuestion = before?.isAny([.doForm, .modal, .question]) == true
      let hasObject = after?.isAny([.question, .preposition]) == true || after?.text == "that"
      // "just so you know"
      let isPurpose = before?.text == "so"
      return isQuestion || hasObject || isPurpose || index == 0 && after == nil ? 0 : 2
    case "like" where isFillerLike(before: before, next: next): return 1
    case "literally", "basically", "honestly", "lol", "lmao", "haha": return words.count > 1 ? 1 : 0
    default: return 0
    }
  }

  /// "and like wipe the counters", "i have like so much"; but "i like tea", "feel like", "something like that".
  private static func isFillerLike(before: Word?, next: Word?) -> Bool {
    guard let next else { return false }
    if next.isAny([.question]) || next.text == "that" || next.text == "this" { return false }
    guard let before else { return next.isAny([.verb, .subject]) }
    if before.isAny([.connective, .filler]) || before.text == "to" && next.isAny([.verb]) { return true }
    if before.isAny([.verb]), next.isAny([.number]) { return true }
    if before.isAny([.have, .be]) { return next.text == "so" || next.isAny([.number]) }
    return false
  }
}
