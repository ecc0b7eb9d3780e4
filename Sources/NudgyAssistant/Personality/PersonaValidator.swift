/// Looks at every line of a persona and says what its author will want to know.
enum PersonaValidator {
  static func issues(in persona: Persona, file: String) -> [PersonaIssue] {
    var issues: [PersonaIssue] = []
    for (moment, sections) in persona.script.moments {
      for section in sections {
        issues += lineIssues(persona.script, section, moment.rawValue).map {
          PersonaIssue(file: file, line: $0.line, kind: $0.kind)
        }
      }
    }
    let missing = Moment.allCases.filter { persona.lines(for: $0).isEmpty }
    let unwritten = missing.filter { persona.script.moments[$0] == nil }
    if !unwritten.isEmpty {
      issues.append(PersonaIssue(file: file, line: 1, kind: .missingSections(unwritten)))
    }
    return issues
  }

  private static func lineIssues(
    _ script: PersonaScript, _ section: PersonaScript.Section, _ name: String
  ) -> [(line: Int, kind: PersonaIssue.Kind)] {
    var issues: [(line: Int, kind: PersonaIssue.Kind)] = []
    let bullets = script.bullets(of: section)
    if bullets.isEmpty { issues.append((section.firstLine - 1, .emptySection(name))) }
    for bullet in bullets {
      for unknown in LineTemplate(bullet.text).unknownNames {
        issues.append((bullet.line, .unknownPlaceholder(unknown, section: name)))
      }
    }
    for (line, text) in script.numberedLines(of: section) where SectionLine(text) == .stray {
      issues.append((line, .strayText(section: name)))
    }
    return issues
  }
}
