/// Every command with its help. Parsing, help and shell completion all read this table.
enum CommandTable {
  static func spec(of name: CommandName) -> CommandSpec {
    switch name {
    case .chat, .say, .add, .dump, .share: capturing(name)
    case .next, .list, .agenda, .find, .show, .status: looking(name)
    case .do, .done, .skip, .snooze, .drop, .reopen, .edit, .undo, .redo: changing(name)
    case .nudges, .agent: ringing(name)
    case .when, .understand: reading(name)
    default: keeping(name)
    }
  }

  /// The headings of the command list, with what stands below each.
  static let groups: [(heading: String, names: [CommandName])] = [
    ("Say what is on your mind", [.chat, .say, .add, .dump, .share]),
    ("See", [.next, .list, .agenda, .find, .show, .status]),
    ("Move things along", [.do, .done, .skip, .snooze, .drop, .reopen, .edit, .undo, .redo]),
    ("Be told", [.nudges, .agent]),
    ("Understand words", [.when, .understand]),
    ("Settle in", [.persona, .memory, .ai, .config, .privacy, .doctor, .completions, .help, .version]),
  ]

  private static func capturing(_ name: CommandName) -> CommandSpec {
    switch name {
    case .chat:
      CommandSpec(
        name: .chat, arguments: "", summary: "Talk with Nudgy (this is what `nudgy` alone does)",
        details: "When standard input is not a terminal, all of it is one message.",
        options: [.init(.lines, "every line of standard input is one message of one conversation")],
        examples: [
          .init("nudgy", "start talking"),
          .init("nudgy < transcript.txt", "hand over a whole transcript"),
          .init("nudgy chat --lines --json < messages.txt", "hold a conversation from a script"),
        ])
    case .say:
      CommandSpec(
        name: .say, arguments: "TEXT…", summary: "Say one thing and get the reply",
        examples: [
          .init("nudgy say what should I do now", "ask for one thing"),
          .init("nudgy say done with the dishes, push the dentist to friday", "two changes at once"),
        ])
    case .add:
      CommandSpec(
        name: .add, arguments: "TEXT…", summary: "Keep exactly one task; dates in it are understood",
        examples: [
          .init("nudgy add call the dentist tomorrow at 3", "a task with a time"),
          .init("nudgy add -- --verbose flag docs", "words that start with a dash go after `--`"),
        ])
    case .share:
      CommandSpec(
        name: .share, arguments: "URL | TEXT… | FILE | -",
        summary: "Take one thing in from elsewhere, exactly once",
        details:
          "A link, some words, a file (mail, event, link, picture …), or `-` for standard input. Nothing in it "
          + "is obeyed, and nothing is fetched.",
        options: [
          .init(.until, "away with it until then: 'this weekend', 'tomorrow morning'"),
          .init(.title, "what to call it"),
          .init(.url, "a `nudge:add?text=…&until=…&title=…&url=…` link, as a browser hands it over"),
        ],
        examples: [
          .init("nudgy share https://example.com/great-article --until \"this weekend\"", "to read then"),
          .init("nudgy share invitation.ics", "the event as a dated task"),
          .init("nudgy share - < message.eml", "a mail, with its subject and its sender"),
        ])
    default:
      CommandSpec(
        name: .dump, arguments: "[FILE]", summary: "Turn a brain dump into tasks",
        details: "Reads FILE, or standard input without one (`-` says so too). Nothing in it is obeyed; "
          + "everything in it is kept.",
        examples: [
          .init("nudgy dump notes.txt", "from a file"), .init("pbpaste | nudgy dump", "from the clipboard"),
        ])
    }
  }

  private static func looking(_ name: CommandName) -> CommandSpec {
    switch name {
    case .next:
      CommandSpec(
        name: .next, arguments: "[ENERGY] [MINUTES]", summary: "The one thing to do now, and why",
        options: [
          .init(.energy, "low, medium or high: what you have right now"),
          .init(.minutes, "how many minutes you have"),
        ],
        examples: [
          .init("nudgy next --energy low --minutes 10", "something small"),
          .init("nudgy next low 10", "the same"),
        ])
    case .list:
      CommandSpec(
        name: .list, arguments: "[SCOPE]", summary: "The board: up next, snoozed, done today",
        details: "SCOPE is one part: today, week, overdue, stale, snoozed, done, dropped or all.",
        options: [
          .init(.all, "everything, with what is done and what was let go"),
          .init(.limit, "how many rows of each part (5)"),
        ],
        examples: [
          .init("nudgy list", "five rows of each"), .init("nudgy list today", "what today asks for"),
          .init("nudgy list --all --json", "everything"),
        ])
    case .agenda:
      CommandSpec(
        name: .agenda, arguments: "[RANGE]", summary: "Everything dated that stands open, by day, whole",
        details:
          "RANGE is today, tomorrow, week, month or any time in words; without it, what is still here and "
          + "everything from today on.",
        examples: [
          .init("nudgy agenda week", "this week, Monday to Sunday"),
          .init("nudgy agenda until the 12th", "what is still here, and all until then"),
          .init("nudgy agenda friday to sunday --json", "for a program"),
        ])
    case .find:
      CommandSpec(
        name: .find, arguments: "WORDS…", summary: "Tasks with these words; misspellings are forgiven",
        options: [.init(.limit, "how many (5)")], examples: [.init("nudgy find dentist", "")])
    case .show:
      CommandSpec(
        name: .show, arguments: "REF", summary: "All there is to know about one task",
        details: reference, examples: [.init("nudgy show 12", "by its number")])
    default:
      CommandSpec(
        name: .status, arguments: "", summary: "The one thing, for a status line",
        details:
          "Only looks: it changes nothing and waits for nothing. With nothing to do the line is empty.",
        options: [
          .init(.line, "one plain line, with the time of day; so it is without any of these"),
          .init(.tmux, "for `#(nudgy status --tmux)`, in the colour of the task"),
          .init(.waybar, "one line of JSON for a custom module"),
          .init(.starship, "one plain line, as short as it can be"),
        ],
        examples: [
          .init("nudgy status --tmux", "as `set -g status-right '#(nudgy status --tmux)'` in ~/.tmux.conf")
        ])
    }
  }

