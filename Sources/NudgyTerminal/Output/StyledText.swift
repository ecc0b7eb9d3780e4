/// Text with its looks, as a value. It holds no escape sequences; `ANSI` makes them when it is written.
///
/// Control characters in the text, whoever it came from, are dropped on the way to the screen.
package struct StyledText: Sendable, Equatable {
  /// A run of text in one style.
  package struct Span: Sendable, Equatable {
    package var text: String
    package var style: TextStyle
  }

  package private(set) var spans: [Span] = []

  package init() {}

  package init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  package var isEmpty: Bool { spans.isEmpty }

  /// The words alone.
  package var plainText: String { spans.map(\.text).joined() }

  /// Cells taken by the text when it stands on one line.
  package var width: Int { spans.reduce(0) { $0 + CellWidth.of($1.text) } }

  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text: text, style: style))
    }
  }

  package mutating func append(_ other: StyledText) {
    for span in other.spans { append(span.text, span.style) }
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.append(right)
    return result
  }

  package static func += (left: inout StyledText, right: StyledText) {
    left.append(right)
  }

  /// The lines one below the other, each ended by a line break.
  package static func lines(_ lines: [StyledText]) -> StyledText {
    lines.reduce(into: StyledText()) { result, line in
      result.append(line)
      result.append("\n")
    }
  }
}

extension StyledText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self.init(value)
  }
}
