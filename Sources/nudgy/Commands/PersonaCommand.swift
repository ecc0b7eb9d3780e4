import NudgyAssistant
import NudgyCore
import NudgyTerminal

/// `nudgy persona [list | use NAME | show [NAME]]`.
enum PersonaCommand {
  static func run(_ here: Surroundings) async throws(NudgyError) -> ExitCode {
    let rest = here.words.dropFirst().joined(separator: " ")
    switch here.words.first ?? "list" {
    case "list":
      try here.expectWords(atMost: 1, of: .persona)
      await list(try Wiring.engine(here), here)
    case "use":
      guard !rest.isEmpty else { throw missing }
      try await use(rest, try Wiring.engine(here), here)
    case "show": try await show(rest, try Wiring.engine(here), here)
    case let other: throw .unexpectedArgument(other, command: CommandName.persona.rawValue)
    }
    return .done
  }

  private static func list(_ engine: NudgyEngine, _ here: Surroundings) async {
    let personas = await engine.personas()
    for issue in await engine.personaIssues() { here.output.notice(issue.text) }
    guard !here.options.json else {
      here.output.document(["personas": .array(personas.map(json))])
      return
    }
    for persona in personas {
      let mark = persona.isCurrent ? Words.currentMark : Words.otherMark
      let line = "\(persona.emoji) \(persona.name) (\(persona.id)): \(persona.summary)"
      here.output.writeLine("\(mark) \(PlainText.singleLine(line))")
    }
  }

  private static func use(
    _ name: String, _ engine: NudgyEngine, _ here: Surroundings
  ) async throws(NudgyError) {
    let persona = try await engine.usePersona(name)
    if here.options.json {
      here.output.document(["persona": json(persona)])
    } else {
      here.output.writeLine(PlainText.singleLine(Words.nowSpeaking("\(persona.emoji) \(persona.name)")))
    }
  }

  private static func show(
    _ name: String, _ engine: NudgyEngine, _ here: Surroundings
  ) async throws(NudgyError) {
    let current = await engine.personas().first { $0.isCurrent }
    let id = name.isEmpty ? current?.id ?? "" : name
    let text = try await engine.personaText(id)
    if here.options.json {
      here.output.document(["id": .string(id), "text": .string(text)])
    } else {
      here.output.write(StyledText(text.hasSuffix("\n") ? text : text + "\n"))
    }
  }

  private static func json(_ persona: PersonaSummary) -> JSONValue {
    [
      "id": .string(persona.id), "name": .string(persona.name), "emoji": .string(persona.emoji),
      "summary": .string(persona.summary), "current": .bool(persona.isCurrent),
      "path": JSONValue(persona.path),
    ]
  }

  private static var missing: NudgyError {
    .missingArgument(name: Words.aName, command: CommandName.persona.rawValue)
  }
}
