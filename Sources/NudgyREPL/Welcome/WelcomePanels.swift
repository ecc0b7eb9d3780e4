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

/// What a newcomer is told.
enum WelcomeWording {
  static let panels = [
    """
    Hi, I'm Nudgy. I hold your tasks so your head needn't.
    Tell me what's on your mind, all of it at once if you like: \
    "call the dentist tomorrow and buy dog food".
    """,
    """
    Ask "what's next?" and I hand you one thing. Just one.
    Then say "done", "skip", or "not now, tomorrow morning".
    """,
    """
    Nothing gets lost: "undo" takes anything back.
    It all stays on this machine. "/help" shows the shortcuts, Ctrl-D leaves.
    """,
  ]

  static func foot(_ number: Int, of count: Int) -> String {
    number < count
      ? "Just start typing, or press Enter for more (\(number) of \(count))."
      : "So, what's on your mind?"
  }
}
