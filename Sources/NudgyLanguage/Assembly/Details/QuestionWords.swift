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
    guard question.kind == .list else { return question }
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
    return nil
  }
}
