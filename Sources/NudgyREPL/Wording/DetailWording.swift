import NudgyCore

/// The small print of a task.
enum DetailWording {
  static func lines(_ task: TaskItem, in wording: TimeWording) -> [String] {
    var lines: [String] = []
    // When a task was done, the card says.
    if task.effectiveStatus(at: wording.now) == .dropped { lines.append("Let go.") }
    if let words = task.sourceText, PlainText.singleLine(words) != task.title {
      lines.append("From your words: \"\(words)\"")
    }
    if let url = task.sourceURL { lines.append(url) }
    if let contact = task.contact { lines.append("With: \(contact)") }
    if let energy = task.energy { lines.append("Energy: \(energy.rawValue)") }
    if let draft = task.draft { lines.append("A draft is ready: \"\(draft.body)\"") }
    lines.append(history(task, wording))
    return lines
  }

  // Added today 10:00 AM · snoozed twice · skipped once
  private static func history(_ task: TaskItem, _ wording: TimeWording) -> String {
    var parts = ["Added \(wording.instant(task.createdAt))"]
    if task.snoozeCount > 0 { parts.append("snoozed \(times(task.snoozeCount))") }
    if task.skipCount > 0 { parts.append("skipped \(times(task.skipCount))") }
    return parts.joined(separator: " · ")
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
