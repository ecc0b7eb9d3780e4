/// How deep a text of JSON, or of Python's literals, stands in brackets, followed byte by byte as it arrives.
struct Nesting: Sendable, Equatable {
  /// What closes the open brackets, outermost first.
  private var closers: [UInt8] = []
  private var quote: UInt8?
  private var isEscaped = false
  private(set) var hasOpened = false
  private let allowsSingleQuotes: Bool

  /// - Parameter allowsSingleQuotes: as Python does.
  init(allowsSingleQuotes: Bool = false) {
    self.allowsSingleQuotes = allowsSingleQuotes
  }

  var isInString: Bool { quote != nil }
  /// Whether what was opened is closed again.
  var isComplete: Bool { hasOpened && closers.isEmpty }
  /// Whether more has to come.
  var isOpen: Bool { !closers.isEmpty }
  /// What would close the brackets that are open.
  var missing: [UInt8] { closers.reversed() }

  mutating func follow(_ byte: UInt8) {
    if let quote {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == quote {
        self.quote = nil
      }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): quote = byte
    case UInt8(ascii: "'") where allowsSingleQuotes: quote = byte
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"))
    case UInt8(ascii: "["): open(UInt8(ascii: "]"))
    case UInt8(ascii: "(") where allowsSingleQuotes: open(UInt8(ascii: ")"))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
    case UInt8(ascii: ")") where allowsSingleQuotes: close()
    default: break
    }
  }

  private mutating func open(_ closer: UInt8) {
    closers.append(closer)
    hasOpened = true
  }

  private mutating func close() {
    // What closes nothing is for whoever reads the whole to refuse.
    if !closers.isEmpty { closers.removeLast() }
  }
}
