import Foundation
import NudgyCore

/// Whether a chat is open somewhere that rings by itself.
struct OpenChat: Sendable {
  private static let key = "rings.chat"
  /// A chat says that it is there this often, in seconds; one that is silent for longer is gone.
  static let pulse: TimeInterval = 30

  let values: any ConversationStore

  func isOpen(at now: Date) async -> Bool {
    let text = (try? await values.value(for: Self.key)).flatMap { $0 }
    guard let seen = text.flatMap(Double.init) else { return false }
    return abs(now.timeIntervalSince1970 - seen) <= Self.pulse * 1.5
  }

  func note(at now: Date?) async {
    // Not known to be open, it is rung elsewhere as well as here; the claim still makes it one ring.
    try? await values.setValue(now.map { String($0.timeIntervalSince1970) }, for: Self.key)
  }
}
