/// The drawings: at most six rows, every character one cell wide.
enum PenguinArt {
  static func rows(_ pose: PenguinPose) -> [String] {
    switch pose {
    case .idle:
      [
        "   ╭───╮",
        "   │• •│",
        "  ╭┤ ▾ ├╮",
        "  ╰┤   ├╯",
        "   ╰┬─┬╯",
        "    ┘ └",
      ]
    case .happy:
      [
        "   ╭───╮",
        "   │^ ^│",
        "  ╭┤ ▾ ├╮",
        "  ╯│   │╰",
        "   ╰┬─┬╯",
        "    ┘ └",
      ]
    case .thinking:
      [
        "   ╭───╮  ?",
        "   │° °│ ·",
        "  ╭┤ ▾ ├╮",
        "  ╰┤ ╶─┼╯",
        "   ╰┬─┬╯",
        "    ┘ └",
      ]
    case .sleeping:
      [
        "          z",
        "   ╭───╮ z",
        "   │- -│",
        "  ╭┤ ▾ ├╮",
        "  ╰┤   ├╯",
        "   ╰───╯",
      ]
    case .celebrating:
      [
        " * ╭───╮ *",
        "   │^ ^│",
        "  ╲┤ ▾ ├╱",
        " · │   │ ·",
        "   ╰┬─┬╯",
        "   ╱   ╲",
      ]
    case .thumbsUp:
      [
        "   ╭───╮",
        "   │• -│ ╷",
        "  ╭┤ ▾ ├─╯",
        "  ╰┤   │",
        "   ╰┬─┬╯",
        "    ┘ └",
      ]
    case .encouraging:
      [
        "   ╭───╮  ♥",
        "   │• •│",
        "  ╭┤ ▾ ├╱",
        "  ╰┤   │",
        "   ╰┬─┬╯",
        "    ┘ └",
      ]
    }
  }
}
