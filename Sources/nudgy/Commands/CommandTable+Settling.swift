// What Nudgy is set up with.
extension CommandTable {
  static func keeping(_ name: CommandName) -> CommandSpec {
    switch name {
    case .persona:
      CommandSpec(
        name: .persona, arguments: "[list | use NAME | show [NAME]]", summary: "Whose voice you hear",
        examples: [.init("nudgy persona use grandma", "")])
    case .memory:
      CommandSpec(
        name: .memory, arguments: "[show | forget SUBJECT… | path]", summary: "What Nudgy knows about you",
        details: "A forgotten fact can be undone for a week; your own words stay in the talk.",
        options: [.init(.allTraces, "forget: also out of the talk and every copy, for good")] + sure,
        examples: [
          .init("nudgy memory forget dentist", ""),
          .init("nudgy memory forget --everywhere \"Dr. Chen\"", ""),
        ])
    case .ai:
      CommandSpec(
        name: .ai,
        arguments: "[on | off | auto | model NAME | url ADDRESS | budget N [calls | tokens] | test | retry]",
        summary: "Whether a model helps, and which",
        details:
          "auto asks one when a key or an address is there; off never touches the network. A model that "
          + "failed rests for a while in the chat, and retry ends that.",
        examples: [
          .init("nudgy ai", "how things stand, and what was used today"),
          .init("nudgy ai url http://127.0.0.1:11434/v1", "Ollama on this machine"),
          .init("nudgy ai test", "ask it one thing, and see how it does"),
          .init("nudgy ai budget 50", "at most 50 requests a day; `budget none` lifts it"),
        ])
    case .config:
      CommandSpec(
        name: .config, arguments: "[get [KEY] | set KEY VALUE | unset KEY | path]",
        summary: "Settings, kept in config.json", examples: [.init("nudgy config set clock 24", "")])
    case .privacy:
      CommandSpec(name: .privacy, arguments: "", summary: "What would leave this machine, and where to")
    case .doctor:
      CommandSpec(name: .doctor, arguments: "", summary: "Check that all is well")
    case .completions:
      CommandSpec(
        name: .completions, arguments: "bash | zsh | fish", summary: "Completion for your shell",
        examples: [.init("nudgy completions bash > ~/.local/share/bash-completion/completions/nudgy", "")])
    case .version:
      CommandSpec(name: .version, arguments: "", summary: "Which Nudgy this is")
    default:
      CommandSpec(
        name: .help, arguments: "[COMMAND]", summary: "This, or more about one command",
        options: [.init(.man, "all of it as a manual page, for `man -l`")])
    }
  }
}
