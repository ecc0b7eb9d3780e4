import NudgyCore

/// What rings say beside the persona's line.
package enum RingWording {
  static func heading(_ task: TaskItem) -> String { ReceiptWording.named(task) }

  static func digest(_ count: Int) -> String { "\(count) things came up while I couldn't reach you" }

  /// The first few titles, and how many more.
  static func titles(_ tasks: [TaskItem]) -> String {
    let shown = tasks.suffix(shownTitles).reversed().map { "#\($0.number) \($0.title)" }
    let more = tasks.count - shown.count
    return (shown + (more > 0 ? ["\(more) more"] : [])).joined(separator: " · ")
  }

  /// What will be told, before it is.
  package static func upcoming(_ moment: RingMoment) -> String {
    let title = heading(moment.task)
    return switch moment.kind {
    case .stale: "\(title) (a check-in)"
    case .endOfDay: "\(title) (if it is still here)"
    case .links: "\(title) (a saved link)"
    case .return: "\(title) (back)"
    default: title
    }
  }

  package static func route(_ route: RouteName) -> String {
    switch route {
    case .chat: "in the open chat"
    case .desktop: "on the desktop"
    case .terminal: "in the terminal"
    case .phone: "on the phone"
    case .command: "by your command"
    case .launch: "when you next start Nudgy"
    }
  }

  package static func label(_ answer: RingAnswer) -> String {
    switch answer {
    case .done: "Done"
    case .tenMinutes: "10 min"
    case .tomorrow: "Tomorrow"
    case .doIt: "Do it"
    case .letGo: "Let go"
    }
  }

  private static let shownTitles = 3
}
