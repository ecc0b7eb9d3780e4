/// What the penguin's face and wings show.
package enum PenguinExpression: String, Sendable, CaseIterable {
  case idle, happy, thinking, sleeping, celebrating, thumbsUp, encouraging
}
