import NudgyCore

/// The small print of a task.
enum DetailWording {
  static func lines(_ task: TaskItem, in wording: TimeWording) -> [String] {
    var lines: [String] = []
    // When a task was done, the card says.
    if task.effectiveStatus(at: wording.now) == .dropped { lines.append("Let go.") }
    if let words = task.sourceText, PlainText.singleLine(words) != task.title {
      lines += task.source == .share ? shared(words, task.sourcePreview) : ["From your words: \"\(words)\""]
    }
    // The card says where something shared is to be seen.
    if let url = task.sourceURL, task.source != .share { lines.append(url) }
    if let contact = task.contact { lines.append("With: \(contact)") }
    if let energy = task.energy { lines.append("Energy: \(energy.rawValue)") }
    if let draft = task.draft { lines.append("A draft is ready: \"\(draft.body)\"") }
    lines.append(history(task, wording))
    return lines
  }

  /// Whole mails are shared; their beginning is enough to know them by.
  private static let longestShared = 1000

  /// What the card says of it already is not said again.
  private static func shared(_ words: String, _ preview: String?) -> [String] {
    let line = PlainText.singleLine(words)
    guard line != preview else { return [] }
    let begun = preview?.hasSuffix("…") == true ? preview?.dropLast() ?? "" : ""
    let rest = !begun.isEmpty && line.hasPrefix(begun) ? "…" + line.dropFirst(begun.count) : words
    let isLong = rest.count > longestShared
    let shown = isLong ? rest.prefix(longestShared - 1) + "…" : rest[...]
    return [(rest.first == "…" ? "It goes on: " : "It came with: ") + "\"\(shown)\""]
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
