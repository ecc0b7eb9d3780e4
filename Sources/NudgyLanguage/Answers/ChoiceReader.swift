import NudgyCore
import NudgyReader

/// Reads the answer to "which one?".
package enum ChoiceReader {
  package enum Answer: Sendable, Equatable {
    /// Indices into the choices, from 0.
    case chosen([Int])
    /// "neither", "never mind", "none of them".
    case none
    /// The message is about something else.
    case notAnAnswer
  }

  /// What `text` says about `choices` (titles, in the order they were offered).
  ///
  /// "2", "#14" (with `numbers`), "the second", "the mortgage one", "both", "the last one".
  package static func answer(_ text: String, choices: [String], numbers: [Int]) -> Answer {
    guard !choices.isEmpty else { return .notAnAnswer }
    let tokens = Tokenizer.tokenize(text).tokens
    guard tokens.count <= 30 else { return .notAnAnswer }
    let words = stripped(tokens.filter { $0.kind != .punctuation || $0.lower == "#" }.map(\.lower))
    guard !words.isEmpty else { return .notAnAnswer }
    if refusals.contains(words) { return .none }
    if everything.contains(words) { return .chosen(Array(choices.indices)) }
    // A question, and what is not meant, choose nothing.
    guard !tokens.contains(where: { $0.lower == "?" || ["not", "isn't", "n't", "don't"].contains($0.lower) })
    else { return .notAnAnswer }
    if let exact = choices.firstIndex(where: { $0.lowercased() == text.lowercased() }) {
      return .chosen([exact])
    }
    return places(words, count: choices.count, numbers: numbers) ?? byWords(words, choices)
  }

  /// Whether all that words name stands in one of the choices.
  package static func isOne(_ text: String, of choices: [String]) -> Bool {
    let said = ReaderWords(text).content
    return choices.contains { said.isSubset(of: ReaderWords($0).content) }
  }

  // MARK: - Phrasings

  /// What leads up to an answer, and what follows it.
  private static let leads: WordTable = """
    i choose pick want meant mean it's its that's let's do maybe um uh oh just yes yeah yep ok okay please
    sorry hmm guess probably definitely option choice well so actually think answer is
    """
  private static let trails: WordTable = """
    please thanks nudgy obviously actually i think guess then
    """

  private static func stripped(_ words: [String]) -> [String] {
    var words = words[...]
    while words.count > 1, !isWhole(words), let first = words.first, leads.contains(first) {
      words.removeFirst()
    }
    while words.count > 1, !isWhole(words), let last = words.last, trails.contains(last) {
      words.removeLast()
    }
    return Array(words)
  }

  private static func isWhole(_ words: ArraySlice<String>) -> Bool {
    refusals.contains(Array(words)) || everything.contains(Array(words))
  }

  private static let refusals = Set(
    """
    neither, none, nothing, no, nope, nah, cancel, stop, never mind, forget it, forget that, not now,
    skip it, leave it, no thanks, never, nvm, nevermind, no one, no thank you, something else, neither one,
    none of them, none of those, none of these, neither of them, neither of those, none of the above,
    never mind that, never mind it, not either, not any, not those, not them, not any of them,
    not any of those, not either of them, not either one, neither please
    """.phrases)
  private static let everything = Set(
    """
    both, all, everything, each, all three, all two, the two, the three, every one, all of it, the lot,
    both of them, both of those, all of them, all of those, all three of them, each of them, both tasks,
    both ones, them both, them all, those both, all tasks, all the above, all of the above, both please,
    all please, all the tasks
    """.phrases)

  // MARK: - Places and numbers

  /// "2", "the second", "1 and 3", "#14", "the last one"; nil when it holds other words.
  private static func places(_ words: [String], count: Int, numbers: [Int]) -> Answer? {
    var chosen: [Int] = []
    var isMarked = false
    for (index, word) in words.enumerated() {
      switch word {
      case "#": isMarked = true
      case "one" where words.count == 1 || index > 0 && words[index - 1] == "number": chosen.append(0)
      case "and", "the", "one", "ones", "number", "task", "option", "item", "choice", "thing", "that", "this",
        "no":
        continue
      case "former", "top", "upper": chosen.append(0)
      case "latter", "bottom", "lower", "last", "final": chosen.append(count - 1)
      case "middle" where count == 3: chosen.append(1)
      case "other" where count == 2: return .notAnAnswer
      default:
        guard let place = place(word, count: count, numbers: numbers, isMarked: isMarked) else { return nil }
        chosen.append(place)
        isMarked = false
      }
    }
    guard !chosen.isEmpty, chosen.allSatisfy({ (0..<count).contains($0) }) else { return nil }
    return .chosen(chosen.enumerated().filter { !chosen[..<$0].contains($1) }.map(\.element))
  }

  private static func place(_ word: String, count: Int, numbers: [Int], isMarked: Bool) -> Int? {
    if let number = Int(word) {
      // "#14" names a task; a bare "2" a place, and a task only where no such place is.
      if let task = numbers.firstIndex(of: number), isMarked || !(1...count).contains(number) { return task }
      return isMarked || !(1...count).contains(number) ? nil : number - 1
    }
    if word.utf8.count == 1, let letter = word.utf8.first, letter >= UInt8(ascii: "a"),
      Int(letter) - 0x61 < count
    {
      return Int(letter) - 0x61
    }
    if let place = NumberWord.place(of: word), place > 0 { return place - 1 }
    return NumberWord.value(of: word).map { $0 - 1 }
  }

  // MARK: - Words

  /// "the mortgage one": the choice that holds more of the words than any other.
  private static func byWords(_ words: [String], _ choices: [String]) -> Answer {
    let said = words.filter { !generic.contains($0) && !ReaderWords.small.contains($0) }
    guard !said.isEmpty, said.count <= 8 else { return .notAnAnswer }
    let titles = choices.map { Tokenizer.tokenize($0).tokens.map(\.lower) }
    let scores = titles.map { title in said.count { word in title.contains { isAlike(word, $0) } } }
    guard let best = scores.max(), best > 0 else { return .notAnAnswer }
    // Most of what was said must be about the choice; else it is something new ("buy milk for the bank").
    guard best * 2 >= said.count else { return .notAnAnswer }
    let winners = scores.indices.filter { scores[$0] == best }
    if winners.count == 1 { return .chosen(winners) }
    return winners.count == choices.count ? .notAnAnswer : .chosen(winners)
  }

  private static let generic: Set = ["one", "task", "thing", "about", "ones", "it", "is"]

  /// The same word, its plural, or one letter off in a long word.
  private static func isAlike(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    if left == right + "s" || right == left + "s" || left + "'s" == right || right + "'s" == left {
      return true
    }
    let short = min(left.utf8.count, right.utf8.count)
    guard short >= 5 else { return false }
    if left.hasPrefix(right) || right.hasPrefix(left) { return true }
    // One letter changed, was left out, was added or changed places.
    let gap = LetterGap(Array(left.utf8), Array(right.utf8))
    return gap.isInsertion || gap.isChange || gap.isSwap
  }
}
