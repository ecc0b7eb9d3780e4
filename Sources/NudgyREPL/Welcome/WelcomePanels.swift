import NudgyTerminal

/// The introduction on a first launch: three short panels. Enter turns the page, anything else skips the rest.
struct WelcomePanels: Sendable {
  private var shown = 0

  /// The next panel, or nil after the last.
  mutating func next() -> WelcomePanel? {
    guard shown < WelcomeWording.panels.count else { return nil }
    shown += 1
    return WelcomePanel(number: shown)
  }
}

struct WelcomePanel: Sendable, Equatable {
  /// From 1.
  let number: Int

  func render(on canvas: Canvas) -> StyledText {
    let count = WelcomeWording.panels.count
    var words = StyledText(WelcomeWording.panels[number - 1])
    words += StyledText("\n\n" + WelcomeWording.foot(number, of: count), .dim)
    let poses: [PenguinPose] = [.happy, .thumbsUp, .encouraging]
    return PenguinView.render(poses[(number - 1) % poses.count], saying: words, on: canvas)
  }
}
