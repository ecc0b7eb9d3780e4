import NudgyAssistant
import NudgyCore

/// A turn as lines to look at.
enum Transcript {
  static func lines(_ turn: Stage.PlayedTurn) -> [String] {
    ["> " + turn.words.replacing("\n", with: " / ")] + turn.events.compactMap(line).map { "  " + $0 }
  }

  private static func line(_ event: TurnEvent) -> String? {
    switch event {
    case .text(let text): "\u{201C}\(PlainText.singleLine(text))\u{201D}"
    case .receipt(let receipt): receipt.text
    case .memo(let line): "memo: " + line
    case .card(let answer): "card: #\(answer.task.number) \(answer.task.title)"
    case .list(let listing): "list: " + listing.tasks.map { "#\($0.number)" }.joined(separator: " ")
    case .question(let question): "? " + ([question.text] + question.choices).joined(separator: " · ")
    case .notice(let notice): "! " + notice.text
    case .emotion, .progress, .finished: nil
    }
  }
}
