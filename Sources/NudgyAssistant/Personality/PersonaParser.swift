import NudgyCore

/// Reads persona files: one pass over the bytes that finds the front matter and where each section lies.
///
/// The lines of a section are not looked at here, so that a launch pays for none but those it speaks;
/// `PersonaValidator` looks at them all.
struct PersonaParser {
  /// Larger files are not read. The shipped ones hold less than 30 kB each.
  static let limit = 256 * 1024

  private enum Part { case start, frontMatter, body }

  private var script = PersonaScript()
  private var matter = FrontMatter()
  private var issues: [(line: Int, kind: PersonaIssue.Kind)] = []
  /// The section being read; the text before the first heading counts as the prompt.
  private var open: (name: String, section: PersonaScript.Section)?

  /// The persona of some texts, which follow each other as if they were one, and what is odd about them.
  static func parse(
    _ texts: [[UInt8]], file: String, fallbackID: String, origin: PersonaOrigin
  ) -> (persona: Persona, issues: [PersonaIssue]) {
    var parser = PersonaParser()
    parser.script.texts = texts
    for index in texts.indices { parser.readText(index) }
    var reader = PersonaProfileReader(parser.matter)
    let profile = reader.profile(fallbackID: fallbackID)
    let found = (parser.matter.issues + reader.issues + parser.issues).map {
      PersonaIssue(file: file, line: $0.line, kind: $0.kind)
    }
    return (Persona(profile: profile, origin: origin, script: parser.script), found)
  }

  private mutating func readText(_ index: Int) {
    let bytes = script.texts[index]
    var part = Part.start
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 1
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      read(bytes, start..<end, number, of: index, &part)
      start = end + 1
      number += 1
    }
    if part == .start, index == 0 { issues.append((1, .noFrontMatter)) }
    if part == .frontMatter { issues.append((1, .unclosedFrontMatter)) }
    closeSection(at: bytes.count)
  }

  private mutating func read(
    _ bytes: [UInt8], _ range: Range<Int>, _ number: Int, of index: Int, _ part: inout Part
  ) {
    switch part {
    case .body:
      guard isHeading(bytes, range) else { return }
      closeSection(at: range.lowerBound)
      let name = String(decoding: bytes[range].dropFirst(3), as: UTF8.self)
      openSection(PlainText.singleLine(name), at: range.upperBound + 1, line: number + 1, of: index)
    case .frontMatter:
      let line = String(decoding: bytes[range], as: UTF8.self)
      if line.trimmed == "---" || line.trimmed == "..." {
        part = .body
        openSection("prompt", at: range.upperBound + 1, line: number + 1, of: index)
      } else {
        matter.read(line, line: number)
      }
    case .start:
      let line = String(decoding: bytes[range], as: UTF8.self).trimmed
      if line == "---" {
        part = .frontMatter
      } else if !line.isEmpty {
        if index == 0 { issues.append((number, .noFrontMatter)) }
        part = .body
        openSection("prompt", at: range.lowerBound, line: number, of: index)
        read(bytes, range, number, of: index, &part)
      }
    }
  }

  private func isHeading(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.count > 3 && bytes[range.lowerBound] == UInt8(ascii: "#")
      && bytes[range.lowerBound + 1] == UInt8(ascii: "#") && bytes[range.lowerBound + 2] == UInt8(ascii: " ")
  }

  private mutating func openSection(_ name: String, at start: Int, line: Int, of index: Int) {
    open = (name, .init(text: index, range: start..<start, firstLine: line))
  }

  /// `## All clear` and `## all_clear` name the same moment.
  private mutating func closeSection(at end: Int) {
    guard let (name, start) = open else { return }
    open = nil
    var section = start
    section.range = min(section.range.lowerBound, end)..<end
    let key = String(name.lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
    if key == "prompt" {
      script.prompts.append(section)
    } else if let moment = Moment(rawValue: key) {
      if script.moments[moment] != nil { issues.append((section.firstLine - 1, .repeatedSection(key))) }
      script.moments[moment, default: []].append(section)
    } else {
      let suggestion = Spelling.nearest(to: key, among: Moment.allCases.map(\.rawValue) + ["prompt"])
      issues.append((section.firstLine - 1, .unknownSection(name, suggestion: suggestion)))
    }
  }
}
