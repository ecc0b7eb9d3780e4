import NudgyCore

/// An order that is nothing but a deed and numbers, "done 1 2 3", "drop #4", "3 done": a command rather than English, and
/// meant as it stands.
enum NumberedOrder {
  static func act(_ text: String) -> Act? {
    guard text.utf8.count < 200 else { return nil }
    let tokens = Tokenizer.tokenize(order(in: text)).tokens.filter { !signs.contains($0.lower) }
    guard tokens.count > 1, let first = tokens.first, let last = tokens.last else { return nil }
    let isBehind = deeds[first.lower] == nil && ["done", "finished", "completed"].contains(last.lower)
    guard let intent = deeds[isBehind ? last.lower : first.lower] else { return nil }
    let numbers = (isBehind ? tokens.dropLast() : tokens.dropFirst()).compactMap { Int($0.lower) }
      .filter { $0 > 0 }
    guard numbers.count == tokens.count - 1 else { return nil }
    var act = Act(
      intent, confidence: 1, span: 0..<text.utf8.count,
      target: numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers))
    if intent == .lookup { act.details = .lookup(LookupQuestion(.list)) }
    act.reference = numbers.map { "#\($0)" }.joined(separator: " ")
    return act
  }

  /// "13 off", "22 and 23 out": what is listed under these numbers goes.
  static func off(_ text: String, listed: Set<Int>) -> Act? {
    guard text.utf8.count < 80 else { return nil }
    let tokens = Tokenizer.tokenize(text).tokens.map(\.lower).filter { $0 == "off" || !signs.contains($0) }
    guard let last = tokens.last, ["off", "out", "away", "gone"].contains(last), tokens.count > 1 else {
      return nil
    }
    let numbers = tokens.dropLast().compactMap { Int($0) }
    guard numbers.count == tokens.count - 1, numbers.allSatisfy(listed.contains) else { return nil }
    var act = Act(
      .drop, confidence: 1, span: 0..<text.utf8.count,
      target: numbers.count == 1 ? .number(numbers[0]) : .numbers(numbers))
    act.reference = numbers.map { "#\($0)" }.joined(separator: " ")
    return act
  }

  /// "Please remove number 5, it is only my introduction": the order without its reason.
  private static func order(in text: String) -> String {
    guard let mark = text.firstIndex(where: { ",;—–(".contains($0) }) else { return text }
    let reason = text[text.index(after: mark)...].lowercased().split { !$0.isLetter && $0 != "'" }
    let isReason = reason.first.map { reasons.contains(String($0)) } == true
    return isReason && !text[mark...].contains(where: \.isNumber) ? String(text[..<mark]) : text
  }

  private static let reasons: WordTable = """
    it it's its that's thats that this because cos as i i'm im he she they not no same only please thanks thank
    """

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

  /// "Number 14 should say skill saw", "call #3 warehouse shift", "4 is called card for nan": another name for a number.
  ///
  /// - Parameter listed: the numbers of the tasks of the scene; "call 5 people" names none.
  static func rename(_ text: String, listed: Set<Int>) -> Act? {
    guard text.utf8.count < 200, !listed.isEmpty else { return nil }
    var words = text.split(separator: " ").map(String.init)
    while let first = words.first,
      OpeningWords.contain(first) || ["no", "just", "the"].contains(first.lowercased())
    {
      words.removeFirst()
    }
    let isOrdered = words.first.map { namings.contains($0.lowercased()) } == true
    let isCall = words.first?.lowercased() == "call"
    if isOrdered { words.removeFirst() }
    var isNumbered = words.first?.hasPrefix("#") == true
    while let first = words.first?.lowercased(), signs.contains(first) {
      isNumbered = true
      words.removeFirst()
    }
    guard let first = words.first, let number = Int(first.filter { $0 != "#" && $0 != "," && $0 != ":" }),
      listed.contains(number)
    else { return nil }
    words.removeFirst()
    let lower = words.map { $0.lowercased() }
    let lead = (isOrdered ? orderedLeads : saidLeads).first { lower.starts(with: $0) }
    guard lead != nil || isOrdered && (isNumbered || !isCall) else { return nil }
    var rest = Array(words.dropFirst(lead?.count ?? 0))
    while let last = rest.last?.lowercased(), ["please", "pls", "pet", "lol"].contains(last) {
      rest.removeLast()
    }
    let title = Title.written(rest.joined(separator: " ").trimmingSigns)
    guard !title.isEmpty, rest.count < 12,
      !rest.contains(where: { ["not", "and", "then"].contains($0.lowercased()) })
    else { return nil }
    var act = Act(.update, confidence: 1, span: 0..<text.utf8.count, target: .number(number))
    act.reference = "#\(number)"
    var changes = TaskChanges()
    changes.title = title
    act.details = .changes(changes)
    return act
  }

  private static let namings: WordTable = "rename call retitle name"
  private static let orderedLeads = [["to"], ["as"], ["just"], ["simply"], ["into"]]
  private static let saidLeads = [
    ["should", "say"], ["should", "read"], ["should", "be", "called"], ["should", "just", "say"],
    ["is", "called"],
    ["is", "now", "called"], ["goes", "back", "to"], ["has", "to", "say"], ["needs", "to", "say"],
    ["must", "say"],
  ]

  private static let moves: Set = ["move", "change", "shift", "reschedule"]

  /// Words and marks between a deed and its numbers: "delete nr 8", "done no. 3 and 4".
  private static let signs: Set = [
    ",", "#", "and", ".", "!", "nr", "no", "num", "number", "numbers", "task", "tasks", "please", "pls", "ok",
    "okay",
    "can", "you", "now", "off",
  ]

  private static let deeds: [String: Intent] = [
    "done": .complete, "did": .complete, "complete": .complete, "finish": .complete, "finished": .complete,
    "tick": .complete,
    "completed": .complete,
    "drop": .drop, "delete": .drop, "remove": .drop, "skip": .skip, "reopen": .reopen, "show": .lookup,
    "bin": .drop,
    "scrap": .drop, "untick": .reopen, "close": .complete, "cross": .complete, "check": .complete,
  ]
}
