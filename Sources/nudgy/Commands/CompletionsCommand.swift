import NudgyCore

/// `nudgy completions bash|zsh|fish`: a completion script made from the command table.
enum CompletionsCommand {
  static func run(_ here: Surroundings) throws(NudgyError) -> ExitCode {
    try here.expectWords(atMost: 1, of: .completions)
    guard let shell = here.words.first else {
      throw .missingArgument(name: Words.aShell, command: CommandName.completions.rawValue)
    }
    guard let script = script(for: shell) else {
      throw .unexpectedArgument(shell, command: CommandName.completions.rawValue)
    }
    if here.options.json {
      here.output.document(["shell": .string(shell), "script": .string(script)])
    } else {
      here.output.raw(script)
    }
    return .done
  }

  private static func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": "#compdef nudgy\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    case "fish": fish
    default: nil
    }
  }

  private static let subcommands: [(CommandName, [String])] = [
    (.agenda, ["today", "tomorrow", "week", "month"]), (.persona, ["list", "use", "show"]),
    (.memory, ["show", "forget", "path"]),
    (.ai, ["on", "off", "auto", "model", "url", "budget", "test", "retry"]),
    (.config, ["get", "set", "unset", "path"]), (.completions, ["bash", "zsh", "fish"]),
    (.help, CommandName.allCases.map(\.rawValue)),
  ]

  private static var names: String { CommandName.allCases.map(\.rawValue).joined(separator: " ") }

  private static func options(of command: CommandName) -> String {
    (command.spec.options.map(\.option) + OptionSpec.everywhere).map(\.name).joined(separator: " ")
  }

  private static var bash: String {
    let cases = CommandName.allCases.map { command in
      let words = subcommands.first { $0.0 == command }?.1 ?? []
      let all = (words + [options(of: command)]).joined(separator: " ")
      let more = command == .dump ? " -f" : ""
      return "    \(command.rawValue)) COMPREPLY=($(compgen\(more) -W \"\(all)\" -- \"$word\")) ;;"
    }
    return """
      _nudgy() {
        local word="${COMP_WORDS[COMP_CWORD]}"
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
      }
      complete -F _nudgy nudgy

      """
  }

  private static var fish: String {
    var lines = ["complete -c nudgy -f"]
    for command in CommandName.allCases {
      let name = command.rawValue
      let summary = command.spec.summary.replacing("'", with: "\\'")
      lines.append("complete -c nudgy -n __fish_use_subcommand -a \(name) -d '\(summary)'")
      let seen = "'__fish_seen_subcommand_from \(name)'"
      for word in subcommands.first(where: { $0.0 == command })?.1 ?? [] {
        lines.append("complete -c nudgy -n \(seen) -a \(word)")
      }
      for option in command.spec.options {
        lines.append(
          "complete -c nudgy -n \(seen) -l \(option.option.name.dropFirst(2)) -d '\(option.summary)'")
      }
    }
    lines.append("complete -c nudgy -n '__fish_seen_subcommand_from dump' -F")
    for (option, summary) in Words.everywhereOptions {
      lines.append("complete -c nudgy -l \(option.name.dropFirst(2)) -d '\(summary)'")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
