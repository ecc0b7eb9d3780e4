import NudgyCore

/// The words of the status line.
enum StatusWording {
  static func back(_ time: String) -> String { "back \(time)" }

  /// `▰▰▰▱▱` in the afternoon; its name where there are to be words only.
  static func strip(_ strip: DayStrip, isPlain: Bool) -> String {
    if isPlain { return "· \(strip)" }
    return DayStrip.allCases.map { $0.rawValue <= strip.rawValue ? "▰" : "▱" }.joined()
  }
}
