import NudgyCore

/// One curated line, with places for values: `{title} is yours now.`
package struct LineTemplate: Sendable, Equatable {
  package enum Piece: Sendable, Equatable {
    case text(String)
    case placeholder(Placeholder)
    /// A name in braces that no value has.
    case unknown(String)
  }

  /// As written, on one line and without control characters.
  package let source: String
  package let pieces: [Piece]

  package init(_ text: some StringProtocol) {
    source = PlainText.singleLine(String(text))
    pieces = LineTemplate.pieces(of: source)
  }

  package var placeholders: [Placeholder] {
    pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }

  package var unknownNames: [String] {
    pieces.compactMap { if case .unknown(let name) = $0 { name } else { nil } }
  }

  /// The line with its values; nil when one is missing or empty.
  package func filled(with values: [Placeholder: String]) -> String? {
    var line = ""
    for piece in pieces {
      switch piece {
      case .text(let text): line += text
      case .unknown: return nil
      case .placeholder(let name):
        guard let value = values[name].map(PlainText.singleLine), !value.isEmpty else { return nil }
        line += value
      }
    }
    return line
  }

  /// A number that stays the same over launches, by which a line is recognised as said before.
  package var fingerprint: UInt32 {
    // FNV-1a, 32 bits: small, and independent of the process, which `hashValue` is not.
    source.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      let name = String(rest[rest.index(after: open)..<close])
      pieces.append(Placeholder(rawValue: name).map(Piece.placeholder) ?? .unknown(name))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}
