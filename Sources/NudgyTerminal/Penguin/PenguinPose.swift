/// The expressions the penguin can be drawn with.
package enum PenguinPose: String, Sendable, CaseIterable {
  case idle, happy, thinking, sleeping, celebrating, thumbsUp, encouraging
}
