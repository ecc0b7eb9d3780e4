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
    let source = Tokenizer.tokenize(text)
    guard source.tokens.count <= 30 else { return .notAnAnswer }
    let words = WordReader.read(source, whens: [])
    let clause = stripped(Clause(words, span: 0..<text.utf8.count))
    guard !clause.isEmpty else { return .notAnAnswer }
    if refusals.match(clause) != nil { return .none }
    if everything.match(clause) != nil { return .chosen(Array(choices.indices)) }
    if let exact = choices.firstIndex(where: { $0.lowercased() == text.lowercased() }) {
      return .chosen([exact])
    }
    if let places = places(clause, count: choices.count, numbers: numbers) { return places }
    return byWords(clause, choices)
  }

  // MARK: Phrasings

  private static let leads = PatternTable(
    """
    (the answer is|i choose|i pick|i want|i meant|i mean|it is|that is|i think|let us say|let us do|maybe|um|uh|oh|just|yes|yeah|yep|ok|okay|please|no|nope|sorry|hmm|i guess|probably|definitely|option|choice|number|well|so|do|actually)
    """)

  private static func stripped(_ clause: Clause) -> Clause {
    var clause = clause
    while let lead = leads.prefix(of: clause), lead.count < clause.count, !isWholeAnswer(clause) {
      clause = clause.dropping(first: lead.count)
    }
    while clause.count > 1, let last = clause.words.last,
      ["please", "thanks", "nudgy", "obviously", "actually", "i", "think", "guess", "then"].contains(
        last.text)
    {
      clause = clause.dropping(last: 1)
    }
    return clause
  }

  private static func isWholeAnswer(_ clause: Clause) -> Bool {
    refusals.match(clause) != nil || everything.match(clause) != nil
  }

  private static let refusals = PatternTable(
    """
    (neither|none|nothing|no|nope|nah|cancel|stop|never mind|forget it|forget that|not now|skip it|leave it|no thanks|never|nvm|nevermind|no one|no thank you|something else)
    (neither|none|not any) (one|of them|of those|of these|of the above|please|of it)
    never mind [that|it|them|then]
    not (either|any|those|these|them|any of them|any of those|either of them|either one)
    it is (neither|none|none of them)
    """)

  private static let everything = PatternTable(
    """
    (both|all|everything|each|all three|all two|the two|the three|every one|all of it|the lot|the both) [please]
    (both|all|all three|each|every one) of (them|those|these|it)
    both (tasks|ones)
    (them|those) (both|all)
    all (tasks|the above|of the above|the tasks)
    """)

  // MARK: Places and numbers

  /// "2", "the second", "1 and 3", "#14", "the last one".
  private static func places(_ clause: Clause, count: Int, numbers: [Int]) -> Answer? {
    var chosen: [Int] = []
    var isMarked = false
    for (index, word) in clause.words.enumerated() {
      switch word.text {
      case "#":
        isMarked = true
        continue
      case "and", "the", "one", "ones", "number", "task", "option", "item", "choice", "thing", "that", "this",
        "no":
        if word.text == "one", clause.count == 1 || index > 0 && clause.words[index - 1].text == "number" {
          chosen.append(0)
        }
        continue
      case "former", "first", "top", "upper": chosen.append(0)
      case "latter", "bottom", "lower", "last", "final": chosen.append(count - 1)
      case "middle" where count == 3: chosen.append(1)
      case "other" where count == 2: return .notAnAnswer
      default:
        guard let place = place(word.text, count: count, numbers: numbers, isMarked: isMarked) else {
          return nil
        }
        chosen.append(place)
      }
      isMarked = false
    }
    guard !chosen.isEmpty, chosen.allSatisfy({ (0..<count).contains($0) }) else { return nil }
    var unique: [Int] = []
    for index in chosen where !unique.contains(index) { unique.append(index) }
    return .chosen(unique)
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

  // MARK: Words

  private static let generic: Set<String> = [
    "one", "task", "thing", "about", "for", "with", "to", "of", "and", "ones", "it", "is", "at",
  ]

  /// "the mortgage one": the choice that holds more of the words than any other.
  private static func byWords(_ clause: Clause, _ choices: [String]) -> Answer {
    let said = clause.words.filter {
      !generic.contains($0.text) && !($0.isAny([.determiner, .filler]) && !$0.isAny([.number]))
    }
    guard !said.isEmpty, said.count <= 8 else { return .notAnAnswer }
    let titles = choices.map { title in
      WordReader.read(Tokenizer.tokenize(title), whens: []).map(\.text)
    }
    let scores = titles.map { title in said.count { word in title.contains { isAlike(word.text, $0) } } }
    guard let best = scores.max(), best > 0 else { return .notAnAnswer }
    // Most of what was said must be about the choice; else it is something new ("buy milk for the bank").
    guard best * 2 >= said.count else { return .notAnAnswer }
    let winners = scores.indices.filter { scores[$0] == best }
    if winners.count == 1 { return .chosen(winners) }
    return winners.count == choices.count ? .notAnAnswer : .chosen(winners)
  }

  /// The same word, its plural, or one letter off in a long word.
  private static func isAlike(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    if left == right + "s" || right == left + "s" || left + "'s" == right || right + "'s" == left {
      return true
    }
    let short = min(left.utf8.count, right.utf8.count)
    guard short >= 5 else { return false }
    if left.hasPrefix(right) || right.hasPrefix(left) { return true }
    return isOneOff(Array(left.utf8), Array(right.utf8))
  }

  /// Whether one letter changed, was left out, was added or changed places.
  private static func isOneOff(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    var tail = 0
    while tail < min(left.count, right.count) - start,
      left[left.count - 1 - tail] == right[right.count - 1 - tail]
    {
      tail += 1
    }
    let leftGap = left.count - start - tail
    let rightGap = right.count - start - tail
    if leftGap <= 1, rightGap <= 1 { return true }
    return leftGap == 2 && rightGap == 2 && left[start] == right[start + 1] && left[start + 1] == right[start]
  }
}
