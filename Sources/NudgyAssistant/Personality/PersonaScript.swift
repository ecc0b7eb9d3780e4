import NudgyCore

/// The text of a persona's files, cut into sections; a section's lines are read when they are asked for.
struct PersonaScript: Sendable {
  /// A run of bytes of one of the texts.
  struct Section: Sendable, Equatable {
    var text: Int
    var range: Range<Int>
    /// Number of the line its range begins at, from 1.
    var firstLine: Int
  }

  var texts: [[UInt8]] = []
  var prompts: [Section] = []
  var moments: [Moment: [Section]] = [:]

  var prompt: String {
    let parts = prompts.map { PlainText.multiLine(string($0)).trimmed }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  func lines(for moment: Moment) -> [LineTemplate] {
    (moments[moment] ?? []).flatMap { bullets(of: $0).map { LineTemplate($0.text) } }
  }

  /// The bullets of a section, each with its line number. An indented line continues the bullet above it.
  func bullets(of section: Section) -> [(text: String, line: Int)] {
    var bullets: [(text: String, line: Int)] = []
    for (line, text) in numberedLines(of: section) {
      switch SectionLine(text) {
      case .bullet(let text): bullets.append((text, line))
      case .continuation(let text):
        if let last = bullets.indices.last { bullets[last].text += " " + text }
      case .empty, .stray: break
      }
    }
    return bullets
  }

  func numberedLines(of section: Section) -> [(line: Int, text: String)] {
    let lines = texts[section.text][section.range]
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().map { (section.firstLine + $0, String(decoding: $1, as: UTF8.self)) }
  }

  private func string(_ section: Section) -> String {
    String(decoding: texts[section.text][section.range], as: UTF8.self)
  }
}

/// What a line within a section of curated lines is.
enum SectionLine: Equatable {
  case bullet(String)
  case continuation(String)
  case empty
  case stray

  init(_ line: String) {
    let text = line.trimmed
    if text.isEmpty || text.hasPrefix("<!--") {
      self = .empty
    } else if text.hasPrefix("- ") || text.hasPrefix("* ") {
      self = .bullet(String(text.dropFirst(2)))
    } else if text == "-" || text == "*" {
      self = .empty
    } else if line.first == " " || line.first == "\t" {
      self = .continuation(text)
    } else {
      self = .stray
    }
  }
}
