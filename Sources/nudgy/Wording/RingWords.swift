/// The words of `nudgy nudges` and `nudgy agent`.
enum RingWords {
  static let nothingRings = "Nothing will ring in the next seven days."
  static let unmuted = "I'm listening to the clock again."
  static let ringsAtLaunch =
    "Nothing can reach you while no chat is open, so you'd hear of these when you next start Nudgy."

  static func muted(until time: String) -> String { "Quiet until \(time)." }
}
