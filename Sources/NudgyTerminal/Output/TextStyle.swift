/// How a piece of text looks, in meanings rather than colours; `Theme` turns an accent into a colour.
package struct TextStyle: Sendable, Hashable {
  package var accent: Accent?
  package var isBold: Bool
  package var isDim: Bool
  package var isItalic: Bool

  package init(accent: Accent? = nil, isBold: Bool = false, isDim: Bool = false, isItalic: Bool = false) {
    self.accent = accent
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
  }

  package static let plain = TextStyle()
  package static let bold = TextStyle(isBold: true)
  package static let dim = TextStyle(isDim: true)

  package static func accent(_ accent: Accent) -> TextStyle { TextStyle(accent: accent) }
}

/// What a colour stands for.
package enum Accent: String, Sendable, Hashable, CaseIterable {
  case active, done, stale, overdue
}
