import NudgyCore

/// The words of the status line.
enum StatusWording {
  static func back(_ time: String) -> String { "back \(time)" }

  /// The window's title; never empty, as that of the shell would stand there.
  static func title(_ oneThing: String) -> String { oneThing.isEmpty ? "🐧" : "🐧 \(oneThing)" }

  /// `▰▰▰▱▱` in the afternoon; its name where there are to be words only.
  static func strip(_ strip: DayStrip, isPlain: Bool) -> String {
    if isPlain { return "· \(strip)" }
    return DayStrip.allCases.map { $0.rawValue <= strip.rawValue ? "▰" : "▱" }.joined()
  }
}
