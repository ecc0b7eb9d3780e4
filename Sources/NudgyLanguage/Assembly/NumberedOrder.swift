import NudgyCore

/// An order that is nothing but a deed and numbers, "done 1 2 3", "drop #4": a command rather than English, and meant as it
/// stands.
enum NumberedOrder {
  static func act(_ text: String) -> Act? {
    guard text.utf8.count < 200 else { return nil }
    let tokens = Tokenizer.tokenize(text).tokens.filter { !signs.contains($0.lower) }
    guard let verb = tokens.first, let intent = deeds[verb.lower], tokens.count > 1 else { return nil }
    let numbers = tokens.dropFirst().compactMap { Int($0.lower) }.filter { $0 > 0 }
    guard numbers.count == tokens.count - 1 else { return nil }
    var act = Act(
      intent, confidence: 1, span: 0..<text.utf8.count,
      target: numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers))
    if intent == .lookup { act.details = .lookup(LookupQuestion(.list)) }
    act.reference = numbers.map { "#\($0)" }.joined(separator: " ")
    return act
  }

  /// "When is #3 due", "who is #3": the number with its sign is that task and no hour.
  static func question(_ text: String) -> Act? {
    guard text.utf8.count < 100, text.contains("#") else { return nil }
    let plain = text.lowercased().replacing("\u{2019}", with: "'").filter { !"?!.".contains($0) }
    var words = plain.split(separator: " ").map(String.init)
    guard let first = words.first, let asked = questions[first.replacing("'s", with: "")] else { return nil }
    words.removeFirst(words.count > 1 && words[1] == "is" || words.count > 1 && words[1] == "was" ? 2 : 1)
    let numbers = words.filter { $0.hasPrefix("#") }.compactMap { Int($0.dropFirst()) }
    guard numbers.count == 1, numbers[0] > 0, words.allSatisfy({ $0.hasPrefix("#") || asides.contains($0) })
    else { return nil }
    var act = Act(.lookup, confidence: 1, span: 0..<text.utf8.count, target: .number(numbers[0]))
    act.reference = "#\(numbers[0])"
    act.details = .lookup(LookupQuestion(asked))
    return act
  }

  private static let questions: [String: LookupQuestion.Kind] = [
    "when": .whenIs, "what": .list, "who": .list, "where": .list, "show": .list,
  ]
  private static let asides: WordTable = "about again again due for it me on task that the to up with"

  /// "Move 10 to twelve o'clock tomorrow".
  static func move(_ text: String, _ context: LanguageContext) -> Act? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 3, words.count < 12, let verb = words.first?.lowercased(), moves.contains(verb),
      let number = Int(words[1].drop { $0 == "#" }), number > 0,
      ["to", "till", "until"].contains(words[2].lowercased()),
      let when = WhenParser(context).whole(words.dropFirst(3).joined(separator: " ")), when.start != nil
    else { return nil }
    var act = Act(.update, confidence: 1, span: 0..<text.utf8.count, target: .number(number), when: when)
    act.reference = "#\(number)"
    return act
  }

  private static let moves: Set = ["move", "change", "shift", "reschedule"]

  /// Words and marks between a deed and its numbers: "delete nr 8", "done no. 3 and 4".
  private static let signs: Set = [
    ",", "#", "and", ".", "nr", "no", "num", "number", "numbers", "task", "tasks",
  ]

  private static let deeds: [String: Intent] = [
    "done": .complete, "complete": .complete, "finish": .complete, "finished": .complete, "tick": .complete,
    "drop": .drop, "delete": .drop, "remove": .drop, "skip": .skip, "reopen": .reopen, "show": .lookup,
  ]
}
