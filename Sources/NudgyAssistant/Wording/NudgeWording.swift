import NudgyCore

/// What is said about ringing itself.
enum NudgeWording {
  /// A day's mute ends with the next morning.
  static let endOfMute = CivilTime(secondOfDay: 8 * 3600)

  static func muted(until time: String) -> String { "Quiet until \(time). \"Unmute\" brings me back sooner." }

  static let unmuted = "I'm listening to the clock again."

  static func noMoreAbout(_ title: String) -> String {
    "I won't bring up \"\(title)\" by myself any more. It stays on your list."
  }
}
