import NudgyCore
import NudgyReminders

/// The words of `nudgy nudges` and `nudgy agent`.
enum RingWords {
  static let nothingRings = "Nothing will ring in the next seven days."
  static let often = "then every 15 minutes by day"
  static let ringsAtLaunch =
    "Nothing can reach you while no chat is open, so you'd hear of these when you next start Nudgy."

  static func more(_ count: Int) -> String { "and \(count) more; `nudgy nudges --json` has them all" }
  static func muted(until time: String) -> String { "Quiet until \(time)." }

  // MARK: - Whether rings get out

  static let rings = "rings"
  static let phoneOff =
    "Your phone is not told: `ai` or NUDGY_AI is off, and nothing touches the network then. `nudgy ai auto` lets it."

  static let noDesktop = "no notification service answers on this desktop"

  /// A way out that took a trial.
  static func reached(_ route: RouteName) -> String {
    switch route {
    case .desktop: "the desktop showed a popup just now"
    case .phone: "the phone was told just now"
    case .command: "your command was run just now"
    case .chat, .terminal, .launch: "the chat rings while it is open"
    }
  }

  static func notSetUp(_ route: RouteName) -> String {
    let key =
      switch route {
      case .desktop: "desktopNotifications"
      case .phone: "phone"
      case .command, .chat, .terminal, .launch: "notifyCommand"
      }
    return "notifyRoutes names \(route.rawValue), which is not set up; `nudgy config set \(key) …` does that"
  }

  // MARK: - The agent

  static let agentAbsent = "The agent is not installed; `nudgy agent install` lets me ring with no chat open."

  static func agentInstalled(_ place: AgentPlace) -> String {
    "I'll ring from now on, with a chat open or not (\(starter(place)) starts me). `nudgy agent uninstall` takes that back."
  }

  static func agentUninstalled(_ place: AgentPlace) -> String {
    "Taken out of \(starter(place)). I ring while a chat is open."
  }

  static func agentState(_ state: AgentState) -> String {
    switch state {
    case .installed(let place): "Installed; \(starter(place)) starts it."
    case .absent: agentAbsent
    case .impossible: "Nothing here starts programs by itself; `nudgy agent` rings for as long as it runs."
    }
  }

  private static func starter(_ place: AgentPlace) -> String {
    switch place {
    case .systemd: "systemd"
    case .launchd: "launchd"
    case .crontab: "cron"
    }
  }
}