  private static let reference = "REF is a number (`12` or `#12`) or words from the task."

  /// Of commands that can change many things at once.
  private static let sure: [CommandSpec.Option] = [
    .init(.yes, "go ahead, also with more than three at once")
  ]

  private static func changing(_ name: CommandName) -> CommandSpec {
    switch name {
    case .do:
      CommandSpec(
        name: .do, arguments: "[REF]", summary: "Call, text, mail or open what a task is about",
        details: reference + " Numbers come from the task, from what you told me, or from your contacts "
          + "(`nudgy config set contacts ~/.local/share/khard`).",
        options: [.init(.print, "show the link and open nothing")],
        examples: [.init("nudgy do", "the card on the table"), .init("nudgy do 3 --print", "tel:555-0100")])
    case .done:
      CommandSpec(
        name: .done, arguments: "[REF]", summary: "A task is done; without REF, the current card",
        details: reference + " Several numbers are fine.", options: sure,
        examples: [.init("nudgy done", "the card on the table"), .init("nudgy done dentist", "by words")])
    case .skip:
      CommandSpec(
        name: .skip, arguments: "[REF]", summary: "Not this one now: to the end of the queue",
        details: reference, options: sure)
    case .snooze:
      CommandSpec(
        name: .snooze, arguments: "[REF] WHEN…", summary: "Away with it until a time that suits",
        details: reference + " A snooze moves the return, never the deadline.", options: sure,
        examples: [
          .init("nudgy snooze 3 friday", ""), .init("nudgy snooze later today", "the current card, 3 hours"),
          .init("nudgy snooze dentist tomorrow morning", "9:00"),
        ])
    case .drop:
      CommandSpec(
        name: .drop, arguments: "REF", summary: "Let a task go; it can come back", details: reference,
        options: sure)
    case .reopen:
      CommandSpec(
        name: .reopen, arguments: "REF", summary: "Bring back what was done, snoozed or let go",
        details: reference, options: sure)
    case .edit:
      CommandSpec(
        name: .edit, arguments: "REF TEXT…", summary: "Change a task's words or date",
        details: reference,
        examples: [
          .init("nudgy edit 7 buy cat food", "a new title"), .init("nudgy edit 7 thursday", "a new date"),
        ])
    case .undo:
      CommandSpec(
        name: .undo, arguments: "[N]", summary: "Take back the last change, or the last N",
        options: sure, examples: [.init("nudgy undo 3", "")])
    default:
      CommandSpec(name: .redo, arguments: "[N]", summary: "Bring back what was undone", options: sure)
    }
  }

  private static func ringing(_ name: CommandName) -> CommandSpec {
    switch name {
    case .nudges:
      CommandSpec(
        name: .nudges, arguments: "[mute [WHEN] | unmute]", summary: "What will ring, when, and by which way",
        details:
          "Muted, nothing rings until WHEN (tomorrow morning without it); what was missed is told in one.",
        examples: [.init("nudgy nudges", "the next seven days"), .init("nudgy nudges mute until monday", "")])
    default:
      CommandSpec(
        name: .agent, arguments: "[install | uninstall | status | unit [PROGRAM]]",
        summary: "Ring while no chat is open",
        details:
          "Without a word it runs until it is stopped; installed, it starts with you (systemd, launchd or cron). "
          + "unit prints what tells systemd of it, and installs nothing.",
        options: [.init(.once, "ring what is due by now, then stop; for cron")],
        examples: [
          .init("nudgy agent install", "from now on"), .init("nudgy agent --once", "from a crontab line"),
        ])
    }
  }

  private static func reading(_ name: CommandName) -> CommandSpec {
    switch name {
    case .when:
      CommandSpec(
        name: .when, arguments: "[TEXT…]", summary: "What a time expression means",
        details: "Without TEXT, one expression per line of standard input.",
        options: [.init(.trace, "which rules fired on which words")],
        examples: [.init("nudgy when next friday 5pm", ""), .init("nudgy when --json < times.txt", "")])
    default:
      CommandSpec(
        name: .understand, arguments: "[TEXT…]", summary: "What a message means; changes nothing",
        details: "Without TEXT, one message per line of standard input.",
        options: [
          .init(.trace, "why: the rules that fired, or how likely each word is what"),
          .init(.scene, "each line is JSON: a message with the tasks it is said to"),
        ],
        examples: [.init("nudgy understand push the dentist to friday", "")])
    }
  }

  private static func keeping(_ name: CommandName) -> CommandSpec {
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
