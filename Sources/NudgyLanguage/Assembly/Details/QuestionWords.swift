import NudgyCore
import NudgyReader

/// What a question about tasks looks through.
enum QuestionWords {
  static func question(_ kind: ReaderKind?, _ piece: PieceText) -> LookupQuestion {
    let words = piece.lower
    let named = (piece.of(.reference) ?? piece.of(.title)).map { Title.written($0).lowercasedFirst }
    var question = LookupQuestion(
      self.kind(kind), scope: scope(words), words: named?.isEmpty == false ? named : nil)
    // "Anything overdue?" names no task called overdue.
    if question.scope != nil, let words = question.words,
      scope(words.lowercased().split(separator: " ").map(String.init)) != nil
    {
      question.words = nil
    }
    // "Have I got anything on the 12th?" names nothing.
    if [.isDone, .whenIs, .list].contains(question.kind), !piece.runs(.time).isEmpty,
      words.contains(where: ["anything", "something"].contains)
    {
      question.kind = .list
      if question.words.map({ ReaderWords($0).content.isSubset(of: indefinite) }) == true {
        question.words = nil
      }
    }
    // "When do i work this week?" names nothing that has a day.
    if question.kind == .whenIs, question.words == nil, !piece.runs(.time).isEmpty { question.kind = .list }
    guard question.kind == .list else { return question }
    if let asked = listed(words) { return LookupQuestion(.list, words: asked) }
    question.agenda = AgendaAsking.question(words)
    if case .until(let end)? = question.agenda, let words = question.words,
      end.hasSuffix(words.lowercased()) || words.lowercased().hasSuffix(end)
    {
      // "The trip" says until when; it is not what is asked for.
      question.words = nil
    } else if let words = question.words, AgendaAsking.isName(words) {
      question.words = nil
    }
    return question
  }

  /// "Is maisie's party on the list?" asks for that one.
  private static func listed(_ words: [String]) -> String? {
    let ends = [["on", "the", "list"], ["on", "my", "list"], ["on", "there"], ["on", "it"]]
    guard let first = words.first, first == "is" || first == "are",
      let end = ends.first(where: { words.suffix($0.count) == $0[...] })
    else { return nil }
    let named = words.dropFirst().dropLast(end.count).drop { ["the", "my", "a", "there"].contains($0) }
    return named.allSatisfy(nothingNamed.contains) ? nil : named.joined(separator: " ")
  }

  private static let indefinite = ReaderWords("anything something got have").content
  private static let nothingNamed: WordTable =
    "it that this those they everything anything something nothing much more else all still left now what"

  private static func kind(_ kind: ReaderKind?) -> LookupQuestion.Kind {
    switch kind {
    case .whenIs: .whenIs
    case .isDone: .isDone
    case .howMany: .howMany
    case .history: .history
    default: .list
    }
  }

  private static func scope(_ words: [String]) -> TaskScope? {
    let said = Set(words)
    if said.contains("overdue") || said.contains("late") { return .overdue }
    if said.contains("snoozed") || said.contains("asleep") { return .snoozed }
    if said.contains("stale") { return .stale }
    if said.contains("dropped") || said.contains("deleted") { return .dropped }
    if !said.isDisjoint(with: ["done", "did", "finished", "completed", "finish", "ticked"]),
      said.contains("today")
    {
      return .doneToday
    }
    if !said.isDisjoint(with: ["done", "finished", "completed", "ticked"]) { return .done }
    if said.contains("today") || said.contains("today's") { return .today }
    if said.contains("week"), said.contains("this") { return .thisWeek }
    if said.contains("everything") || said.contains("all") { return .all }
    // "Show the whole list".
    if said.contains("list"), !said.isDisjoint(with: ["whole", "full", "entire"]) { return .all }
    return nil
  }
}
