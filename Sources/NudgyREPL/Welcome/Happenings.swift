import NudgyAssistant
import NudgyCore

/// What happened in a turn, as far as tips care.
struct Happenings: Sendable, Equatable {
  var added = 0
  var completed = 0
  var snoozed = 0
  var showedCard = false
  var hasMore = false
  var asked = false
  /// Whether a task for a certain time of day was added.
  var timed = false
  var hadTrouble = false

  mutating func note(_ reply: Reply) {
    switch reply {
    case .event(.receipt(let receipt)): note(receipt)
    case .event(.card): showedCard = true
    case .event(.list(let listing)): hasMore = listing.more.map { $0 > 0 } ?? false
    case .event(.question): asked = true
    case .event(.notice): hadTrouble = true
    // Whoever has to be cheered up is not to be taught.
    case .event(.emotion(.encouraging)): hadTrouble = true
    case .board(let board): hasMore = board.counts.upNext > board.upNext.count
    default: break
    }
  }

  private mutating func note(_ receipt: Receipt) {
    if receipt.change == .created, let due = receipt.task?.due { timed = timed || !due.isAllDay }
    switch receipt.change {
    case .created: added += 1
    case .completed: completed += 1
    case .snoozed: snoozed += 1
    default: break
    }
  }
}
