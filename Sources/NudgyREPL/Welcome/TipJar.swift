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
    if receipt.change == .created, let due = receipt.task.due { timed = timed || !due.isAllDay }
    switch receipt.change {
    case .created: added += 1
    case .completed: completed += 1
    case .snoozed: snoozed += 1
    default: break
    }
  }
}

/// Hands out tips: each one once ever, where it helps, and rarely.
struct TipJar: Sendable {
  private static let key = "chat.tips"
  /// Turns without a tip after each one.
  private static let pause = 4

  private let keepsakes: Keepsakes
  private var given: Set<String>?
  private var turns = 0
  private var lastTurn: Int?
  private var singles = 0

  init(keepsakes: Keepsakes) {
    self.keepsakes = keepsakes
  }

  /// The tip that fits what just happened, or nil.
  mutating func tip(after happenings: Happenings) async -> String? {
    turns += 1
    singles = happenings.added == 1 ? singles + 1 : happenings.added > 1 ? 0 : singles
    // Someone who is being asked, or was just told of trouble, has enough to read.
    guard !happenings.asked, !happenings.hadTrouble else { return nil }
    let isTime = turns > 1 && lastTurn.map { turns - $0 > TipJar.pause } ?? true
    guard isTime || happenings.timed else { return nil }
    let given = await alreadyGiven()
    let tip = Tip.allCases.first { tip in
      (isTime || tip.isPressing) && !given.contains(tip.rawValue)
        && tip.fits(happenings, singles: singles, turns: turns)
    }
    guard let tip else { return nil }
    lastTurn = turns
    self.given = given.union([tip.rawValue])
    await keepsakes.keep(given.union([tip.rawValue]).sorted().joined(separator: " "), as: TipJar.key)
    return tip.text
  }

  private mutating func alreadyGiven() async -> Set<String> {
    if let given { return given }
    let kept = Set((await keepsakes.value(TipJar.key) ?? "").split(separator: " ").map(String.init))
    given = kept
    return kept
  }
}

/// The tips, in the order in which they are considered.
enum Tip: String, Sendable, CaseIterable {
  case silent, more, undo, notNow, together, completion

  func fits(_ happenings: Happenings, singles: Int, turns: Int) -> Bool {
    switch self {
    case .silent: happenings.timed
    case .more: happenings.hasMore
    case .undo: happenings.completed > 0
    case .notNow: happenings.showedCard
    case .together: singles >= 3
    case .completion: turns >= 12
    }
  }

  /// Whether it comes at the first occasion: who waits for a ring that never comes has lost more than a hint.
  var isPressing: Bool { self == .silent }

  var text: String {
    switch self {
    case .silent: "I don't ring yet. It comes first in \"what's next?\" when its time is near."
    case .more: "Say \"more\" for the rest."
    case .undo: "If that was a slip, \"oops, undo that\" takes it back."
    case .notNow: "Bad moment? Say \"not now, tomorrow morning\" and it comes back then."
    case .together: "You can tell me several things in one go, or paste a whole ramble."
    case .completion: "Tab completes /commands and the names of your tasks."
    }
  }
}
