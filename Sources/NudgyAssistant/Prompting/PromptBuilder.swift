import Foundation
import NudgyCore

/// Builds what a model is told: persona, house rules, memory and the board, anew for each turn.
struct PromptBuilder: Sendable {
  /// Tokens of earlier talk; the latest stays.
  static let historyBudget = 3000
  /// Characters of facts.
  static let memoryBudget = 1_500
  /// Characters of what older talk was about.
  static let summaryBudget = 1_200
  /// Tokens of one message. Longer ones are for the offline brain: few models could take them.
  static let messageBudget = 12_000
  /// Words that go over more lines or on for longer than this were hardly typed: in the history they count as data.
  private static let typedBytes = 600

  let persona: Persona
  let wording: TimeWording
  /// Whether the model is offered tools; one that is not only talks about what was done.
  var hasTools = true

  struct BoardFacts: Sendable {
    var counts: BoardCounts
    var card: NextAnswer?
  }

  /// What is known beside the talk itself.
  struct Background: Sendable {
    var facts: [MemoryFact] = []
    var summaries: [MemorySummary] = []
    var name: String?
    var tone: String?
  }

  static func isTooLong(_ message: UserMessage) -> Bool {
    // A token has no more than four bytes of ASCII, and looking at all of a mebibyte is not needed to see that.
    message.text.utf8.count > messageBudget * 4 || TokenEstimate.tokens(message.text) > messageBudget
  }

  /// - Parameters:
  ///   - history: oldest first, without the message itself.
  ///   - pasted: turns whose words are data.
  func messages(
    for message: UserMessage, background: Background, board: BoardFacts, history: [ChatMessage],
    pasted: Set<UUID> = []
  ) -> [LLMMessage] {
    [.system(system(background, board))] + recent(history, pasted) + [.user(framed(message))]
  }

  private func system(_ background: Background, _ board: BoardFacts) -> String {
    [
      persona.prompt, hasTools ? PromptWording.houseRules : PromptWording.talkRules,
      memorySection(background), summarySection(background),
      boardSection(board),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func memorySection(_ background: Background) -> String {
    var lines: [String] = []
    if let name = background.name, !background.facts.contains(where: \.isName) {
      lines.append(PromptWording.name(PlainText.singleLine(name)))
    }
    if let tone = background.tone { lines.append(PromptWording.tone(PlainText.singleLine(tone))) }
    lines += background.facts.map(MemoryWording.sentence)
    return section(PromptWording.memoryTitle, lines)
  }

  /// The latest that fit, oldest first.
  private func summarySection(_ background: Background) -> String {
    var room = PromptBuilder.summaryBudget
    var kept: [String] = []
    for summary in background.summaries.reversed() {
      room -= summary.text.count
      guard room >= 0 else { break }
      kept.append(summary.text)
    }
    return section(PromptWording.summaryTitle, kept.reversed())
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : title + "\n" + lines.map { "- " + $0 }.joined(separator: "\n")
  }

  private func boardSection(_ board: BoardFacts) -> String {
    let civil = wording.calendar.civil(at: wording.now)
    return PromptWording.board(
      day: wording.fullDay(civil.date), time: wording.clock(civil.time),
      zone: wording.calendar.zone.identifier, counts: board.counts,
      card: board.card.map {
        "#\($0.task.number) \($0.task.title) (\(ReasonWording.clause($0.reason, in: wording)))"
      })
  }

  /// Pasted text is data, and is fenced so that it reads as such.
  private func framed(_ message: UserMessage) -> String {
    switch message.origin {
    case .typed, .mixed: message.text
    case .pasted: PromptWording.fenced(message.text)
    }
  }

  /// The latest messages that fit, oldest first; a conversation starts with the user.
  private func recent(_ history: [ChatMessage], _ pasted: Set<UUID>) -> [LLMMessage] {
    let kept = PromptBuilder.latest(history)
    return kept.drop { $0.role != .user }.map { message in
      guard message.role == .user else { return .assistant(text: message.text, calls: []) }
      let isTyped =
        !pasted.contains(message.turn) && message.text.utf8.count <= PromptBuilder.typedBytes
        && !message.text.contains("\n")
      return .user(isTyped ? message.text : PromptWording.fenced(message.text))
    }
  }

  /// What of the history has room in a prompt, or in so many tokens.
  static func latest(
    _ history: [ChatMessage], within tokens: Int = historyBudget
  ) -> ArraySlice<ChatMessage> {
    var room = tokens
    var start = history.endIndex
    for (index, message) in history.enumerated().reversed() {
      room -= TokenEstimate.tokens(message.text)
      guard room >= 0 else { break }
      start = index
    }
    return history[start...]
  }
}
