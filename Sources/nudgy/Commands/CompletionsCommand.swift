import NudgyCore

/// `nudgy completions bash|zsh|fish`: a completion script made from the command table.
enum CompletionsCommand {
  static func run(_ here: Surroundings) throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 1, of: .completions)
    guard let shell = here.words.first else {
      throw .missingArgument(name: Words.aShell, command: CommandName.completions.rawValue)
    }
    guard let script = CompletionScript.text(for: shell) else {
      throw .unexpectedArgument(shell, command: CommandName.completions.rawValue)
    }
    if here.options.json {
      here.output.document(["shell": .string(shell), "script": .string(script)])
    } else {
      here.output.raw(script)
    }
    return .done
  }
}
