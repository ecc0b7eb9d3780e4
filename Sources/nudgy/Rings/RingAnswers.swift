import NudgyAssistant
import NudgyCore
import NudgyReminders

/// Does what a popup's button says; each can be undone in the chat.
enum RingAnswers {
  static func act(on ring: Ring, _ answer: RingAnswer, by engine: NudgyEngine) async {
    // What was done elsewhere meanwhile needs no answer any more.
    guard let number = ring.task?.number, let task = try? await engine.task("#\(number)"),
      task.status == .active || task.status == .snoozed
    else { return }
    switch answer {
    case .done: _ = try? await engine.complete("#\(number)")
    case .tenMinutes: _ = try? await engine.snooze(["#\(number)", "in", "10", "minutes"])
    case .tomorrow: _ = try? await engine.snooze(["#\(number)", "tomorrow"])
    case .letGo: _ = try? await engine.drop("#\(number)")
    case .doIt:
      guard let doing = try? await engine.doing("#\(number)") else { return }
      _ = try? await engine.open(doing)
    }
  }
}
