import NudgyCore

/// What asks for all that is dated, day by day.
enum AgendaAsking {
  /// What stands before the word itself where nothing but an agenda is asked for: "can you show me my agenda".
  private static let openings: WordTable = """
    a bring can could do get give got have how i is just let's like look looks me my now of ok okay on open please pull
    read see show tell the to up view what what's whats you your and hey nudgy so s for
    """
  private static let names: Set = ["agenda", "agendas"]
  private static let articles: Set = ["a", "an", "my", "our", "the", "that", "this"]
  private static let endings: Set = ["before", "until", "till", "til", "by"]

  /// A message that asks for the agenda by name, and for its days: "agenda", "show me tomorrow's agenda", "agenda for friday".
  static func act(_ text: String, _ context: LanguageContext) -> Act? {
    guard text.utf8.count < 200 else { return nil }
    let words = said(text)
    guard let place = words.firstIndex(where: names.contains) else { return nil }
    var days: [String] = []
    for word in words[..<place] where !openings.contains(word) {
      // "This week's agenda".
      days.append(word.hasSuffix("'s") ? String(word.dropLast(2)) : word)
    }
    let rest = Array(words[(place + 1)...])
    let behind = rest.drop { ["please", "for", "of", "on", "look", "like"].contains($0) }
    guard days.isEmpty || behind.isEmpty,
      let range = try? AgendaWords(context).range((days + behind).joined(separator: " "))
    else { return nil }
    let question = LookupQuestion(.list, agenda: .days(range))
    return Act(.lookup, confidence: 1, span: 0..<text.utf8.count, details: .lookup(question))
  }

  /// What a question about tasks asks of the agenda, from its words in lower case; nil for a list like any other.
  static func question(_ words: [String]) -> AgendaQuestion? {
    let said = Set(words)
    if said.contains("due") || said.contains("coming"), said.contains("soon") { return .soon }
    if let ending = words.lastIndex(where: endings.contains) {
      let named = words[(ending + 1)...].drop(while: articles.contains)
      if !named.isEmpty { return .until(named.joined(separator: " ")) }
    }
    let isAhead = said.contains("coming") && said.contains("up") || said.contains("upcoming")
    return isAhead || said.contains("due") || !said.isDisjoint(with: names) ? .days(.everything) : nil
  }

  /// Whether the words name the agenda itself, and no task.
  static func isName(_ words: String) -> Bool {
    said(words).drop(while: articles.contains).allSatisfy(names.contains)
  }

  private static func said(_ text: String) -> [String] {
    text.lowercased().replacing("\u{2019}", with: "'")
      .split { $0.isWhitespace || [",", "?", "!", "."].contains($0) }.map(String.init)
  }
}
