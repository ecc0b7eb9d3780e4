import NudgyAssistant
import NudgyCore

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
