import Foundation
import NudgyCore

/// Builds what a model is told: persona, house rules, memory and the board, anew for each turn.
struct PromptBuilder: Sendable {
  /// Roughly how many characters of earlier talk fit.
  static let historyBudget = 12_000
  static let memoryBudget = 1_500

  let persona: Persona
  let wording: TimeWording

  struct BoardFacts: Sendable {
    var counts: BoardCounts
    var card: NextAnswer?
  }

  func messages(
    for message: UserMessage, facts: [MemoryFact], board: BoardFacts, history: [ChatMessage]
  ) -> [LLMMessage] {
    [.system(system(facts, board))] + recent(history) + [.user(framed(message))]
  }

  private func system(_ facts: [MemoryFact], _ board: BoardFacts) -> String {
    [persona.prompt, PromptWording.houseRules, memorySection(facts), boardSection(board)]
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func memorySection(_ facts: [MemoryFact]) -> String {
    guard !facts.isEmpty else { return "" }
    return PromptWording.memoryTitle + "\n"
      + facts.map { "- " + MemoryWording.sentence($0) }.joined(separator: "\n")
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
    case .typed: message.text
    case .pasted: PromptWording.fenced(message.text)
    }
  }

  /// The latest messages that fit, oldest first; a conversation starts with the user.
  private func recent(_ history: [ChatMessage]) -> [LLMMessage] {
    var room = PromptBuilder.historyBudget
    var kept: [ChatMessage] = []
    for message in history.reversed() where message.role != .tool {
      room -= message.text.utf8.count
      guard room >= 0 else { break }
      kept.append(message)
    }
    return kept.reversed().drop { $0.role != .user }.map { message in
      message.role == .user ? .user(message.text) : .assistant(text: message.text, calls: [])
    }
  }
}
