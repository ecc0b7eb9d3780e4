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
