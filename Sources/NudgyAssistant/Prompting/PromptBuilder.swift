import Foundation
import NudgyCore

/// Builds what a model is told of persona, rules and the moment.
struct PromptBuilder: Sendable {
  /// Tokens of one message. Longer ones are for the offline brain: few models could take them.
  static let messageBudget = 12_000
  /// Characters of a title in the note.
  private static let longestTitle = 80

  let persona: Persona
  let wording: TimeWording
  let budget: PromptBudget
  let tools: [ToolSchema]

  struct BoardFacts: Sendable {
    var counts: BoardCounts
    /// Open ones, the next first.
    var tasks: [TaskItem] = []
    /// The one whose card the user looks at.
    var card: TaskItem?
  }

  /// What is known beside the talk itself.
  struct Background: Sendable {
    var facts: [MemoryFact] = []
    var summaries: [MemorySummary] = []
    var name: String?
    var tone: String?
    /// The names of the voices there are.
    var voices: [String] = []
  }

  /// What words of this turn may be about.
  struct Table: Sendable {
    var question: Question?
    /// Receipts of what was changed last.
    var receipts: [String] = []
    var energy: EnergyLevel?
    var minutes: Int?
  }

  static func isTooLong(_ message: UserMessage) -> Bool {
    // A token has no more than four bytes of ASCII, and looking at all of a mebibyte is not needed to see that.
    message.text.utf8.count > messageBudget * 4 || TokenEstimate.tokens(message.text) > messageBudget
  }

  func prompt(
    for message: UserMessage, background: Background, board: BoardFacts, table: Table,
    history: [PromptTurn], reading: [String] = []
  ) -> Prompt {
    var note = note(background, board, table)
    note.reading = reading
    return Prompt(
      tools: tools, system: system, summary: summary(background), history: history,
      note: note, words: framed(message), budget: budget)
  }

  private var system: String {
    [
      PromptWording.excerpt(of: persona.prompt, tokens: budget.persona),
      PromptWording.houseRules(hasTools: !tools.isEmpty),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The latest that fit, oldest first.
  private func summary(_ background: Background) -> String? {
    var room = budget.summaries
    var kept: [String] = []
    for summary in background.summaries.reversed() {
      room -= summary.text.count
      guard room >= 0 else { break }
      kept.append(summary.text)
    }
    return kept.isEmpty ? nil : PromptWording.note([PromptWording.summaryTitle] + kept.reversed())
  }

  // MARK: - The moment

  private func note(_ background: Background, _ board: BoardFacts, _ table: Table) -> PromptNote {
    let civil = wording.calendar.civil(at: wording.now)
    var note = PromptNote(
      moment: PromptWording.moment(
        day: wording.fullDay(civil.date), time: wording.clock(civil.time),
        zone: wording.calendar.zone.identifier))
    note.board = [PromptWording.counts(board.counts)] + board.tasks.prefix(budget.tasks).map(line)
    note.table = lines(table, board.card)
    if tools.contains(where: { $0.name == ToolName.setPersona.rawValue }), background.voices.count > 1 {
      note.voices = PromptWording.voices(background.voices, current: persona.name)
    }
    note.facts = facts(background)
    return note
  }

  private func line(_ task: TaskItem) -> String {
    let title = PromptWording.shortened(task.title, to: PromptBuilder.longestTitle)
    return "#\(task.number) \(title)" + (task.due.map { " · \(wording.due($0))" } ?? "")
  }

  private func lines(_ table: Table, _ card: TaskItem?) -> [String] {
    var lines: [String] = []
    if let card { lines.append(PromptWording.card(line(card))) }
    if let question = table.question { lines.append(PromptWording.asked(question)) }
    if !table.receipts.isEmpty { lines.append(PromptWording.lastDone(table.receipts)) }
    if let mood = PromptWording.mood(table.energy, table.minutes) { lines.append(mood) }
    return lines
  }

  private func facts(_ background: Background) -> [String] {
    var lines: [String] = []
    if let name = background.name, !background.facts.contains(where: \.isName) {
      lines.append(PromptWording.name(PlainText.singleLine(name)))
    }
    if let tone = background.tone { lines.append(PromptWording.tone(PlainText.singleLine(tone))) }
    lines += background.facts.map(MemoryWording.sentence)
    return lines.isEmpty ? [] : [PromptWording.memoryTitle] + lines
  }

  /// Pasted text is data, and is fenced so that it reads as such.
  private func framed(_ message: UserMessage) -> String {
    switch message.origin {
    case .typed, .mixed: PromptWording.plain(message.text)
    case .pasted: PromptWording.fenced(message.text)
    }
  }
}
