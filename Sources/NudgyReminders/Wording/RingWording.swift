import Foundation
package import NudgyCore

/// What rings say beside the persona's line.
package enum RingWording {
  static func heading(_ task: TaskItem) -> String { ReceiptWording.named(task) }

  static func digest(_ count: Int, _ cause: DigestCause) -> String {
    switch cause {
    case .sameTime: "\(count) things at the same time"
    case .quiet: "\(count) things came up while I kept quiet"
    case .outOfReach: "\(count) things came up while I couldn't reach you"
    }
  }

  static let trialHeading = "Nudgy here"
  static let trial = "Only trying whether this reaches you."

  /// The first few titles, each with its time, and how many more.
  ///
  /// - Parameter isTimed: false where all have the same.
  static func titles(_ moments: [RingMoment], in wording: TimeWording, isTimed: Bool = true) -> String {
    let all = moments.map { moment in
      let time = isTimed ? " (\(time(of: moment, in: wording)))" : ""
      return "#\(moment.task.number) \(RingNotice.short(moment.task.title, atMost: longestTitle))\(time)"
    }
    let more = all.dropFirst(shownTitles)
    // "1 more" is as long as a title.
    if more.count == 1, let last = more.first, last.count <= shortTitle {
      return all.joined(separator: separator)
    }
    return (all.prefix(shownTitles) + (more.isEmpty ? [] : ["\(more.count) more"])).joined(
      separator: separator)
  }

  private static func time(of moment: RingMoment, in wording: TimeWording) -> String {
    // A warning ahead tells of the deadline, and not of itself.
    if case .ahead = moment.stage, let due = moment.task.due { return wording.due(due) }
    if let due = moment.task.due, due.isAllDay, moment.kind == .due || moment.kind == .rhythm {
      return wording.day(wording.calendar.day(of: moment.at))
    }
    return wording.instant(moment.at)
  }

  /// The hour that a ring is about, and how far it is from now; nil where it is about none.
  static func when(_ moment: RingMoment, in wording: TimeWording) -> String? {
    let task = moment.task
    if moment.kind == .stale {
      return "Here for " + TimeWording.span(seconds: wording.now.timeIntervalSince(task.updatedAt))
    }
    guard !moment.kind.isCheckIn else { return nil }
    if let due = task.due, due.isAllDay { return "Due \(wording.due(due))" }
    guard let hour = task.due?.instant ?? (moment.kind == .asked ? moment.at : nil) else { return nil }
    let distance = hour.timeIntervalSince(wording.now)
    let time = wording.instant(hour).uppercasedFirst
    if abs(distance) < justNow { return "\(time), now" }
    let span = TimeWording.span(seconds: distance)
    return distance > 0 ? "\(time), in \(span)" : "\(time), \(span) ago"
  }

  /// Seconds.
  private static let justNow: TimeInterval = 90

  /// What is told beside the persona's line: how far it is, or what passed meanwhile; nil when there is nothing.
  package static func fact(of moment: RingMoment, in wording: TimeWording) -> String? {
    let task = moment.task
    if let due = moment.passedDeadline { return "It was due \(wording.due(due))." }
    guard task.pressure == .aggressive || task.pressure == .nuclear, !moment.kind.isCheckIn else {
      return nil
    }
    if !task.steps.isEmpty {
      return "\(task.steps.count(where: \.isDone)) of \(task.steps.count) steps done."
    }
    guard case .ahead(let seconds) = moment.stage else { return nil }
    return "\(TimeWording.span(seconds: seconds).uppercasedFirst) left."
  }

  /// Why it does not ring sooner.
  package static func why(_ wait: RingWait, in wording: TimeWording) -> String {
    switch wait {
    case .quiet(let until): "quiet hours until \(wording.clock(wording.calendar.civil(at: until).time))"
    case .putAway(let until): "put away until \(wording.instant(until))"
    case .muted(let until): "muted until \(wording.instant(until))"
    case .checkInsUsed: "the day's check-ins are used"
    case .told(let at): "already told \(wording.instant(at))"
    case .noRoute: "nothing can reach you while no chat is open"
    }
  }

  package static let separator = " · "
  /// What is named rather than counted, in characters.
  private static let shortTitle = 60

  /// What will be told, before it is.
  package static func upcoming(_ moment: RingMoment) -> String {
    let title = heading(moment.task)
    if case .ahead(let seconds) = moment.stage {
      return "\(title) (due in \(TimeWording.span(seconds: seconds)))"
    }
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

  private static let shownTitles = 4
  /// Characters of a title in a digest.
  private static let longestTitle = 60
}
