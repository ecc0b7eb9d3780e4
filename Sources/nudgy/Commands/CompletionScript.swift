/// What tells a shell how a line of Nudgy goes on.
enum CompletionScript {
  static func text(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  /// The words that may follow a command.
  private static func words(of command: CommandName) -> [String] {
    switch command {
    case .agenda: ["today", "tomorrow", "week", "month"]
    case .nudges: ["mute", "unmute"]
    case .agent: ["install", "uninstall", "status", "unit"]
    case .persona: ["list", "use", "show"]
    case .memory: ["show", "forget", "path"]
    case .ai: ["on", "off", "auto", "model", "url", "budget", "test", "retry"]
    case .config: ["get", "set", "unset", "path"]
    case .completions: ["bash", "zsh", "fish"]
    case .help: CommandName.allCases.map(\.rawValue)
    default: []
    }
  }

  /// The commands that take a file.
  private static let readers: [CommandName] = [.dump, .share]

  // MARK: - bash

  private static var bash: String {
    let names = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    let cases = CommandName.allCases.map { command in
      let options = (command.spec.options.map(\.option) + OptionSpec.everywhere).map(\.name)
      let all = (words(of: command) + options).joined(separator: " ")
      let more = readers.contains(command) ? " -f" : ""
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

  // MARK: - zsh

  /// Works from a folder of zsh's as well as read in by a start file.
  private static var zsh: String {
    let commands = CommandName.allCases.map { described($0.rawValue, $0.spec.summary) }
    let cases = CommandName.allCases.map { command in
      let options = command.spec.options.map { described($0.option.name, $0.summary) }
      let words = words(of: command).map { "'\($0)'" }
      return "      \(command.rawValue)) words_here=(\(words.joined(separator: " ")))"
        + " options+=(\(options.joined(separator: " "))) ;;"
    }
    let everywhere = Words.everywhereOptions.map { described($0.option.name, $0.summary) }
    return """
      #compdef nudgy
      _nudgy() {
        local -a words_here options
        if (( CURRENT == 2 )); then
          words_here=(\(commands.joined(separator: " ")))
        else
          options=(\(everywhere.joined(separator: " ")))
          case $words[2] in
      \(cases.joined(separator: "\n"))
          esac
          [[ $words[2] == (\(readers.map(\.rawValue).joined(separator: "|"))) ]] && _files
        fi
        _describe word words_here
        _describe -o option options
      }
      if [[ $funcstack[1] == _nudgy ]]; then _nudgy "$@"; else compdef _nudgy nudgy; fi

      """
  }

  /// A word and what it does, as `_describe` takes them.
  private static func described(_ word: String, _ summary: String) -> String {
    "'\(word):\(summary.replacing("'", with: "'\\''"))'"
  }

  // MARK: - fish

  private static var fish: String {
    var lines = ["complete -c nudgy -f"]
    for command in CommandName.allCases {
      let name = command.rawValue
      lines.append(
        "complete -c nudgy -n __fish_use_subcommand -a \(name) -d \(quoted(command.spec.summary))")
      let seen = "complete -c nudgy -n '__fish_seen_subcommand_from \(name)'"
      lines += words(of: command).map { "\(seen) -a \($0)" }
      lines += command.spec.options.map { "\(seen) \(flags($0.option)) -d \(quoted($0.summary))" }
      if readers.contains(command) { lines.append("\(seen) -F") }
    }
    lines += Words.everywhereOptions.map { "complete -c nudgy \(flags($0.option)) -d \(quoted($0.summary))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func flags(_ option: OptionSpec) -> String {
    let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
    let value = if case .required = option.value { " -x" } else { "" }
    return "-l \(option.name.dropFirst(2))\(short)\(value)"
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
