/// The first screen of a chat: the penguin, a greeting, and one line of help.
package enum WelcomeView {
  package static func render(
    greeting: String, tip: String?, pose: PenguinPose = .idle, on canvas: Canvas
  ) -> StyledText {
    var words = StyledText(greeting)
    if let tip { words += StyledText("\n\n" + tip, .dim) }
    return PenguinView.render(pose, saying: words, on: canvas)
  }
}
