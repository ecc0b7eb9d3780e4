package import NudgyCore

/// What rings say beside the persona's line.
package enum RingWording {
  static func heading(_ task: TaskItem) -> String { ReceiptWording.named(task) }

  static func digest(_ count: Int) -> String { "\(count) things came up while I couldn't reach you" }

  /// The first few titles, and how many more.
  static func titles(_ tasks: [TaskItem]) -> String {
    let shown = tasks.suffix(shownTitles).reversed().map {
      "#\($0.number) \(RingNotice.short($0.title, atMost: longestTitle))"
    }
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

  // MARK: - What went wrong

  /// One line, such as `notifyCommand failed (exit 3) today 2:02 PM`.
  package static func trouble(_ trouble: RouteTrouble, in wording: TimeWording) -> String {
    let route =
      switch trouble.route {
      case .command: "notifyCommand"
      case .phone: "The phone's server"
      case .desktop: "The desktop's notification service"
      case .chat, .terminal, .launch: "The chat"
      }
    return "\(route) \(failure(trouble.failure)) (\(wording.instant(trouble.at)))."
  }

  private static func failure(_ failure: RouteFailure) -> String {
    switch failure {
    case .absent: "was not there"
    case .notStarted: "could not be started"
    case .exited(let status): "failed with exit \(status)"
    case .signalled(let number): "was ended by signal \(number)"
    case .refused(let status): "did not take it, status \(status)"
    case .unreachable: "could not be reached"
    case .timedOut: "did not answer in time"
    }
  }

  private static let shownTitles = 3
  /// Characters of a title in a digest.
  private static let longestTitle = 60
}
