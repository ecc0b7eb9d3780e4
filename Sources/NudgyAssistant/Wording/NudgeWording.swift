import NudgyCore

/// What is said about ringing itself.
enum NudgeWording {
  /// A day's mute ends with the next morning.
  static let endOfMute = CivilTime(secondOfDay: 8 * 3600)

  static func muted(until time: String) -> String { "Quiet until \(time). \"Unmute\" brings me back sooner." }

  static let offerAgent = "Shall I ring when this window is closed, too?"
  static let agentInstalled =
    "Good, I'll ring from now on, window or not. `nudgy agent uninstall` takes that back."
  static let agentDeclined = "All right, I'll ring while we're talking here."

  static let unmuted = "I'm listening to the clock again."

  static func noMoreAbout(_ title: String) -> String {
    "I won't bring up \"\(title)\" by myself any more. It stays on your list."
  }
}
